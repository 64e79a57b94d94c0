/** The figures of a match in words. */
import type { Summary } from '@amon-hen/bots';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const number = (n: number): string => String(Math.round(n)).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
const MISHAPS_SHOWN = 10;

export function reportLines(found: Summary): readonly string[] {
  const speed = found.seconds === 0 ? 0 : found.games / found.seconds;
  return [
    `games      ${number(found.games)} in ${found.seconds.toFixed(1)} s (${speed.toFixed(1)} a second)`,
    ...Object.entries(found.wins).map(([side, n]) => {
      const { share, interval } = found.shares[side];
      return `wins       ${side} ${number(n)} (${percent(share)}, 95 % interval ${percent(interval[0])} to ${percent(interval[1])})`;
    }),
    ...(found.draws === 0 ? [] : [`draws      ${number(found.draws)}`]),
    `endings    ${Object.entries(found.endings)
      .map(([how, n]) => `${how} ${number(n)}`)
      .join(', ')}`,
    `turns      median ${found.turns.median ?? '–'}`,
    `decisions  ${number(found.decisions)} (${number(found.seconds === 0 ? 0 : found.decisions / found.seconds)} a second)`,
    ...Object.entries(found.milliseconds).map(
      ([machine, t]) =>
        `thinking   ${machine}: mean ${t.mean.toFixed(3)} ms, p99 ${t.p99.toFixed(3)} ms, most ${t.max.toFixed(1)} ms`,
    ),
    `watchdog   ${found.interventions} interventions, ${found.overruns} overruns`,
    `errors     ${found.errors}`,
    ...found.mishaps
      .slice(0, MISHAPS_SHOWN)
      .map(({ game, seed, message }) => `  game ${game} (seed ${seed}; repeat with --only ${game}): ${message}`),
    ...(found.mishaps.length > MISHAPS_SHOWN ? [`  … and ${found.mishaps.length - MISHAPS_SHOWN} more`] : []),
  ];
}
