/** Modules that the build makes; see `build/`. */
declare module 'virtual:game-icon/*' {
  import type { Glyph } from './ui/glyphs.ts';
  export const glyph: Glyph;
}
declare module 'virtual:game-icons' {
  export const used: readonly string[];
}
declare module 'virtual:extra-games' {
  import type { Words } from '@amon-hen/i18n';
  import type { ShelvedGame } from './play/game.ts';
  import type { TableDesign } from './table/design.ts';
  export const extraGames: readonly ShelvedGame[];
  export const extraDesigns: Readonly<Record<string, () => Promise<TableDesign>>>;
  export const extraWords: Pick<Words, 'games'> & { readonly sentences: Readonly<Record<string, string>> };
}
declare module 'virtual:extra-rules' {
  import type { Playable } from './play/worker/playable.ts';
  export const extraRules: Readonly<Record<string, () => Promise<Playable['stage']>>>;
}
declare module 'virtual:rules' {
  import type { RuleBook } from './rules/book.ts';
  export interface Listed {
    readonly name: string;
    readonly title: string;
    /** What the ids in it begin with. */
    readonly prefix: string;
    readonly load: () => Promise<{ readonly book: RuleBook }>;
  }
  export const books: readonly Listed[];
}
