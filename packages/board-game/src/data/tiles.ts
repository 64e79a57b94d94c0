/** The 24 Hunt tiles (BG-1.4). */

export type TileValue = number | 'eye' | 'die';
export type TileKind = 'standard' | 'fellowship' | 'shadow';
export interface TileFact {
  readonly id: string;
  readonly kind: TileKind;
  readonly value: TileValue;
  readonly reveal: boolean;
  readonly stop: boolean;
}

const tile = <I extends string>(id: I, kind: TileKind, value: TileValue, ...icons: readonly ('reveal' | 'stop')[]) => ({
  id,
  kind,
  value,
  reveal: icons.includes('reveal'),
  stop: icons.includes('stop'),
});

export const tileFacts = [
  tile('eye/1', 'standard', 'eye', 'reveal'),
  tile('eye/2', 'standard', 'eye', 'reveal'),
  tile('eye/3', 'standard', 'eye', 'reveal'),
  tile('eye/4', 'standard', 'eye', 'reveal'),
  tile('3/1', 'standard', 3),
  tile('3/2', 'standard', 3),
  tile('3/3', 'standard', 3),
  tile('2/1', 'standard', 2),
  tile('2/2', 'standard', 2),
  tile('2-reveal/1', 'standard', 2, 'reveal'),
  tile('1/1', 'standard', 1),
  tile('1/2', 'standard', 1),
  tile('1-reveal/1', 'standard', 1, 'reveal'),
  tile('1-reveal/2', 'standard', 1, 'reveal'),
  tile('0-reveal/1', 'standard', 0, 'reveal'),
  tile('0-reveal/2', 'standard', 0, 'reveal'),
  tile('elven-cloaks', 'fellowship', 0),
  tile('elven-rope', 'fellowship', 0),
  tile('phial-of-galadriel', 'fellowship', -2),
  tile('smeagol', 'fellowship', -1),
  tile('shelobs-lair', 'shadow', 'die', 'stop'),
  tile('the-ring-is-mine', 'shadow', 'eye', 'reveal', 'stop'),
  tile('on-on-they-went', 'shadow', 3, 'stop'),
  tile('give-it-to-uss', 'shadow', 1, 'reveal', 'stop'),
] as const satisfies readonly TileFact[];

export type TileId = (typeof tileFacts)[number]['id'];
