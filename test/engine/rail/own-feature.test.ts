import { describe, expect, test } from '@jest/globals';
import { canonical, completeSettings } from '../../../src/engine/core/index.js';
import { meaningOf } from '../../../src/engine/rail/meanings.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { railOrders } from '../../support/rail-orders.js';
import { ownTitle } from '../../support/rail-own.js';
import { byKind } from '../../support/rail-player.js';
import { companyTurn, type PositionSetup } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';
import { beaconFeature, beaconsOf } from './beacons.js';

const title = ownTitle([beaconFeature], { settings: [{ id: 'beacons', values: [false, true] }] });
const settings = { beacons: true };
const { act, acts, actFully, asks, kinds, may, newGame, position, refused, turn } = railTable(title);

type Position = ReturnType<typeof position>;

/** The PRR of seat 0 may light a beacon; the NYC of seat 1 comes after it. */
const start = (more: Partial<PositionSetup> = {}): Position =>
  position({
    settings,
    companies: {
      PRR: { shares: [60], cash: 100, trains: ['2'], operated: true },
      NYC: { shares: [0, 60], cash: 100, trains: ['2'], operated: true },
    },
    tokens: ['PRR H12', 'NYC E19'],
    round: companyTurn('PRR', { step: 'beacon', begun: true, waiting: ['NYC'] }),
    ...more,
  });

const lit = act(start(), 0, 'light H12');
const named = act(lit, 0, 'name Hope');

