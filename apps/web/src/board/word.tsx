/** A word of the game on the table, with what it means one tap away. */
import { Term } from '../learn/term.tsx';
import { GAME } from './say.ts';

export function Word({ id, text }: { readonly id: string; readonly text: string }) {
  return <Term game={GAME} id={id} text={text} />;
}
