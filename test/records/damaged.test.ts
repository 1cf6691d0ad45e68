import { describe, expect, test } from '@jest/globals';
import { Illegal } from '../../src/engine/core/index.js';
import {
  BadRecord,
  checkConformance,
  openImport,
  readRecord,
  readSiteGame,
  replayMoves,
} from '../../src/records/eighteenxx/index.js';

const players = [
  { id: 7, name: 'A' },
  { id: 9, name: 'B' },
];

const raw = (more: object = {}): object => ({
  title: '1830',
  players,
  settings: { optional_rules: [] },
  actions: [{ type: 'bid', entity: 7, company: 'SV', price: 20 }],
  ...more,
});

/** What a reader says about a damaged file. */
const complaint = (attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof BadRecord) return error.message.replace('wanted ', '');
    if (error instanceof Illegal) return error.code;
    throw error;
  }
  throw new Error('nothing was wrong with it');
};

const importAll = (value: unknown): unknown => {
  const game = readSiteGame(value);
  return [...replayMoves(openImport(game), game.actions)];
};

test('the undamaged game is read and played', () => {
  expect(importAll(raw())).toHaveLength(1);
});

describe('a damaged export names the field that is wrong', () => {
  test.each<[unknown, string]>([
    [null, 'record: object'],
    ['{}', 'record: object'],
    [[], 'record: object'],
    [{}, 'title: text'],
    [raw({ title: 7 }), 'title: text'],
    [raw({ title: '1889' }), 'title: one-of 1830, 1849, 1856, 18Mag instead of 1889'],
    [raw({ title: '__proto__' }), 'title: one-of 1830, 1849, 1856, 18Mag instead of __proto__'],
    [raw({ players: 'two' }), 'players: list'],
    [raw({ players: [7, 9] }), 'players[0]: object'],
    [raw({ players: [{}] }), 'players[0].id: text-or-number'],
    [raw({ players: [{ id: {}, name: 'A' }] }), 'players[0].id: text-or-number'],
    [raw({ actions: {} }), 'actions: list'],
    [raw({ actions: [null] }), 'actions[0]: object'],
    [raw({ actions: [{ type: 'pass', entity: 7 }, { entity: 7 }] }), 'actions[1].type: text'],
    [raw({ actions: [{ type: 'pass', entity: {} }] }), 'actions[0].entity: text-or-number'],
    [
      raw({ actions: [{ type: 'pass', entity: 7, auto_actions: [{}] }] }),
      'actions[0].auto_actions[0].type: text',
    ],
    [raw({ settings: { optional_rules: 'none' } }), 'settings.optional_rules: list'],
    [raw({ settings: { optional_rules: ['solo'] } }), 'options: option instead of solo'],
  ])('%j', (value, said) => {
    expect(complaint(() => importAll(value))).toBe(said);
  });
});

describe('a move that makes no sense is named', () => {
  const after = (action: object): string => complaint(() => importAll(raw({ actions: [action] })));

  test.each<[object, string]>([
    [{ type: 'dance', entity: 7 }, 'type: move instead of dance'],
    [{ type: 'constructor', entity: 7 }, 'type: move instead of constructor'],
    [{ type: 'bid', entity: 5, company: 'SV', price: 20 }, 'entity: one-of 7, 9 instead of 5'],
    [{ type: 'pass', entity: '__proto__' }, 'entity: one-of 7, 9 instead of __proto__'],
    [{ type: 'pass', entity: 'constructor' }, 'entity: one-of 7, 9 instead of constructor'],
    [{ type: 'bid', company: 'SV', price: 20 }, 'entity: one-of 7, 9 instead of undefined'],
    [{ type: 'bid', entity: 7, price: 20 }, 'bid.company: text'],
    [{ type: 'bid', entity: 7, company: 'CS', price: 'much' }, 'bid.price: whole-number'],
    [{ type: 'buy_shares', entity: 7 }, 'buy_shares.shares: list'],
    [{ type: 'sell_shares', entity: 7, shares: 'PRR_1' }, 'sell_shares.shares: list'],
    [{ type: 'lay_tile', entity: 7, tile: '57-0', rotation: 0 }, 'lay_tile.hex: text'],
    [{ type: 'run_routes', entity: 7, routes: [{}] }, 'run_routes.routes: run'],
  ])('%j', (action, said) => {
    expect(after(action)).toBe(said);
  });

  test.each<[object, string]>([
    [{ type: 'bid', entity: 9, company: 'SV', price: 20 }, 'not-your-turn'],
    [{ type: 'bid', entity: 7, company: 'XX', price: 20 }, 'unknown-private'],
    [{ type: 'bid', entity: 7, company: 'CS', price: 41 }, 'bid-too-low'],
    [{ type: 'buy_shares', entity: 7, shares: [] }, 'unknown-company'],
    [{ type: 'buy_shares', entity: 7, shares: ['nonsense'] }, 'unknown-company'],
    [{ type: 'sell_shares', entity: 7, shares: ['PRR_1'] }, 'nothing-to-sell'],
    [{ type: 'sell_shares', entity: 7, shares: [] }, 'unknown-company'],
    [{ type: 'lay_tile', entity: 7, hex: 'E19', tile: '57-0', rotation: 0 }, 'not-now'],
    [{ type: 'bankrupt', entity: 7 }, 'not-bankrupt'],
    [{ type: 'par', entity: 7, corporation: 'constructor', share_price: '67,5,6' }, 'unknown-company'],
    [{ type: 'buy_train', entity: 7, train: '__proto__-0', price: 1 }, 'not-now'],
  ])('and one against the rules refused: %j', (action, code) => {
    expect(after(action)).toBe(code);
  });

  test('the moves before it were played', () => {
    const game = readSiteGame(
      raw({
        actions: [
          { type: 'bid', entity: 7, company: 'SV', price: 20 },
          { type: 'pass', entity: 9 },
          { type: 'pass', entity: 9 },
        ],
      }),
    );
    let played = 0;
    expect(
      complaint(() => {
        for (const _ of replayMoves(openImport(game), game.actions)) played++;
      }),
    ).toBe('not-your-turn');
    expect(played).toBe(2);
  });
});

