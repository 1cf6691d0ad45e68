import { describe, expect, test } from '@jest/globals';
import {
  begin,
  chanceFrom,
  completeSettings,
  fits,
  play,
  sensibleMove,
  sightOf,
  thought,
  type Action,
  type Level,
  type Thought,
} from '../../../../src/engine/core/index.js';
import type { RailTitle } from '../../../../src/engine/rail/define.js';
import type { RailState } from '../../../../src/engine/rail/state.js';
import { movesOf } from '../../../../src/engine/rail/search/moves.js';
import { nextMove } from '../../../../src/engine/rail/search/playing-on.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../../src/titles/1849/rules/title.js';
import { title1856 } from '../../../../src/titles/1856/rules/title.js';
import { title18mag } from '../../../../src/titles/18mag/rules/title.js';
import { deepFreeze } from '../../../support/freeze.js';
import { withDraws } from '../../../support/menu.js';
import { act, companyTurn, position, stockTurn } from '../../../support/rail.js';
import { byKind } from '../../../support/rail-player.js';
import { random } from '../../../support/random.js';

type Thinking = Exclude<Level, 'easy'>;

const think = (title: RailTitle, s: RailState, level: Thinking = 'ordinary', seed = 1): Thought | null => {
  const [seat] = title.turn(s).asked;
  return thought(title.think!(sightOf(title, s, seat!), { level, chance: chanceFrom(seed) }));
};

const started = (title: RailTitle, seats: number, settings: object = {}): RailState =>
  begin(title, {
    rules: title.rules,
    seats,
    settings: completeSettings(title.settings, settings as never),
  });

/** A game that is played at random, after so many moves at least: where there is something to choose. */
const later = (title: RailTitle, moves: number, settings: object = {}): RailState => {
  const rng = random(5);
  const anybody = byKind(title);
  let s = withDraws(rng, draws =>
    begin(
      title,
      { rules: title.rules, seats: 4, settings: completeSettings(title.settings, settings as never) },
      draws,
    ),
  ).result;
  const isChoice = (): boolean => think(title, s) !== null;
  for (let n = 0; (n < moves || !isChoice()) && title.turn(s).asked.length > 0; n++) {
    const action = anybody(s, title.turn(s).asked[0]!, rng)!;
    s = withDraws(rng, draws => play(title, s, action, draws)).result.state;
  }
  return s;
};

/** The first turn of a company in a game that is played by habit. */
const operating = (title: RailTitle): RailState => {
  let s = started(title, 3);
  while (s.round.kind !== 'operating')
    s = play(title, s, sensibleMove(title, s, title.turn(s).asked[0]!)!).state;
  return s;
};

