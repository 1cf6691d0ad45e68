import { describe, expect, test } from '@jest/globals';
import { Illegal, play } from '../../../../src/engine/core/index.js';
import { IPO, POOL, type RailState } from '../../../../src/engine/rail/state.js';
import { convert, noteNumbers } from '../../../../src/records/eighteenxx/convert.js';
import type { SiteContext } from '../../../../src/records/eighteenxx/dialect.js';
import { dialect1856 } from '../../../../src/titles/1856/records/eighteenxx.js';
import type { SiteAction } from '../../../../src/records/eighteenxx/site.js';
import { makeTracker } from '../../../../src/records/eighteenxx/tracker.js';
import { importedTitle1856 as title1856 } from '../../../../src/titles/1856/readings/title.js';
import { companyTurn, stockTurn, table, type CompanySetup } from '../../../support/rail-1856.js';

const { act, newGame, position, shares } = table;

const settings = { reading: '18xx.games' };

const contextOf = (state: RailState): SiteContext => {
  const game = title1856.game(state.settings);
  const tracker = makeTracker(game, newGame(3, settings), {}, dialect1856.certOf);
  return { game, state, tracker, ids: ['7', '8', '9'] };
};

const company = (entity: string, action: object): SiteAction =>
  ({ entity, entity_type: 'corporation', ...action }) as SiteAction;

const player = (entity: number, action: object): SiteAction =>
  ({ entity, entity_type: 'player', ...action }) as SiteAction;

const move = (state: RailState, action: SiteAction): object | null =>
  convert(dialect1856, contextOf(state), action);

/** What the site does, and what is tracked of it. */
const played = (c: SiteContext, action: SiteAction): RailState => {
  const here = convert(dialect1856, c, action)!;
  const { state } = play(title1856, c.state, here);
  dialect1856.track?.(c, action, state);
  noteNumbers(c, action, state);
  return state;
};

const running = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40, 20],
  operated: true,
  floated: true,
  ...more,
});

const inTurn = (step: string, gt: Partial<CompanySetup> = {}): RailState =>
  position({
    settings,
    next: '3',
    left: 4,
    companies: { GT: running(gt) },
    own: { capital: { GT: 'escrow' } },
    tokens: ['GT P9'],
    round: companyTurn('GT', { step, begun: true, of: 2 }),
  });

describe('moves that only 1856 has', () => {
  test('loans', () => {
    expect(move(inTurn('track'), company('GT', { type: 'take_loan', loan: 3 }))).toEqual({
      seat: 0,
      type: 'take-loan',
    });
    expect(move(inTurn('loans'), company('GT', { type: 'payoff_loan', loan: 3 }))).toEqual({
      seat: 0,
      type: 'redeem-loans',
      loans: 1,
    });
  });

  test('older records mark the last train of a kind', () => {
    const buys = company('GT', { type: 'buy_train', train: "3'-0", price: 225, variant: "3'" });
    expect(move(inTurn('trains'), buys)).toMatchObject({ type: 'train', train: '3', from: 'depot' });
  });

  test('rights and the port marker', () => {
    expect(
      move(inTurn('track'), company('GT', { type: 'special_buy', description: 'Bridge Token' })),
    ).toEqual({
      seat: 0,
      type: 'buy-right',
      right: 'bridge',
    });
    const port = { entity: 'GLSC', entity_type: 'company', type: 'assign', target: 'J17' } as SiteAction;
    expect(move(inTurn('track'), port)).toMatchObject({ type: 'open-port', private: 'GLSC', hex: 'J17' });
  });

  test('what a closed private should do is refused like any other move', () => {
    const port = { entity: 'GLSC', entity_type: 'company', type: 'assign', target: 'J17' } as SiteAction;
    expect(() => played(contextOf(inTurn('track')), port)).toThrow(Illegal);
  });

  test('destinations are read where they are looked at, and nowhere else', () => {
    const seen = company('GT', { type: 'destination_connection', corporations: ['WGB', 'CPR'] });
    expect(move(inTurn('destinations'), seen)).toEqual({
      seat: 0,
      type: 'look-at-destinations',
      companies: ['CPR', 'WGB'],
    });
    expect(move(inTurn('token'), seen)).toBeNull();
  });
});

