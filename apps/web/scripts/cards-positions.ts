/** Positions of the card game to look at and to test, in the words of scenarios. */
import type { Json } from '@amon-hen/kernel';

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
/** The path and a battleground are to be fought; the defenders have more than they need. */
const combat = {
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
};
/** A crowd: five locations, many cards. */
const crowd = {
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
};
/** The duel: Gandalf is to act, and his Ring token is ready in every round. */
const duel = {
  scenario: 'duel2',
  people: 2,
  round: 3,
  starting: 'gandalf',
  turn: 'gandalf',
  players: {
    gandalf: {
      hand: ['boromir', 'eomer', 'sting', 'galadriel', 'riders-of-rohan'],
      reserve: [{ 'gandalf-the-grey': ['glamdring'] }, 'guards-of-the-citadel'],
      cyclePile: ['lembas', 'fatty-bolger'],
      eliminated: ['quickbeam'],
    },
    'witch-king': {
      hand: ['olog-hai', 'the-warrior', 'gollum'],
      reserve: ['the-witch-king', 'wolf-riders'],
      cyclePile: ['barrow-wights'],
      ring: 'used',
    },
  },
  path: { imladris: { cards: ['frodo-baggins', 'the-hunter', 'ugluk'] } },
  battlegrounds: {
    edoras: { cards: ['white-hand-orcs', 'theoden', 'village-militia'] },
    moria: { cards: ['cave-troll', { gimli: ['dwarven-axe'] }] },
  },
  scored: { 'free-peoples': ['helms-deep', 'bag-end'], shadow: ['rivendell'] },
  laidAside: ['weathertop'],
  corruption: 1,
};
/** Three people: Gandalf acts twice in a circle, each time between the two of the Shadow. */
const duelOfThree = {
  scenario: 'duel3',
  people: 3,
  round: 3,
  startingSeat: 1,
  turnSeat: 3,
  players: {
    gandalf: { ...duel.players.gandalf, hand: [...duel.players.gandalf.hand, 'anduril', 'theoden'] },
    'witch-king': { hand: ['olog-hai', 'the-warrior', 'fell-beast'], reserve: ['the-witch-king'] },
    saruman: { hand: ['gollum', 'haradrim-cavalry', 'the-black-fleet'], reserve: ['wolf-riders', 'saruman'] },
  },
  path: duel.path,
  battlegrounds: { ...duel.battlegrounds, edoras: { cards: ['white-hand-orcs', 'village-militia'] } },
  scored: duel.scored,
  laidAside: duel.laidAside,
  corruption: duel.corruption,
};
/** The Fellowship in its fourth round: two battlegrounds are fixed. */
const fellowship = {
  scenario: 'fellowship',
  people: 2,
  round: 4,
  starting: 'balrog',
  turn: 'gandalf',
  players: {
    gandalf: {
      hand: ['gandalf-the-grey', 'legolas', 'sting', 'high-elves'],
      reserve: [{ strider: ['lembas'] }, 'elrond'],
      cyclePile: ['bilbo-baggins', 'vilya-ring-of-air'],
    },
    balrog: {
      hand: ['the-reaver', 'hill-troll', 'mordor-orcs', 'black-breath', 'the-warrior'],
      reserve: ['the-witch-king', { saruman: ['palantir-of-orthanc'] }],
      cyclePile: ['barrow-wights'],
    },
  },
  path: {
    'khazad-dum': {
      cards: ['balrog-of-moria', 'cave-troll', { 'frodo-baggins': ['mithril-coat'] }, 'gimli', 'boromir'],
    },
  },
  battlegrounds: {
    lorien: { cards: ['goblins-of-the-misty-mountains', 'mordor-orcs', 'galadriel', 'high-elves'] },
    'dol-guldur': { cards: ['mordor-orcs'] },
  },
  scored: {
    'free-peoples': ['rivendell', 'bucklebury-ferry', 'imladris'],
    shadow: ['minas-morgul', 'moria', 'the-old-forest'],
  },
  corruption: 3,
};
/** The points are counted for the last time, with the Ring tokens. */
const end = {
  ...war,
  phase: 'victory',
  round: 9,
  path: {},
  battlegrounds: {},
  reached: 9,
  fought: true,
  scored: {
    'free-peoples': [
      'helms-deep',
      'orthanc',
      'pelargir',
      'minas-tirith',
      'bag-end',
      'the-council-of-elrond',
      'orodruin',
    ],
    shadow: ['morannon', 'edoras', 'weathertop', 'caradhras', 'dimrill-dale', 'emyn-muil', 'osgiliath', 'moria'],
  },
  corruption: 7,
};

/** Where a game begins, and who sits at this screen; machines sit at all other places. */
export interface Position {
  readonly setup: { readonly [key: string]: Json; readonly scenario: string; readonly people: number };
  readonly mine: readonly number[];
}
/** Every position by its name. */
export const positions = {
  war: { setup: war, mine: [2] },
  'war-frodo': { setup: { ...war, turn: 'frodo' }, mine: [0] },
  'war-witch-king': { setup: { ...war, turn: 'witch-king', passed: [] }, mine: [1] },
  'war-saruman': { setup: { ...war, turn: 'saruman' }, mine: [3] },
  /** One person plays both hands of the Shadow, the others one each. */
  three: { setup: { ...war, people: 3, turn: 'saruman' }, mine: [1] },
  /** One person plays both hands of a side. */
  both: { setup: { ...war, people: 2 }, mine: [0] },
  /** Two people at one screen. */
  shared: { setup: war, mine: [0, 2] },
  combat: { setup: combat, mine: [0] },
  duel: { setup: duel, mine: [0] },
  'duel-shadow': { setup: { ...duel, turn: 'witch-king' }, mine: [1] },
  'duel-of-three': { setup: duelOfThree, mine: [0] },
  'duel-of-three-shadow': { setup: { ...duelOfThree, turnSeat: 4 }, mine: [2] },
  fellowship: { setup: fellowship, mine: [1] },
  'fellowship-balrog': { setup: { ...fellowship, turn: 'balrog' }, mine: [0] },
  crowd: { setup: crowd, mine: [1] },
  end: { setup: end, mine: [2] },
  'beginning-four': { setup: { scenario: 'trilogy', people: 4 }, mine: [0] },
  'beginning-three': { setup: { scenario: 'trilogy', people: 3 }, mine: [1] },
  'beginning-two': { setup: { scenario: 'trilogy', people: 2 }, mine: [0] },
  'beginning-duel': { setup: { scenario: 'duel2', people: 2 }, mine: [0] },
  'beginning-duel-of-three': { setup: { scenario: 'duel3', people: 3 }, mine: [1] },
  'beginning-fellowship': { setup: { scenario: 'fellowship', people: 2 }, mine: [0] },
} satisfies Readonly<Record<string, Position>>;
export type PositionName = keyof typeof positions;
