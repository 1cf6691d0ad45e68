import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../../src/titles/1849/rules/title.js';
import {
  act,
  asks,
  companyTurn,
  newGame,
  position,
  stockTurn,
  turn,
  type PositionSetup,
} from '../../../support/rail.js';
import { table as table1849 } from '../../../support/rail-1849.js';
import { runAll } from '../../../support/orders.js';
import { railOrders } from '../../../support/rail-orders.js';

const { give, go, log, why, mayGive } = railOrders(title1830);

type Position = ReturnType<typeof position>;

/** Pittsburgh and Lancaster on both sides of the PRR’s home. */
const track = { H10: '57/1', H14: '9/1', H16: '57/1' } as const;

/** The PRR of seat 0 runs a train for 30; the NYC of seat 1 comes before it. */
const line = (more: Partial<PositionSetup> = {}): Position =>
  position({
    tokens: ['PRR H12', 'NYC E19'],
    laid: track,
    next: '3',
    round: companyTurn('NYC', { waiting: ['PRR'] }),
    ...more,
    companies: {
      PRR: { shares: [60], par: 82, cash: 100, trains: ['2'] },
      NYC: { shares: [0, 60], par: 100, cell: [0, 12], cash: 1000 },
      ...more.companies,
    },
  });

/** The NYC’s turn with nothing done in it. */
const nothing = ['1 pass', '1 pass'];

/** A run of the PRR, as the log shows it. */
const ran = (table: { readonly steps: readonly unknown[] }): number =>
  (table.steps as { readonly action?: { readonly type: string } }[]).filter(
    ({ action }) => action?.type === 'run',
  ).length;

describe('a company’s turn by a standing order', () => {
  test('builds nothing, runs for the most, pays out and buys nothing', () => {
    const after = go(give(line(), '0 auto run PRR 1 pay until changed'), ...nothing);
    expect(log(after)).toEqual([
      ...['0: pass', '0: pass', expect.stringMatching(/^0: run 2 /), '0: pay', 'done rounds-over'],
    ]);
    expect(after.state.companies['PRR']!.lastRun).toBe(30);
    expect(after.state.players[0]!.cash).toBe(518);
    expect(why(after)).toEqual({ kind: 'rounds-over', company: 'PRR', rounds: 1 });
  });

  test('or withholds', () => {
    const after = go(give(line(), '0 auto run PRR 1 withhold until changed'), ...nothing);
    expect(after.state.companies['PRR']!.cash).toBe(130);
  });

  test('for as many turns as ordered, over several rounds', () => {
    const state = line({ round: companyTurn('NYC', { waiting: ['PRR'], of: 3 }) });
    const twice = go(give(state, '0 auto run PRR 2 pay until changed'), ...nothing, ...nothing);
    expect(ran(twice)).toBe(2);
    expect(log(twice).at(-1)).toBe('done rounds-over');
    const thrice = go(twice, ...nothing);
    expect(ran(thrice)).toBe(2);
    expect(turn(thrice.state)).toBe('PRR track');
  });

  test('when it is the only company its turns follow each other, and are counted all the same', () => {
    const alone = line({
      companies: { NYC: { shares: [0, 50], par: 100 } },
      round: companyTurn('PRR', { of: 3 }),
    });
    const after = give(alone, '0 auto run PRR 2 pay until changed');
    expect(ran(after)).toBe(2);
    expect(turn(after.state)).toBe('PRR track');
  });

  test('given in the midst of a turn it goes on from there', () => {
    const state = line({ round: companyTurn('PRR', { step: 'dividend', begun: true, earned: 30 }) });
    expect(log(give(state, '0 auto run PRR 1 pay until changed'))).toEqual(['0: pay', 'done rounds-over']);
  });

  test('a player’s companies each have their own', () => {
    const state = line({ companies: { NYC: { shares: [60], par: 100, trains: ['2'] } } });
    const one = give(state, '0 auto run PRR 1 pay until changed');
    expect(log(one)).toEqual([]);
    expect(title1830.orders!.about({ seat: 0, type: 'operate', company: 'PRR' })).not.toBe(
      title1830.orders!.about({ seat: 0, type: 'operate', company: 'NYC' }),
    );
  });

  test('only for companies that the player leads and that have a train', () => {
    expect(mayGive(line(), '0 auto run PRR 9 pay until touched')).toBe(true);
    expect(mayGive(line(), '0 auto run PRR 10 pay until touched')).toBe(false);
    expect(mayGive(line(), '0 auto run PRR 0 pay until touched')).toBe(false);
    expect(mayGive(line(), '1 auto run PRR 1 pay until touched')).toBe(false);
    expect(mayGive(line(), '1 auto run NYC 1 pay until touched')).toBe(false);
    expect(mayGive(newGame(3), '0 auto run PRR 1 pay until touched')).toBe(false);
    expect(mayGive(line({ round: stockTurn(3, 1) }), '0 auto run PRR 1 pay until touched')).toBe(true);
  });
});

