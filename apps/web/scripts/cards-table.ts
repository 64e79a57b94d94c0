/** Positions of the card game to look at and to test, and how to open one in a browser. */
import type { Json } from '@amon-hen/kernel';
import { expect, type Page } from '@playwright/test';
import { atOnce } from './screens.ts';

/** The fifth round of Trilogy: Aragorn is to act. */
const war = {
  scenario: 'trilogy',
  people: 4,
  round: 5,
  starting: 'frodo',
  turn: 'aragorn',
  passed: ['witch-king'],
  players: {
    frodo: {
      hand: ['merry-brandybuck', 'there-is-another-way', 'village-militia', 'eomer'],
      reserve: [{ 'gandalf-the-grey': ['glamdring'] }, 'sam-gamgee'],
      cyclePile: ['riders-of-rohan', 'theoden', 'bilbo-baggins', 'gandalfs-staff'],
      eliminated: ['quickbeam', 'fatty-bolger'],
      ring: 'none',
    },
    'witch-king': {
      hand: ['the-commander', 'the-warrior', 'morgul-blade', 'olog-hai', 'the-messenger'],
      reserve: ['the-witch-king', 'trolls-of-udun'],
      cyclePile: ['the-reaver', 'mouth-of-sauron', 'black-breath'],
    },
    aragorn: {
      hand: ['high-elves', 'faramir', 'elven-cloak', 'halbarad', 'the-three-hunters', 'dead-men-of-dunharrow'],
      reserve: [{ strider: ['anduril'] }, 'arwen'],
      cyclePile: ['boromir', 'denethor', 'lembas', 'soldiers-of-gondor'],
      eliminated: ['the-red-arrow', 'elrond'],
    },
    saruman: {
      hand: ['wolf-riders', 'gollum', 'haradrim-mumakil', 'corsairs-of-umbar', 'shelob'],
      reserve: [{ saruman: ['sarumans-staff'] }, 'white-hand-orcs'],
      new: ['white-hand-orcs'],
      cyclePile: ['barrow-wights', 'the-black-serpent'],
    },
  },
  path: {
    egladil: {
      cards: [{ 'the-hunter': ['black-riders-mount'] }, 'ugluk', { 'frodo-baggins': ['mithril-coat'] }, 'gimli'],
      attack: 1,
    },
  },
  battlegrounds: {
    lorien: {
      cards: ['black-uruks', 'the-beguiler', 'goblins-of-the-misty-mountains', 'galadriel', 'high-elves'],
    },
    'dol-guldur': { cards: ['mordor-orcs', { legolas: ['bow-of-the-galadhrim'] }] },
  },
  scored: {
    'free-peoples': ['helms-deep', 'orthanc', 'pelargir', 'bag-end', 'the-council-of-elrond'],
    shadow: ['morannon', 'edoras', 'weathertop', 'caradhras'],
  },
  corruption: 5,
};
/** Every position by its name; the person sits on the first of `mine`. */
export const positions = {
  war: { setup: war, mine: [2] },
  /** The path and a battleground are to be fought; the defenders have more than they need. */
  combat: {
    setup: {
      scenario: 'duel2',
      people: 2,
      phase: 'combat',
      round: 4,
      starting: 'gandalf',
      players: { gandalf: { hand: ['gimli'] }, 'witch-king': { hand: ['gollum'] } },
      path: {
        egladil: {
          cards: ['the-commander', { 'the-destroyer': ['black-riders-mount'] }, 'legolas', 'frodo-baggins', 'strider'],
        },
      },
      battlegrounds: {
        lorien: { cards: ['olog-hai', 'black-uruks', 'galadriel', 'elrond', 'high-elves', 'high-elves'] },
      },
      scored: { 'free-peoples': ['helms-deep'], shadow: ['weathertop', 'edoras'] },
      corruption: 2,
    },
    mine: [0],
  },
  /** One person plays both hands of a side. */
  both: { setup: { ...war, people: 2 }, mine: [0] },
  /** A crowd: five locations, many cards. */
  crowd: {
    setup: {
      scenario: 'trilogy',
      people: 4,
      round: 8,
      starting: 'witch-king',
      turn: 'witch-king',
      players: {
        'witch-king': {
          hand: [
            'the-commander',
            'the-warrior',
            'morgul-blade',
            'olog-hai',
            'the-messenger',
            'the-reaver',
            'fell-beast',
            'the-black-captain',
            'the-day-without-dawn',
          ],
          reserve: [
            'the-witch-king',
            'the-hunter',
            { 'the-beguiler': ['nazguls-mantle'] },
            'the-black-easterling',
            'the-lidless-eye',
            'grishnakh',
            'trolls-of-udun',
          ],
        },
      },
      path: {
        'shelobs-lair': {
          cards: [
            'shelob',
            'gollum',
            'gorbag-and-shagrat',
            { 'frodo-baggins': ['sting', 'phial-of-galadriel'] },
            'sam-gamgee',
            'smeagol',
          ],
          attack: 1,
          defense: 2,
        },
      },
      battlegrounds: {
        'minas-tirith': {
          cards: [
            'mordor-orcs',
            'black-uruks',
            'grond-hammer-of-the-underworld',
            'haradrim-mumakil',
            'haradrim-cavalry',
            'denethor',
            'soldiers-of-gondor',
            'guards-of-the-citadel',
            'the-great-gate',
            'pippin-took',
          ],
          attack: 1,
        },
        morannon: { cards: ['mouth-of-sauron', 'aragorn', 'gandalf-the-white'], retaken: true },
        pelargir: { cards: ['the-black-fleet', 'prince-imrahil'] },
        'minas-morgul': { cards: ['faramir'] },
      },
      scored: {
        'free-peoples': ['helms-deep', 'bag-end', 'imladris', 'orthanc', 'umbar', 'the-old-forest', 'henneth-annun'],
        shadow: ['edoras', 'caradhras', 'dimrill-dale', 'amon-hen', 'rivendell', 'moria', 'harad'],
      },
      corruption: 9,
    },
    mine: [1],
  },
} as const;
export type PositionName = keyof typeof positions;

/** As the browser keeps it. */
function savedTable(name: PositionName) {
  const { setup, mine } = positions[name];
  const seats: readonly number[] = mine;
  const sitters = Array.from({ length: setup.people }, (_, seat) =>
    seats.includes(seat) ? { kind: 'person', name: 'Mira' } : { kind: 'machine', name: 'random' },
  );
  const plain: Json = JSON.parse(JSON.stringify(setup));
  return {
    id: 'cards-test',
    game: 'cards',
    rules: 1,
    setup: plain,
    sitters,
    seed: Array.from({ length: 32 }, (_, i) => (i + 16).toString(16)).join(''),
    entries: [],
    begun: 0,
    changed: 0,
    asked: [],
    winners: null,
  };
}
export async function openCards(page: Page, name: PositionName): Promise<void> {
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
    JSON.stringify(savedTable(name)),
  );
  await page.goto('./#/table/cards-test');
  await expect(page.locator('.table')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.cg')).toBeAttached();
}
