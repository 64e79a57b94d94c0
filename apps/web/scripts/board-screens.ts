/** How to get to every state of the board game's table that is worth a picture. */
import { expect, type Page } from '@playwright/test';
import { positions, type Seating } from './board-positions.ts';
import { openBoard, Player } from './board-table.ts';

type Act = (player: Player) => Promise<void>;
const at = (position: keyof typeof positions, act?: Act, more: Partial<Seating> = {}) => {
  return async (page: Page): Promise<void> => {
    await openBoard(page, { position: positions[position], seat: 0, ...more });
    const player = new Player(page);
    if (more.people !== undefined) return;
    await player.asked();
    await act?.(player);
  };
};
/** The first question after the standing orders. */
const toAct: Act = (player) => player.toAct();
async function attack(player: Player): Promise<void> {
  await player.pressRegion('westemnet');
  await player.press('.region-panel .deed:has-text("Fords of Isen")');
}
async function fight(player: Player): Promise<void> {
  await attack(player);
  await player.press('.army-picker .confirm');
  await expect(player.page.locator('.moment .choice').first()).toBeVisible({ timeout: 30_000 });
}
async function move(player: Player): Promise<void> {
  await player.open('Overview');
  await player.press('.fellowship .chip:has-text("Move the Fellowship")');
}
async function assault(player: Player): Promise<void> {
  await player.pressRegion('helms-deep');
  await player.press('.region-panel .deed:has-text("Assault")');
  await player.press('.army-picker .confirm');
  await expect(player.page.locator('.moment')).toBeVisible({ timeout: 30_000 });
}
/** On until the window asks this; or the window is gone. */
async function until(player: Player, asks: string): Promise<void> {
  const question = player.page.locator('.moment .question', { hasText: asks });
  const gone = async (): Promise<boolean> => !(await player.page.locator('.moment').isVisible());
  await player.goOn(async () => (await question.isVisible()) || (await gone()));
}
/** Something is done, and the others have answered: there is news to tell. */
async function news(player: Player): Promise<void> {
  await player.open('Hand');
  await player.press('.card-spine:has-text("Athelas")');
  await player.press('[role="dialog"] .button.prime');
  await player.confirm();
  await player.goOn(async () => /What will you do/.test(await player.asked()));
}
const people = ['Mira', 'Jonas', 'Ada', 'Emil'];
export const boardScreens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'board-order': at('beginning'),
  'board-beginning': at('beginning', toAct),
  'board-beginning-shadow': at('beginning', undefined, { seat: 1 }),
  'board-war': at('war'),
  'board-war-shadow': at('war-of-the-shadow', (player) => player.pressRegion('helms-deep'), { seat: 1 }),
  'board-die': at('war', (player) => player.press('.die-button')),
  'board-region': at('war', (player) => player.pressRegion('westemnet')),
  'board-ring': at('war', (player) => player.pressRegion('eastern-emyn-muil')),
  'board-picker': at('war', attack),
  'board-hand': at('war', (player) => player.open('Hand')),
  'board-card': at('war', async (player) => {
    await player.open('Hand');
    await player.press('.card-spine');
  }),
  'board-card-confirm': at('war', async (player) => {
    await player.open('Hand');
    await player.press('.card-spine:has-text("Athelas")');
    await player.press('[role="dialog"] .button.prime');
    await expect(player.page.locator('[role="dialog"] .confirm')).toBeEnabled({ timeout: 30_000 });
  }),
  'board-overview': at('war', (player) => player.open('Overview')),
  'board-choices': at('war', (player) => player.open('Choices')),
  'board-list': at('war', (player) => player.press('.map-tools button:last-child')),
  'board-forces': at('war', async (player) => {
    await player.open('Overview');
    await player.press('.pile-buttons .button:last-child');
  }),
  'board-news': at('war', news),
  'board-log': at('war', async (player) => {
    await news(player);
    await player.open('Log');
  }),
  'board-battle-card': at('war', fight),
  'board-battle-losses': at('war', async (player) => {
    await fight(player);
    await until(player, 'Take');
  }),
  'board-siege': at('war-of-the-shadow', assault, { seat: 1 }),
  'board-hunt': at('hunt', async (player) => {
    await move(player);
    await player.confirm();
    await expect(player.page.locator('.moment.hunt')).toBeVisible({ timeout: 30_000 });
  }),
  'board-move-chosen': at('war', move),
  'board-mordor': at('mordor', (player) => player.open('Overview')),
  'board-three-players': at('beginning', (player) => player.open('Overview'), { players: 3 }),
  'board-four-players': at('beginning', undefined, { players: 4 }),
  'board-curtain': at('beginning', undefined, { people }),
  'board-first-edition': at(
    'war',
    async (player) => {
      await player.open('Hand');
      await player.press('.card-spine:has-text("Paths of the Woses")');
    },
    { edition: 'first' },
  ),
  'board-end': at('mordor', async (player) => {
    for (let step = 0; step < 2; step++) {
      await player.goOn(async () => /What will you do/.test(await player.asked()));
      await player.open('Overview');
      await player.press('.fellowship .chip:has-text("Move the Fellowship")');
      await player.confirm();
      const over = async (): Promise<boolean> => (await player.page.locator('.ended').count()) > 0;
      await player.goOn(
        async () => (await over()) || /What will you do/.test(await player.asked()),
        40,
        'Use the Ring',
      );
    }
    await player.open('Map');
  }),
};