describe('a game without the feature', () => {
  test('knows nothing of it', () => {
    const { moves, steps, rounds, trades, pending } = title.game(completeSettings(title.settings, {}));
    expect([moves['light'], rounds['test/toasts'], pending['name-beacon']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(steps.map(({ name }) => name)).not.toContain('beacon');
    expect(trades.map(({ what }) => what)).toEqual(['train', 'private']);
  });
});

describe('its step and moves', () => {
  test('the company is asked in its place in the turn, and may pass', () => {
    expect(title.turn(start())).toEqual({ asked: [0], ask: { kind: 'light-beacon', company: 'PRR' } });
    expect(kinds(start(), 0)).toEqual(expect.arrayContaining(['light', 'pass']));
    expect(turn(act(start(), 0, 'pass'))).toBe('PRR trains');
  });

  test('the move tells its own fact, and the part is kept', () => {
    const { state, facts } = actFully(start(), 0, 'light H12');
    expect(facts).toEqual([{ kind: 'beacon-lit', company: 'PRR', hex: 'H12', cost: 20 }]);
    expect(state.companies['PRR']!.cash).toBe(80);
    expect(state.parts).toEqual({ beacons: [{ hex: 'H12', company: 'PRR', name: null }] });
    expect(start()).not.toHaveProperty('parts');
  });

  test('what is not its moment is refused like any other move', () => {
    expect(refused(start(), 0, 'light E19')).toBe('bad-field');
    expect(refused(start(), 1, 'light E19')).toBe('not-your-turn');
    expect(refused(start(), 0, 'toast')).toBe('not-now');
    expect(may(named, 0, 'light H12')).toBe(false);
  });
});

describe('its pending decision', () => {
  test('comes before everything else, and asks what it has to ask', () => {
    expect(title.turn(lit)).toEqual({
      asked: [0],
      ask: { kind: 'name-beacon', company: 'PRR', hex: 'H12' },
    });
    expect(kinds(lit, 0)).toEqual(['name']);
    expect(refused(lit, 0, 'pass')).toBe('something-else-first');
  });

  test('is settled by its move, and the turn goes on', () => {
    expect(named.pending).toEqual([]);
    expect(beaconsOf(named)).toEqual([{ hex: 'H12', company: 'PRR', name: 'Hope' }]);
    expect(turn(named)).toBe('PRR trains');
  });
});

describe('what it trades', () => {
  const asking = { ...named, round: companyTurn('NYC', { step: 'beacon', begun: true }) };

  test('is offered, and changes hands when the other agrees', () => {
    const offered = act(asking, 1, 'offer beacon H12 from PRR to NYC 30');
    expect(asks(offered)).toBe('0 offer');
    const { state, facts } = actFully(offered, 0, 'accept 1');
    expect(facts).toContainEqual({ kind: 'beacon-sold', hex: 'H12', company: 'NYC', from: 'PRR' });
    expect(beaconsOf(state)).toEqual([{ hex: 'H12', company: 'NYC', name: 'Hope' }]);
    expect([state.companies['PRR']!.cash, state.companies['NYC']!.cash]).toEqual([110, 70]);
  });

  test('an offer lapses with its moment', () => {
    const { facts, state } = actFully(act(asking, 1, 'offer beacon H12 from PRR to NYC 30'), 0, 'decline 1');
    expect(facts.map(({ kind }) => kind)).toEqual(['offer-declined']);
    expect(act(state, 1, 'pass').offers).toEqual([]);
  });

  test('standing orders decline it by its name', () => {
    const { give, go, log } = railOrders(title);
    const table = go(give(asking, '0 auto decline beacon'), '1 offer beacon H12 from PRR to NYC 30');
    expect(log(table)).toEqual(['0: decline 1']);
  });
});

describe('what is seen of it', () => {
  const g = title.game(named.settings);

  test('a column of the companies', () => {
    const column = g.features.flatMap(({ columns = [] }) => columns)[0]!;
    expect(column.value(g, named, 'PRR')).toEqual({ names: ['Hope'] });
    expect(column.value(g, named, 'NYC')).toBeNull();
  });

  test('a mark on the map', () => {
    expect(g.features.flatMap(({ marks }) => marks?.(g, named) ?? [])).toEqual([
      { hex: 'H12', label: 'Hope', note: { kind: 'beacon', hex: 'H12', company: 'PRR' } },
    ]);
  });

  test('what its facts mean', () => {
    const fact = { kind: 'beacon-lit', company: 'PRR', hex: 'H12', cost: 20 };
    expect(meaningOf(g, fact)).toEqual({ built: { hex: 'H12', company: 'PRR' }, cost: 20 });
    expect(meaningOf(g, { kind: 'toast', seat: 0 })).toEqual({});
  });
});

test('its audit finds what cannot be', () => {
  expect(() => {
    title.audit({ ...named, parts: { beacons: [{ hex: 'H12', company: 'ERIE', name: null }] } });
  }).toThrow('audit: the beacon at H12 has no keeper');
});

test('its standing order acts as soon as it can, and ends with that', () => {
  const { give, go, log, why } = railOrders(title);
  const before = start({ round: companyTurn('NYC', { step: 'trains', begun: true, waiting: ['PRR'] }) });
  const waiting = give(before, '0 auto light PRR');
  expect(log(waiting)).toEqual([]);
  const table = go(waiting, '1 pass', '0 pass');
  expect(log(table)).toEqual(['0: light H12', 'done beacon-lit']);
  expect(why(table)).toMatchObject({ kind: 'happened', fact: { kind: 'beacon-lit' } });
});

describe('its round', () => {
  const takes = [
    '0 take SV',
    '1 take CS',
    '2 take DH',
    '0 take MH',
    '1 take CA',
    '2 take BO',
    '2 par B&O 100',
  ];
  const begun = acts(newGame(3, settings), ...takes);

  test('comes where its flow puts it, and says who is asked and where the game stands', () => {
    expect(begun.round).toEqual({ kind: 'test/toasts', current: 0, left: 3 });
    expect(title.turn(begun)).toEqual({ asked: [0], ask: { kind: 'give-toast' } });
    expect(title.status(begun)).toMatchObject({ round: { kind: 'toasts', left: 3 }, ended: false });
    expect(title.onTimeout!(begun, 0)).toEqual({ seat: 0, type: 'pass' });
  });

  test('is played by its own move and by passing', () => {
    const { state, facts } = actFully(begun, 0, 'toast');
    expect(facts).toEqual([{ kind: 'toast', seat: 0 }]);
    expect(refused(state, 0, 'toast')).toBe('not-your-turn');
    expect(asks(act(state, 1, 'pass'))).toBe('2 give-toast');
  });

  test('is followed by what the kit has there', () => {
    const { state, facts } = actFully(acts(begun, '0 toast', '1 pass'), 2, 'toast');
    expect(facts).toEqual([
      { kind: 'toast', seat: 2 },
      { kind: 'stock-round-begins', number: 1 },
    ]);
    expect(asks(state)).toBe('0 stock-turn');
  });
});

test.each([1, 2])('games with it break no invariant and have a text for every move: %i', seed => {
  const full = completeSettings(title.settings, settings);
  const seen = new Set<string>();
  playRandomGame(title, { rules: 1, seats: 3, settings: full }, random(seed), {
    maxSteps: 900,
    checkEvery: 10,
    choose: byKind(title),
    onStep: ({ entry, applied }) => {
      seen.add(entry.action.type);
      expect(canonical(applied.state)).not.toContain('"beacons":[]');
    },
  });
  expect([...seen]).toEqual(expect.arrayContaining(['toast', 'light', 'name']));
});
