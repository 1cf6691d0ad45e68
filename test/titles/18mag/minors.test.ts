import { describe, expect, test } from '@jest/globals';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { certs, changed, drafted, table, turnAt } from '../../support/rail-18mag.js';
import { stockTurn } from '../../support/rail-position.js';

const { act, acts, asks, factsOf, kinds, may, refused, refusedCase, turn } = table;

const cashOf = (state: RailState, ...companies: readonly string[]): readonly number[] =>
  companies.map(id => state.companies[id]!.cash!);

/** Minor 3 (the third seat’s) with so much money, at a step of its turn. */
const minor = (
  step: string,
  laid: RailState['board']['laid'] = {},
  more: {
    readonly cash?: number;
    readonly trains?: readonly string[];
    readonly phase?: number;
    readonly players?: 2 | 3;
  } = {},
): RailState => {
  const { cash = 200, trains = ['2'], phase = 0, players = 3 } = more;
  const state = drafted(players);
  return changed(state, {
    phase,
    companies: { 3: { cash, trains } },
    board: { ...state.board, laid },
    round: turnAt('3', step),
  });
};

/** From Székesfehérvár to Győr. */
const line = { E10: '57/2', D9: '57/2' };

describe('18Mag §2 order of turns', () => {
  test('the minors act by their numbers, then the supporting companies, the dearest first', () => {
    const state = drafted();
    const start = changed(state, {
      companies: { SIK: { cell: [0, 8] }, SNW: { cell: [0, 9] } },
      round: turnAt('12', 'trains', { waiting: ['SIK', 'SNW'] }),
    });
    const paid = factsOf(start, 2, 'pass', 'paid-out').map(fact => fact['company']);
    expect(paid).toEqual(['SNW', 'SIK']);
  });

  test('each has its turn once', () => {
    const { round } = drafted();
    const all = round.kind === 'operating' ? [round.company, ...round.waiting] : [];
    expect(all.slice(12).sort()).toEqual(['G&C', 'LdStEG', 'MAVAG', 'RABA', 'SIK', 'SKEV', 'SNW']);
  });
});

describe('18Mag §2 Schritt 1', () => {
  test('a second yellow tile costs 10, which SKEV gets', () => {
    const state = acts(minor('track'), '2 E10 57 r1', '2 E8 9 r1');
    expect(cashOf(state, '3', 'SKEV')).toEqual([190, 10]);
    expect(turn(state)).toBe('3 scrap');
  });

  test('the first costs nothing on plain land, and nobody is told to be paid', () => {
    expect(factsOf(minor('track'), 2, 'E10 57 r1', 'supporter-paid')).toEqual([]);
    expect(factsOf(acts(minor('track'), '2 E10 57 r1'), 2, 'E8 9 r1', 'supporter-paid')).toHaveLength(1);
  });

  test('without the 10 there is no second tile', () => {
    expect(turn(act(minor('track', {}, { cash: 9 }), 2, 'E10 57 r1'))).toBe('3 scrap');
  });

  test('one tile may be an upgrade, before or after the yellow one', () => {
    const laid = { E10: '57/1', E8: '9/1' };
    const first = act(minor('track', laid, { phase: 1 }), 2, 'E10 14 r1');
    expect(refused(first, 2, 'E8 23 r1')).toBe('upgraded-already');
    expect(may(first, 2, 'E6 58 r4')).toBe(true);
    const after = act(minor('track', laid, { phase: 1 }), 2, 'E6 58 r4');
    expect(may(after, 2, 'E10 14 r1')).toBe(true);
  });

  test('each symbol of terrain costs 10, which SIK gets', () => {
    const state = act(minor('track', { E10: '57/2' }), 2, 'D9 57 r2');
    expect(cashOf(state, '3', 'SIK')).toEqual([180, 20]);
  });

  const home = (): RailState =>
    changed(drafted(), { companies: { 5: { cash: 5 } }, round: turnAt('5', 'track') });

  test('for a terrain marker the bank pays the whole terrain of a hex', () => {
    expect(refused(home(), 1, 'H27 57 r0')).toBe('not-enough-money');
    const state = act(home(), 1, 'H27 57 r0 marker');
    expect(cashOf(state, '5', 'SIK')).toEqual([5, 10]);
    expect(state.bank).toBe(home().bank! - 10);
    expect(factsOf(home(), 1, 'H27 57 r0 marker', 'terrain-marker-used')).toEqual([
      { kind: 'terrain-marker-used', company: '5', hex: 'H27', left: 2 },
    ]);
  });

  test('a marker is no use on plain land, and whoever has none gives none up', () => {
    expect(refused(minor('track'), 2, 'E10 57 r1 marker')).toBe('no-terrain-marker');
    const laid = changed(home(), {
      companies: { 5: { cash: 50 } },
      parts: { 'terrain-markers-used': { 5: 3 } },
    });
    expect(refused(laid, 1, 'H27 57 r0 marker')).toBe('no-terrain-marker');
    const six = changed(drafted(), { companies: { 7: { cash: 5 } }, round: turnAt('7', 'track') });
    expect(refused(six, 0, 'G10 L32 r0 marker')).toBe('no-terrain-there');
    // Whoever never had one has not used it up.
    expect(refusedCase(minor('track'), 2, 'E10 57 r1 marker')).toBe('no-terrain-marker/never');
    expect(refusedCase(laid, 1, 'H27 57 r0 marker')).toBe('no-terrain-marker/undefined');
  });
});

