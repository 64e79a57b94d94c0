/** What the parts of the table share: the view, what can be done with each thing, and the card that is looked at. */
import type { CardsKey } from '@amon-hen/i18n';
import { createContext, use, useCallback } from 'react';
import { useVoice } from '../words/words.tsx';
import { concerns, type Meaning, type Zone } from './model/options.ts';
import type { PlayerView, View } from './model/view.ts';
import type { Payment } from './payment.ts';

export const GAME = 'cards';

export type PileName = 'hand' | 'deck' | 'cyclePile' | 'eliminated';
export interface PileWanted {
  readonly player: string;
  readonly pile: PileName;
}

/** The card that is looked at: one card in one place. */
export interface Focus {
  readonly card: string;
  readonly zone: Zone;
  /** The location, or the player whose reserve or hand it is. */
  readonly at: string | null;
  /** What it carries: that can be used through it. */
  readonly items?: readonly string[];
}
/** Does the option concern this card, or what it carries? */
export function isAbout(meaning: Meaning, about: string, { card, zone, at, items = [] }: Focus): boolean {
  return [card, ...items].some((one) => concerns(meaning, about, one, zone, at));
}
export interface SitterNamed {
  readonly name: string;
  readonly machine: boolean;
}
export interface Cards {
  readonly view: View;
  readonly mine: readonly PlayerView[];
  /** Who sits where. */
  readonly sitters: readonly SitterNamed[];
  /** What is asked, and what each answer means. */
  readonly about: string | null;
  readonly meanings: readonly Meaning[];
  readonly focus: Focus | null;
  readonly payment: Payment;
  /** The answers that concern this card. */
  waysOf(focus: Focus): readonly Meaning[];
  /** With the keyboard the focus goes to what can be done with the card, and afterwards back to where it was. */
  look(focus: Focus | null, from?: HTMLElement): void;
  /** Leaves the card, and the focus goes back to where it was. */
  leave(): void;
  /** Whether the panel of the card takes the focus. */
  readonly takesFocus: boolean;
  openPile(pile: PileWanted): void;
  openPlace(location: string): void;
}
export const CardsContext = createContext<Cards | null>(null);
export function useCards(): Cards {
  const cards = use(CardsContext);
  if (cards === null) throw new Error('there are no cards outside their table');
  return cards;
}
export type Say = (
  key: CardsKey,
  values?: Readonly<Record<string, string | number | readonly (string | number)[]>>,
) => string;
export function useSay(): Say {
  const voice = useVoice();
  return useCallback((key, values) => voice.written(GAME, key, values) ?? key, [voice]);
}
