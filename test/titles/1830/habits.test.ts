import { describe, expect, test } from '@jest/globals';
import { sensibleMove } from '../../../src/engine/core/index.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import {
  act,
  acts,
  companyTurn,
  newGame,
  position,
  stockTurn,
  type PositionSetup,
} from '../../support/rail.js';
import { needy } from './needy.js';

type Position = ReturnType<typeof position>;

/** What a seat of the service does, as a line of notation. */
const does = (state: Position, seat = 0): string =>
  title1830.notation.print(sensibleMove(title1830, state, seat)!);

/** The position with what companies earned last, by their names. */
const earned = (state: Position, runs: { readonly [company: string]: number }): Position => ({
  ...state,
  companies: Object.fromEntries(
    Object.entries(state.companies).map(([id, company]) => [
      id,
      id in runs ? { ...company, operated: true, lastRun: runs[id]! } : company,
    ]),
  ),
});

const poorer = (state: Position, seat: number, cash: number): Position => ({
  ...state,
  bank: state.bank! + state.players[seat]!.cash! - cash,
  players: state.players.map((player, at) => (at === seat ? { ...player, cash } : player)),
});

test('before the first turn of an operating round, whoever has to decide something decides it', () => {
  const position = needy({}, { round: { ...companyTurn('PRR'), company: '' } });
  const menu = [{ type: 'certificates', fields: { ids: { oneOf: ['1', '2'] } } }];
  const view = title1830.view(position, 0);
  expect(title1830.sensible!({ position, seat: 0, menu, view })).toMatchObject({ type: 'certificates' });
});

describe('in the auction', () => {
  test('takes the cheapest as long as enough is left to start a company', () => {
    expect(does(newGame(4))).toBe('take SV');
    expect(does(poorer(newGame(4), 0, 154))).toBe('take SV');
    expect(does(poorer(newGame(4), 0, 153))).toBe('pass');
  });

  test('rather takes it than that nobody buys anything', () => {
    const allPassed = acts(poorer(newGame(3), 2, 100), '0 pass', '1 pass');
    expect(does(allPassed, 2)).toBe('take SV');
  });

  test('raises a little above the price and no further', () => {
    const contest = acts(newGame(3), '0 bid CS 45', '1 bid CS 50', '2 take SV');
    expect(does(contest, 0)).toBe('pass');
    const near = acts(newGame(3), '0 bid DH 75', '1 bid DH 80', '2 take SV', '0 take CS');
    expect(does(near, 0)).toBe('pass');
    const dear = acts(
      newGame(3),
      '0 bid CA 165',
      '1 bid CA 170',
      '2 take SV',
      '0 take CS',
      '1 take DH',
      '2 take MH',
    );
    expect(does(dear, 0)).toBe('bid CA 175');
    expect(does(acts(dear, '0 bid CA 175', '1 bid CA 180'), 0)).toBe('pass');
  });

  test('names the highest price at which the company that comes with a private floats', () => {
    const rich = acts(
      newGame(2),
      '0 bid BO 225',
      '1 take SV',
      '0 take CS',
      '1 take DH',
      '0 take MH',
      '1 take CA',
    );
    // Four more shares at 100, with 825 in hand.
    expect(does(rich, 0)).toBe('par B&O 100');
    expect(does(poorer(rich, 0, 330), 0)).toBe('par B&O 82');
    expect(does(poorer(rich, 0, 10), 0)).toBe('par B&O 67');
  });
});

