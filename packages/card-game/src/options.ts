/**
 * Where the rulebook leaves a question open, or the sources of the card facts disagree: each point once, by name, with
 * the rule that speaks of it. The first value is the default. `explain` is a catalogue key.
 */
export const OPTIONS = {
  /** CG-6.3.2: is the new path picked before or after the combat on the old one? */
  pathChoice: { rule: 'CG-6.3.2', values: ['before-combat', 'after-combat'], explain: 'option-path-choice' },
  /** CG-7.1.8, CG-16.2.3: what becomes of hand cards above the carryover limit when the action step ends. */
  handAboveLimit: { rule: 'CG-7.1.8', values: ['keep', 'cycle'], explain: 'option-hand-above-limit' },
  /** CG-8.5.2: may an event be played whose text can do nothing? */
  idleEvents: { rule: 'CG-8.5.2', values: ['allowed', 'barred'], explain: 'option-idle-events' },
  /** CG-10.5.3: may an army that prints no icons support a character? */
  iconlessSupport: { rule: 'CG-10.5.3', values: ['yes', 'no'], explain: 'option-iconless-support' },
  /** CG-12.2.4: is an unused Ring token of the once-per-round kind worth a point? */
  duelRingPoint: { rule: 'CG-12.2.4', values: ['no', 'yes'], explain: 'option-duel-ring-point' },
  /** CG-12.3.7: does an order to each Shadow player count twice in the three-player duel? */
  shadowDoubling: { rule: 'CG-12.3.7', values: ['no', 'yes'], explain: 'option-shadow-doubling' },
  /** CG-12.3.8: are unused Shadow Ring tokens worth a point in the three-player duel? */
  shadowRingPoint: { rule: 'CG-12.3.8', values: ['yes', 'no'], explain: 'option-shadow-ring-point' },
  /** CG-16.3.6: cards played by a draw-play-cycle text that the cycled cards do not pay for. */
  unpaidPlays: { rule: 'CG-16.3.6', values: ['pay', 'free'], explain: 'option-unpaid-plays' },
  /** CG-16.3.7: may "do X to do Y" be used where no part of Y is possible? */
  idleTexts: { rule: 'CG-16.3.7', values: ['barred', 'allowed'], explain: 'option-idle-texts' },
  /** CG-16.3.7: may Lembas be used while there is no corruption? */
  lembasAtZero: { rule: 'CG-16.3.7', values: ['barred', 'allowed'], explain: 'option-lembas-at-zero' },
  /** CG-16.3.8: the Palantír with fewer than three cards in the draw deck. */
  shortPalantir: { rule: 'CG-16.3.8', values: ['recycle', 'deck-only'], explain: 'option-short-palantir' },
  /** CG-16.3.9: "you may cycle 1 card from hand to …" with an empty hand. */
  emptyHandCost: { rule: 'CG-16.3.9', values: ['unavailable', 'forsake'], explain: 'option-empty-hand-cost' },
  /** CG-16.3.10: may The Messenger fetch itself? */
  messengerItself: { rule: 'CG-16.3.10', values: ['no', 'yes'], explain: 'option-messenger-itself' },
  /** CG-16.4.11: which battleground of the Fellowship's fourth round comes first. */
  fourthRound: { rule: 'CG-16.4.11', values: ['lorien-first', 'dol-guldur-first'], explain: 'option-fourth-round' },
  /** CG-16.5.4: may Frodo's owner apply the text of an Elven Cloak on him? */
  cloakedFrodo: { rule: 'CG-16.5.4', values: ['owner-picks', 'own-text'], explain: 'option-cloaked-frodo' },
  /** CG-16.6.2: defenders without icons when attack icons stay uncancelled. */
  idleDefenders: { rule: 'CG-16.6.2', values: ['eliminated', 'cycled'], explain: 'option-idle-defenders' },
  /** CG-16.6.13: may Death! Ride, Ride to Ruin! pick an item apart from its wielder? */
  deathRideItems: { rule: 'CG-16.6.13', values: ['single', 'with-wielder'], explain: 'option-death-ride-items' },
  /** CG-16.7.1: defense of The Doors of Durin. */
  doorsOfDurin: { rule: 'CG-16.7.1', values: ['one', 'none'], explain: 'option-doors-of-durin' },
  /** CG-16.7.2: Éowyn's attack icon. */
  eowynAttack: { rule: 'CG-16.7.2', values: ['leadership', 'plain'], explain: 'option-eowyn-attack' },
  /** CG-16.7.3: where Strider or Aragorn has to be for the fifth card of Paths of the Dead. */
  pathsOfTheDead: { rule: 'CG-16.7.3', values: ['reserve', 'play'], explain: 'option-paths-of-the-dead' },
  /** CG-16.7.4: what Shelob's entry concerns. */
  shelob: { rule: 'CG-16.7.4', values: ['path', 'path-and-battleground'], explain: 'option-shelob' },
  /** CG-16.7.5: facts that rest on a single source. */
  nenyaIcons: { rule: 'CG-16.7.5', values: ['all', 'attack-only'], explain: 'option-nenya-icons' },
  stingIcon: { rule: 'CG-16.7.5', values: ['one', 'none'], explain: 'option-sting-icon' },
  entDraughtIcon: { rule: 'CG-16.7.5', values: ['one', 'none'], explain: 'option-ent-draught-icon' },
  fellBeastIcons: { rule: 'CG-16.7.5', values: ['one', 'none'], explain: 'option-fell-beast-icons' },
  fattyOnPaths: { rule: 'CG-16.7.5', values: ['yes', 'no'], explain: 'option-fatty-on-paths' },
  redArrowMoves: { rule: 'CG-16.7.5', values: ['yes', 'no'], explain: 'option-red-arrow-moves' },
  eowynNazgul: { rule: 'CG-16.7.5', values: ['same-battleground', 'any'], explain: 'option-eowyn-nazgul' },
  treebeardArmy: { rule: 'CG-16.7.5', values: ['same-battleground', 'any'], explain: 'option-treebeard-army' },
} as const satisfies Readonly<Record<string, OptionData>>;