describe('18Mag §2 Schritt 2', () => {
  test('stations cost 40 and 80, half of it for SKEV', () => {
    const first = act(minor('token', line), 2, 'token D9');
    expect(cashOf(first, '3', 'SKEV')).toEqual([160, 20]);
    const second = changed(first, {
      board: { ...first.board, laid: { ...line, F11: '8/2', F13: '57/1' } },
      round: turnAt('3', 'token'),
    });
    expect(cashOf(act(second, 2, 'token F13'), '3', 'SKEV')).toEqual([80, 60]);
    expect(turn(first)).toBe('3 run');
  });

  test('only where its track leads', () => {
    expect(refusedCase(minor('token', line), 2, 'token F13')).toBe('no-token-there/unreached');
  });
});

describe('18Mag §2 Schritt 3', () => {
  test('one or two trains are scrapped for nothing, before they run', () => {
    const state = minor('run', line, { trains: ['2', '3'] });
    const scrapped = act(state, 2, 'scrap 2');
    expect(scrapped.companies['3']).toMatchObject({ trains: ['3'], cash: 200 });
    expect(turn(scrapped)).toBe('3 run');
    expect(turn(act(scrapped, 2, 'scrap 3'))).toBe('3 trains');
  });

  test('without a route that is all that is asked before the purchase of trains', () => {
    const state = act(minor('track'), 2, 'pass');
    expect(asks(state)).toBe('2 scrap-trains');
    expect(kinds(state, 2).filter(kind => kind !== 'offer')).toEqual(['scrap', 'pass']);
    expect(turn(act(state, 2, 'pass'))).toBe('3 trains');
  });

  test('not any more when the trains have run', () => {
    const state = act(minor('run', line), 2, 'run 2 E10-D9');
    expect(refused(state, 2, 'scrap 2')).toBe('not-now');
    const stock = changed(state, { set: 2, round: stockTurn(3, 0) });
    expect(refused(stock, 0, 'scrap 2')).toBe('not-now');
  });

  test('who points at a train may ask why it is not scrapped', () => {
    const tried = (of: string): readonly unknown[] =>
      title18mag.tries!.actions(minor('trains'), 2, of).filter(({ type }) => type === 'scrap');
    expect(tried('train 2')).toEqual([{ seat: 2, type: 'scrap', train: '2' }]);
    expect(tried('SIK')).toEqual([]);
  });
});

describe('18Mag §2 Schritt 5', () => {
  test('half of the income is the minor’s, half its owner’s', () => {
    const state = act(minor('run', line), 2, 'run 2 E10-D9');
    expect(state.companies['3']!.cash).toBe(220);
    expect(table.cash(state)).toEqual([0, 0, 20]);
    expect(factsOf(minor('run', line), 2, 'run 2 E10-D9', 'income-shared')).toEqual([
      { kind: 'income-shared', company: '3', seat: 2, paid: 20, kept: 20 },
    ]);
  });

  test('whose time is up runs for the most, and passes all else', () => {
    expect(title18mag.onTimeout!(minor('run', line), 2)).toMatchObject({ type: 'run' });
    expect(title18mag.onTimeout!(minor('track', line), 2)).toEqual({ seat: 2, type: 'pass' });
    const any = changed(drafted(3, { runs: 'any' }), { round: turnAt('3', 'run') });
    const running = changed(any, { board: { ...any.board, laid: line } });
    expect(title18mag.onTimeout!(running, 2)).toBeNull();
  });
});

