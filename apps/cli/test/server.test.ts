import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { amonHen, temporaryFolder } from './program.ts';

const MAIN = fileURLToPath(new URL('./toy-main.ts', import.meta.url));

describe('the server', () => {
  it('opens, stops when told, and its data can be put away and brought back', async () => {
    const folder = temporaryFolder();
    const data = join(folder, 'data');
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--data', data, '--log-level', 'silent']);
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
        const found = /^Amon Hen is open at (\S+)$/m.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.on('exit', () => reject(new Error(`the server ended: ${said}`)));
    });
    expect((await fetch(url)).status).toBeLessThan(500);
    const file = join(folder, 'all.backup');
    expect(await amonHen(['backup', file, '--data', data])).toMatchObject({ code: 0, err: '' }); // while it runs
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
    const again = join(folder, 'again');
    expect((await amonHen(['restore', file, '--data', again])).out).toMatch(/rows are back$/m);
    const full = await amonHen(['restore', file, '--data', again]);
    expect(full).toMatchObject({ code: 2, out: '' });
    expect(full.err).toMatch(/^amon-hen: restore: The database is not empty.*\n$/);
    expect((await amonHen(['backup', file, '--data', data])).err).toBe(`amon-hen: backup: ${file} is there already\n`);
  });

  const folder = temporaryFolder();
  const none = join(folder, 'none');
  const text = join(folder, 'text');
  writeFileSync(text, 'hello');
  it.each([
    [['serve', '--prt', '1'], 'serve: unknown option --prt; did you mean --port?'],
    [['serve', '--port', 'abc'], 'serve: --port is “abc”'],
    [['backup'], 'backup: which file?'],
    [['backup', join(folder, 'x'), '--data', none], `backup: there is no data folder ${none}`],
    [['restore', none, '--data', none], `restore: ${none}: no such file`],
    [['restore', text, '--data', none], `restore: ${text} is not a backup`],
  ])('bad input: %j', async (args, message) => {
    const { code, out, err } = await amonHen(args);
    expect(err).toContain(`amon-hen: ${message}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(existsSync(none)).toBe(false);
  });
  it('lists its settings', async () => {
    expect((await amonHen(['serve', '--help'])).out).toContain('--port');
  });
});
