import { describe, expect, test } from '@jest/globals';
import {
  chanceFrom,
  Illegal,
  thinkBy,
  thought,
  type Action,
  type Effort,
  type GameState,
  type Search,
  type Sight,
  type Thought,
} from '../../../src/engine/core/index.js';

/** A row of fields, from which one goes on to the right as long as one wants: each field is worth something. */
interface Row extends GameState {
  readonly at: number;
  readonly worth: readonly number[];
}

const rowOf = (...worth: readonly number[]): Row => ({
  ...{ title: 'row', rules: 1, seats: 1, settings: {} },
  at: 0,
  worth,
});

const step = (by: number): Action => ({ seat: 0, type: by > 3 ? 'leap' : 'step', by });
const sightOf = (position: Row, ...ways: readonly number[]): Sight<Row> => ({
  seat: 0,
  menu: [
    { type: 'step', fields: { by: { oneOf: ways.filter(by => by <= 3) } } },
    { type: 'leap', fields: { by: { oneOf: ways.filter(by => by > 3) } } },
  ],
  view: {},
  position,
});

/** Habit goes on by one; whoever plays on goes on by one to the last field. */
const search: Search<Row> = {
  breadth: { ordinary: { steps: 1000, places: 0 }, strong: { steps: 1000, places: 0 } },
  guess: s => s,
  usual: () => step(1),
  moves: (_s, { menu }) =>
    menu.flatMap(({ fields }) => (fields['by'] as { oneOf: number[] }).oneOf.map(by => step(by))),
  apply: (s, { by }) => {
    if (s.at + (by as number) >= s.worth.length) throw new Illegal('too-far', {});
    return { ...s, at: s.at + (by as number) };
  },
  next: () => null,
  standing: s => s.worth[s.at]!,
};

const effort = (seed = 1, more: Partial<Effort> = {}): Effort => ({
  level: 'ordinary',
  chance: chanceFrom(seed),
  ...more,
});

const thoughtOf = (sight: Sight<Row>, by = effort(), how = search): Thought | null =>
  thought(thinkBy(how, sight, by));

