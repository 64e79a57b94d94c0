/** `amon-hen scenario FILE…`: runs conformance scenarios. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadFile, readScenarios, runScenarios } from '@amon-hen/scenario';
import { readText } from '../files.ts';
import { BadInput, Options } from '../options.ts';
import type { Context } from '../program.ts';
import { findTitle } from '../seating.ts';

export function scenario(args: readonly string[], context: Context): number {
  const options = new Options('scenario', args, ['json'], []);
  if (options.rest.length === 0) throw new BadInput('scenario: which files?');
  // everything is read before anything is run: a broken file stops all
  const files = options.rest.flatMap(expand).map((path) => {
    const read = readFile(path);
    return { path, read, title: findTitle(context.registry, read.file.game, `${path}:${read.lineOf(['game'])}`) };
  });
  let passed = 0;
  const failures = files.flatMap(({ path, read, title }) => {
    const report = runScenarios(title.stage, read);
    passed += report.passed;
    return report.failures.map((failure) => ({ file: path, ...failure }));
  });
  const broken = failures.find((failure) => failure.broken);
  if (broken !== undefined) throw new BadInput(`${broken.file}:${broken.line}: ${broken.where}: ${broken.message}`);
  const found = { passed, failed: failures.length, failures: failures.map(({ broken: _, ...failure }) => failure) };
  if (options.flag('json')) context.print(JSON.stringify(found));
  else {
    for (const { file, line, scenario, rules, where, message } of found.failures) {
      context.print(`${file}:${line}: ${scenario} (${rules.join(', ')}): ${where}`);
      for (const text of message.split('\n')) context.print(`    ${text}`);
    }
    context.print(`${found.passed} passed, ${found.failed} failed`);
  }
  return found.failed === 0 ? 0 : 1;
}
/** A folder stands for the scenarios in it. */
function expand(path: string): readonly string[] {
  if (!(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)) return [path];
  const found = globSync('**/*.{yaml,yml,json}', { cwd: path }).sort();
  if (found.length === 0) throw new BadInput(`${path}: there are no scenarios in this folder`);
  return found.map((name) => join(path, name));
}
function readFile(path: string): ReadFile {
  const read = readScenarios(readText(path));
  if ('file' in read) return read;
  const [first, ...others] = read;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw new BadInput(`${path}:${first?.line ?? 1}: ${first?.message ?? 'cannot be read'}${more}`);
}
