import { openStore } from '../src/store.js';
import { title1830 } from '../src/titles/1830/title.js';
import { orderGame, toStockRound } from '../test/support/order-games.js';
import { testDeps } from '../test/support/service.js';
import { inFolder } from './folder.js';
import { median, type Row } from './rows.js';

const TIMES = 30;
const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];

/** How long a pass in the stock round takes that lets five others pass by their orders, in one transaction. */
export const orderRows = (): Promise<readonly Row[]> =>
  inFolder(async dataDir => {
    const secret = 'a secret of the bench alone, thrown away';
    const warn = (): void => undefined;
    const store = await openStore({ databaseUrl: null, databaseConnections: 4, dataDir, secret, warn });
    try {
      const game = await orderGame(
        testDeps(store.db, { titles: new Map([['1830', title1830]]) }),
        '1830',
        names,
      );
      await toStockRound(game);
      const took: number[] = [];
      for (let n = 0; n < TIMES; n++) {
        // The orders end with the stock round, and do not come back with it.
        for (let seat = 1; seat < names.length; seat++) await game.order(`${seat} auto pass until end`);
        const before = performance.now();
        await game.play('0 pass');
        took.push(performance.now() - before);
        await game.undo(0);
      }
      return [
        { name: `orders: a pass and five more, median of ${TIMES}`, value: median(took), unit: 'ms' },
        { name: 'orders: the same, worst', value: Math.max(...took), unit: 'ms' },
      ];
    } finally {
      await store.close();
    }
  });
