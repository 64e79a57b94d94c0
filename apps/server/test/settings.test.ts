import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, settings, settingsHelp } from '../src/settings.ts';

describe('settings', () => {
  it('have defaults, are read from the environment, and options go first', () => {
    expect(readSettings({}, {})).toMatchObject({ port: 3019, host: 'localhost', data: './data', databaseUrl: null });
    expect(readSettings({}, { PORT: '80', DATABASE_URL: 'postgres://x' })).toMatchObject({
      port: 80,
      databaseUrl: 'postgres://x',
    });
    expect(readSettings({ port: '81' }, { PORT: '80' }).port).toBe(81);
    expect(readSettings({ 'trust-proxy': 'true' }, {}).trustProxy).toBe(true);
  });
  it('are refused with a clear line', () => {
    expect(() => readSettings({ port: 'x' }, {})).toThrow(/^--port is “x”: /);
    expect(() => readSettings({}, { PORT: '99999' })).toThrow(/^PORT is “99999”: /);
    expect(() => readSettings({ prot: '1' }, {})).toThrow('There is no option --prot.');
    expect(() => readSettings({ secret: 'hidden' }, {})).toThrow(/^--secret is not good: /);
    expect(() => readSettings({}, { AMON_HEN_METRICS_TOKEN: 'hidden' })).not.toThrow(/hidden/);
  });
  it('are all in the help and in docs/operations.md', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const help = settingsHelp();
    for (const { flag, env, help: sentence } of Object.values(settings)) {
      for (const text of [`--${flag}`, env, sentence]) {
        expect(help).toContain(text);
        expect(page).toContain(text);
      }
    }
  });
});
