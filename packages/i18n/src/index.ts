export type { BoardKey } from './en/board/table.ts';
export type { CardsKey } from './en/cards/table.ts';
export type { ShellKey } from './en/shell.ts';
export { type Part, textOf, type Values } from './format.ts';
export { type Language, languages, loadGame, loadLearning, loadShell, spoken } from './languages.ts';
export type { NameTables } from './names.ts';
export { type Naming, Speaker, type Spoken } from './speaker.ts';
export type { GameWords, Sentences, ShellWords, Words } from './words.ts';
