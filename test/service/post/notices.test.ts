import { describe, expect, test } from '@jest/globals';
import type { Turn } from '../../../src/engine/core/index.js';
import { firstNotices, forPeople, notices, type TurnRow } from '../../../src/service/post/notices.js';
import type { Mover } from '../../../src/service/written.js';

const turn = (asked: readonly number[], kind = 'play'): Turn => ({
  asked,
  ask: { kind },
  ...(kind === 'offer' && { answers: true }),
});
const acted = (seat: number, after: Turn, kind: TurnRow['kind'] = 'action'): TurnRow => ({
  kind,
  seat,
  turn: after,
});
const told = (before: Turn, rows: readonly TurnRow[], ended = false): readonly string[] =>
  notices({ before, rows, ended, seats: 3 }).map(n => `${n.kind} ${n.seat}`);

describe('which seats are told when the turn goes', () => {
  test.each<[string, Turn, readonly TurnRow[], readonly string[]]>([
    ['from one to another', turn([0]), [acted(0, turn([1]))], ['turn 1']],
    ['nowhere: a further step of the same turn', turn([0]), [acted(0, turn([0]))], []],
    ['nowhere, though another thing is asked', turn([0]), [acted(0, turn([0], 'offer'))], []],
    ['to one who gets an offer', turn([0]), [acted(0, turn([2], 'offer'))], ['offer 2']],
    ['to those who are left', turn([0, 1, 2]), [acted(0, turn([1, 2]))], []],
    ['to nobody', turn([0]), [acted(0, turn([]))], []],
    [
      'to all at once, also to whoever answered last',
      turn([0]),
      [acted(0, turn([0, 1, 2]))],
      ['turn 0', 'turn 1', 'turn 2'],
    ],
    [
      'back to whoever takes an answer back, while others are asked on',
      turn([1, 2]),
      [acted(0, turn([0, 1, 2]), 'undo')],
      ['turn 0'],
    ],
    [
      'by somebody else’s move to one more, and on for the one who was asked',
      turn([1]),
      [acted(0, turn([1, 2]))],
      ['turn 2'],
    ],
    [
      'through the order of one who was asked all along, to the next choice of all',
      turn([0, 2]),
      [acted(0, turn([2])), acted(2, turn([0, 1, 2]))],
      ['turn 0', 'turn 1', 'turn 2'],
    ],
    ['through an order past its owner', turn([0]), [acted(0, turn([1])), acted(1, turn([2]))], ['turn 2']],
  ])('%s', (_what, before, rows, wanted) => {
    expect(told(before, rows)).toEqual(wanted);
  });

  test('at the start all are told that it begins, and the first what is asked', () => {
    expect(firstNotices(turn([1]), false, 3).map(n => `${n.kind} ${n.seat}`)).toEqual([
      'game-started 0',
      'game-started 1',
      'game-started 2',
      'turn 1',
    ]);
  });

  test('and at the end all are told that, and nothing else', () => {
    expect(told(turn([0]), [acted(0, turn([]))], true)).toEqual([
      'game-over 0',
      'game-over 1',
      'game-over 2',
    ]);
  });
});

describe('what of it is mailed', () => {
  const seats = ['anna', 'ben', 'anna'].map((person_id, seat) => ({ seat, person_id }));
  const mailed = (rows: readonly TurnRow[], mover: Mover | null, ended = false): readonly string[] =>
    forPeople(notices({ before: turn([0]), rows, ended, seats: 3 }), seats, mover).map(
      n => `${n.kind} ${n.seat}`,
    );
  const by = (cause: Mover['cause'], seat = 0, kind: Mover['kind'] = 'action'): Mover => ({
    personId: seats[seat]!.person_id,
    kind,
    seat,
    cause,
  });
  const all = [acted(0, turn([0, 1, 2]))];

  test.each<[string, readonly TurnRow[], Mover | null, readonly string[]]>([
    ['nothing to whoever is there, also at another seat', all, by('player'), ['turn 1']],
    ['one mail to somebody asked at two seats', all, by('player', 1), ['turn 0']],
    ['the other seat of somebody who answers by mail', all, by('mail'), ['turn 1', 'turn 2']],
    [
      'whoever takes a move back and is asked the same again',
      [acted(1, turn([1]), 'undo')],
      by('player', 1, 'undo'),
      ['turn 1'],
    ],
    [
      'nothing to whoever takes a move back at another seat',
      [acted(0, turn([2]), 'undo')],
      by('player', 0, 'undo'),
      [],
    ],
    [
      'the other seat of somebody who came by the mail of one',
      all,
      { ...by('player'), seatOnly: true },
      ['turn 1', 'turn 2'],
    ],
    ['everybody when a clock has moved', all, null, ['turn 0', 'turn 1']],
    ['everybody when all have agreed', all, by('consent'), ['turn 0', 'turn 1']],
  ])('%s', (_what, rows, mover, wanted) => {
    expect(mailed(rows, mover)).toEqual(wanted);
  });

  test('the end is mailed to everybody once, also to whoever made it', () => {
    expect(mailed([acted(0, turn([]))], by('player'), true)).toEqual(['game-over 0', 'game-over 1']);
  });

  test('nothing to a seat that nobody has', () => {
    const empty = seats.map(one => ({ ...one, person_id: one.seat === 1 ? null : one.person_id }));
    expect(forPeople([{ seat: 1, kind: 'turn' }], empty, null)).toEqual([]);
  });
});