describe('thinking ahead', () => {
  test('takes the move that leads to the best, and says by how much', () => {
    expect(thoughtOf(sightOf(rowOf(0, 10, 900, 20, 100), 1, 2, 3, 4))).toEqual({
      action: step(2),
      compared: 4,
      gain: expect.closeTo(800, -1),
      instead: step(4),
    });
  });

  test('judges by where it leads in the end', () => {
    const toTheEnd: Search<Row> = {
      ...search,
      next: (_from, s) => (s.at % 2 === 0 && s.at + 2 < s.worth.length ? step(2) : null),
    };
    // The second field is worth most, but from there the way goes on.
    const sight = sightOf(rowOf(0, 50, 90, 0, 10), 1, 2);
    expect(thoughtOf(sight)?.action).toEqual(step(2));
    expect(thoughtOf(sight, effort(), toTheEnd)?.action).toEqual(step(1));
  });

  test('leaves out what the rules refuse', () => {
    expect(thoughtOf(sightOf(rowOf(0, 10, 5), 1, 2, 3, 9))).toMatchObject({ action: step(1), compared: 2 });
  });

  test('lets nobody see a fault of the rules as a refusal', () => {
    const broken: Search<Row> = {
      ...search,
      standing: () => {
        throw new TypeError('a fault');
      },
    };
    expect(() => thoughtOf(sightOf(rowOf(0, 10, 5), 1, 2), effort(), broken)).toThrow('a fault');
  });

  test('thinks nothing where nothing is to be chosen, or nothing is known', () => {
    expect(thoughtOf(sightOf(rowOf(0, 10), 1))).toBeNull();
    expect(thoughtOf({ ...sightOf(rowOf(0, 10, 5), 1, 2), position: null })).toBeNull();
  });

  test('never does by habit what is not on the menu', () => {
    const strange: Search<Row> = { ...search, usual: () => step(7) };
    const sight = sightOf(rowOf(0, 1, 2, 0, 0, 0, 0, 99), 1, 2);
    expect(thoughtOf(sight, effort(), strange)?.action).toEqual(step(2));
  });

  test('takes what habit does where there is no time, and more where there is some', () => {
    const sight = sightOf(rowOf(0, 10, 20, 30), 1, 2, 3);
    let asked = 0;
    expect(thoughtOf(sight, effort(1, { isOver: () => true }))).toMatchObject({
      action: step(1),
      compared: 1,
    });
    expect(thoughtOf(sight, effort(1, { isOver: () => (asked += 1) > 1 }))?.compared).toBe(2);
    const short: Search<Row> = {
      ...search,
      breadth: { ...search.breadth, ordinary: { steps: 2, places: 0 } },
    };
    expect(thoughtOf(sight, effort(), short)?.compared).toBe(2);
  });

  test('has tried something of each kind before it tries all of one', () => {
    const sight = sightOf(rowOf(0, 1, 1, 1, 1, 1, 1, 1, 1), 1, 2, 3, 4, 5, 6, 7, 8);
    for (let seed = 0; seed < 20; seed++) {
      let asked = 0;
      // Habit's step, and then one of each kind.
      const found = thoughtOf(sight, effort(seed, { isOver: () => (asked += 1) > 2 }))!;
      expect(found.compared).toBe(3);
      expect([found.action, found.instead].map(move => move?.type).sort()).toEqual(['leap', 'step']);
    }
  });

  test('the same seed thinks alike; another one takes another of equals', () => {
    const sight = sightOf(rowOf(0, 1, 5, 5), 1, 2, 3);
    const all = Array.from({ length: 20 }, (_, seed) => thoughtOf(sight, effort(seed))?.action);
    expect(Array.from({ length: 20 }, (_, seed) => thoughtOf(sight, effort(seed))?.action)).toEqual(all);
    expect(new Set(all.map(action => action?.['by'])).size).toBeGreaterThan(1);
  });

  test('does as habit does among equals', () => {
    const sight = sightOf(rowOf(0, 5, 5, 5), 1, 2, 3);
    const all = Array.from({ length: 20 }, (_, seed) => thoughtOf(sight, effort(seed))?.action);
    expect(all).toEqual(all.map(() => step(1)));
  });

  test('rather does nothing than something that is as good', () => {
    const sight = sightOf(rowOf(0, 1, 5, 5, 5), 1, 2, 3, 4);
    const resting: Search<Row> = { ...search, idle: new Set(['leap']) };
    const all = Array.from({ length: 20 }, (_, seed) => thoughtOf(sight, effort(seed), resting)?.action);
    expect(all).toEqual(all.map(() => step(4)));
  });

  test('takes a move that has to pay for itself by what it brings, not by what others lose', () => {
    const alone = [0, 10, 20, 30, 10, 60];
    const paying: Search<Row> = {
      ...search,
      forItself: { types: new Set(['leap']), standing: s => alone[s.at]! },
    };
    const sight = sightOf(rowOf(0, 10, 20, 15, 90, 90), 1, 2, 4, 5);
    const found = (...ways: readonly number[]): Thought | null =>
      thoughtOf({ ...sight, menu: sightOf(rowOf(), ...ways).menu }, effort(), paying);
    // The fourth field leaves others worse off, and the seat as it is.
    expect(found(1, 2, 4)).toMatchObject({ action: step(2), instead: step(4) });
    expect(found(1, 2, 4, 5)).toMatchObject({ action: step(5), gain: 40 });
    expect(thoughtOf(sight)).toMatchObject({ action: { type: 'leap' }, gain: 70 });
  });

  test('leaves to habit where nothing is tried', () => {
    expect(thoughtOf(sightOf(rowOf(0, 1, 9), 1, 2), effort(), { ...search, moves: () => [] })).toBeNull();
  });

  test('stops after each move that it has tried', () => {
    const thinking = thinkBy(search, sightOf(rowOf(0, 10, 20, 30), 1, 2, 3), effort());
    const stops = Array.from({ length: 4 }, () => thinking.next().done);
    expect(stops).toEqual([false, false, false, true]);
  });
});
