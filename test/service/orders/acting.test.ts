import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { exportLog, replayRecord } from '../../../src/service/log/exchange.js';
import type { Title } from '../../../src/engine/core/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { orderGame, toStockRound, type OrderGame } from '../../support/order-games.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import { toyTitle } from '../../fixtures/toy/title.js';

let database: TestDatabase;
let deps: TestDeps;
const titles = new Map<string, Title>([
  ['toy', toyTitle],
  ['1830', title1830],
]);
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

const three = ['Anna', 'Ben', 'Carla'];

/** The first stock round of 1830 with three people; seat 0 is asked. */
const inStockRound = async (names = three): Promise<{ g: OrderGame; from: number }> => {
  const g = await orderGame(deps, '1830', names);
  await toStockRound(g);
  return { g, from: await g.number() };
};

/** Mails that wait or have been sent, as `seat kind`. */
const mails = async (gameId: string, after = 0): Promise<readonly string[]> => {
  const { rows } = await database.asOwner(
    `SELECT seat, kind FROM delivery WHERE game_id = $1 AND number > $2 AND status <> 'superseded' ORDER BY seat, kind`,
    [gameId, after],
  );
  return rows.map((row: { seat: number; kind: string }) => `${String(row.seat)} ${row.kind}`);
};

describe('a stock round', () => {
  test('is finished at once when the last person passes', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until mine');
    await g.order('2 auto pass until danger');
    expect(await g.log(from)).toEqual([]);
    const done = await g.play('0 pass');
    expect(await g.log(from)).toEqual(['0 pass', '1 pass*', '2 pass*']);
    expect(done.number).toBe(from + 3);
    expect(await g.ended(1)).toEqual(['stock-round-over']);
    expect(await g.standing(2)).toEqual([]);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('goes on for those who are asked, and nobody is told of a turn that an order took', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until end');
    await g.play('0 par PRR 67');
    expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass*']);
    expect(await mails(g.gameId, from)).toEqual(['2 turn']);
  });

  test('a person to whom the turn comes back through orders alone is there, and gets no mail', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until end');
    await g.order('2 auto pass until end');
    await g.play('0 par PRR 67');
    expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass*', '2 pass*']);
    expect(await mails(g.gameId, from)).toEqual([]);
  });

  test('buys until there are enough, then passes', async () => {
    const { g, from } = await inStockRound();
    await g.play('0 par PRR 67', '1 pass', '2 pass');
    await g.order('0 auto buy PRR to 4 max 67 then pass until end');
    await g.order('1 auto pass until end');
    await g.play('2 pass');
    expect(await g.log(from + 3)).toEqual(['0 buy PRR*', '1 pass*', '2 pass', '0 buy PRR*', '1 pass*']);
    const { number } = await g.seen(0);
    expect(number).toBe(from + 8);
    await g.play('2 pass');
    expect((await g.log(from + 8)).slice(0, 2)).toEqual(['2 pass', '0 pass*']);
    expect(await g.ended(0)).toEqual(['stock-round-over']);
  });

  test('an order is switched off by what it was not meant for, and its owner gets no mail but that of the turn', async () => {
    const { g, from } = await inStockRound();
    await g.order('2 auto pass until anything');
    await g.play('0 par PRR 67');
    expect(await g.ended(2)).toEqual(['happened']);
    // With her turn Carla is told why.
    expect(await mails(g.gameId, from)).toEqual(['1 turn']);
    await g.play('1 pass');
    expect(await g.log(from)).toEqual(['0 par PRR 67', '1 pass']);
    expect(await mails(g.gameId, from)).toEqual(['2 turn']);
  });

  test('whoever is asked now gets one mail, not two, when the order ends', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until anything');
    await g.play('0 par PRR 67');
    expect(await g.ended(1)).toEqual(['happened']);
    expect(await mails(g.gameId, from)).toEqual(['1 turn']);
  });

  test('one pass lets five more pass, in the order of the seats', async () => {
    const { g, from } = await inStockRound(['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay']);
    for (const seat of [5, 3, 1, 2, 4]) await g.order(`${String(seat)} auto pass until end`);
    await g.play('0 pass');
    const expected = ['0 pass', ...[1, 2, 3, 4, 5].map(n => `${String(n)} pass*`)];
    expect((await g.log(from)).slice(0, 6)).toEqual(expected);
  });
});