describe('what switches it off', () => {
  const order = '0 auto run PRR 3 pay until changed';
  /** The NYC in its train step. */
  const buying = (more: Partial<PositionSetup> = {}): Position =>
    line({
      round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1, waiting: ['PRR'] }),
      ...more,
    });

  test('a new phase', () => {
    const after = go(give(buying(), order), '1 train 3');
    expect(why(after)).toEqual({ kind: 'happened', fact: { kind: 'phase-begins', phase: '3' } });
  });

  test('a train of its own is scrapped', () => {
    const after = go(give(buying({ next: '4' }), order), '1 train 4');
    expect(why(after)).toMatchObject({ fact: { kind: 'trains-rusted', train: '2' } });
  });

  test('another company’s train is scrapped, in no new phase of interest: the phase says so', () => {
    const companies = { PRR: { shares: [60], par: 82, trains: ['3'] } };
    const after = go(give(buying({ next: '4', companies }), order), '1 train 4');
    expect(why(after)).toMatchObject({ fact: { kind: 'phase-begins' } });
  });

  test('the next train that is bought would scrap one', () => {
    const state = buying({ next: '3', left: 1 });
    const after = go(give(state, order), '1 train 3');
    expect(why(after)).toEqual({ kind: 'would-rust', company: 'PRR', train: '2', next: '4' });
  });

  test('not where that was so when the order was given', () => {
    const state = line({ next: '4' });
    expect(ran(go(give(state, order), ...nothing))).toBe(1);
  });

  test('the presidency changes', () => {
    const state = line({
      companies: { PRR: { shares: [30, 30, 20], par: 82, trains: ['2'] } },
      round: stockTurn(3, 1),
    });
    const after = go(give(state, order), '1 buy PRR');
    expect(why(after)).toMatchObject({ fact: { kind: 'president-changed', from: 0, to: 1 } });
  });

  test('it has no train any more', () => {
    const sold = give(
      line({
        companies: { NYC: { shares: [60], par: 100, cash: 100 } },
        round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1, waiting: ['PRR'] }),
      }),
      order,
    );
    expect(why(go(sold, '0 train 2 from PRR 1'))).toEqual({ kind: 'no-train', company: 'PRR' });
  });

  test('it has more trains than it may keep', () => {
    const companies = { PRR: { shares: [60], par: 82, trains: ['3', '3', '3', '3'] } };
    const after = go(give(buying({ next: '4', companies }), order), '1 train 4');
    expect(log(after)[0]).toBe('stop phase-begins');
    expect(asks(after.state)).toBe('0 discard-train');
  });

  /** The same with all track gone. */
  const torn = (state: Position): Position => ({ ...state, board: { ...state.board, laid: {} } });

  test('the best run is worth less than the last time', () => {
    const round = companyTurn('NYC', { waiting: ['PRR'], of: 2 });
    const once = go(give(line({ round }), order), ...nothing);
    expect(ran(once)).toBe(1);
    const after = go({ ...once, state: torn(once.state) }, ...nothing);
    expect(why(after)).toEqual({ kind: 'runs-fell', company: 'PRR', now: 0, least: 30 });
    expect(turn(after.state)).toBe('PRR track');
  });

  test('the best run is worth less than the order says', () => {
    const after = (least: number) =>
      go(give(line(), `0 auto run PRR 1 pay min ${String(least)} until changed`), ...nothing);
    expect(ran(after(30))).toBe(1);
    expect(mayGive(line(), '0 auto run PRR 1 pay min 31 until changed')).toBe(false);
    const now = go(
      { ...give(line(), '0 auto run PRR 1 pay min 30 until changed'), state: torn(line()) },
      ...nothing,
    );
    expect(why(now)).toEqual({ kind: 'runs-fell', company: 'PRR', now: 0, least: 30 });
    expect(turn(now.state)).toBe('PRR track');
  });

  test('not that it earned more before the order was given', () => {
    const { PRR, ...others } = line().companies;
    const state = { ...line(), companies: { ...others, PRR: { ...PRR!, lastRun: 200 } } };
    expect(ran(go(give(state, order), ...nothing))).toBe(1);
  });

  test('it gets a private, which only the player can use', () => {
    const state = line({
      next: '4',
      privates: { CS: 0 },
      round: companyTurn('PRR', { step: 'run', begun: true, laid: 1 }),
    });
    const given = { ...give(line({ next: '4' }), order), state };
    const after = go(given, '0 acquire CS 40');
    expect(why(after)).toMatchObject({ fact: { kind: 'private-to-company', private: 'CS', company: 'PRR' } });
  });

  test('an offer is made to the player', () => {
    const state = buying({ privates: { MH: 0 } });
    const after = go(give(state, order), '1 offer train 2 from PRR to NYC 200');
    expect(why(after)).toMatchObject({ fact: { kind: 'offer-made', to: 0, item: '2' } });
    expect(asks(after.state)).toBe('0 offer');
  });

  test('not where another order declines the offer', () => {
    const after = go(give(buying(), order, '0 auto decline train'), '1 offer train 2 from PRR to NYC 200');
    expect(log(after)).toEqual(['0: decline 1']);
    expect(after.standing).toHaveLength(2);
    expect(asks(after.state)).toBe('1 buy-trains');
  });

  test('the player is asked what the order does not answer', () => {
    const state = position({
      tokens: ['NYC E19'],
      laid: { E11: '59/0' },
      companies: {
        ERIE: { shares: [60], par: 67, trains: ['2'], cash: 100 },
        NYC: { shares: [0, 60], par: 100 },
      },
      round: companyTurn('NYC', { waiting: ['ERIE'] }),
    });
    const after = go(give(state, '0 auto run ERIE 1 pay until changed'), '1 pass');
    expect(log(after)).toEqual(['stop home-token']);
    expect(why(after)).toEqual({ kind: 'asked', ask: { kind: 'home-token', company: 'ERIE' } });
  });

  test('it must buy a train', () => {
    const broke = line({ round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }), next: '4' });
    const { PRR, ...others } = broke.companies;
    const state = { ...broke, companies: { ...others, PRR: { ...PRR!, trains: [] } } };
    expect(asks(state)).toBe('0 forced-train');
    expect(mayGive(state, order)).toBe(false);
    const table = runAll(title1830, { ...give(line(), order), state });
    expect(why(table)).toEqual({ kind: 'no-train', company: 'PRR' });
  });

  test('it has closed or got another president before anybody told', () => {
    const state = line({ companies: { PRR: { shares: [0, 60], par: 82, trains: ['2'] } } });
    const table = runAll(title1830, { ...give(line(), order), state });
    expect(why(table)).toEqual({ kind: 'company-lost', company: 'PRR' });
  });
});

