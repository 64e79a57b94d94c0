import { entsRage } from '../../battle/cards/ents-rage.ts';
import { entsAwake } from '../verbs/ents-awake.ts';

export const theEntsAwakeTreebeard = entsAwake('fp-char-19', entsRage);
