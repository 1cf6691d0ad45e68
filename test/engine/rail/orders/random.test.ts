import { describe, expect, test } from '@jest/globals';
import {
  begin,
  canonical,
  completeSettings,
  fits,
  mustBeOrder,
  replay,
  type Action,
  type Drawn,
  type Entry,
  type OrderStep,
  type Start,
} from '../../../../src/engine/core/index.js';
import type { RailState, RailTitle } from '../../../../src/engine/rail/index.js';
import { title1830 } from '../../../../src/titles/1830/title.js';
import { title1849 } from '../../../../src/titles/1849/title.js';
import { fillIn, withDraws } from '../../../support/menu.js';
import { played, runAll, throughNotation, type OrderTable } from '../../../support/orders.js';
import { ambitious } from '../../../support/rail-player.js';
import { below, pick, random, type Rng } from '../../../support/random.js';

type Table = OrderTable<RailState>;

/** A random seat gives a random order; one about the same takes its place. */
const giveAny = (title: RailTitle, table: Table, rng: Rng): Table => {
  const seat = below(rng, table.state.seats);
  const orders = title.orders!;
  const forms = orders.forms(table.state, seat);
  if (forms.length === 0) return table;
  // By kind first: there are many forms for buying.
  const type = pick(rng, [...new Set(forms.map(form => form.type))]);
  const form = pick(
    rng,
    forms.filter(one => one.type === type),
  );
  const order = throughNotation(title, fillIn(form, seat, rng));
  mustBeOrder(title, table.state, order);
  const kept = table.standing.filter(
    one => one.order.seat !== seat || orders.about(one.order) !== orders.about(order),
  );
  return { ...table, standing: [...kept, { order, since: [] }] };
};

interface Played {
  readonly setupDraws: readonly Drawn[];
  readonly state: RailState;
  readonly log: readonly Entry[];
  readonly steps: readonly OrderStep[];
  /** Moves the orders made. */
  readonly made: number;
}

/** Plays on with random people, some of whom have random orders standing; each move of an order is checked. */
const playOn = (title: RailTitle, start: Start, rng: Rng, most: number): Played => {
  const choose = ambitious(title);
  const log: Entry[] = [];
  let made = 0;
  const make = (table: Table, action: Action): Table => {
    log.push({ kind: 'action', action });
    return played(title, table, action);
  };
  const byOrder = (table: Table, action: Action): Table => {
    made += 1;
    expect(title.turn(table.state).asked).toContain(action.seat);
    expect(title.menu(table.state, action.seat).some(option => fits(option, action))).toBe(true);
    return make(table, action);
  };
  const { result, draws: setupDraws } = withDraws(rng, draws => begin(title, start, draws));
  let table: Table = { state: result, standing: [], steps: [] };
  while (log.length < most) {
    if (rng() < (table.state.round.kind === 'auction' ? 0.7 : 0.25)) table = giveAny(title, table, rng);
    table = runAll(title, table, byOrder);
    const { asked } = title.turn(table.state);
    if (asked.length === 0) break;
    const seat = pick(rng, asked);
    table = make(table, choose(table.state, seat, rng)!);
  }
  return { setupDraws, state: table.state, log, steps: table.steps, made };
};

describe.each([
  ['1830', title1830],
  ['1849', title1849],
])('random games of %s where random people have random orders', (_id, title) => {
  const kinds = new Map<string, number>();
  const reasons = new Map<string, number>();
  const note = (of: Map<string, number>, what: string): Map<string, number> =>
    of.set(what, (of.get(what) ?? 0) + 1);

  test.each([1, 2, 3, 4])(
    'game %i: every move is asked for and accepted, and replays without orders',
    seed => {
      const start = {
        rules: title.rules,
        seats: 3 + (seed % 2),
        settings: completeSettings(title.settings, {}),
      };
      const rng = random(seed);
      const { setupDraws, state, log, steps, made } = playOn(title, start, rng, 600);
      expect(made).toBeGreaterThan(20);
      for (const step of steps)
        if (step.do === 'act') note(kinds, step.action.type);
        else note(reasons, step.why.kind);
      expect(canonical(replay(title, start, setupDraws, log))).toBe(canonical(state));
    },
  );

  test('orders of many kinds acted, and none wanted what could not be', () => {
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(['pass', 'bid', 'buy', 'run', 'dividend', 'decline']),
    );
    expect(reasons.has('impossible')).toBe(false);
    expect(reasons.has('endless')).toBe(false);
    expect(reasons.size).toBeGreaterThan(5);
  });
});