describe('in a stock round', () => {
  const market = (more: Partial<PositionSetup> = {}): Position =>
    position({ round: stockTurn(3, 0), ...more });

  test('starts a company at a price at which it floats with the money there is', () => {
    expect(does(market({ cash: 600 }))).toBe('par PRR 100');
    expect(does(market({ cash: 450 }))).toBe('par PRR 71');
    expect(does(market({ cash: 200 }))).toBe('par PRR 67');
    expect(does(market({ cash: 100 }))).toBe('pass');
  });

  test('starts none that would have no money for a train, not even with all that is left', () => {
    // At 67 it gets $670, of which the seat has paid $402.
    expect(does(market({ cash: 500, next: 'D', left: 6 }))).not.toMatch(/^par/u);
    expect(does(market({ cash: 832, next: 'D', left: 6 }))).toMatch(/^par/u);
    expect(does(market({ cash: 500, next: '6', left: 2 }))).toMatch(/^par/u);
  });

  test('starts a second one only where it needs nobody’s help, and never beside one that does not float', () => {
    const one = { PRR: { shares: [60], par: 67, cash: 700, trains: ['3'] } };
    expect(does(market({ companies: one, cash: [402, 500, 500], next: '3' }))).toBe('par NYC 67');
    expect(does(market({ companies: one, cash: [401, 500, 500], next: '3' }))).toBe('pass');
    const half = { PRR: { shares: [40], par: 67 } };
    expect(does(market({ companies: half, cash: 600 }))).toBe('buy PRR');
  });

  test('buys of others what brings most for its price, and nothing before its own company floats', () => {
    const companies = {
      PRR: { shares: [0, 60], par: 100, cash: 500 },
      NYC: { shares: [0, 0, 60], par: 67, cash: 500 },
    };
    const poor = market({ companies, cash: [110, 500, 500] });
    expect(does(earned(poor, { PRR: 100, NYC: 60 }))).toBe('buy PRR');
    expect(does(earned(poor, { PRR: 100, NYC: 80 }))).toBe('buy NYC');
    const mine = market({
      companies: { ...companies, CPR: { shares: [40], par: 67 } },
      cash: [110, 500, 500],
    });
    expect(does(earned(mine, { PRR: 200, NYC: 60 }))).toBe('buy CPR');
  });

  test('keeps the money that its company will need for a train', () => {
    const companies = {
      PRR: { shares: [60], par: 67, cash: 100, trains: ['2'], operated: true },
      NYC: { shares: [0, 60], par: 67, cash: 500, trains: ['3'] },
    };
    const at = (cash: number): Position =>
      earned(market({ companies, cash: [cash, 500, 500], next: '4' }), { NYC: 80, PRR: 20 });
    // A 4-train at 300 scraps the 2-train; the company has 100.
    expect(does(at(266))).toBe('pass');
    expect(does(at(267))).toBe('buy NYC');
  });

  test('sells what has earned nothing, but not of its own company', () => {
    const companies = {
      PRR: { shares: [20, 60], par: 67, cash: 500 },
      NYC: { shares: [60], par: 67, cash: 500 },
    };
    const state = market({ companies, cash: [10, 500, 500] });
    expect(does(earned(state, { PRR: 0, NYC: 0 }))).toBe('sell 2 PRR');
    expect(does(earned(state, { PRR: 20, NYC: 0 }))).toBe('pass');
  });

  /** Eleven certificates, as many as one of six may have, and other shares that are on sale. */
  const full = (cash: number, runs: { readonly [company: string]: number }): Position =>
    earned(
      position({
        seats: 6,
        next: '3',
        round: stockTurn(6, 0),
        companies: {
          PRR: { shares: [60], par: 67, cash: 500, trains: ['3'] },
          NYC: { shares: [40, 50], par: 71, cash: 500, trains: ['3'] },
          CPR: { shares: [20, 0, 60], par: 71, cash: 500, trains: ['3'] },
          ERIE: { shares: [0, 0, 0, 60], par: 90, cash: 500, trains: ['3'] },
        },
        cash: [cash, 0, 0, 0, 0, 0],
      }),
      runs,
    );

  test('sells of others what brings least for something better, where there is no room for both', () => {
    const runs = { PRR: 10, NYC: 50, CPR: 40, ERIE: 200 };
    expect(does(full(300, runs))).toBe('sell 1 CPR');
    expect(does(act(full(300, runs), 0, 'sell 1 CPR'))).toBe('buy ERIE');
    // Not what costs more than it has then.
    expect(does(full(18, runs))).toBe('pass');
    expect(does(full(19, runs))).toBe('sell 1 CPR');
    // The second share of the CPR loses four dollars, more than one dollar a round brings back.
    expect(does(full(300, { ...runs, ERIE: 50 }))).toBe('pass');
    expect(does(full(300, { ...runs, ERIE: 55 }))).toBe('sell 1 CPR');
  });

  test('takes as its last certificate what brings most, since money would lie idle', () => {
    const one = act(full(300, { PRR: 10, NYC: 70, CPR: 40, ERIE: 80 }), 0, 'sell 1 CPR');
    expect(does(one)).toBe('buy ERIE');
    // With room for more, seven for 71 are better than eight for 90; none for the five that would float a company.
    expect(does(act(one, 0, 'sell 1 CPR'))).toBe('buy NYC');
  });

  test('changes a private for a share of the company that runs', () => {
    const state = market({
      companies: { NYC: { shares: [0, 60], par: 67, cash: 500 } },
      privates: { MH: 0 },
      cash: [10, 500, 500],
    });
    expect(does(earned(state, { NYC: 60 }))).toMatch(/^exchange MH/);
    expect(does(state)).toBe('pass');
  });

  test('answers offers: half as much again for a private, nothing else', () => {
    const asked = (price: number): Position =>
      act(
        position({
          companies: { PRR: { shares: [60], cash: 500 } },
          privates: { CS: 1 },
          next: '3',
          left: 4,
          tokens: ['PRR H12'],
          round: companyTurn('PRR', { step: 'privates', begun: true, laid: 1 }),
        }),
        0,
        `offer private CS from P2 to PRR ${String(price)}`,
      );
    expect(does(asked(59), 1)).toMatch(/^decline/);
    expect(does(asked(60), 1)).toMatch(/^accept/);
  });
});

