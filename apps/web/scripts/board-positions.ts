/** Positions of the board game to look at and to test, in the words of scenarios. */
import type { Json } from '@amon-hen/kernel';

/** The war in its seventh turn: both sides have fought, the Fellowship is half way. */
const war = {
  turn: 7,
  board: 'empty',
  regions: {
    'barad-dur': { 'sauron-regular': 3, 'sauron-elite': 1 },
    morannon: { 'sauron-regular': 4, nazgul: 1 },
    'minas-morgul': { 'sauron-regular': 3 },
    gorgoroth: { 'sauron-regular': 1 },
    nurn: { 'sauron-regular': 1 },
    moria: { 'sauron-regular': 3 },
    'dol-guldur': { 'sauron-regular': 2 },
    'mount-gundabad': { 'sauron-regular': 2 },
    'south-dunland': { 'isengard-regular': 1 },
    'near-harad': { 'southrons-easterlings-regular': 2 },
    'far-harad': { 'southrons-easterlings-regular': 2, 'southrons-easterlings-elite': 1 },
    umbar: { 'southrons-easterlings-regular': 2 },
    'north-rhun': { 'southrons-easterlings-regular': 2 },
    'south-rhun': { 'southrons-easterlings-regular': 3, 'southrons-easterlings-elite': 1 },
    erebor: { 'dwarves-regular': 1, 'dwarves-elite': 2, 'dwarves-leader': 1 },
    'iron-hills': { 'dwarves-regular': 1 },
    'ered-luin': { 'dwarves-regular': 1 },
    'grey-havens': { 'elves-regular': 1, 'elves-elite': 1, 'elves-leader': 1 },
    rivendell: { 'elves-elite': 2, 'elves-leader': 1 },
    'north-downs': { 'north-elite': 1 },
    bree: { 'north-regular': 1 },
    'the-shire': { 'north-regular': 1 },
    carrock: { 'north-regular': 1 },
    dale: { 'north-regular': 1, 'north-leader': 1 },
    'dol-amroth': { 'gondor-regular': 3, 'gondor-leader': 1 },
    westemnet: { 'rohan-regular': 3, 'rohan-elite': 3, 'rohan-leader': 1 },
    edoras: { 'rohan-regular': 1 },
    'fords-of-isen': { 'isengard-regular': 2 },
    'helms-deep': { 'isengard-regular': 4, 'isengard-elite': 1 },
    'helms-deep-inside': { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 },
    orthanc: { 'isengard-regular': 2, 'isengard-elite': 2 },
    'north-dunland': { 'isengard-regular': 1 },
    'minas-tirith': { 'gondor-regular': 3, 'gondor-elite': 2, 'gondor-leader': 1 },
    osgiliath: { 'sauron-regular': 5, 'sauron-elite': 1, nazgul: 2 },
    pelargir: { 'southrons-easterlings-regular': 4, 'southrons-easterlings-elite': 1 },
    lorien: { 'sauron-regular': 4, nazgul: 1 },
    'lorien-inside': { 'elves-regular': 1, 'elves-elite': 2, 'elves-leader': 1 },
    'woodland-realm': { 'sauron-regular': 3 },
    'eastern-emyn-muil': { nazgul: 1 },
  },
  control: { pelargir: 'shadow', 'woodland-realm': 'shadow' },
  characters: {
    'gandalf-grey': 'eliminated',
    'gandalf-white': 'westemnet',
    strider: 'minas-tirith',
    boromir: 'minas-tirith',
    legolas: 'eliminated',
    gimli: 'erebor',
    saruman: 'orthanc',
    'witch-king': 'osgiliath',
  },
  politics: {
    gondor: { box: 3, active: true },
    rohan: { box: 3, active: true },
    elves: { box: 3, active: true },
    dwarves: { box: 2, active: true },
    isengard: { box: 3 },
    sauron: { box: 3 },
    'southrons-easterlings': { box: 3 },
  },
  dice: {
    free: ['character', 'army-muster', 'will-of-the-west'],
    shadow: ['character', 'muster', 'army-muster'],
  },
  huntBox: { free: 1, shadow: 3 },
  rings: { free: 2, shadow: 1 },
  hands: {
    free: ['fp-str-11', 'fp-str-10', 'fp-str-16', 'fp-char-09', 'fp-char-19'],
    shadow: ['sh-str-24', 'sh-str-10', 'sh-char-05', 'sh-char-11', 'sh-str-02'],
  },
  table: ['fp-char-05', 'sh-char-21'],
  tiles: { drawn: ['eye', '1-reveal', '0-reveal', '3'] },
  fellowship: {
    position: 'eastern-emyn-muil',
    progress: 1,
    corruption: 5,
    companions: ['meriadoc', 'peregrin'],
    guide: 'meriadoc',
  },
};
/** All dice are in the Hunt Box, and every tile does damage. */
const hunt: Json = {
  turn: 4,
  dice: { free: ['character', 'character', 'muster'], shadow: ['army', 'muster'] },
  huntBox: { free: 3, shadow: 5 },
  tiles: { pool: ['2', '2', '3', '3'] },
  fellowship: {
    position: 'hollin',
    progress: 2,
    corruption: 3,
    companions: ['gandalf-grey', 'strider', 'gimli', 'meriadoc'],
    guide: 'gandalf-grey',
  },
  hands: { free: ['fp-char-09', 'fp-char-12'], shadow: ['sh-char-05'] },
};
/** The Fellowship near the fire, with dice to go on. */
const mordor: Json = {
  turn: 12,
  fellowship: { position: 'morannon', mordor: 3, corruption: 4, companions: [], guide: 'gollum' },
  dice: { free: ['character', 'character', 'event'], shadow: ['muster', 'muster'] },
  huntBox: { shadow: 2 },
  tiles: { pool: ['1', '1', '2', '2'] },
  hands: { free: ['fp-char-01'], shadow: ['sh-str-24'] },
};
/** The same war, and the Shadow is to act. */
const shadowActs: Json = { ...war, acting: 'shadow' };
export const positions: Readonly<Record<string, Json>> = {
  beginning: {},
  war,
  'war-of-the-shadow': shadowActs,
  hunt,
  mordor,
};

export interface Seating {
  readonly position: Json;
  /** The seat that is played at this screen; machines have the others. */
  readonly seat: number;
  readonly players?: 2 | 3 | 4;
  readonly edition?: 'first' | 'second';
  /** All seats are played at this screen, by people of these names. */
  readonly people?: readonly string[];
  /** Sixty-four digits, from which all dice come. */
  readonly seed?: string;
  readonly machine?: string;
}
/** A table as the browser keeps it. */
export function savedTable(seating: Seating) {
  const { position, seat, people, edition = 'second', seed = 'a5'.repeat(32), machine = 'random' } = seating;
  const players = people?.length ?? seating.players ?? 2;
  const given = typeof position === 'object' && position !== null && !Array.isArray(position) ? position : {};
  return {
    id: 'board-test',
    game: 'board',
    rules: 0,
    setup: { edition, players, ...given },
    sitters: Array.from({ length: players }, (_, n) =>
      people !== undefined
        ? { kind: 'person', name: people[n] }
        : n === seat
          ? { kind: 'person', name: 'Mira' }
          : { kind: 'machine', name: machine },
    ),
    seed,
    entries: [],
    begun: 0,
    changed: 0,
    asked: [],
    winners: null,
  };
}
