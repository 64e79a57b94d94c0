import { charge } from '../../battle/cards/charge.ts';
import { region } from '../../data/map.ts';
import { GONDOR } from '../../data/nations.ts';
import { event } from '../registry.ts';
import { inOrder } from '../verbs/parts.ts';
import { unitAndLeader } from '../verbs/reinforcements.ts';

export const guardsOfTheCitadel = event({
  ...inOrder('fp-str-14', unitAndLeader(GONDOR, region('minas-tirith'))),
  combat: charge,
});