describe('when others build near', () => {
  /** A tile that the company in turn can lay on one of these hexes. */
  const layOn = (state: Position, hexes: readonly string[]): string => {
    for (const { type, fields } of title1830.menu(state, 1)) {
      const [hex, tile, rotation] = ['hex', 'tile', 'rotation'].map(name => {
        const field = fields[name];
        return field && 'oneOf' in field ? String(field.oneOf[0]) : '';
      });
      if (type === 'lay' && hexes.includes(hex!)) return `1 ${hex!} ${tile!} r${rotation!}`;
    }
    throw new Error(`nothing can be laid on ${hexes.join(', ')}`);
  };

  /** The PRR’s line ends in Pittsburgh; New York is far. */
  const builder = (at: string): Position =>
    line({
      tokens: ['PRR H12', `NYC ${at}`],
      next: '4',
      companies: { PRR: { shares: [60], par: 82, trains: ['3'] } },
      round: companyTurn('NYC', { waiting: ['PRR'] }),
    });

  const after = (at: string, hexes: readonly string[], until: string) =>
    go(give(builder(at), `0 auto run PRR 1 pay until ${until}`), layOn(builder(at), hexes));

  test('a tile where the network reaches, if the player wants to know', () => {
    expect(why(after('H10', ['H10'], 'touched'))).toMatchObject({
      fact: { kind: 'tile-laid', company: 'NYC', hex: 'H10' },
    });
    expect(log(after('H10', ['H10'], 'changed'))).toEqual([]);
  });

  test('not a tile elsewhere', () => {
    expect(log(after('E19', ['E19', 'D20', 'E17', 'F18', 'E21'], 'touched'))).toEqual([]);
  });

  test('a token on a city of its line', () => {
    const state = line({
      tokens: ['PRR H12', 'NYC H16'],
      companies: { NYC: { shares: [0, 60], par: 100, cash: 1000 } },
      round: companyTurn('NYC', { step: 'token', begun: true, laid: 1, waiting: ['PRR'] }),
    });
    const after = go(give(state, '0 auto run PRR 1 pay until touched'), '1 token H10');
    expect(why(after)).toMatchObject({ fact: { kind: 'token-placed', company: 'NYC', hex: 'H10' } });
    expect(log(go(give(state, '0 auto run PRR 1 pay until changed'), '1 token H10'))).toEqual([]);
  });

  test('not what the player builds there with another company', () => {
    const state = line({
      tokens: ['PRR H12', 'NYC H16'],
      companies: { NYC: { shares: [60], par: 100, cash: 1000 } },
      round: companyTurn('NYC', { step: 'token', begun: true, laid: 1, waiting: ['PRR'] }),
    });
    expect(log(go(give(state, '0 auto run PRR 1 pay until touched'), '0 token H10'))).toEqual([]);
  });
});

