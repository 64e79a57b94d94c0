/** Every action of a turn, with the keyboard alone. */
import type { Json } from '@amon-hen/kernel';
import { expect, test } from '@playwright/test';
import { Keys } from '../scripts/board-keys.ts';
import { positions } from '../scripts/board-positions.ts';
import { openBoard, Player } from '../scripts/board-table.ts';

test.setTimeout(150_000);

const changed = (name: string, more: Readonly<Record<string, Json>>): Json => ({ ...Object(positions[name]), ...more });

interface Action {
  readonly position: Json;
  readonly seat: 0 | 1;
  readonly act: (keys: Keys, player: Player) => Promise<void>;
  /** What the log says afterwards. */
  readonly tells: RegExp;
}
/** In a window: whatever is asked gets its first answer. */
async function fightOn(keys: Keys, player: Player, until: RegExp): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await player.asked();
    if (await player.logged(until)) return;
    const before = await keys.number();
    if (await keys.page.locator('.moment .choice').first().isVisible()) await keys.enter('.moment .choice');
    // what can be taken back is an answer at once
    const confirm = keys.page.locator('[role="dialog"] .confirm:enabled, .ledger .confirm:enabled').first();
    const isDue = async (): Promise<boolean> => (await keys.number()) !== before || (await confirm.isVisible());
    await expect.poll(isDue, { timeout: 30_000 }).toBe(true);
    if ((await keys.number()) === before) await keys.confirm();
  }
  throw new Error('it never ended');
}

