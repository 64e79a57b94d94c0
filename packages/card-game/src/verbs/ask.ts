/** How a rule of this game asks: as the kernel does, with a subject that the catalogue has a sentence for. */
import { type Asking, pickOne, pickSome, type Question, type SomeQuestion } from '@amon-hen/kernel';
import type { QuestionWord } from '../words.ts';

export function ask<T>(question: Question<T> & { readonly about: QuestionWord }): Asking<T> {
  return pickOne(question);
}
export function askSome<T>(question: SomeQuestion<T> & { readonly about: QuestionWord }): Asking<readonly T[]> {
  return pickSome(question);
}
