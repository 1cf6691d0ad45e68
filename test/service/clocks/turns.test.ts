import { describe, expect, test } from '@jest/globals';
import type { GameRow, SeatRow } from '../../../src/db/index.js';
import type { Turn } from '../../../src/engine/core/index.js';
import type { Clocks } from '../../../src/pace/index.js';
import { clocksAsJson, clocksAfter, firstClocks } from '../../../src/service/clocks/turns.js';
import { hours } from './support.js';

const nobody = {
  stops: { holidays: false, quietHours: false, weekends: false },
  holidayDays: 0,
  reminders: [],
};
const deadline = { ...nobody, pace: { kind: 'deadline', turn: 24 * 60 } };
const bank = { ...nobody, pace: { kind: 'bank', bank: 24 * 60, increment: 60, cap: 48 * 60 } };
const seats = [0, 1].map(seat => ({ seat, person_id: `p${seat}` }) as SeatRow);
const ask = (kind: string, ...asked: readonly number[]): Turn => ({
  asked,
  ask: { kind },
  ...(kind === 'offer' && { answers: true }),
});

/** Plays turns one hour apart: who acts, and who is asked after it. */
const after = (time: object, first: Turn, ...rows: readonly (readonly [number, Turn])[]): Clocks => {
  let game = { time, turn: first, pauses: [], frozen_at: null } as unknown as GameRow;
  let clocks = firstClocks(game, seats, first, 0)!;
  for (const [at, [seat, turn]] of rows.entries()) {
    game = { ...game, clocks: clocksAsJson(clocks) };
    const row = { kind: 'action', seat, then: null, giveBack: false } as const;
    clocks = clocksAfter(game, seats, row, turn, hours(at + 1))!;
    game = { ...game, turn };
  }
  return clocks;
};

describe('a turn', () => {
  test('of many steps is one', () => {
    const clocks = after(bank, ask('lay', 0), [0, ask('run', 0)], [0, ask('pay', 0)]);
    expect(clocks[0]).toMatchObject({ bank: hours(24), runningSince: 0 });
  });

  test('waits while an offer is answered, and the answer is a turn', () => {
    const offered = after(bank, ask('train', 0), [0, ask('offer', 1)]);
    expect(offered).toMatchObject({
      0: { bank: hours(23), runningSince: null },
      1: { bank: hours(24), runningSince: hours(1) },
    });
    const answered = after(bank, ask('train', 0), [0, ask('offer', 1)], [1, ask('train', 0)]);
    expect(answered).toMatchObject({
      0: { bank: hours(23), runningSince: hours(2) },
      1: { bank: hours(24), runningSince: null },
    });
  });

  test('by deadline goes on with what was left after an offer was answered or taken back', () => {
    for (const seat of [1, 0])
      expect(after(deadline, ask('train', 0), [0, ask('offer', 1)], [seat, ask('train', 0)])).toMatchObject({
        0: { bank: hours(23), runningSince: hours(2) },
        1: { bank: hours(24), runningSince: null },
      });
  });

  test('that somebody else’s action makes needless gains nothing from a bank, and is whole again by deadline', () => {
    const spared = [0, ask('next', 0)] as const;
    expect(after(bank, ask('choose', 0, 1), spared)[1]).toMatchObject({
      bank: hours(23),
      runningSince: null,
    });
    expect(after(deadline, ask('choose', 0, 1), spared)[1]).toMatchObject({
      bank: hours(24),
      runningSince: null,
    });
  });

  test('is not ended by an action of somebody who was not asked', () => {
    expect(after(bank, ask('lay', 0), [1, ask('lay', 0)])).toMatchObject({
      0: { bank: hours(24), runningSince: 0 },
      1: { bank: hours(24), runningSince: null },
    });
  });

  test('is of nobody at an empty seat', () => {
    const empty = [seats[0]!, { ...seats[1]!, person_id: null }];
    const game = { time: bank } as unknown as GameRow;
    expect(firstClocks(game, empty, ask('choose', 0, 1), 0)).toMatchObject({
      0: { runningSince: 0 },
      1: { runningSince: null },
    });
  });
});

describe('an undo', () => {
  const then = firstClocks({ time: bank }, seats, ask('lay', 0), 0)!;
  const now = after(bank, ask('lay', 0), [0, ask('lay', 1)]);
  const game = {
    time: bank,
    turn: ask('lay', 1),
    pauses: [],
    frozen_at: null,
    clocks: clocksAsJson(now),
  } as unknown as GameRow;
  const back = (giveBack: boolean): Clocks =>
    clocksAfter(game, seats, { kind: 'undo', seat: 0, then, giveBack }, ask('lay', 0), hours(5))!;

  test('charges what was used since, of everybody', () => {
    expect(back(false)).toMatchObject({
      0: { bank: hours(23), runningSince: hours(5) },
      1: { bank: hours(20), runningSince: null },
    });
  });

  test('gives it back when all have agreed', () => {
    expect(back(true)).toMatchObject({
      0: { bank: hours(24), runningSince: hours(5) },
      1: { bank: hours(24), runningSince: null },
    });
  });
});
