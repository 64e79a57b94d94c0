/** A sentence of the catalogue on the screen: the things it names can be pressed where the table knows them. */
import { type Part, textOf } from '@amon-hen/i18n';
import { createContext, use, useMemo } from 'react';

/** What to do when a thing that is named is pressed; null where a kind of thing cannot be shown. */
export interface Showing {
  readonly shows: (kind: string, id: string) => boolean;
  readonly show: (kind: string, id: string) => void;
}
export const ShowingContext = createContext<Showing | null>(null);

export function Said({ parts }: { readonly parts: readonly Part[] }) {
  const showing = use(ShowingContext);
  return parts.map(({ text, kind, id }, i) => {
    const key = i; // the parts of a sentence have no other identity
    if (kind === undefined || id === undefined) return <span key={key}>{text}</span>;
    if (showing?.shows(kind, id) !== true) return <b key={key}>{text}</b>;
    return (
      <button key={key} type="button" className="named" onClick={() => showing.show(kind, id)}>
        {text}
      </button>
    );
  });
}
export function useSaid(parts: readonly Part[]): string {
  return useMemo(() => textOf(parts), [parts]);
}