const actions: Readonly<Record<string, Action>> = {
  'move Armies: a die, a region of the map, another, who goes': {
    position: positions.war,
    seat: 0,
    act: async (keys) => {
      await keys.enter('.die-button[title="Army/Muster"]');
      await keys.region('westemnet');
      await keys.region('folde');
      await keys.enter('.army-picker .steps button[aria-label="One Rohan Regular fewer"]');
      await keys.confirm();
      await keys.confirm(); // no other Army
    },
    tells: /Westemnet to Folde/,
  },
  'attack: an Army, its target, who goes, a card, and all that the battle asks': {
    position: positions.war,
    seat: 0,
    act: async (keys, player) => {
      await keys.region('westemnet');
      await keys.enter('.region-panel .deed.attack');
      await keys.enter('.army-picker .confirm:enabled');
      await expect(keys.page.locator('.moment .question')).toContainText('Combat card', { timeout: 30_000 });
      await fightOn(keys, player, /battle of Fords of Isen is over/);
    },
    tells: /battle of Fords of Isen is over/,
  },
  'assault a Stronghold, and take the casualties': {
    position: positions['war-of-the-shadow'],
    seat: 1,
    act: async (keys, player) => {
      await keys.region('helms-deep');
      await keys.enter('.region-panel .deed.attack');
      await keys.enter('.army-picker .confirm:enabled');
      await expect(keys.page.locator('.moment.battle')).toBeVisible({ timeout: 30_000 });
      await fightOn(keys, player, /battle of .* is over/);
    },
    tells: /battle of .* is over/,
  },
  'muster units': {
    position: positions.war,
    seat: 0,
    act: async (keys) => {
      await keys.region('edoras');
      await keys.enter('.region-panel .chip');
      await keys.confirm();
    },
    tells: /recruited in Edoras|Edoras/,
  },
  'muster a Minion': {
    position: changed('war-of-the-shadow', {
      characters: { saruman: 'aside' },
      dice: { free: ['character'], shadow: ['muster'] },
    }),
    seat: 1,
    act: async (keys, player) => {
      await keys.enter('.minions .medal-button[aria-label^="Saruman"]');
      await keys.confirm();
      await player.asked();
    },
    tells: /Saruman/,
  },
  diplomacy: {
    position: positions.war,
    seat: 0,
    act: async (keys) => {
      await keys.enter('.nation-button[title="Dwarves"]');
      await keys.confirm();
    },
    tells: /Dwar(f|ves)/,
  },
  'move the Fellowship, and bear the Hunt': {
    position: positions.hunt,
    seat: 0,
    act: async (keys) => {
      await keys.enter('.fellowship .chips .chip:has(.die)');
      await keys.confirm();
      await expect(keys.page.locator('.moment.hunt')).toBeVisible({ timeout: 30_000 });
      await keys.enter('.moment .choice');
      await keys.confirm();
    },
    tells: /lost to the Hunt/,
  },
  'hide the Fellowship': {
    position: changed('hunt', {
      fellowship: {
        position: 'hollin',
        hidden: false,
        corruption: 3,
        companions: ['strider', 'gimli'],
        guide: 'strider',
      },
    }),
    seat: 0,
    act: async (keys) => {
      await keys.region('hollin');
      await keys.enter('.region-panel .chip:has(.die)');
      await keys.confirm();
    },
    tells: /The Fellowship (is hidden|hides)/,
  },
  'separate a Companion: his medal, a region of the map': {
    position: positions.war,
    seat: 0,
    act: async (keys, player) => {
      await keys.enter('.roster .medal-button[aria-label^="Peregrin"]');
      await expect.poll(() => player.asked(), { timeout: 30_000 }).toMatch(/go|where/i);
      await keys.region('dagorlad');
      await keys.confirm();
    },
    tells: /Peregrin/,
  },
  'move a Companion on the map': {
    position: positions.war,
    seat: 0,
    act: async (keys, player) => {
      await keys.region('westemnet');
      await keys.enter('.region-panel .standing .chip');
      await expect.poll(() => player.asked(), { timeout: 30_000 }).toContain('Where do they go');
      await keys.region('fangorn');
      await keys.confirm();
    },
    tells: /Gandalf the White/,
  },
  'draw a card': {
    position: positions.war,
    seat: 0,
    act: async (keys) => {
      await keys.enter('.deck-button');
      await keys.confirm();
    },
    tells: /Mira draws/,
  },
  'draw one too many, and discard': {
    position: changed('war', {
      dice: { free: ['event'], shadow: ['character'] },
      hands: { free: ['fp-str-11', 'fp-str-10', 'fp-str-16', 'fp-char-09', 'fp-char-19', 'fp-char-12'], shadow: [] },
    }),
    seat: 0,
    act: async (keys, player) => {
      await keys.enter('.deck-button');
      await keys.confirm();
      await expect.poll(() => player.asked(), { timeout: 30_000 }).toMatch(/iscard/);
      await keys.option('Athelas');
      await keys.confirm();
    },
    tells: /discards?/,
  },
  'play a card': {
    position: positions.war,
    seat: 0,
    act: async (keys) => {
      await keys.enter('.card-spine[data-card="fp-char-09"]');
      await keys.enter('[role="dialog"] .button.prime');
      await keys.confirm();
    },
    tells: /plays Athelas/,
  },
  'use an Elven Ring': {
    position: positions.war,
    seat: 0,
    act: async (keys, player) => {
      await keys.enter('button.rings');
      await expect.poll(() => player.asked(), { timeout: 30_000 }).not.toContain('What will you do');
      await keys.option('Muster');
      await expect.poll(() => player.asked(), { timeout: 30_000 }).toContain('What will you do');
    },
    tells: /Elven Ring/,
  },
  pass: {
    position: changed('war', { dice: { free: ['character'], shadow: ['character', 'muster'] } }),
    seat: 0,
    act: async (keys) => {
      await keys.option('Pass');
      await keys.confirm();
    },
    tells: /pass(es)?/,
  },
  'allocate dice to the Hunt': {
    position: positions.beginning,
    seat: 1,
    act: async (keys, player) => {
      await expect.poll(() => player.asked(), { timeout: 30_000 }).toMatch(/Hunt/);
      await keys.to('.ledger [role="option"]');
      await keys.press('ArrowDown');
      await keys.press('Enter');
      await keys.confirm();
    },
    tells: /allocated/,
  },
  'a region from the list of regions': {
    position: positions.war,
    seat: 0,
    act: async (keys) => {
      await keys.enter('.map-tools button[aria-label="Regions as a list"]');
      await keys.to('[role="dialog"] input[type="search"]');
      await keys.page.keyboard.type('Edoras');
      await keys.enter('.region-list button');
      await keys.enter('.region-panel .chip');
      await keys.confirm();
    },
    tells: /Edoras/,
  },
  'take back what can be taken back': {
    position: positions.war,
    seat: 0,
    act: async (keys) => {
      await keys.region('westemnet');
      await keys.enter('.region-panel .deed.attack');
      await expect(keys.page.locator('.army-picker')).toBeVisible({ timeout: 30_000 });
      await keys.press('u');
      await keys.press('u');
      await expect(keys.page.locator('.army-picker')).toHaveCount(0);
      await expect(keys.page.locator('.die-button')).toHaveCount(3);
      await keys.enter('.nation-button[title="Dwarves"]');
      await keys.confirm();
    },
    tells: /Dwar(f|ves)/,
  },
};

for (const [name, { position, seat, act, tells }] of Object.entries(actions)) {
  test(`keys alone: ${name}`, async ({ page }) => {
    await openBoard(page, { position, seat });
    const player = new Player(page);
    await player.asked();
    await act(new Keys(page), player);
    await expect.poll(() => player.logged(tells), { timeout: 30_000 }).toBe(true);
    expect(player.clicks).toBe(0);
  });
}

test('keys alone: a window is left to see the map, and entered again', async ({ page }) => {
  await openBoard(page, { position: positions.hunt, seat: 0 });
  const keys = new Keys(page);
  await new Player(page).asked();
  await keys.enter('.fellowship .chips .chip:has(.die)');
  await keys.confirm();
  await expect(page.locator('.moment.hunt')).toBeVisible({ timeout: 30_000 });
  await keys.press('Escape');
  await expect(page.locator('.moment.hunt')).toHaveCount(0);
  await keys.enter('.moment-back');
  await expect(page.locator('.moment.hunt')).toBeVisible();
});
