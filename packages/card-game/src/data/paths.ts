/** The 27 paths as printed facts (CG-3.1.2): `path` is the path's number, `number` the card's. */
export interface Path {
  readonly id: string;
  readonly number: number;
  readonly path: number;
  readonly defense: number;
  readonly points: number;
}

export const PATHS = [
  { id: 'bag-end', number: 1, path: 1, defense: 0, points: 1 },
  { id: 'bucklebury-ferry', number: 2, path: 1, defense: 1, points: 1 },
  { id: 'gildors-encampment', number: 3, path: 1, defense: 1, points: 1 },
  { id: 'inn-of-the-prancing-pony', number: 4, path: 2, defense: 1, points: 2 },
  { id: 'the-old-forest', number: 5, path: 2, defense: 1, points: 2 },
  { id: 'weathertop', number: 6, path: 2, defense: 0, points: 2 },
  { id: 'fords-of-bruinen', number: 7, path: 3, defense: 0, points: 1 },
  { id: 'imladris', number: 8, path: 3, defense: 1, points: 1 },
  { id: 'the-council-of-elrond', number: 9, path: 3, defense: 1, points: 1 },
  { id: 'caradhras', number: 10, path: 4, defense: 0, points: 2 },
  { id: 'khazad-dum', number: 11, path: 4, defense: 0, points: 2 },
  { id: 'the-doors-of-durin', number: 12, path: 4, defense: 1, points: 2 },
  { id: 'dimrill-dale', number: 13, path: 5, defense: 0, points: 1 },
  { id: 'egladil', number: 14, path: 5, defense: 1, points: 1 },
  { id: 'lothlorien', number: 15, path: 5, defense: 2, points: 1 },
  { id: 'amon-hen', number: 16, path: 6, defense: 0, points: 2 },
  { id: 'dead-marshes', number: 17, path: 6, defense: 1, points: 2 },
  { id: 'emyn-muil', number: 18, path: 6, defense: 0, points: 2 },
  { id: 'henneth-annun', number: 19, path: 7, defense: 1, points: 1 },
  { id: 'osgiliath', number: 20, path: 7, defense: 0, points: 1 },
  { id: 'the-cross-roads', number: 21, path: 7, defense: 0, points: 1 },
  { id: 'cirith-ungol', number: 22, path: 8, defense: 0, points: 2 },
  { id: 'morgul-vale', number: 23, path: 8, defense: 0, points: 2 },
  { id: 'shelobs-lair', number: 24, path: 8, defense: 0, points: 2 },
  { id: 'crack-of-doom', number: 25, path: 9, defense: 0, points: 3 },
  { id: 'morgai', number: 26, path: 9, defense: 0, points: 3 },
  { id: 'orodruin', number: 27, path: 9, defense: 0, points: 3 },
] as const satisfies readonly Path[];

export type PathId = (typeof PATHS)[number]['id'];
