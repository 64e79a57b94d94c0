import { huornDark } from '../../battle/cards/huorn-dark.ts';
import { entsAwake } from '../verbs/ents-awake.ts';

export const theEntsAwakeHuorns = entsAwake('fp-char-20', huornDark);