describe('in the turn of its company', () => {
  /** The PRR at H12 with a way west to Pittsburgh. */
  const turn = (step: string, more: Partial<PositionSetup> = {}, prr: object = {}): Position =>
    position({
      tokens: ['PRR H12', 'NYC E19'],
      laid: { H10: '57/1', H14: '9/1' },
      round: companyTurn('PRR', { step, begun: true, earned: step === 'dividend' ? 40 : 0 }),
      ...more,
      companies: {
        PRR: { shares: [60], cash: 500, trains: ['2'], ...prr },
        NYC: { shares: [0, 60] },
        ...more.companies,
      },
    });

  test('lays the tile that raises its run', () => {
    // A 3-train from Pittsburgh goes on to a city in the east.
    const state = turn('track', { next: '3' }, { trains: ['3'] });
    expect(does(state)).toMatch(/^H16 57/);
  });

  test('lays the tile under its token, without which it could never run', () => {
    const erie = { companies: { ERIE: { shares: [60], cash: 500, trains: ['3'] } }, tokens: ['ERIE E11'] };
    expect(does(position({ ...erie, next: '3', round: companyTurn('ERIE') }))).toMatch(/^E11 59/);
  });

  test('builds nothing that takes the money for the train it needs', () => {
    // Mountains to the west cost 120, and a 2-train 80.
    const first = (cash: number): string => does(turn('track', { laid: {} }, { trains: [], cash }));
    expect(first(500)).toMatch(/^H10 57/);
    const station = (cash: number): string =>
      does(turn('token', { laid: { H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' }, next: '4' }, { cash }));
    expect(station(340)).toBe('token H4');
    expect(station(339)).toBe('pass');
  });

  test('leaves the station out that brings nothing, and takes the one that does', () => {
    const far = { H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' };
    const state = turn('token', { laid: far }, { trains: ['2'] });
    expect(does(state)).toBe('token H4');
    expect(does(turn('token', {}, { trains: ['2'] }))).toBe('pass');
  });

  test('pays out, unless the company would stand there without a train', () => {
    expect(does(turn('dividend'))).toBe('pay');
    expect(does(turn('dividend', { next: '4' }, { cash: 299 }))).toBe('withhold');
    expect(does(turn('dividend', { next: '4' }, { cash: 300 }))).toBe('pay');
    expect(does(turn('dividend', { next: '4' }, { cash: 0, trains: ['3'] }))).toBe('pay');
  });

  test('buys the cheapest train where there is none, and another one that earns', () => {
    expect(does(turn('trains', {}, { trains: [] }))).toBe('train 2');
    expect(does(turn('trains', { next: '4', left: 2, pool: ['3'] }, { trains: [] }))).toBe('train 3 pool');
    // The second 2-train finds nothing to run.
    expect(does(turn('trains', {}, { trains: ['2'], cash: 159 }))).toBe('pass');
    expect(does(turn('trains', { laid: { H10: '57/1', H14: '9/1', H16: '57/1' } }, { trains: ['2'] }))).toBe(
      'train 2',
    );
  });

  test('lets no money lie idle while trains are cheap', () => {
    expect(does(turn('trains', {}, { trains: ['2'], cash: 160 }))).toBe('train 2');
  });

  test('wants one train that never rusts, whatever it earns', () => {
    const late = { next: '5', left: 2 };
    expect(does(turn('trains', late, { trains: ['4'], cash: 450 }))).toBe('train 5');
    expect(does(turn('trains', late, { trains: ['5'], cash: 450 }))).toBe('pass');
  });

  test('sells shares only for a train that must be bought, the worst first, and gives up where that is not enough', () => {
    const shares = { CPR: { shares: [20, 60], par: 90 }, NYC: { shares: [20, 60], par: 90 } };
    const state = needy({ cash: 180 }, { next: '4', left: 2, cash: [30, 500, 500], companies: shares });
    expect(does(earned(state, { CPR: 20, NYC: 40 }))).toBe('sell 1 CPR');
    let ruined = needy(
      { cash: 0 },
      { next: '5', left: 2, cash: [0, 500, 500], companies: { PRR: { shares: [60] } } },
    );
    const lines: string[] = [];
    while (ruined.ended === null) {
      lines.push(does(ruined));
      ruined = act(ruined, 0, lines.at(-1)!);
    }
    expect(lines).toEqual(['sell 2 NYC', 'sell 4 PRR', 'bankrupt']);
  });

  test('gives back the train that goes first', () => {
    const over = turn('trains', { next: '5', left: 2 }, { trains: ['4', '4', '3'] });
    expect(does(over)).toBe('discard 3 of PRR');
  });

  test('sells its private to its company, which keeps enough for a train', () => {
    const state = (cash: number): Position =>
      turn('privates', { privates: { CS: 0 }, next: '3', left: 4 }, { cash, trains: ['3'] });
    expect(does(state(230))).toMatch(/CS.* 50$/);
    expect(does(state(200))).toBe('pass');
  });
});
