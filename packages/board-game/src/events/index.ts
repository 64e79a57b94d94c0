/** All Event cards, put into the registry. */
import { freeCharacterCards } from './fp-char/index.ts';
import { freeStrategyCards } from './fp-str/index.ts';
import { register } from './registry.ts';
import { shadowCharacterCards } from './sh-char/index.ts';
import { shadowStrategyCards } from './sh-str/index.ts';

register(freeCharacterCards);
register(freeStrategyCards);
register(shadowCharacterCards);
register(shadowStrategyCards);