describe('declining offers', () => {
  const state = line({ round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1 }) });

  test('all, or of one kind, for as long as the player wants', () => {
    const offer = '1 offer train 2 from PRR to NYC 200';
    const all = go(give(state, '0 auto decline all'), offer, offer.replace('200', '300'));
    expect(log(all)).toEqual(['0: decline 1', '0: decline 2']);
    expect(log(go(give(state, '0 auto decline private'), offer))).toEqual([]);
    expect(mayGive(state, '0 auto decline station')).toBe(false);
  });

  test('not another’s', () => {
    expect(log(go(give(state, '2 auto decline all'), '1 offer train 2 from PRR to NYC 200'))).toEqual([]);
  });
});

describe('1849: steps of its own are left out', () => {
  const { give: give1849, log: log1849 } = railOrders(title1849);

  test('own shares are neither sold nor bought', () => {
    const state = table1849.position({
      companies: { AFG: { shares: [40], par: 68, cash: 100, trains: ['4H'], floated: true, operated: true } },
      round: companyTurn('AFG', { step: 'shares', begun: true, laid: 1, of: 2 }),
    });
    const after = give1849(state, '0 auto run AFG 1 pay until changed');
    expect(log1849(after)[0]).toBe('0: pass');
  });
});

test('an order given in a stock round waits for the company’s turn', () => {
  const state = line({ round: stockTurn(3, 0) });
  const given = give(state, '0 auto run PRR 1 pay until changed');
  expect(log(given)).toEqual([]);
  const after = go(given, '0 pass', '1 pass', '2 pass', ...nothing);
  expect(ran(after)).toBe(1);
  expect(act(state, 0, 'pass').round.kind).toBe('stock');
});
