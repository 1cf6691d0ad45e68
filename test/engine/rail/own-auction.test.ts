import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Fact, type Seat } from '../../../src/engine/core/index.js';
import { unlessNow, unlessPayable } from '../../../src/engine/rail/action/refusals.js';
import { receivePrivate } from '../../../src/engine/rail/company/privates.js';
import type { Auction, Feature, Move, RailGame } from '../../../src/engine/rail/contract.js';
import { cashOf, pay } from '../../../src/engine/rail/money.js';
import type { Draft, OwnRound, RailState } from '../../../src/engine/rail/state.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { ownTitle } from '../../support/rail-own.js';
import { railTable } from '../../support/rail-table.js';

/* A title may sell its privates in a way that the kit has never heard of. */

const kind = 'test/falling-prices';

/** The private for sale is called out at twice its price, which falls by 5 whenever somebody does not want it. */
interface FallingPrices extends OwnRound {
  readonly kind: typeof kind;
  readonly current: Seat;
  readonly fallen: number;
}

const saleOf = (s: RailState): FallingPrices | null =>
  s.round.kind === kind ? (s.round as FallingPrices) : null;

const forSale = (g: RailGame, s: RailState): string | undefined =>
  g.data.privates.map(({ id }) => id).findLast(id => s.privates[id] === 'bank');

const priceNow = (g: RailGame, s: RailState): number =>
  Math.max(0, 2 * g.private[forSale(g, s)!]!.price - saleOf(s)!.fallen);

const next = (d: Draft, seat: Seat, fallen: number): FallingPrices => ({
  kind,
  current: (seat + 1) % d.players.length,
  fallen,
});

const mine: Move = {
  type: 'mine',
  fields: {},
  moment: (_g, s, seat) => unlessNow(saleOf(s)?.current === seat, 'mine'),
  refusal: (g, s, seat) => unlessPayable(priceNow(g, s), cashOf(s, seat)),
  play: (g, d, seat, _fields, out) => {
    const id = forSale(g, d)!;
    const price = priceNow(g, d);
    pay(d, seat, 'bank', price);
    d.privates = { ...d.privates, [id]: seat };
    out.say({ kind: 'private-bought', seat, private: id, price, contested: false });
    receivePrivate(g, d, out, id, seat);
    d.round = next(d, seat, 0);
  },
};

const fallingPrices: Auction = {
  round: {
    kind,
    settle: (g, d) => forSale(g, d) === undefined,
    inTurn: (_g, s) => [saleOf(s)!.current],
    ask: (g, s): Fact => ({ kind: 'falling-price', private: forSale(g, s)!, price: priceNow(g, s) }),
    where: () => ({ kind: 'falling-prices' }),
    passRefusal: () => undefined,
    pass: (_g, d, out, _round, seat) => {
      out.say({ kind: 'passed', seat });
      d.round = next(d, seat, saleOf(d)!.fallen + 5);
    },
  },
  moves: [mine],
  begin: (_g, d) => {
    d.round = { kind, current: d.priority, fallen: 0 };
  },
};

const sold: Feature = { auction: () => fallingPrices, forms: [{ type: 'mine', form: 'mine' }] };

describe('an auction of a title’s own', () => {
  const title = ownTitle([sold]);
  const { act, acts, asks, kinds, newGame, refused } = railTable(title);
  const start = newGame(3);

  test('begins the game in place of the usual one, whose moves nobody knows', () => {
    expect(title.turn(start)).toEqual({
      asked: [0],
      ask: { kind: 'falling-price', private: 'BO', price: 440 },
    });
    expect(kinds(start, 0)).toEqual(['mine', 'pass']);
    expect(refused(start, 0, 'take BO')).toBe('unknown-action');
    expect(refused(start, 1, 'mine')).toBe('not-your-turn');
  });

  test('sells by its own rules, gives what comes with a private, and is followed by a stock round', () => {
    const cheaper = acts(start, '0 pass', '1 pass');
    const first = act(cheaper, 2, 'mine');
    expect(first.players[2]!.cash).toBe(800 - 430);
    expect(asks(first)).toBe('2 set-par');
    const pennsylvania = acts(first, '2 par B&O 100', '0 mine');
    expect(pennsylvania.companies['PRR']!.certs).toContain(0);
    const all = acts(pennsylvania, '1 mine', '2 mine', '0 mine', '1 mine');
    expect(asks(all)).toBe('0 stock-turn');
  });

  test('breaks no invariant', () => {
    for (const seed of [1, 2])
      playRandomGame(
        title,
        { rules: 1, seats: 3, settings: completeSettings(title.settings, {}) },
        random(seed),
        { maxSteps: 200, checkEvery: 5 },
      );
  });
});