describe('undo, redo and chat in an export', () => {
  const bid = (price: number, id: number): object => ({ type: 'bid', entity: 7, company: 'CS', price, id });
  const priced = (...actions: object[]): unknown[] =>
    readSiteGame(raw({ actions })).actions.map(a => a['price'] ?? a.type);

  test('an undo takes the newest move back, a redo brings it again', () => {
    expect(priced(bid(1, 1), bid(2, 2), { type: 'undo', id: 3 })).toEqual([1]);
    expect(priced(bid(1, 1), { type: 'undo', id: 2 }, bid(3, 3))).toEqual([3]);
    expect(priced(bid(1, 1), { type: 'undo', id: 2 }, { type: 'redo', id: 3 })).toEqual([1]);
    expect(priced(bid(1, 1), bid(2, 2), { type: 'undo', id: 3 }, { type: 'undo', id: 4 })).toEqual([]);
  });

  test('an undo may name the move to go back to', () => {
    expect(priced(bid(1, 1), bid(2, 2), bid(3, 3), { type: 'undo', action_id: 1, id: 4 })).toEqual([1]);
    expect(priced(bid(1, 1), bid(2, 2), { type: 'undo', action_id: 0, id: 3 })).toEqual([]);
  });

  test('chat and programs are no moves; automatic moves follow the one that set them off', () => {
    expect(
      priced(
        { type: 'message', id: 1 },
        { ...bid(5, 2), auto_actions: [{ type: 'pass', entity: 9 }] },
        {
          type: 'program_share_pass',
          id: 3,
        },
      ),
    ).toEqual([5, 'pass']);
  });

  test('too many undos leave nothing', () => {
    expect(priced({ type: 'undo', id: 1 }, { type: 'redo', id: 2 }, bid(4, 3))).toEqual([4]);
  });
});

describe('a flattened record', () => {
  const record = (more: object = {}): object => ({
    title: '1830',
    options: [],
    players,
    start: {},
    steps: [],
    finished: false,
    result: null,
    ...more,
  });

  test.each<[object, string]>([
    [record({ steps: null }), 'steps: list'],
    [record({ steps: [{}] }), 'steps[0].action: object'],
    [record({ steps: [{ action: { type: 'pass' } }] }), 'steps[0].changes: object'],
    [record({ start: [] }), 'start: object'],
    [record({ options: [3] }), 'options[0]: text'],
  ])('%j', (value, said) => {
    expect(complaint(() => readRecord(value))).toBe(said);
  });

  test('a difference is told with step, key and both values; nothing is taken from the record', () => {
    expect(checkConformance(record({ start: { bank: 5 } }))).toMatchObject({
      matched: 0,
      difference: { step: 0, key: 'bank', expected: 5, got: 9600 },
    });
  });

  test('a move that the rules refuse is a difference too', () => {
    const start = startKeys();
    const steps = [{ action: { type: 'bid', entity: 9, company: 'SV', price: 20 }, changes: {} }];
    expect(checkConformance(record({ start, steps }))).toMatchObject({
      steps: 1,
      matched: 0,
      difference: { step: 1, key: 'action', expected: 'accepted' },
    });
  });

  /** What the record of a new game begins with: told by the comparison itself, key by key. */
  const startKeys = (): { [key: string]: unknown } => {
    const start: { [key: string]: unknown } = {};
    for (;;) {
      const { difference } = checkConformance(record({ start }));
      if (!difference) return start;
      start[difference.key] = difference.got;
    }
  };
});
