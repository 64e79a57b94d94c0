/** How to get to every state of the card game's table that is worth a picture. */
import { expect as expectSoon, type Page } from '@playwright/test';
import { type Position, type PositionName, positions } from './cards-positions.ts';
import { questions } from './cards-questions.ts';
import { CardPlayer, openCards } from './cards-table.ts';

const expect = expectSoon.configure({ timeout: 30_000 });
type Open = (page: Page) => Promise<void>;

const at =
  (position: Position, act?: (player: CardPlayer) => Promise<void>): Open =>
  async (page) => {
    await openCards(page, position);
    const player = new CardPlayer(page);
    if (act !== undefined) await act(player);
  };
const seen = (name: PositionName, act?: (player: CardPlayer) => Promise<void>): Open => at(positions[name], act);

async function look(player: CardPlayer, card: string): Promise<void> {
  await player.open('Hand');
  await player.press(`.cg-hand-card[data-card="${card}"]`);
}
async function choose(player: CardPlayer, card: string, way: string): Promise<void> {
  await look(player, card);
  await player.press(`.cg-way[data-option="${way}"]`);
}
/** A pile of a seat; on a phone the seats are in a pane of their own. */
async function pile(player: CardPlayer, owner: string, name: RegExp): Promise<void> {
  await player.open('Overview');
  await player.page
    .locator(`[data-player="${owner}"]`)
    .getByRole('button', { name })
    .locator('visible=true')
    .first()
    .click();
  await expect(player.page.getByRole('dialog')).toBeVisible();
}
/** Questions that are answered with the cards of the hand. */
const IN_HAND = [
  'pay',
  'winnow',
  'cycle-at-set-up',
  'cost',
  'cycle',
  'fetch',
  'eliminate-from-hand',
  'eliminate-drawn',
  'keep-drawn',
  'play-drawn',
];
const asks = Object.fromEntries(
  Object.entries(questions).map(([name, { before, ...position }]): [string, Open] => [
    `cards-asks-${name}`,
    at(position, async (player) => {
      for (const says of before) await player.answer(says);
      await player.asked();
      if (!(await player.page.locator('.window').isVisible()))
        await player.open(IN_HAND.includes(name) ? 'Hand' : 'Table');
    }),
  ]),
);
export const cardsScreens: Readonly<Record<string, Open>> = {
  'cards-beginning-four': seen('beginning-four', (player) => player.asked()),
  'cards-beginning-three': seen('beginning-three', (player) => player.asked()),
  'cards-beginning-two': seen('beginning-two', (player) => player.asked()),
  'cards-beginning-duel': seen('beginning-duel', (player) => player.asked()),
  'cards-beginning-duel-of-three': seen('beginning-duel-of-three', (player) => player.asked()),
  'cards-beginning-fellowship': seen('beginning-fellowship', (player) => player.asked()),
  'cards-war': seen('war'),
  'cards-war-frodo': seen('war-frodo'),
  'cards-war-witch-king': seen('war-witch-king'),
  'cards-war-saruman': seen('war-saruman'),
  'cards-three': seen('three'),
  'cards-both': seen('both', (player) => player.open('Hand')),
  'cards-duel': seen('duel'),
  'cards-duel-shadow': seen('duel-shadow'),
  'cards-duel-of-three': seen('duel-of-three'),
  'cards-duel-of-three-shadow': seen('duel-of-three-shadow'),
  'cards-fellowship': seen('fellowship'),
  'cards-fellowship-balrog': seen('fellowship-balrog'),
  'cards-crowd': seen('crowd'),
  'cards-crowd-hand': seen('crowd', (player) => look(player, 'the-black-captain')),
  'cards-hand': seen('war', (player) => player.open('Hand')),
  'cards-choices': seen('war', (player) => player.open('Choices')),
  'cards-seats': seen('war', (player) => player.open('Overview')),
  'cards-card': seen('war', (player) => look(player, 'high-elves')),
  'cards-place': seen('war', (player) => choose(player, 'high-elves', 'play high-elves dol-guldur')),
  'cards-place-on-table': seen('war', async (player) => {
    await choose(player, 'high-elves', 'play high-elves dol-guldur');
    await player.open('Table');
  }),
  'cards-payment': seen('war', async (player) => {
    await choose(player, 'high-elves', 'play high-elves dol-guldur');
    await player.press('[data-pay="elven-cloak"]');
  }),
  'cards-item': seen('war', (player) => look(player, 'elven-cloak')),
  'cards-event': seen('war', (player) => look(player, 'the-three-hunters')),
  'cards-location': seen('war', async (player) => {
    await player.press('[data-place="lorien"] .cg-plaque');
    await expect(player.page.getByRole('dialog')).toBeVisible();
  }),
  'cards-left': seen('war', async (player) => {
    await player.open('Overview');
    await player.press('.cg-left');
    await expect(player.page.getByRole('dialog')).toBeVisible();
  }),
  'cards-own-pile': seen('war', (player) => pile(player, 'aragorn', /^Cycled/)),
  'cards-other-pile': seen('war', (player) => pile(player, 'witch-king', /^Cycled/)),
  'cards-reserve': seen('war', (player) =>
    player.press('[data-player="aragorn"] [data-card="strider"], [data-place="egladil"] [data-card="the-hunter"]'),
  ),
  'cards-log': seen('war', async (player) => {
    await player.answer('play high-elves dol-guldur');
    await player.answer('cycle elven-cloak');
    await player.asked();
    await player.open('Log');
  }),
  'cards-curtain': seen('shared'),
  'cards-end': seen('end', async (player) => {
    await expect(player.page.locator('.ended').first()).toBeAttached();
  }),
  ...asks,
};