interface OptionData {
  readonly rule: string;
  readonly values: readonly [string, string];
  readonly explain: string;
}
export type OptionName = keyof typeof OPTIONS;
export type OptionValue<Name extends OptionName> = (typeof OPTIONS)[Name]['values'][number];
export type Options = { readonly [Name in OptionName]: OptionValue<Name> };

export const OPTION_NAMES = Object.keys(OPTIONS).filter(isOptionName);
function isOptionName(name: string): name is OptionName {
  return name in OPTIONS;
}
const place: Readonly<Record<string, number>> = Object.fromEntries(OPTION_NAMES.map((name, i) => [name, i]));

/** In the state an option is a bit: 0 is the default. */
export function optionBits(options: Partial<Options>): number {
  let bits = 0;
  for (const [name, value] of Object.entries(options)) {
    if (!isOptionName(name)) throw new Error(`there is no option “${name}”: ${OPTION_NAMES.join(', ')}`);
    const values: readonly string[] = OPTIONS[name].values;
    const index = values.indexOf(value);
    if (index < 0) throw new Error(`option “${name}” cannot be “${value}”: ${values.join(' or ')}`);
    if (index === 1) bits |= 1 << place[name];
  }
  return bits;
}
/** Is this the value that the table plays with? */
export function opted<Name extends OptionName>(
  state: { readonly options: number },
  name: Name,
  value: OptionValue<Name>,
): boolean {
  return OPTIONS[name].values[(state.options >> place[name]) & 1] === value;
}
/** The options that differ from the default, by name. */
export function changedOptions(bits: number): Partial<Record<OptionName, string>> {
  const entries = OPTION_NAMES.filter((_, i) => ((bits >> i) & 1) === 1).map((name) => [name, OPTIONS[name].values[1]]);
  return Object.fromEntries(entries);
}
