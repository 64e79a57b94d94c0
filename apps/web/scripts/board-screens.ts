/** How to get to every state of the board game's table that is worth a picture. */
import { expect, type Page } from '@playwright/test';
import { positions, type Seating } from './board-positions.ts';
import { openBoard, Player } from './board-table.ts';

const at = (position: keyof typeof positions, act?: (player: Player) => Promise<void>, more: Partial<Seating> = {}) => {
  return async (page: Page): Promise<void> => {
    await openBoard(page, { position: positions[position], seat: 0, ...more });
    const player = new Player(page);
    await player.asked();
    await act?.(player);
  };
};
async function attack(player: Player): Promise<void> {
  await player.pressRegion('westemnet');
  await player.press('.region-panel .deed:has-text("Fords of Isen")');
}
async function fight(player: Player): Promise<void> {
  await attack(player);
  await player.press('.army-picker .prime');
  await expect(player.page.locator('.moment .choice').first()).toBeVisible({ timeout: 30_000 });
}
async function move(player: Player): Promise<void> {
  await player.open('Overview');
  await player.press('.fellowship .chip:has-text("Move the Fellowship")');
  await player.open('Map');
}
export const boardScreens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'board-beginning': at('beginning'),
  'board-four-players': at('beginning', undefined, { players: 4 }),
  'board-war': at('war'),
  'board-war-shadow': at('war-of-the-shadow', (player) => player.pressRegion('helms-deep'), { seat: 1 }),
  'board-die': at('war', (player) => player.press('.die-button')),
  'board-region': at('war', (player) => player.pressRegion('westemnet')),
  'board-picker': at('war', attack),
  'board-hand': at('war', (player) => player.open('Hand')),
  'board-card': at('war', async (player) => {
    await player.open('Hand');
    await player.press('.card-spine');
  }),
  'board-tracks': at('war', (player) => player.open('Overview')),
  'board-choices': at('war', (player) => player.open('Choices')),
  'board-list': at('war', (player) => player.press('.map-tools button:last-child')),
  'board-battle-card': at('war', fight),
  'board-battle-losses': at('war', async (player) => {
    await fight(player);
    const losing = () => player.page.locator('.moment .question', { hasText: 'Take' }).isVisible();
    await player.goOn(async () => (await losing()) || !(await player.page.locator('.moment').isVisible()));
  }),
  'board-hunt': at('hunt', async (player) => {
    await move(player);
    await player.confirm();
    await expect(player.page.locator('.moment.hunt')).toBeVisible({ timeout: 30_000 });
  }),
  'board-mordor': at('mordor'),
};
