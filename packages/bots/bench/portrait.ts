/**
 * What games look like: for each one how it ended and when the Fellowship entered Mordor, with how much corruption; when
 * Minions came and kings were crowned; points.  node packages/bots/bench/portrait.ts <games> <seed> <free> <shadow>
 */
import { boardGame, standardSetup } from '@amon-hen/board-game';
import {
  ARAGORN,
  FREE,
  GANDALF_THE_WHITE,
  isInPlay,
  OFF_MORDOR_TRACK,
  SARUMAN,
  SHADOW,
  victoryPoints,
  WITCH_KING,
} from '@amon-hen/board-game/reading';
import * as bots from '../src/index.ts';

const [games = '20', seed = '1', free = 'captain', shadow = 'captain'] = process.argv.slice(2);
const known: Readonly<Record<string, bots.Machine<never, never, never>>> = {
  random: bots.random,
  instinct: bots.boardInstinct,
  captain: bots.boardCaptain,
};
const machine = (name: string): typeof bots.boardCaptain => {
  const found = known[name];
  if (found === undefined) throw new Error(`there is no machine ${name}`);
  return found as typeof bots.boardCaptain;
};
const first = (now: number | null, when: boolean, turn: number): number | null => now ?? (when ? turn : null);
for (let g = 0; g < Number(games); g++) {
  const so = {
    gate: null as number | null,
    burden: 0,
    saruman: null as number | null,
    witchKing: null as number | null,
    aragorn: null as number | null,
    white: null as number | null,
    corruption: 0,
    steps: 0,
    points: [0, 0],
    healed: 0,
  };
  const played = bots.playGame(
    {
      game: boardGame,
      setup: standardSetup,
      machines: [machine(free), machine(shadow)],
      seed: bots.gameSeed(Number(seed), g),
      milliseconds: 300,
      steps: 100_000,
      now: () => performance.now(),
      turn: (s) => {
        if (so.gate === null && s.mordor !== OFF_MORDOR_TRACK) so.burden = s.corruption;
        so.gate = first(so.gate, s.mordor !== OFF_MORDOR_TRACK, s.turn);
        so.saruman = first(so.saruman, isInPlay(s, SARUMAN), s.turn);
        so.witchKing = first(so.witchKing, isInPlay(s, WITCH_KING), s.turn);
        so.aragorn = first(so.aragorn, isInPlay(s, ARAGORN), s.turn);
        so.white = first(so.white, isInPlay(s, GANDALF_THE_WHITE), s.turn);
        if (s.corruption < so.corruption) so.healed += so.corruption - s.corruption;
        so.corruption = s.corruption;
        so.steps = s.mordor === OFF_MORDOR_TRACK ? -s.progress : s.mordor;
        so.points = [victoryPoints(s, FREE), victoryPoints(s, SHADOW)];
        return s.turn;
      },
    },
    {},
  );
  const { gate, burden, saruman, witchKing, aragorn, white, corruption, steps, points, healed } = so;
  console.log(
    `${g}: ${played.outcome?.how ?? played.error} T${played.turns} points ${points[0]}:${points[1]} corruption ${corruption} healed ${healed} mordor T${gate ?? '-'} c${burden} at ${steps} | S ${saruman ?? '-'} W ${witchKing ?? '-'} A ${aragorn ?? '-'} G ${white ?? '-'}`,
  );
}
