import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Title } from '../../../src/engine/core/index.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { orderGame } from '../../support/order-games.js';
import { companyTurn, position, stockTurn } from '../../support/rail.js';
import { table as table1849 } from '../../support/rail-1849.js';
import { testDeps, type TestDeps } from '../../support/service.js';

/** The PRR of seat 0 runs a train for 30, for three operating rounds; the NYC of seat 1 comes before it. */
const line = () =>
  position({
    seats: 2,
    tokens: ['PRR H12', 'NYC E19'],
    laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
    next: '3',
    round: companyTurn('NYC', { waiting: ['PRR'], of: 3 }),
    companies: {
      PRR: { shares: [60], par: 82, cash: 100, trains: ['2'] },
      NYC: { shares: [0, 60], par: 100, cell: [0, 12], cash: 1000 },
    },
  });

const titles = new Map<string, Title>(
  [
    { ...title1830, id: '1830', setup: line },
    {
      ...title1830,
      id: '1830-floating',
      setup: () =>
        position({ seats: 3, companies: { PRR: { shares: [20], par: 67 } }, round: stockTurn(3, 0) }),
    },
    {
      ...title1849,
      setup: () =>
        table1849.position({
          seats: 3,
          companies: { AFG: { shares: [40], par: 68, floated: true } },
          round: stockTurn(3, 0),
        }),
    },
  ].map(title => [title.id, title as unknown as Title]),
);

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

describe('a company', () => {
  test('is run for as many rounds as ordered, then its president is asked', async () => {
    const g = await orderGame(deps, '1830', ['Anna', 'Ben']);
    await g.order('0 auto run PRR 2 pay until changed');
    expect(await g.log()).toEqual([]);
    await g.play('1 pass', '1 pass');
    const once = (await g.log(2)).filter(row => row.endsWith('*'));
    expect(once).toEqual(['0 pass*', '0 pass*', expect.stringMatching(/^0 run 2 .*\*$/), '0 pay*']);
    await g.play('1 pass', '1 pass');
    expect((await g.log()).filter(row => /^0 pay/.test(row))).toEqual(['0 pay*', '0 pay*']);
    expect(await g.ended(0)).toEqual(['rounds-over']);
    await g.play('1 pass', '1 pass');
    expect((await g.seen(0)).turn.asked).toEqual([0]);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('is left to its president when what it was ordered for has changed', async () => {
    const g = await orderGame(deps, '1830', ['Anna', 'Ben']);
    await g.order('0 auto run PRR 3 pay until changed');
    await g.play('1 pass', '1 pass');
    await g.play('1 pass', '1 train 3');
    expect(await g.ended(0)).toEqual(['happened']);
    expect((await g.log()).filter(row => /^0 pay/.test(row))).toEqual(['0 pay*']);
  });

  test('is bought into until it floats', async () => {
    const g = await orderGame(deps, '1830-floating', ['Anna', 'Ben', 'Carla']);
    await g.order('0 auto buy PRR to floated max 67 then pass until end');
    await g.order('1 auto pass until end');
    await g.play('2 pass', '2 pass');
    expect((await g.log()).filter(row => row.startsWith('0 buy'))).toEqual([
      '0 buy PRR*',
      '0 buy PRR*',
      '0 buy PRR*',
    ]);
    await g.play('2 buy PRR', '2 pass');
    const floated = await g.log((await g.number()) - 2);
    expect(floated).toEqual(['0 pass*', '1 pass*']);
  });
});

test('in 1849 a stock round is passed by those who are away, too', async () => {
  const g = await orderGame(deps, '1849', ['Anna', 'Ben', 'Carla']);
  await g.order('1 auto pass until mine');
  await g.order('2 auto pass until danger');
  await g.play('0 pass');
  expect((await g.log()).slice(0, 3)).toEqual(['0 pass', '1 pass*', '2 pass*']);
  expect(await g.ended(1)).toEqual(['stock-round-over']);
  expect(await verifyGame(deps, g.gameId)).toBeNull();
});
