import { greatHost } from '../../battle/cards/great-host.ts';
import { regularOf, SARUMAN } from '../../data/figures.ts';
import { region } from '../../data/map.ts';
import { ISENGARD } from '../../data/nations.ts';
import { isInPlay } from '../../state/armies.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { inOrder } from '../verbs/parts.ts';
import { figuresInEach, unit } from '../verbs/reinforcements.ts';

const ID = 'sh-str-16';
const ORTHANC = region('orthanc');

export const aNewPowerIsRising = event({
  ...inOrder(ID, [
    figuresInEach(regularOf(ISENGARD), 2, [region('north-dunland'), region('south-dunland')]),
    unit(ISENGARD, ORTHANC),
    unit(ISENGARD, ORTHANC),
  ]),
  needs: (s) => condition(ID, isInPlay(s, SARUMAN)),
  combat: greatHost,
});
