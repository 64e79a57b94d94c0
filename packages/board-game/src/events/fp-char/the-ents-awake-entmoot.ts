import { namelessWood } from '../../battle/cards/nameless-wood.ts';
import { entsAwake } from '../verbs/ents-awake.ts';

export const theEntsAwakeEntmoot = entsAwake('fp-char-21', namelessWood);
