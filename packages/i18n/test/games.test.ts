/** Plays games and listens: every question, choice, refusal and fact must have its English sentence. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardStage } from '@amon-hen/board-game';
import { stage as cardStage, FACTS, QUESTIONS, REASONS, setups } from '@amon-hen/card-game';
import { anyAnswer, FastChance, hear, Journal, offers, type Seat, type Stage } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { loadGame, loadShell, Speaker } from '../src/index.ts';

const MOST_ANSWERS = 3000;

async function voiceOf(game: string, missing: Set<string>): Promise<Speaker> {
  const words = await loadGame(await loadShell('en'), game);
  return new Speaker([words], { seat: (id) => `seat ${id}` }, (what) => missing.add(what));
}
/** Everything that is said in a random game, to everybody who sits at it. */
function listen<S, E, V, O>(stage: Stage<S, E, V, O>, given: unknown, seed: number, voice: Speaker): void {
  const game = stage.game.name;
  const setup = stage.setup(given);
  const everybody: readonly (Seat | 'public')[] = ['public', ...stage.game.seats(setup)];
  const journal = new Journal(stage.game, setup, FastChance.fromSeed(seed), (told) => {
    for (const who of everybody) {
      const fact = hear(told, who);
      const said: unknown = stage.describeFact === undefined ? fact : stage.describeFact(fact);
      if (typeof said === 'object' && said !== null) voice.fact(game, { ...said });
    }
  });
  const luck = FastChance.fromSeed(seed + 1);
  for (let n = 0; n < MOST_ANSWERS && journal.position.pending.length > 0; n++) {
    const { position } = journal;
    const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
    const decision = position.pending[which];
    const [seat] = decision.by;
    const { about = '', values, own } = offers(position, seat)[which] ?? {};
    voice.decision(game, about, values);
    for (const id of own?.options ?? []) voice.option(game, id, about);
    for (const { option, refusal } of own?.refused ?? []) {
      voice.option(game, option, about);
      voice.refusal(game, refusal);
    }
    journal.answer(seat, which, anyAnswer(decision, luck));
  }
  const { outcome } = journal.position;
  if (outcome !== null) voice.ending(game, outcome.how);
}

describe('the board game in English', () => {
  const setupsOfBoard = [2, 3, 4].flatMap((players) => ['second', 'first'].map((edition) => ({ players, edition })));
  it.each(setupsOfBoard)('says all that is said with $players players, $edition edition', async (given) => {
    const missing = new Set<string>();
    const voice = await voiceOf('board', missing);
    listen(boardStage, given, 100 + given.players, voice);
    expect([...missing].sort()).toEqual([]);
  });
  it('has a sentence for every key in the source of the rules, and no others', async () => {
    const { games } = await loadGame(await loadShell('en'), 'board');
    const { decisions = {}, refusals = {}, facts = {} } = games.board ?? {};
    const source = sourceOf('board-game');
    const keys = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((found) => found[1] ?? '');
    const questions = keys(/\babout: '([\w-]+)'/g);
    const reasons = [...keys(/\bwhy: '([\w-]+)'/g), ...keys(/\bno\([^,()]+, '([\w-]+)'/g)];
    const happenings = keys(/\bwhat: '([\w-]+)'/g);
    expect(questions.filter((key) => decisions[key] === undefined)).toEqual([]);
    expect(reasons.filter((key) => refusals[key] === undefined)).toEqual([]);
    expect(happenings.filter((key) => facts[key] === undefined)).toEqual([]);
    const unused = (table: object): string[] =>
      Object.keys(table).filter((key) => !source.includes(`'${key.split(' ')[0]}'`));
    expect([decisions, refusals, facts].map(unused)).toEqual([[], [], []]);
  });
});

describe('amounts of figures', () => {
  it('count what there are several of, and call a Character by name', async () => {
    const voice = await voiceOf('board', new Set());
    const said = voice.answer('board', 'amounts', '3 isengard-regular + 1 nazgul + 1 gimli');
    expect(said).toBe('3 × Isengard Regular, 1 × Nazgûl and Gimli');
  });
});

describe('the card game in English', () => {
  it.each(setups)('says all that is said in $scenario with $people', async (given) => {
    const missing = new Set<string>();
    const voice = await voiceOf('cards', missing);
    for (let seed = 1; seed <= 4; seed++) listen(cardStage, given, seed * 100 + given.people, voice);
    expect([...missing].sort()).toEqual([]);
  });
  it('has a sentence for every word that the rules list, and no others', async () => {
    const { games } = await loadGame(await loadShell('en'), 'cards');
    const { decisions = {}, refusals = {}, facts = {} } = games.cards ?? {};
    const heads = (table: object): string[] =>
      [...new Set(Object.keys(table).map((key) => key.split(' ')[0] ?? key))].sort();
    expect(heads(decisions)).toEqual([...QUESTIONS].sort());
    expect(heads(refusals)).toEqual([...REASONS].sort());
    expect(heads(facts)).toEqual([...FACTS].sort());
  });
});

function sourceOf(name: string): string {
  const root = fileURLToPath(new URL(`../../${name}/src/`, import.meta.url));
  return globSync('**/*.ts', { cwd: root })
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n');
}
