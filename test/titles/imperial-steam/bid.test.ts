import { describe, expect, test } from '@jest/globals';
import { HiddenNeeded, play } from '../../../src/engine/core/index.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, opened, refused, table, told } from '../../support/steam-table.js';

const track = (s: SteamState): string => s.influence.map(({ seat, column }) => `${seat}@${column}`).join(' ');

describe('3 opening bid', () => {
  test('the example: equal bids stand in the order of the turn, further right comes first', () => {
    // Purple 0, turquoise 1, yellow 2, red 3, in turn order; they answer in any order.
    const s = [
      [3, 70],
      [1, 70],
      [2, 50],
      [0, 70],
    ].reduce((now, [seat, amount]) => after(now, seat!, `bid ${amount!}`), opened(4));
    expect(track(s)).toBe('0@70 1@70 3@70 2@50');
    expect(s.order).toEqual([0, 1, 3, 2]);
    expect(s.players.map(({ money }) => money)).toEqual([70, 70, 90, 70]);
    expect(s).toMatchObject({ phase: 'actions', round: 1, turn: { seat: 0 } });
  });

  test('R3: a bid of 0 is legal, and goes to the end of the first column when it is opened', () => {
    const bids = [0, 20, 0].map((amount, seat) => [seat, amount] as const);
    const s = bids.reduce((now, [seat, amount]) => after(now, seat, `bid ${amount}`), opened(3));
    // Seat 0 was opened first and stands behind seat 2 for a moment, then seat 2 behind it.
    expect(track(s)).toBe('1@20 0@0 2@0');
  });

  test('is sealed until all are in; then all is told at once, and an undo would give it away', () => {
    const start = opened(2);
    const [low, high] = [after(start, 1, 'bid 10'), after(start, 1, 'bid 90')];
    for (const viewer of [0, null])
      expect(titleImperialSteam.view(low, viewer)).toEqual(titleImperialSteam.view(high, viewer));
    expect(titleImperialSteam.view(low, 1)).not.toEqual(titleImperialSteam.view(high, 1));
    expect(titleImperialSteam.isOpen!(start)).toBe(true);
    expect(titleImperialSteam.isOpen!(low)).toBe(false);
    expect(told(start, 1, 'bid 10')).toEqual([{ kind: 'bid-sealed', seat: 1 }]);
    const first = play(titleImperialSteam, start, { seat: 1, type: 'bid', amount: 10 });
    expect(first.reveals ?? false).toBe(false);
    const last = play(titleImperialSteam, low, { seat: 0, type: 'bid', amount: 30 });
    expect(last.reveals).toBe(true);
    expect(last.facts).toContainEqual({ kind: 'bid-opened', seat: 1, amount: 10 });
  });

  test('says nothing about players who have not bid, and hides no open money; once opened, bids are gone', () => {
    const low = after(opened(3), 1, 'bid 10');
    const seen = titleImperialSteam.view(low, 0);
    expect(seen['bids']).toEqual([null, 'sealed', null]);
    expect((seen['players'] as { money: unknown }[]).map(({ money }) => money)).toEqual([130, 130, 130]);
    const playing = after(after(after(low, 0, 'bid 20'), 2, 'bid 0'), 0, 'donate');
    expect(Object.keys(playing)).not.toContain('bids');
  });

  test('whoever plays ahead cannot make the last bid: what the others have bid decides', () => {
    const seen = titleImperialSteam.fromView!(titleImperialSteam.view(after(opened(2), 1, 'bid 10'), 0))!;
    expect(() => play(titleImperialSteam, seen, { seat: 0, type: 'bid', amount: 30 })).toThrow(HiddenNeeded);
  });

  test('BID_RANGE, BID_DONE, WRONG_PHASE', () => {
    const start = opened(2);
    expect(refused(start, 0, 'bid 130')).toEqual({ code: 'bid-range', amount: 130, most: 120, step: 10 });
    for (const wrong of ['bid -10', 'bid 15'])
      expect(refused(start, 0, wrong)).toMatchObject({ code: 'bid-range' });
    const waiting = after(start, 0, 'bid 20');
    expect(refused(waiting, 0, 'bid 30')).toEqual({ code: 'bid-done' });
    for (const s of [start, waiting])
      expect(refused(s, 0, 'donate')).toMatchObject({ code: 'wrong-phase', phase: 'bid' });
    for (const seat of [0, 1])
      expect(refused(table(), seat, 'bid 20')).toMatchObject({ code: 'wrong-phase', phase: 'actions' });
  });
});

describe('4 influence track', () => {
  test('whoever enters a column stands lowest, and whoever leaves one lets the others move up', () => {
    const s = table({ seats: 4, at: [70, 50, 70, 70], players: [{ markers: { share: 2 }, hand: 1 }] });
    expect(track(s)).toBe('0@70 2@70 3@70 1@50');
    expect(track(after(s, 0, 'share 1'))).toBe('2@70 3@70 1@50 0@40');
    expect(track(after(s, 0, 'charity 1'))).toBe('0@80 2@70 3@70 1@50');
  });

  test('R4: nobody goes below 0; R25: whoever cannot go on keeps the place in the last column', () => {
    expect(refused(table({ at: [0, 0] }), 0, 'share 1')).toMatchObject({ code: 'need-influence', steps: 0 });
    const s = table({ at: [250, 250], round: 8, players: [{ money: 200, trains: [3] }] });
    expect(track(after(s, 0, 'locomotive 8'))).toBe('0@250 1@250');
  });
});
