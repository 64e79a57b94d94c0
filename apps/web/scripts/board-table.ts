/** Opens the board game's table in a browser, and plays at it by pressing what is on it. */
import { expect, type Page } from '@playwright/test';
import { type Seating, savedTable } from './board-positions.ts';
import { atOnce } from './screens.ts';

export async function openBoard(page: Page, seating: Seating): Promise<void> {
  await atOnce(page);
  await page.goto('./#/settings');
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(
    async (text) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('amon-hen', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      await new Promise<void>((resolve, reject) => {
        const writing = database.transaction('tables', 'readwrite');
        writing.objectStore('tables').put(JSON.parse(text));
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(writing.error);
      });
      database.close();
    },
    JSON.stringify(savedTable(seating)),
  );
  await page.goto('./#/table/board-test');
  await expect(page.locator('.table')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.map-shapes')).toBeAttached();
}
