import { describe, expect, test } from '@jest/globals';
import {
  BadDraw,
  canonical,
  completeSettings,
  DrawNeeded,
  play,
  replay,
  type Entry,
  type Start,
} from '../../../src/engine/core/index.js';
import { unlessNow } from '../../../src/engine/rail/action/refusals.js';
import { turnOf } from '../../../src/engine/rail/company/track.js';
import type { Feature, Move } from '../../../src/engine/rail/contract.js';
import { pay } from '../../../src/engine/rail/money.js';
import { part } from '../../../src/engine/rail/parts.js';
import { buy } from '../../../src/engine/rail/stock/buying.js';
import { deepFreeze } from '../../support/freeze.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { railOrders } from '../../support/rail-orders.js';
import { ownTitle } from '../../support/rail-own.js';
import { byKind } from '../../support/rail-player.js';
import { companyTurn, stockTurn } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';

const found = part<number>('found', 0);

type DigFact = { readonly kind: 'dug'; readonly company: string; readonly rolled: number };

/** Once in its turn a company digs for coal: a die says how much the bank pays for it. */
const dig: Move<object, DigFact> = {
  type: 'dig',
  fields: {},
  refusal: (_g, s, seat) => unlessNow(turnOf(s, seat)?.done.includes('dig') === false, 'dig'),
  play: (_g, d, seat, _fields, out) => {
    const round = turnOf(d, seat)!;
    const { company } = round;
    d.round = { ...round, begun: true, done: [...round.done, 'dig'] };
    const [rolled] = out.draw({ kind: 'die', sides: 6 });
    pay(d, 'bank', company, 10 * rolled!);
    found.set(d, found.of(d) + rolled!);
    out.say({ kind: 'dug', company, rolled: rolled! });
  },
};

/** Who buys a share rolls for a discount, so to speak: nothing comes of it. */
const gamblingBuy: typeof buy = {
  ...buy,
  play: (g, d, seat, fields, out) => {
    buy.play(g, d, seat, fields, out);
    out.draw({ kind: 'die', sides: 2 });
  },
};

const mining: Feature = { parts: [found], moves: [dig], forms: [{ type: 'dig', form: 'dig' }] };
const title = ownTitle([mining]);
const { act, position } = railTable(title);

const start = position({
  companies: { PRR: { shares: [60], cash: 100, trains: ['2'], operated: true } },
  tokens: ['PRR H12'],
  round: companyTurn('PRR'),
});
const action = { seat: 0, type: 'dig' };

describe('a move that draws in the middle of a game', () => {
  test('is refused to go on without the draw, and says which it needs', () => {
    const before = canonical(start);
    const attempt = (): unknown => play(title, deepFreeze(start), action);
    expect(attempt).toThrow(DrawNeeded);
    expect(attempt).toThrow(expect.objectContaining({ request: { kind: 'die', sides: 6 } }));
    expect(canonical(start)).toBe(before);
  });

  test('goes by what was drawn, and marks that something came to light', () => {
    const { state, facts, reveals } = play(title, start, action, [[4]]);
    expect(facts).toContainEqual({ kind: 'dug', company: 'PRR', rolled: 4 });
    expect(state.companies['PRR']!.cash).toBe(140);
    expect(found.of(state)).toBe(4);
    expect(reveals).toBe(true);
    title.audit(state);
  });

  test('others bring nothing to light', () => {
    expect(play(title, start, { seat: 0, type: 'pass' })).not.toHaveProperty('reveals');
    expect(act(start, 0, 'pass')).not.toHaveProperty('parts');
  });

  test('a draw that does not answer, and one too many, are refused', () => {
    expect(() => play(title, start, action, [[7]])).toThrow(BadDraw);
    expect(() => play(title, start, action, [[4], [4]])).toThrow('draws-left-over');
  });
});

test('games with such moves replay from their logs, with what was drawn', () => {
  const begun: Start = { rules: 1, seats: 3, settings: completeSettings(title.settings, {}) };
  const { log, state, setupDraws } = playRandomGame(title, begun, random(5), {
    maxSteps: 500,
    checkEvery: 25,
    choose: byKind(title),
  });
  const drawn = log.filter(entry => entry.kind === 'action' && entry.draws !== undefined);
  expect(drawn.length).toBeGreaterThan(0);
  expect(canonical(replay(title, begun, setupDraws, log))).toBe(canonical(state));
  const without = log.map((entry): Entry =>
    entry.kind === 'action' ? { kind: 'action', action: entry.action } : entry,
  );
  expect(() => replay(title, begun, setupDraws, without)).toThrow(DrawNeeded);
});

test('a standing order does not stumble over a purchase that draws', () => {
  const gambling = ownTitle([{ moves: [gamblingBuy] }]);
  const { position: at } = railTable(gambling);
  const state = at({
    companies: { PRR: { shares: [20, 20], par: 67 } },
    round: stockTurn(3, 0),
  });
  const order = gambling.orders!.notation.parse('auto buy PRR to 3 max 80 then ask', 0);
  expect(gambling.orders!.decide(state, order, [])).toEqual({
    do: 'act',
    action: { seat: 0, type: 'buy', company: 'PRR', from: 'ipo', shares: 1 },
  });
  expect(railOrders(gambling).mayGive(state, '0 auto buy PRR to 3 max 80 then ask')).toBe(true);
});
