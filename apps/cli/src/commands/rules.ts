/** `amon-hen rules`: shows a rule, and which rules have tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files.ts';
import { BadInput, Options } from '../options.ts';
import type { Context } from '../program.ts';
import { isCounted, partOf, type Rule, readRules } from '../rules/catalogue.ts';
import { readMentions } from '../rules/mentions.ts';

export function rules(args: readonly string[], context: Context): number {
  const options = new Options('rules', args, ['coverage', 'all', 'json'], ['game']);
  const game = options.choice('game', ['board', 'cards']);
  const known = readRules(context.root);
  if (known.size === 0) throw new BadInput(`rules: there are no rules in ${join(context.root, 'docs', 'rules')}`);
  if (options.flag('coverage')) {
    if (options.rest.length > 0) throw new BadInput('rules: --coverage takes no id');
    if (options.flag('all') && game !== undefined) throw new BadInput('rules: --all and --game do not go together');
    const which = options.flag('all') ? 'all' : game === 'cards' ? 'cards' : 'board';
    return coverage(context, known, which, options.flag('json'));
  }
  const [id, ...others] = options.rest;
  if (others.length > 0) throw new BadInput('rules: one id at a time');
  return id === undefined ? list(context, known, options.flag('json')) : show(context, known, id, options.flag('json'));
}

function list(context: Context, known: ReadonlyMap<string, Rule>, json: boolean): number {
  if (json) context.print(JSON.stringify([...known.keys()]));
  else for (const rule of known.values()) context.print(rule.text.split('\n')[0] ?? '');
  return 0;
}
/** The rule; for a section (`BG-9.3`) all of its rules. */
function show(context: Context, known: ReadonlyMap<string, Rule>, id: string, json: boolean): number {
  const one = known.get(id);
  const found = one === undefined ? [...known.values()].filter((rule) => rule.id.startsWith(`${id}.`)) : [one];
  const [first] = found;
  if (first === undefined) throw new BadInput(`rules: there is no rule “${id}”`);
  if (json) context.print(JSON.stringify(one ?? found));
  else {
    context.print(`${first.chapter} (${first.file}:${first.line})\n`);
    for (const rule of found) context.print(rule.text);
  }
  return 0;
}

function coverage(
  context: Context,
  known: ReadonlyMap<string, Rule>,
  which: 'board' | 'cards' | 'all',
  json: boolean,
): number {
  const { tested, problems } = readMentions(context.root, known);
  const excused = readExcuses(context.root);
  const counted = [...known.keys()].filter((id) => isCounted(id, which));
  const open = counted.filter((id) => !tested.has(id));
  const found = {
    total: counted.length,
    tested: counted.length - open.length,
    untested: open.filter((id) => excused[id] === undefined),
    excused: Object.fromEntries(open.flatMap((id) => (excused[id] === undefined ? [] : [[id, excused[id]]]))),
    problems: [
      ...problems,
      ...Object.keys(excused).flatMap((id) => {
        if (!known.has(id)) return [`docs/rules/excused.json: there is no rule ${id}`];
        return tested.has(id) ? [`docs/rules/excused.json: ${id} is tested and needs no excuse`] : [];
      }),
    ],
  };
  if (json) context.print(JSON.stringify(found));
  else {
    const share = found.total === 0 ? 0 : (found.tested / found.total) * 100;
    context.print(`${found.tested} of ${found.total} rules are tested (${share.toFixed(1)} %)`);
    for (const [id, why] of Object.entries(found.excused)) context.print(`excused   ${id}: ${why}`);
    for (const [chapter, ids] of byChapter(found.untested)) context.print(`untested  ${chapter}: ${ids.join(', ')}`);
    for (const problem of found.problems) context.print(`problem   ${problem}`);
  }
  return found.problems.length === 0 ? 0 : 1;
}
function byChapter(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const id of ids) {
    const chapter = `${partOf(id)} ${/^[A-Z0-9]+-(\w+)/.exec(id)?.[1] ?? ''}`;
    const here = chapters.get(chapter) ?? [];
    here.push(id);
    chapters.set(chapter, here);
  }
  return chapters;
}
function readExcuses(root: string): Readonly<Record<string, string>> {
  const path = join(root, 'docs', 'rules', 'excused.json');
  if (!existsSync(path)) return {};
  let json: unknown;
  try {
    json = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${path}: is not JSON`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadInput(`${path}: should be a map`);
  return Object.fromEntries(
    Object.entries(json).map(([id, why]) => {
      if (typeof why === 'string' && why !== '') return [id, why];
      throw new BadInput(`${path}: ${id} needs a reason in words`);
    }),
  );
}
