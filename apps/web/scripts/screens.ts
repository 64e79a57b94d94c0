/** How to get to every screen: for the pictures, and for the tests that look at each of them. */
import { expect as expectSoon, type Page } from '@playwright/test';
import { records } from './records.ts';

const PATIENCE = 20_000;
/** A busy machine takes its time. */
const expect = expectSoon.configure({ timeout: PATIENCE });

export type Open = (page: Page) => Promise<void>;

export const screens: Readonly<Record<string, Open>> = {
  home: async (page) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  },
  'home-tables': async (page) => {
    await begin(page);
    await page.goto('./');
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  new: async (page) => {
    await page.goto('./#/new');
    await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  },
  'table-one': async (page) => {
    await begin(page);
  },
  'table-chosen': async (page) => {
    await begin(page);
    await choices(page);
    await page.getByRole('option').first().click();
    await expect(page.locator('.final, [data-selected]').first()).toBeVisible();
  },
  'table-long': async (page) => {
    await begin(page, 2, 'Crowded');
    await choices(page);
    await page.getByRole('searchbox').fill('1');
  },
  'table-refused': async (page) => {
    await begin(page, 2, 'Crowded');
    await choices(page);
    await answer(page, () => page.getByRole('option', { name: 'Card 18' }).click());
    await expect(page.locator('.refused')).toBeVisible();
  },
  'table-some': async (page) => {
    await begin(page);
    await playUntil(page, async () => page.locator('[data-form="some"]').isVisible());
    await page.getByRole('option').first().click();
  },
  'table-amounts': async (page) => {
    await begin(page, 3, 'Crowded');
    await choices(page);
    await answer(page, () => page.getByRole('option', { name: 'Card 18' }).click());
    await playUntil(page, async () => page.locator('.amounts').isVisible());
  },
  'table-log': async (page) => {
    await begin(page);
    await playSome(page, 3);
    await pane(page, 'Log');
  },
  'table-hand': async (page) => {
    await begin(page);
    await pane(page, 'Hand');
  },
  'table-tracks': async (page) => {
    await begin(page);
    await pane(page, 'Overview');
  },
  'table-centre': async (page) => {
    await begin(page);
    await pane(page, 'Table');
  },
  'table-rule': async (page) => {
    await begin(page);
    await choices(page);
    await page
      .getByRole('link', { name: /^Rule TOY/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.rule')).toBeVisible();
  },
  'table-end': async (page) => {
    await begin(page);
    await playUntil(page, async () => page.locator('.ledger .ended').isVisible());
  },
  'board-action': async (page) => {
    await beginGame(page, 'Board game');
    await playUntil(page, async () => page.locator('.refused').isVisible());
  },
  'cards-turn': async (page) => {
    await beginGame(page, 'Card game');
    await playUntil(page, async () => page.locator('.refused').isVisible());
  },
  curtain: async (page) => {
    await beginTogether(page);
    await expect(page.getByRole('heading', { name: /the screen is yours/ })).toBeVisible();
  },
  'curtain-cards': async (page) => {
    await beginTogether(page, 'Card game', 'Who plays Shadow');
    await page.getByRole('button', { name: /lift the curtain/ }).click();
    for (let n = 0; n < 6; n++) {
      await playOne(page);
      if (await page.getByRole('button', { name: 'Draw the curtain' }).locator('visible=true').count()) break;
    }
  },
  'hand-over': async (page) => {
    await beginTogether(page);
    await page.getByRole('button', { name: /lift the curtain/ }).click();
    await choices(page);
    await answer(page, () => page.getByRole('option').first().click());
    await expect(
      page
        .getByRole('heading', { name: /is next/ })
        .locator('visible=true')
        .first(),
    ).toBeVisible();
  },
  replays: async (page) => {
    await begin(page);
    await page.goto('./#/replays');
    await expect(page.getByRole('heading', { name: 'Games in this browser' })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  'replay-board': async (page) => {
    await openRecord(page, 'board');
    await goTo(page, 300);
  },
  'replay-board-moments': async (page) => {
    await openRecord(page, 'board');
    await goTo(page, 200);
    await pane(page, 'Moments');
  },
  'replay-board-end': async (page) => {
    await openRecord(page, 'board');
    await page.keyboard.press('End');
    await pane(page, 'Moments');
    await expect(page.getByRole('button', { name: 'Save the record' })).toBeVisible();
  },
  'replay-cards': async (page) => {
    await openRecord(page, 'cards');
    await goTo(page, 150);
  },
  'replay-fork': async (page) => {
    await openRecord(page, 'board');
    await goTo(page, 100);
    await pane(page, 'Moments');
    await page.getByRole('button', { name: 'Fork here' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('./#/rules');
    await expect(page.getByRole('article')).toBeVisible();
  },
  'rules-one': async (page) => {
    await page.goto('./#/rules/BG-9.3.6');
    await expect(page.locator('.sought')).toBeVisible();
  },
  'rules-search': async (page) => {
    await page.goto('./#/rules');
    await page.getByRole('searchbox').fill('siege sortie');
    await expect(page.getByRole('heading', { name: /rules with/ })).toBeVisible();
  },
  room: async (page) => {
    await page.goto('./#/new');
    await page.getByText('Board game', { exact: true }).click();
    await page.getByLabel('Your name').fill('Mira');
    await page.getByText('On the server', { exact: true }).click();
    await page.getByRole('button', { name: 'Who plays Shadow' }).click();
    await page.getByRole('option', { name: /^Anybody who comes/ }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('heading', { name: 'The table waits' })).toBeVisible();
  },
  'room-playing': async (page) => {
    await beginOnServer(page, 'Board game');
    await pane(page, 'Log');
    await page.getByRole('textbox', { name: 'Say something' }).fill('Well met');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Well met')).toBeVisible();
    await page.getByText('Addresses').click();
  },
  'room-over': async (page) => {
    await beginOnServer(page, 'Card game');
    await pane(page, 'Log');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Really resign' }).click();
    await page.getByRole('button', { name: 'Prove the dice' }).click();
    await expect(page.getByText('Proved in this browser')).toBeVisible();
  },
  profile: async (page) => {
    await page.goto('./#/profile');
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
    await page.getByText('Make an account', { exact: true }).first().click();
  },
  'profile-account': async (page) => {
    await signUp(page, `mira${Math.floor(Math.random() * 1e9)}`);
    await begin(page);
    await playUntil(page, async () => page.locator('.ledger .ended').isVisible());
    await page.goto('./#/profile');
    await expect(page.getByRole('table')).toBeVisible();
  },
  claim: async (page) => {
    await page.goto('./#/claim/none');
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  learn: async (page) => {
    await page.goto('./#/learn');
    await expect(page.locator('.glossary dt').first()).toBeVisible();
  },
  'lesson-board': async (page) => {
    await beginLesson(page, 'Board game');
  },
  'lesson-cards': async (page) => {
    await beginLesson(page, 'Card game');
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'What would a captain do?' }).click();
    await expect(page.locator('.advice')).toBeVisible();
  },
  term: async (page) => {
    await beginLesson(page, 'Board game');
    await page.locator('.lesson-guide .term').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  words: async (page) => {
    await beginGame(page, 'Board game');
    await page.getByRole('button', { name: 'Words of the game' }).click();
    await expect(page.locator('.glossary dt').first()).toBeVisible();
  },
  'new-clock': async (page) => {
    await page.goto('./#/new');
    await page.getByText('Board game', { exact: true }).click();
    await page.getByText('On the server', { exact: true }).click();
    await page.getByText('For the whole game', { exact: true }).click();
    await expect(page.getByText('When the time runs out')).toBeVisible();
  },
  'home-server': async (page) => {
    await beginOnServer(page, 'Board game');
    await page.goto('./');
    await expect(page.getByRole('heading', { name: /Your tables on the server/ })).toBeVisible();
  },
  'new-server': async (page) => {
    await page.goto('./#/new');
    await page.getByText('Card game', { exact: true }).click();
    await page.getByText('On the server', { exact: true }).click();
    await expect(page.getByText('Who finds it')).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('./#/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
  about: async (page) => {
    await page.goto('./#/about');
    await expect(page.getByRole('heading', { name: 'About Amon Hen' })).toBeVisible();
  },
  'no-table': async (page) => {
    await page.goto('./#/table/none');
    await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  },
  nowhere: async (page) => {
    await page.goto('./#/far/away');
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  },
};

/** Against the quickest machine, on the server. */
export async function beginOnServer(page: Page, game: string): Promise<void> {
  await atOnce(page);
  await page.goto('./#/new');
  await page.getByText(game, { exact: true }).click();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByText('On the server', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table')).toBeVisible();
}
export async function signUp(page: Page, name: string, password = 'speak friend and enter'): Promise<void> {
  await page.goto('./#/profile');
  await page.getByText('Make an account', { exact: true }).first().click();
  await page.getByLabel('Name of the account').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
}
/** The guided game. */
export async function beginLesson(page: Page, game: string): Promise<void> {
  await atOnce(page);
  await page.goto('./#/learn');
  await page
    .getByRole('listitem')
    .filter({ hasText: `${game}: a first game` })
    .getByRole('button', { name: 'Begin with the guide' })
    .click();
  await expect(page.locator('.lesson-guide')).toBeVisible();
}
const texts = new Map<keyof typeof records, string>();
/** A whole game between machines, from its file. */
export async function openRecord(page: Page, game: keyof typeof records): Promise<void> {
  const text = texts.get(game) ?? records[game]();
  texts.set(game, text);
  await page.goto('./#/replays');
  await page.locator('input[type="file"]').setInputFiles({
    name: `${game}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await expect(page.locator('.dock')).toBeVisible();
}
/** To this step of a replay. */
export async function goTo(page: Page, step: number): Promise<void> {
  await page.getByRole('slider', { name: 'Time line' }).fill(String(step));
  await expect(page.locator('.table')).toHaveAttribute('data-number', String(step));
}
/** No waiting for the moves of others, and the same dice each time: a picture is always of the same moment. */
export async function atOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.set(Array.from(bytes, (_, i) => (i * 37 + 11) % 256));
      return bytes;
    };
    const key = 'amon-hen settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ pace: 'at-once', ...kept }));
  });
}
/** One of the real games, as it is usually played. */
export async function beginGame(page: Page, name: string): Promise<void> {
  await atOnce(page);
  await page.goto('./#/new');
  await page.getByText(name, { exact: true }).click();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table')).toBeVisible();
}
/** The toy game against machines. */
export async function begin(page: Page, players = 2, hands = 'Small'): Promise<void> {
  await atOnce(page);
  await page.goto('./#/new');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByText(String(players), { exact: true }).click();
  await page.getByText(hands, { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('.decide').first()).toBeAttached();
}
/** Two people at one screen. */
export async function beginTogether(page: Page, game = 'Stones', other = 'Who plays South'): Promise<void> {
  await atOnce(page);
  await page.goto('./#/new');
  await page.getByText(game, { exact: true }).click();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: other }).click();
  await page.getByRole('option', { name: /Another person here/ }).click();
  await page.getByLabel(/Name of the person/).fill('Jonas');
  await page.getByRole('button', { name: 'Open the table' }).click();
}
/** On a phone the choices are in a pane of their own. */
export async function choices(page: Page): Promise<void> {
  await pane(page, 'Choices');
}
export async function pane(page: Page, name: string): Promise<void> {
  await expect(page.locator('.table')).toBeVisible();
  const tab = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name });
  if (await tab.isVisible()) await tab.click();
}
/** A choice that can be taken back is an answer at once; another wants to be confirmed. */
export async function answer(page: Page, choose: () => Promise<void>): Promise<void> {
  const table = page.locator('.table');
  const question = await table.getAttribute('data-question');
  // a question that a standing order answers goes away under the hand
  await choose().catch(async (error: unknown) => {
    if ((await table.getAttribute('data-question')) === question) throw error;
  });
  const confirm = page.locator('.ledger button.confirm:enabled');
  let confirmed = false; // once: a second click might answer the next question
  await expect
    .poll(async () => {
      if ((await table.getAttribute('data-question')) !== question) return true;
      if (!confirmed && (await confirm.count()) > 0) {
        confirmed = await confirm.click({ timeout: 500 }).then(
          () => true,
          () => false,
        );
      }
      return false;
    })
    .toBe(true);
}
/** Something that is legal. */
export async function playOne(page: Page): Promise<void> {
  await choices(page);
  await expect(page.locator('.ledger :is([data-form], .amounts)')).toBeVisible();
  const options = page.locator('.ledger').getByRole('option');
  await answer(page, async () => {
    if (await page.locator('[data-form="some"]').isVisible()) {
      const help = await page.locator('.ledger .decide-help').textContent();
      const [, most = '1'] = /of (\d+) chosen/.exec(help ?? '') ?? [];
      for (let i = 0; i < Number(most); i++) await options.nth(i).click({ timeout: PATIENCE });
    } else if (await page.locator('[data-form="one"]').isVisible()) {
      await options.last().click({ timeout: PATIENCE });
    }
  });
}
export async function playSome(page: Page, n: number): Promise<void> {
  for (let i = 0; i < n; i++) await playOne(page);
}
export async function playUntil(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await choices(page);
    await expect(page.locator('.ledger :is([data-form], .amounts, .ended)')).toBeVisible();
    if (await there()) return;
    await playOne(page);
  }
  throw new Error('the moment never came');
}
