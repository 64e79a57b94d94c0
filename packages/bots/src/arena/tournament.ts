/** Who is stronger: a cross table of all pairings, and Elo numbers that explain it best. */

/** What `row` scored against `column` (a draw counts half) in so many games, over all sides. */
export interface Pairing {
  readonly row: string;
  readonly column: string;
  readonly score: number;
  readonly games: number;
}
export interface Standing {
  readonly machine: string;
  readonly elo: number;
  readonly score: number;
  readonly games: number;
}

const ROUNDS = 1000;
/** A draw against each opponent, added so that a machine that always wins has a number too. */
const PRIOR = 1;

/** Elo by maximum likelihood (Bradley and Terry); the mean is 0. */
export function standings(pairings: readonly Pairing[]): readonly Standing[] {
  const names = [...new Set(pairings.flatMap((p) => [p.row, p.column]))];
  const both = pairings.flatMap((p) => [p, { row: p.column, column: p.row, score: p.games - p.score, games: p.games }]);
  let strength = new Map(names.map((name) => [name, 1]));
  const of = (name: string): number => strength.get(name) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    const next = names.map((name) => {
      const mine = both.filter((p) => p.row === name);
      const won = mine.reduce((sum, p) => sum + p.score + PRIOR / 2, 0);
      const share = mine.reduce((sum, p) => sum + (p.games + PRIOR) / (of(name) + of(p.column)), 0);
      return won / share;
    });
    const mean = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / names.length);
    strength = new Map(names.map((name, i) => [name, next[i] / mean]));
  }
  return names
    .map((machine) => {
      const mine = both.filter((p) => p.row === machine);
      return {
        machine,
        elo: (400 * Math.log(of(machine))) / Math.LN10,
        score: mine.reduce((sum, p) => sum + p.score, 0),
        games: mine.reduce((sum, p) => sum + p.games, 0),
      };
    })
    .sort((a, b) => b.elo - a.elo);
}
