/** Two tables of names for each language, from the masters that hold all six side by side with their sources. */
import cards from '../data/card-names.json' with { type: 'json' };
import glossary from '../data/glossary.json' with { type: 'json' };
import names from '../data/names.json' with { type: 'json' };
import type { Language, NameTables } from '../src/index.ts';

type Master = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** What sentences may need of a name; sources and notes are for translators. */
const FIELDS = ['plural', 'gender', 'article', 'genitive', 'number'];

export function split(language: Language): NameTables {
  const table = (master: Master) => tableOf(master, language);
  const titles = (master: Master) =>
    Object.fromEntries(
      Object.entries(master).flatMap(([id, entry]) => {
        const title = record(entry.title)[language];
        return title === undefined ? [] : [[id, compact(title)]];
      }),
    );
  return {
    region: table(names.regions),
    nation: table(names.nations),
    character: table(names.characters.board),
    title: titles(names.characters.board),
    ability: table(names.abilities),
    faction: table(names.factions),
    battleground: table(names.battlegrounds),
    path: table(names.paths),
    feature: table(names.mapFeatures),
    card: { ...table(cards.eventCards), ...table(cards.factionCards), ...table(cards.promos) },
    combat: table(cards.combatTitles),
  };
}
/** The words of the games themselves: needed by whoever learns them, not by whoever plays. */
export function splitTerms(language: Language): NameTables {
  return { term: tableOf(glossary.terms, language) };
}
function tableOf(master: Master, language: Language) {
  return Object.fromEntries(Object.entries(master).map(([id, entry]) => [id, compact(entry[language])]));
}
function compact(entry: unknown): string | { name: string } {
  const fields = record(entry);
  const name = String(fields.name ?? fields.word ?? fields.text);
  const more = FIELDS.flatMap((field) => (typeof fields[field] === 'string' ? [[field, fields[field]]] : []));
  return more.length === 0 ? name : { name, ...Object.fromEntries(more) };
}
function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
