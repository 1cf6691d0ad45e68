import { importedTitle1830 as title1830 } from '../src/titles/1830/readings/title.js';
import { orderGame, toStockRound } from '../test/support/order-games.js';
import { testDeps } from '../test/support/service.js';
import { inRounds, timesOf } from './figures.js';
import type { Part, Sizes } from './part.js';

const times: Sizes<number> = { normal: 30, small: 1 };
const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];

/** How long a pass in the stock round takes that lets five others pass by their orders, in one transaction. */
export const orders: Part = {
  name: 'orders',
  needs: 'service',
  measure: (size, stage) =>
    stage.withStore(async ({ db }) => {
      const deps = testDeps(db, { titles: new Map([['1830', title1830]]) });
      const game = await orderGame(deps, '1830', names);
      await toStockRound(game);
      const took: number[] = [];
      for (let n = 0; n < times[size]; n++) {
        // The orders end with the stock round, and do not come back with it.
        for (let seat = 1; seat < names.length; seat++) await game.order(`${seat} auto pass until end`);
        const before = performance.now();
        await game.play('0 pass');
        took.push(performance.now() - before);
        await game.undo(0);
      }
      return timesOf('a pass and five more', inRounds(took), { median: null, worst: null });
    }),
};