describe('a president with one share', () => {
  /** Players one and two have a share each; so many lie in the pool. */
  const half = (current: number): SiteContext => {
    const base = position({
      settings,
      next: '6',
      left: 1,
      companies: { CPR: running({ par: 100, shares: [20, 20, 20], cash: 100 }) },
      own: {
        capital: { CPR: 'reached' },
        formation: { stage: 'over', formed: true },
        national: { half: true },
        certificates: { CGR: [10, 10, 10, 10, 10, 10, 10, 10, 10] },
        gone: ['GT'],
      },
      tokens: ['CPR M4', 'CGR P9'],
      round: stockTurn(3, current),
    });
    const certs = [0, 1, POOL, POOL, IPO, IPO, IPO, IPO, IPO];
    const CGR = { ...base.companies['CGR']!, par: 110, cell: [0, 5] as const, floated: true, certs };
    const c = contextOf({ ...base, stack: [...base.stack, 'CGR'], companies: { ...base.companies, CGR } });
    c.tracker.dealt('CGR', new Map([[0, [0]], [1, [8]], [POOL, [6, 7]], [IPO, [1, 2, 3, 4, 5]]])); // oxfmt-ignore
    return c;
  };

  const buys = (who: number, share: string): SiteAction =>
    player(who, { type: 'buy_shares', shares: [share], percent: 10 });

  test('pays for the other, which stays where it is', () => {
    const c = half(0);
    expect(convert(dialect1856, c, buys(7, 'CGR_6'))).toEqual({
      seat: 0,
      type: 'complete-presidency',
      from: 'pool',
    });
    expect(convert(dialect1856, c, buys(7, 'CGR_1'))).toEqual({
      seat: 0,
      type: 'complete-presidency',
      from: 'ipo',
    });
    const after = played(c, buys(7, 'CGR_1'));
    expect(shares(after, 'CGR')).toEqual([20, 10, 0]);
    expect(c.tracker.holderOf('CGR_1')).toBe(IPO);
  });

  test('loses the presidency to whoever buys a second share first, and gets a single for it', () => {
    const c = half(1);
    const after = played(c, buys(8, 'CGR_6'));
    expect(shares(after, 'CGR')).toEqual([10, 20, 0]);
    expect(c.tracker.holderOf('CGR_0')).toBe(1);
    expect(c.tracker.holderOf('CGR_8')).toBe(0);
    expect(c.tracker.holderOf('CGR_6')).toBe(POOL);
    expect(c.tracker.holderOf('CGR_7')).toBe(POOL);
  });

  test('is no hindrance to others', () => {
    const c = half(2);
    const after = played(c, buys(9, 'CGR_6'));
    expect(shares(after, 'CGR')).toEqual([10, 10, 10]);
    expect(c.tracker.holderOf('CGR_6')).toBe(2);
  });
});

describe('the formation', () => {
  const buying = (): RailState =>
    position({
      settings,
      next: '6',
      cash: [50, 500, 50],
      companies: {
        CPR: running({ par: 100, shares: [60], cash: 1000 }),
        GT: running({ shares: [0, 40, 20], cash: 50, trains: ['4'] }),
        WR: running({ par: 65, shares: [0, 20, 30], cash: 30, trains: ['4'] }),
      },
      own: { capital: { CPR: 'reached', GT: 'reached', WR: 'reached' }, loans: { GT: 2, WR: 2 } },
      laid: { P9: '57/1', M6: '4/0', O16: '5/0', N11: '122/1' },
      tokens: ['CPR M4', 'GT P9', 'WR O16', 'GT N11.0', 'WR N11.1'],
      round: companyTurn('CPR', { step: 'trains', begun: true, waiting: ['GT', 'WR'] }),
    });

  test('to pass is to pay all, to merge nothing', () => {
    const asked = act(buying(), 0, 'train 6');
    expect(move(asked, company('GT', { type: 'pass' }))).toEqual({
      seat: 1,
      type: 'settle-loans',
      company: 'GT',
      loans: 2,
    });
    expect(move(asked, company('GT', { type: 'merge', corporation: 'GT' }))).toEqual({
      seat: 1,
      type: 'settle-loans',
      company: 'GT',
      loans: 0,
    });
  });

  test('tokens and trains go one by one; the site numbers the tiles', () => {
    const merged = act(act(act(buying(), 0, 'train 6'), 1, 'merge GT'), 2, 'merge WR');
    const c = contextOf(merged);
    c.tracker.tileLaid('122-0', 'N11');
    expect(
      convert(dialect1856, c, company('CGR', { type: 'remove_token', city: '122-0-1', slot: 0 })),
    ).toEqual({
      seat: 1,
      type: 'drop-token',
      spot: 'N11.1',
    });
    const trains = act(merged, 1, 'drop N11.1');
    expect(move(trains, company('CGR', { type: 'discard_train', train: '4-2' }))).toEqual({
      seat: 1,
      type: 'drop-train',
      train: '4',
    });
    expect(move(trains, company('CGR', { type: 'pass' }))).toEqual({
      seat: 1,
      type: 'drop-train',
      train: 'none',
    });
  });

  test('certificates of the second issue begin with number 20', () => {
    expect([1, 8, 20, 29].map(n => dialect1856.certOf!('CGR', n))).toEqual([1, 8, 9, 18]);
    expect(dialect1856.certOf!('GT', 8)).toBe(8);
  });
});