describe('18Mag §2 Schritt 6', () => {
  test.each([
    ['2', 80, 'LdStEG'],
    ['3', 120, 'MAVAG'],
    ['4', 200, 'LdStEG'],
    ['6', 320, 'MAVAG'],
  ])('a %s-train costs %i, half of it for %s', (train, price, seller) => {
    const start = minor('trains', {}, { cash: 400, trains: [] });
    const state = act(start, 2, `train ${train}`);
    expect(cashOf(state, '3', seller)).toEqual([400 - price, price / 2]);
    expect(state.bank).toBe(start.bank! + price / 2);
  });

  test.each([
    ['2', 20],
    ['3', 30],
    ['4', 50],
  ])('where two play, a quarter of a %s-train is for LdStEG: %i', (train, part) => {
    const state = drafted(2);
    const start = changed(state, { companies: { 3: { cash: 400 } }, round: turnAt('3', 'trains') });
    expect(cashOf(act(start, 0, `train ${train}`), 'LdStEG')).toEqual([part]);
    expect(refused(start, 0, 'train 6')).toBe('unknown-train');
  });

  test('no more than two trains; a minor may do without any', () => {
    expect(turn(act(minor('trains', {}, { trains: [] }), 2, 'train 2'))).toBe('3 trains');
    const full = act(minor('trains', {}, { trains: ['2'] }), 2, 'train 2');
    expect(full.companies['3']!.trains).toEqual(['2', '2']);
    expect(full.round.kind === 'operating' && full.round.company).not.toBe('3');
    expect(may(minor('trains', {}, { trains: [] }), 2, 'pass')).toBe(true);
  });

  test('one or two new trains in a turn, also where one was sold meanwhile', () => {
    const rich = minor('trains', {}, { cash: 400, trains: [] });
    const poor = changed(rich, { companies: { 1: { trains: [] }, 2: { trains: [] } } });
    const sold = (state: RailState, to: string, seat: number): RailState =>
      acts(state, `2 offer train 2 from 3 to ${to} 1`, `${String(seat)} accept ${String(state.offered + 1)}`);
    const one = sold(act(poor, 2, 'train 2'), '1', 0);
    const two = sold(act(one, 2, 'train 2'), '2', 1);
    expect(two.companies['3']!.trains).toEqual([]);
    expect(refused(two, 2, 'train 2')).toBe('train-not-for-sale');
  });

  test('the president’s own money never helps', () => {
    const state = changed(minor('trains', {}, { cash: 79, trains: [] }), { cash: [0, 0, 500] });
    expect(refused(state, 2, 'train 2')).toBe('train-not-for-sale');
  });
});

describe('18Mag §1.8 trading trains', () => {
  test('players offer trains at any time, in the turns of others and in rounds of players too', () => {
    const state = minor('track');
    expect(may(state, 0, 'offer train 2 from 1 to 3 1')).toBe(true);
    expect(may(state, 1, 'offer train 2 from 1 to 2 50')).toBe(true);
    const offered = act(state, 0, 'offer train 2 from 1 to 3 30');
    expect(asks(offered)).toBe('2 offer');
    const sold = act(offered, 2, 'accept 1');
    expect(cashOf(sold, '1', '3')).toEqual([80, 170]);
    expect(sold.companies['3']!.trains).toEqual(['2', '2']);
    expect(sold.companies['1']!.trains).toEqual([]);
  });

  test('what may be offered alike stands in one form, in which nothing else can be chosen', () => {
    const state = changed(minor('track'), { companies: { 2: { cash: 30 }, 4: { trains: ['2', '3'] } } });
    const offers = title18mag
      .menu(state, 0)
      .filter(({ type }) => type === 'offer')
      .map(({ fields }) => fields as Record<string, { readonly oneOf?: readonly string[] }>);
    const values = (fields: (typeof offers)[number]) =>
      ['item', 'from', 'buyer'].map(name => fields[name]!.oneOf!);
    const chosen = offers.flatMap(fields => {
      const [items, froms, buyers] = values(fields);
      return items!.flatMap(item => froms!.flatMap(from => buyers!.map(buyer => `${item} ${from} ${buyer}`)));
    });
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(offers.length).toBeLessThan(chosen.length / 2);
    for (const one of chosen) {
      const [item, from, buyer] = one.split(' ');
      expect(may(state, 0, `offer train ${item!} from ${from!} to ${buyer!} 1`)).toBe(true);
    }
  });

  test('for at least 1, and no more than the buyer has', () => {
    const state = minor('track', {}, { cash: 30 });
    expect(refused(state, 0, 'offer train 2 from 1 to 3 0')).toBe('price-out-of-range');
    expect(refused(state, 0, 'offer train 2 from 1 to 3 31')).toBe('price-out-of-range');
  });

  test('not to a minor that has two, not between the minors of one player, and not in the draft', () => {
    const full = minor('track', {}, { trains: ['2', '2'] });
    expect(refused(full, 0, 'offer train 2 from 1 to 3 10')).toBe('cannot-offer');
    expect(refused(full, 0, 'offer train 2 from 1 to 4 10')).toBe('cannot-offer');
    // Without a Forint there is no price; minor 13 has left the game, and companies have no trains.
    const poor = minor('track', {}, { cash: 0 });
    for (const buyer of ['3', '13', 'SIK'])
      expect(refused(poor, 0, `offer train 2 from 1 to ${buyer} 10`)).toBe('cannot-offer');
    const led = changed(poor, { companies: { SNW: { cash: 100, certs: certs(0, 20) } } });
    expect(refused(led, 0, 'offer train 2 from 1 to SNW 10')).toBe('cannot-offer');
    const draft = acts(table.newGame(3), '0 draft 1', '1 draft 2');
    expect(kinds(draft, 0)).toEqual([]);
  });

  test('in its own turn a minor buys from another of the same player without a word', () => {
    const state = act(minor('trains'), 2, 'train 2 from 6 5');
    expect(state.companies['6']).toMatchObject({ cash: 55, trains: [] });
    expect(state.companies['MAVAG']!.cash).toBe(0);
  });

  test('a train that was traded begins no phase', () => {
    const state = changed(minor('trains'), { companies: { 6: { trains: ['4'] } } });
    expect(table.phase(act(state, 2, 'train 4 from 6 5'))).toBe('Y');
  });
});
