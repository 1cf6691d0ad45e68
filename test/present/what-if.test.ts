import { describe, expect, test } from '@jest/globals';
import { canonical, DrawNeeded, type Json } from '../../src/engine/core/index.js';
import type { PreviewScene } from '../../src/present/preview.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { seatsToMove, standsAt, tryMove } from '../../src/present/what-if.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { companyTurn, positionOf, type PositionSetup } from '../support/rail-position.js';

const sceneOf = (title: typeof title1830, setup: PositionSetup): PreviewScene => ({
  title,
  presenter: railPresenter(title),
  words: wordsFor(title.id),
  state: positionOf(title, setup),
  names: ['Anna', 'Bert', 'Cleo'],
  language: 'en',
});

const scene = sceneOf(title1830, {
  seats: 3,
  companies: { PRR: { par: 100, shares: [20, 40], cash: 500, operated: true, trains: ['2'] } },
  laid: { H10: '57/1' },
  tokens: ['PRR H12'],
  round: companyTurn('PRR', { step: 'run' }),
});

const tried = (from: PreviewScene, line: string, seat: number) =>
  tryMove(from, () => from.title.notation.parse(line, seat));

describe('trying moves from a position', () => {
  test('a move leads on from the position, which stays as it is', () => {
    const before = canonical(scene.state);
    const outcome = tried(scene, 'run 2 H10-H12', 1);
    if (outcome.kind !== 'tried') throw new Error(outcome.kind);
    expect(outcome.tried).toMatchObject({
      who: 'Bert',
      line: 'run 2 H10-H12',
      words: ['PRR: train 2 runs H10–H12 for $30', 'PRR earns $30'],
    });
    expect(canonical(scene.state as unknown as Json)).toBe(before);
    const after = { ...scene, state: outcome.tried.state };
    expect(standsAt(scene).join(' ')).toContain('Bert: Run the trains of PRR.');
    expect(standsAt(after).join(' ')).toContain('Bert: Decide whether PRR pays');
    expect(tried(after, 'run 2 H10-H12', 1).kind).toBe('refused');
  });

  test('what is asked is what can be done: no pass where a train must be bought', () => {
    const bound = sceneOf(title1830, {
      seats: 3,
      companies: { PRR: { par: 100, shares: [20, 40], cash: 500, operated: true } },
      laid: { H10: '57/1' },
      tokens: ['PRR H12'],
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    });
    expect(standsAt(bound)).toContain('Bert: PRR must buy a train.');
    expect(standsAt({ ...bound, language: 'de' })).toContain('Bert: PRR muss eine Lok kaufen.');
  });

  test('what the rules refuse is refused in their words, and so is what cannot be read', () => {
    expect(tried(scene, 'run 2 H10-H12', 0)).toMatchObject({ kind: 'refused' });
    expect(tried(scene, 'what?', 1)).toMatchObject({ kind: 'refused' });
    expect(tried(scene, 'run 2 H10-H16', 1)).toMatchObject({ reason: expect.stringContaining('H16') });
  });

  test('where chance would decide nothing happens', () => {
    const apply = (): never => {
      throw new DrawNeeded({ kind: 'die', sides: 6 });
    };
    const chancy = { ...scene, title: { ...scene.title, apply } };
    expect(tried(chancy, 'run 2 H10-H12', 1)).toEqual({ kind: 'chance' });
  });

  test('whoever is asked comes first among those who can do anything', () => {
    expect(seatsToMove(scene)[0]).toBe(1);
  });

  test('the second title plays on just the same', () => {
    const sicily = sceneOf(title1849, {
      seats: 3,
      cash: 200,
      settings: { companies: '5' },
      companies: { IFT: { par: 100, shares: [40, 10], pool: 20, cash: 130, trains: ['4H'] } },
      order: ['AFG', 'SFA', 'RCS', 'CTL'],
      tokens: ['IFT H12'],
      round: companyTurn('IFT'),
    });
    const [seat] = seatsToMove(sicily);
    const outcome = tried(sicily, 'pass', seat!);
    expect(outcome.kind).toBe('tried');
  });
});
