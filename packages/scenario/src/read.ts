/** From the text of a file to scenarios, or to the list of what is wrong with it and where. */
import { isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { type ScenarioFile, scenarioFile } from './format.ts';

export type Path = readonly (string | number)[];
export interface Problem {
  readonly line: number;
  readonly message: string;
}
export interface ReadFile {
  readonly file: ScenarioFile;
  /** The line where this part of the file stands, or the nearest part around it. */
  lineOf(path: Path): number;
}

export function readScenarios(text: string): ReadFile | readonly Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false });
  if (document.errors.length > 0) {
    return document.errors.map((e) => ({
      line: lines.linePos(e.pos[0]).line,
      message: `not YAML: ${oneLine(e.message)}${e.code === 'BLOCK_AS_IMPLICIT_KEY' ? '; words with a colon in them need quotation marks' : ''}`,
    }));
  }
  const lineOf = (path: Path): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const found = document.getIn(path.slice(0, depth), true);
      if (isNode(found) && rangeOf(found) !== null) return lines.linePos(rangeOf(found) ?? 0).line;
    }
    return 1;
  };
  const parsed = scenarioFile.safeParse(document.toJS());
  if (parsed.success) return { file: parsed.data, lineOf };
  return parsed.error.issues.flatMap((issue) =>
    explain(issue, []).map(({ path, message }) => ({
      line: lineOf(path),
      message: path.length === 0 ? message : `${pathText(path)}: ${message}`,
    })),
  );
}
function rangeOf(node: Node): number | null {
  return node.range === undefined || node.range === null ? null : node.range[0];
}
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
/** `scenarios[2].steps[0].expect` */
export function pathText(path: Path): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key + 1}]` : i === 0 ? key : `.${key}`)).join('');
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}
interface Explained {
  readonly path: Path;
  readonly message: string;
}
function explain(issue: Issue, around: Path): readonly Explained[] {
  const path = [...around, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: [...path, key], message: 'no such key' }));
  }
  if (issue.code === 'invalid_type') {
    const found = /received (\w+)/.exec(issue.message)?.[1] ?? 'something else';
    const wanted = WANTED[String(issue.expected)] ?? String(issue.expected);
    return [{ path, message: found === 'undefined' ? 'is missing' : `should be ${wanted}` }];
  }
  if (issue.code === 'invalid_value') return [{ path, message: `should be ${(issue.values ?? []).join(' or ')}` }];
  if (issue.errors !== undefined && issue.errors.length > 0) return explainUnion(issue.errors, path);
  return [{ path, message: issue.message }];
}
const WANTED: Readonly<Record<string, string>> = {
  string: 'words',
  number: 'a number',
  int: 'a whole number',
  object: 'a map',
  record: 'a map',
  array: 'a list',
};
/** Of several allowed forms, the one that was meant is the one that fits best: it goes wrong deepest. */
function explainUnion(branches: readonly (readonly Issue[])[], path: Path): readonly Explained[] {
  const explained = branches.map((issues) => issues.flatMap((issue) => explain(issue, path)));
  const deepest = explained.find((found) => found.some((e) => e.path.length > path.length));
  if (deepest !== undefined) return deepest;
  const wanted = new Set(explained.flatMap((found) => found.map((e) => e.message.replace(/^should be /, ''))));
  return [{ path, message: `should be ${[...wanted].join(' or ')}` }];
}
