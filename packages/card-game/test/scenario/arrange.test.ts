import { GivenError } from '@amon-hen/kernel';
import { expect, it, describe as topic } from 'vitest';
import { arrange, describe, stage } from '../../src/index.ts';
import { invariants } from '../state/invariants.ts';

const make = (given: unknown) => arrange(stage.setup(given), given);
function wrong(given: unknown): { path: string; reason: string } {
  try {
    make(given);
  } catch (error) {
    if (error instanceof GivenError) return { path: error.path.join('.'), reason: error.reason };
    throw error;
  }
  throw new Error('this should have been refused');
}

topic('arrange', () => {
  it('CG-4.1.1: the set-up keys alone give the plain set-up', () => {
    expect(describe(make({ scenario: 'duel3' }))).toMatchObject({
      phase: 'opening',
      people: 3,
      players: { gandalf: { hand: [] } },
    });
    expect(describe(make({}))).toMatchObject({ scenario: 'trilogy', people: 4, phase: 'opening' });
  });
  it('CG-2.2.1, CG-2.2.2: places cards in every zone, and tokens, scores, marks and the moment', () => {
    const s = make({
      people: 3,
      options: { idleEvents: 'barred' },
      phase: 'action',
      round: 6,
      starting: 'aragorn',
      turn: 'saruman',
      passed: ['aragorn'],
      players: {
        frodo: {
          hand: ['gimli'],
          deck: ['sting', 'eomer'],
          cyclePile: ['theoden'],
          eliminated: ['smeagol'],
          reserve: [{ 'sam-gamgee': ['elven-cloak'] }],
          new: ['sam-gamgee'],
          known: ['theoden'],
          top: 'sting',
          rest: 'cyclePile',
          ring: 'used',
        },
      },
      battlegrounds: { moria: { cards: ['cave-troll'], attack: 2, defense: 1, retaken: true } },
      path: { 'amon-hen': { cards: ['strider'], attack: 1 } },
      scored: { 'free-peoples': ['bag-end'], shadow: ['harad'] },
      laidAside: ['weathertop'],
      corruption: 4,
      played: ['sam-gamgee'],
      used: ['palantir-of-orthanc'],
      inForce: ['the-red-arrow'],
      fought: true,
    });
    invariants(s);
    expect(describe(s)).toMatchObject({
      options: { idleEvents: 'barred' },
      round: 6,
      starting: 'aragorn',
      turn: 'saruman',
      passed: ['aragorn'],
      reached: 6,
      players: {
        frodo: {
          hand: ['gimli'],
          deck: ['sting', 'eomer'],
          eliminated: ['smeagol'],
          reserve: ['sam-gamgee'],
          new: ['sam-gamgee'],
          top: 'sting',
          ring: 'none',
        },
      },
      items: { 'sam-gamgee': ['elven-cloak'] },
      battlegrounds: { moria: { shadow: ['cave-troll'], attack: 2, defense: 1, retaken: true } },
      path: { 'amon-hen': { 'free-peoples': ['strider'], attack: 1 } },
      points: { 'free-peoples': 1, shadow: 5 },
      laidAside: ['weathertop'],
      known: ['theoden'],
      used: ['palantir-of-orthanc'],
      inForce: ['the-red-arrow'],
    });
  });
  it.each([
    [{ scenario: 'quartet' }, 'scenario', 'is none of trilogy'],
    [{ people: 5 }, 'people', 'trilogy is for 2, 3, 4 people'],
    [{ options: { idle: 'x' } }, 'options.idle', 'there is no such key'],
    [{ option: {}, round: 2 }, 'option', 'there is no such key'],
    [{ phase: 'noon' }, 'phase', 'is none of opening'],
    [{ round: 'two' }, 'round', 'a whole number'],
    [{ players: { sauron: {} } }, 'players.sauron', 'there is no player'],
    [{ players: { frodo: { hand: ['sauron'] } } }, 'players.frodo.hand.0', 'there is no card “sauron”'],
    [{ players: { frodo: { hand: ['boromir'] } } }, 'players.frodo.hand.0', 'boromir is not a card of frodo'],
    [{ players: { frodo: { reserve: ['boromir'] } } }, 'players.frodo.reserve.0', 'boromir is not a card of frodo'],
    [{ players: { frodo: { hand: ['gimli', 'gimli'] } } }, 'players.frodo.hand.1', 'named too often'],
    [{ players: { frodo: { reserve: ['sting'] } } }, 'players.frodo.reserve.0', 'needs a wielder'],
    [{ players: { frodo: { reserve: [{ gimli: ['eomer'] }] } } }, 'players.frodo.reserve.0.gimli.0', 'is no item'],
    [{ players: { frodo: { new: ['gimli'] } } }, 'players.frodo.new.0', 'gimli is not in reserve'],
    [{ players: { frodo: { hand: ['gimli'], top: 'gimli' } } }, 'players.frodo.top', 'not in the draw deck'],
    [{ players: { frodo: { hands: [] } } }, 'players.frodo.hands', 'there is no such key'],
    [{ battlegrounds: { egladil: {} } }, 'battlegrounds.egladil', 'does not belong here'],
    [{ battlegrounds: { gondor: {} } }, 'battlegrounds.gondor', 'there is no location “gondor”'],
    [{ path: { egladil: {}, morgai: {} } }, 'path', 'only one path'],
    [{ path: { egladil: {} }, scored: { shadow: ['egladil'] } }, 'path.egladil', 'named twice'],
    [{ scenario: 'fellowship', scored: { shadow: ['harad'] } }, 'scored.shadow.0', 'there is no location “harad”'],
    [{ passed: ['nobody'] }, 'passed.0', 'there is no player'],
    [{ scenario: 'duel2', turnSeat: 3 }, 'turnSeat', 'there is no such seat'],
    [{ corruption: -1 }, 'corruption', 'a whole number'],
  ])('CG-2.2.3: %j is refused where it is wrong', (given, path, reason) => {
    const found = wrong(given);
    expect(found.path).toBe(path);
    expect(found.reason).toContain(reason);
  });
});