test('a game without orders is asked once for them, with the lock, and for nothing else', async () => {
  const asked: string[] = [];
  const { db } = database;
  const counting: TestDeps = {
    ...deps,
    db: {
      ...db,
      transaction: work =>
        db.transaction(tx =>
          work({
            withCommit: write => {
              tx.withCommit(write);
            },
            rows: (text, values, name) => {
              if (/standing_order|SELECT number, under, facts/.test(text)) asked.push(name ?? text);
              return tx.rows(text, values, name);
            },
          }),
        ),
    },
  };
  const g = await orderGame(counting, '1830', three);
  await g.play('0 take SV', '1 take CS');
  expect(asked).toEqual(['standing-orders', 'standing-orders']);
});

describe('an auction', () => {
  test('is passed until somebody bids higher', async () => {
    const g = await orderGame(deps, '1830', three);
    await g.play('0 bid CS 45', '1 pass', '2 pass');
    await g.order('0 auto pass auction');
    expect((await g.log(3)).slice(0, 1)).toEqual(['0 pass*']);
    await g.play('1 bid CS 50');
    expect(await g.ended(0)).toEqual(['happened']);
    await g.play('2 pass');
    expect((await g.seen(0)).turn.asked).toEqual([0]);
  });

  test('a private is bid for up to a limit', async () => {
    const g = await orderGame(deps, '1830', three);
    await g.order('0 auto bid CS max 55 then ask');
    expect(await g.log()).toEqual(['0 bid CS 45*']);
    await g.play('1 bid CS 50', '2 pass');
    expect(await g.log(3)).toEqual(['0 bid CS 55*']);
    await g.play('1 bid CS 60', '2 pass');
    expect(await g.ended(0)).toEqual(['outbid']);
  });
});

describe('an order that is given', () => {
  test('acts at once where it is the player’s turn', async () => {
    const { g, from } = await inStockRound();
    const { standing } = await g.order('0 auto pass until mine');
    expect(await g.log(from)).toEqual(['0 pass*']);
    expect(standing[0]!.made).toEqual([from + 1]);
    expect(await mails(g.gameId, from)).toEqual(['1 turn']);
  });

  test('takes the place of one about the same', async () => {
    const { g } = await inStockRound();
    await g.order('1 auto pass until mine');
    await g.order('1 auto pass until danger');
    expect(await g.standing(1)).toEqual(['auto pass until danger']);
    expect(await g.ended(1)).toEqual(['replaced']);
  });

  test('is taken back: all, by “auto off”', async () => {
    const { g, from } = await inStockRound();
    await g.order('1 auto pass until mine');
    await g.order('1 auto decline all');
    expect(await g.standing(1)).toHaveLength(2);
    await g.order('1 AUTO off');
    expect(await g.standing(1)).toEqual([]);
    expect(await g.ended(1)).toEqual(['removed', 'removed']);
    await g.play('0 pass');
    expect(await g.log(from)).toEqual(['0 pass']);
  });

  test('is refused when it makes no sense now', async () => {
    const { g } = await inStockRound();
    await expect(g.order('1 auto pass auction')).rejects.toMatchObject({ code: 'not-offered' });
    await expect(g.order('1 auto fly to the moon')).rejects.toMatchObject({ code: 'notation-unknown' });
  });

  test('is refused when it is not written to its end, with what can be written now', async () => {
    const { g } = await inStockRound();
    const lines = expect.stringMatching(/^auto pass until (danger|mine|anything|end)$/);
    await expect(g.order('1 auto pass')).rejects.toMatchObject({ params: { case: 'more', lines } });
  });
});

describe('a log that orders wrote', () => {
  test('replays without them', async () => {
    const { g } = await inStockRound();
    await g.order('1 auto pass until end');
    await g.order('2 auto pass until end');
    await g.play('0 par PRR 67', '0 buy PRR', '0 buy PRR');
    const record = await exportLog(deps, g.gameId);
    expect(JSON.stringify(record)).not.toMatch(/auto|programmed|until/);
    expect(replayRecord(deps, record).stateHash).toBe((await g.seen(0)).stateHash);
  });
});
