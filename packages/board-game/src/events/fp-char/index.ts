import type { EventCard } from '../registry.ts';
import { athelas } from './athelas.ts';
import { axeAndBow } from './axe-and-bow.ts';
import { elvenCloaks } from './elven-cloaks.ts';

/** The Character deck of the Free Peoples. */
export const freeCharacterCards: readonly EventCard[] = [elvenCloaks, axeAndBow, athelas];
