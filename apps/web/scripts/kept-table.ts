/** A table that this browser has kept from before: put where the program keeps them, then opened. */
import { expect, type Page } from '@playwright/test';
import { atOnce } from './screens.ts';

export async function openKept(page: Page, table: { readonly id: string }): Promise<void> {
  await atOnce(page);
  await page.goto('./#/settings');
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });
  await page.evaluate(async (text) => {
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
  }, JSON.stringify(table));
  await page.goto(`./#/table/${table.id}`);
}
