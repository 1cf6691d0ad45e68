import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/title.js';
import { verifyGame } from '../../../src/service/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { orderGame, toStockRound } from '../../support/order-games.js';
import { testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  deps = { ...deps, titles: new Map([...deps.titles, ['1830', title1830]]) };
});
afterAll(() => database.drop());

const three = ['Anna', 'Ben', 'Carla'];

describe('a stock round', () => {
  test('is finished at once when the last person passes', async () => {
    const g = await orderGame(deps, '1830', three);
    await toStockRound(g);
    const before = await g.number();
    await g.order('1 auto pass until mine');
    await g.order('2 auto pass until danger');
    expect(await g.log(before)).toEqual([]);
    const done = await g.play('0 pass');
    expect(await g.log(before)).toEqual(['0 pass', '1 pass*', '2 pass*']);
    expect(done.number).toBe(before + 3);
    expect(await g.standing(1)).toEqual([]);
    expect(await g.ended(1)).toEqual(['stock-round-over']);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });
});
