import { onslaught } from '../../battle/cards/onslaught.ts';
import { NAZGUL } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { SAURON } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOneOf } from '../verbs/parts.ts';
import { figures, unit } from '../verbs/reinforcements.ts';

const places = [region('moria'), region('mount-gram')];

export const shadowsOnTheMistyMountains = event({
  ...inOneOf(
    'sh-str-19',
    () => places,
    (at) => [unit(SAURON, at), unit(SAURON, at), figures(NAZGUL, 1, at)],
  ),
  combat: onslaught,
});