describe('a seat of the kit that thinks ahead', () => {
  test.each([title1830, title1849, title1856, title18mag].map(title => [title.id, title] as const))(
    '%s: finds moves of the menu and leaves the position as it is',
    (_, title) => {
      for (const moves of [0, 12, 60, 150]) {
        const s = deepFreeze(later(title, moves));
        const [seat] = title.turn(s).asked;
        const { action } = think(title, s)!;
        expect(title.menu(s, seat!).some(option => fits(option, action))).toBe(true);
      }
    },
  );

  test('the same seed thinks alike', () => {
    const s = later(title1830, 60);
    expect(think(title1830, s)!.compared).toBeGreaterThan(1);
    expect(think(title1830, s)).toEqual(think(title1830, s));
  });

  test('what it does not see makes no difference', () => {
    const s = later(title1830, 80, { 'hidden-cash': 'all' });
    const [seat] = title1830.turn(s).asked;
    const richer = {
      ...s,
      bank: s.bank! - 500,
      players: s.players.map((player, at) =>
        at === seat ? player : { ...player, cash: player.cash! + 500 / (s.seats - 1) },
      ),
    };
    expect(think(title1830, s)).not.toBeNull();
    expect(think(title1830, richer)).toEqual(think(title1830, s));
  });

  test('compares more where it plays strongly', () => {
    const s = later(title1830, 60);
    const [ordinary, strong] = [think(title1830, s), think(title1830, s, 'strong')];
    expect(strong!.compared).toBeGreaterThanOrEqual(ordinary!.compared);
    expect(ordinary!.compared).toBeGreaterThan(1);
  });

  test('does not bid against itself', () => {
    let s = started(title1830, 2);
    for (const text of ['bid CS 45', 'bid MH 115']) {
      const [seat] = title1830.turn(s).asked;
      s = play(title1830, s, title1830.notation.parse(text, seat!)).state;
    }
    const seat = title1830.turn(s).asked[0]!;
    const choice = {
      g: title1830.game(s.settings),
      s,
      seat,
      menu: title1830.menu(s, seat),
      after: () => null,
    };
    const bids = movesOf(choice, 0).flatMap(move => (move.type === 'bid' ? [move['private']] : []));
    expect(choice.menu.some(({ fields }) => JSON.stringify(fields).includes('"CS"'))).toBe(true);
    expect(bids).toContain('MH');
    expect(bids).not.toContain('CS');
  });

  test('waits for no private to become cheaper that it would take', () => {
    const s = started(title1830, 4);
    const [seat] = title1830.turn(s).asked;
    const menu = title1830.menu(s, seat!);
    const choice = { g: title1830.game(s.settings), s, seat: seat!, menu, after: () => null };
    const kinds = (at: typeof choice): readonly string[] => movesOf(at, 0).map(({ type }) => type);
    expect(kinds(choice)).toContain('take');
    expect(kinds(choice)).not.toContain('pass');
    const poor = { ...s, players: s.players.map(() => ({ cash: 40 })) };
    expect(kinds({ ...choice, s: poor, menu: title1830.menu(poor, seat!) })).toContain('pass');
  });

  /** What it tries in a position of 1830, as lines of notation. */
  const triedIn = (s: RailState, seat: number, places = 0): readonly string[] => {
    const choice = {
      ...{ g: title1830.game(s.settings), s, seat, menu: title1830.menu(s, seat) },
      after: (action: Action) => play(title1830, s, action).state,
    };
    return movesOf(choice, places).map(move => title1830.notation.print(move));
  };

  test('bids no more than has to be', () => {
    const bids = triedIn(started(title1830, 3), 0).filter(line => line.startsWith('bid'));
    expect(bids).toContain('bid CA 165');
    expect(bids).toHaveLength(6);
  });

  test('outbids nobody beyond what a private is worth', () => {
    const bidsAfter = (...lines: readonly string[]): readonly string[] => {
      let s = started(title1830, 4);
      for (const line of lines) s = act(s, title1830.turn(s).asked[0]!, line);
      return triedIn(s, title1830.turn(s).asked[0]!).filter(line => line.startsWith('bid CA'));
    };
    // A tenth above 160.
    expect(bidsAfter('bid CA 165', 'bid CA 170')).toEqual(['bid CA 175']);
    expect(bidsAfter('bid CA 165', 'bid CA 170', 'bid CA 175')).toEqual([]);
  });

  test('starts a company at no price at which it could not float it; at the lowest where it cannot anyhow', () => {
    const parsWith = (cash: number): readonly string[] =>
      triedIn(position({ round: stockTurn(3, 0), cash: [cash, 500, 500] }), 0).filter(line =>
        line.startsWith('par NYC'),
      );
    // Six shares at 71 are $426.
    expect(parsWith(430)).toEqual(['par NYC 67', 'par NYC 71']);
    expect(parsWith(200)).toEqual(['par NYC 67']);
  });

  test('sells nothing of what it has bought in the same turn', () => {
    const companies = {
      PRR: { shares: [30, 60], par: 67, cash: 500, trains: ['2'] },
      NYC: { shares: [20, 60], par: 67, cash: 500, trains: ['2'] },
    };
    const s = position({ round: stockTurn(3, 0), companies, cash: [300, 500, 500] });
    const sales = (at: RailState): readonly string[] =>
      triedIn(at, 0).filter(line => line.startsWith('sell'));
    expect(sales(s)).toContain('sell 1 PRR');
    const bought = act(s, 0, 'buy PRR');
    expect(title1830.menu(bought, 0)).toContainEqual(
      expect.objectContaining({
        type: 'sell',
        fields: expect.objectContaining({ company: { oneOf: ['PRR'] } }),
      }),
    );
    expect(sales(bought)).toEqual(['sell 1 NYC', 'sell 2 NYC']);
    // Who holds too much has to.
    const tooMuch = position({
      round: { ...stockTurn(3, 0), bought: 'PRR' },
      companies: { PRR: { shares: [70, 30], par: 67, cash: 500, trains: ['2'] } },
    });
    expect(title1830.menu(tooMuch, 0).map(({ type }) => type)).not.toContain('pass');
    expect(sales(tooMuch)).toContain('sell 1 PRR');
  });

  test('sells no share only because others lose by it', () => {
    const companies = { PRR: { shares: [10, 60], par: 100, cash: 0, trains: ['2'] } };
    // The PRR runs from Altoona to Pittsburgh.
    const board = { tokens: ['PRR H12'], laid: { H10: '57/1' } };
    const s = position({ ...board, round: stockTurn(3, 0), companies, cash: [0, 500, 0] });
    expect(triedIn(s, 0)).toContain('sell 1 PRR');
    expect(title1830.notation.print(think(title1830, s, 'strong')!.action)).toBe('pass');
  });

  describe('playing on in a stock round', () => {
    const companies = { PRR: { shares: [20, 20, 20], par: 67, cash: 500, trains: ['2'], lastRun: 100 } };
    const from = position({ round: { ...stockTurn(3, 1), passes: 1 }, companies, cash: [400, 400, 400] });
    /** What the seat does that is next in the same round after a move of seat 1, others having kept it open. */
    const nextAfter = (tried: Action, current: number, acted = false): string => {
      const s = { ...from, round: { ...from.round, current, acted, passes: 0 } } as RailState;
      const game = title1830.game(s.settings);
      const next = nextMove(game, { s: from, tried }, s, one => play(title1830, s, one).state);
      return title1830.notation.print(next!);
    };
    const sells = { seat: 1, type: 'sell', company: 'PRR', shares: 1 };

    test('whoever has passed passes on, though the round was kept open', () => {
      expect(nextAfter(sells, 0)).toBe('pass');
      expect(nextAfter(sells, 2)).not.toBe('pass');
    });

    test('the seat ends its turn, and buys nothing later, whatever it tries', () => {
      expect(nextAfter(sells, 1, true)).not.toBe('pass');
      expect(nextAfter(sells, 1)).toBe('pass');
      expect(nextAfter({ seat: 1, type: 'pass' }, 1)).toBe('pass');
    });

    test('in the rounds after that it plays as always', () => {
      const s = { ...from, round: { ...from.round, current: 1, passes: 0 } } as RailState;
      const auction = { ...from, round: started(title1830, 3).round } as RailState;
      const next = nextMove(title1830.game(s.settings), { s: auction, tried: sells }, s, () => null);
      expect(title1830.notation.print(next!)).not.toBe('pass');
    });
  });

  test('pays no more for a share of a stranger’s company than another costs', () => {
    const market = (shares: readonly number[]): RailState =>
      position({
        companies: { PRR: { shares, par: 100, cell: [5, 6], pool: 20, cash: 0, trains: ['2'] } },
        round: stockTurn(3, 0),
      });
    const buys = (s: RailState): readonly string[] =>
      triedIn(s, 0).filter(line => line.startsWith('buy PRR'));
    expect(buys(market([10, 30]))).toEqual(['buy PRR pool']);
    expect(buys(market([30, 10]))).toEqual(['buy PRR', 'buy PRR pool']);
  });

  test('gives no private to its company for less than it has cost', () => {
    const s = position({
      ...{ tokens: ['PRR H12'], laid: { H10: '57/1' }, next: '4' },
      companies: { PRR: { shares: [60], par: 67, cash: 500, trains: ['3'] } },
      privates: { CA: 0, MH: 1 },
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    });
    const prices = triedIn(s, 0).filter(line => line.startsWith('acquire CA') || line.includes('CA'));
    expect(title1830.menu(s, 0).some(({ type }) => type === 'acquire')).toBe(true);
    expect(prices.map(line => Number(/\d+$/.exec(line)![0])).toSorted((a, b) => a - b)).toEqual([200, 320]);
  });

  test('leaves it to habit whether a company goes without track or a first train', () => {
    const turn = position({
      ...{ tokens: ['PRR H12', 'NYC E19'], laid: { H10: '57/1' } },
      companies: { PRR: { shares: [60], cash: 500, trains: [] }, NYC: { shares: [0, 60] } },
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    });
    expect(triedIn(turn, 0)).toEqual(['train 2']);
    const second = act(turn, 0, 'train 2');
    expect(triedIn(second, 0)).toEqual(['train 2', 'pass']);
    const track = { ...turn, round: { ...turn.round, step: 'track', laid: 0 } } as RailState;
    expect(triedIn(track, 0, 4)).not.toContain('pass');
    expect(triedIn(track, 0, 4)).toHaveLength(4);
  });

  test('takes no loan in place of track', () => {
    const s = operating(title1856);
    const seat = title1856.turn(s).asked[0]!;
    const menu = title1856.menu(s, seat);
    expect(menu.map(({ type }) => type)).toEqual(expect.arrayContaining(['lay', 'take-loan']));
    const after = (action: Action): RailState => play(title1856, s, action).state;
    const tried = movesOf({ g: title1856.game(s.settings), s, seat, menu, after }, 6);
    expect(new Set(tried.map(({ type }) => type))).toEqual(new Set(['lay']));
  });

  test('an ordinary one lays track by habit, a strong one compares', () => {
    const s = operating(title1830);
    expect(title1830.menu(s, title1830.turn(s).asked[0]!).map(({ type }) => type)).toContain('lay');
    expect(think(title1830, s)).toBeNull();
    expect(think(title1830, s, 'strong')!.compared).toBeGreaterThan(1);
  });

  test('in the first auction nothing that leaves it worse off than the habit', () => {
    expect(think(title1830, started(title1830, 4))!.gain).toBeGreaterThanOrEqual(0);
  });
});
