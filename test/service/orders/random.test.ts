import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { direct, readGame, readRow } from '../../../src/db/index.js';
import type { Title } from '../../../src/engine/core/index.js';
import { exportLog, replayRecord } from '../../../src/service/log/exchange.js';
import { loadState } from '../../../src/service/log/load.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { setOrder } from '../../../src/service/orders/index.js';
import { submit } from '../../../src/service/log/play.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { fillIn } from '../../support/menu.js';
import { orderGame, type OrderGame } from '../../support/order-games.js';
import { below, pick, random, type Rng } from '../../support/random.js';
import { seeds } from '../../support/seed.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

const titles = new Map<string, Title>(
  ([toyTitle, title1830] as unknown as Title[]).map(title => [title.id, title]),
);

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

const gameOf = async ({ gameId }: OrderGame) => (await readGame(direct(deps.db), gameId))!;

/** Somebody gives a random order, by kind first: of some there are many forms. */
const orderSomething = async (g: OrderGame, rng: Rng): Promise<void> => {
  const seat = below(rng, g.players.length);
  const { forms } = await g.list(seat);
  if (forms.length === 0) return;
  const type = pick(rng, [...new Set(forms.map(form => form.type))]);
  const form = pick(
    rng,
    forms.filter(one => one.type === type),
  );
  const wish = { gameId: g.gameId, seat, order: fillIn(form, seat, rng) };
  // Now and then from a page that is some rows old.
  const seen = Math.max(0, (await g.number()) - below(rng, 5));
  await setOrder(deps, g.players[seat]!, rng() < 0.3 ? { ...wish, seen } : wish);
};

/** Somebody leaves and another takes the seat, orders are taken back, or all take back or play again together. */
const somethingRare = async (g: OrderGame, rng: Rng): Promise<void> => {
  // Neither seats nor votes change too often for a day.
  deps.pass(86_400);
  const { gameId, players } = g;
  const seat = below(rng, players.length);
  const what = rng();
  if (what < 0.3) {
    await chooseAboutSeat(deps, players[seat]!, { gameId, seat, choice: 'leave', toAnyone: true });
    players[seat] = await person(deps, `Nora ${String((newcomers += 1))}`);
    await joinGame(deps, players[seat], { gameId, seat });
    return;
  }
  if (what < 0.5) {
    await setOrder(deps, players[seat]!, { gameId, seat, text: 'auto off' });
    return;
  }
  const { undone, depth } = await gameOf(g);
  if (what < 0.7 ? undone.length === 0 : depth === 0) return;
  const [about, ask] =
    what < 0.7 ? (['redo', {}] as const) : (['undo', { to: await standingRow(g, rng) }] as const);
  const vote = await startVote(deps, players[seat]!, { gameId, about, ...ask });
  for (const [other, player] of players.entries())
    if (other !== seat) await castBallot(deps, player, { gameId, vote: vote!, choice: 'yes' });
};
let newcomers = 0;

/** A row to go back to: under one of the newest that stand. */
const standingRow = async (g: OrderGame, rng: Rng): Promise<number> => {
  let { top } = await gameOf(g);
  for (let back = below(rng, 4); back >= 0 && top > 0; back--)
    top = (await readRow(direct(deps.db), g.gameId, top))!.under;
  return top;
};

/** Somebody takes back what they can, or plays it again. */
const takeBackSomething = async (g: OrderGame, rng: Rng): Promise<boolean> => {
  const seat = below(rng, g.players.length);
  const { undo, redo } = await g.seen(seat);
  if (redo > 0) await g.redo(seat, 1 + below(rng, redo));
  else if (undo > 0) await g.undo(seat, 1 + below(rng, Math.min(2, undo)));
  return undo + redo > 0;
};

/** @returns false when nobody is asked any more */
const moveByHand = async (g: OrderGame, title: Title, rng: Rng): Promise<boolean> => {
  const game = await gameOf(g);
  const { asked } = game.turn!;
  if (asked.length === 0) return false;
  const seat = pick(rng, asked);
  const state = await loadState(deps, direct(deps.db), game, game.top, game.state_hash!);
  const menu = title.menu(state, seat).filter(option => option.type !== 'offer');
  // Randomly filled in, not everything is legal that is checked by the rules alone.
  for (;;) {
    const action = fillIn(pick(rng, menu), seat, rng);
    const done = await submit(deps, g.players[seat]!, {
      gameId: g.gameId,
      expected: game.number,
      action,
    }).catch((error: unknown) => (error as { code?: string }).code);
    if (typeof done === 'object') return true;
  }
};

/** What must hold of the orders that stand: each was given on the way to where the game is, by who sits there. */
const checkOrders = async (g: OrderGame): Promise<void> => {
  const { rows } = await database.asOwner(
    `WITH RECURSIVE path AS (
       SELECT top AS number FROM game WHERE id = $1
       UNION ALL SELECT l.under FROM path p JOIN log l ON l.game_id = $1 AND l.number = p.number
     )
     SELECT id FROM standing_order o WHERE game_id = $1 AND ended_at IS NULL
       AND NOT EXISTS (SELECT FROM path WHERE path.number = o.given_top)
     UNION ALL
     SELECT id FROM standing_order o JOIN seat s USING (game_id, seat)
     WHERE game_id = $1 AND ended_at IS NULL AND o.person_id <> s.person_id
     UNION ALL
     SELECT id FROM standing_order o WHERE game_id = $1
       AND EXISTS (SELECT FROM unnest(made) n JOIN log l ON l.game_id = $1 AND l.number = n
         WHERE l.cause <> 'programmed' OR l.seat <> o.seat OR l.by_person <> o.person_id)`,
    [g.gameId],
  );
  expect(rows).toEqual([]);
};

test.each([
  ['toy', 12, 60, { length: 'long' }],
  ['1830', 3, 120, {}],
] as const)(
  'random games of %s with random orders and undos replay to the same position without orders',
  async (id, games, most, settings) => {
    const title = titles.get(id)!;
    let programmed = 0;
    for (const seed of seeds(games)) {
      const rng = random(seed);
      const g = await orderGame(deps, id, ['Anna', 'Ben', 'Carla'], settings);
      for (let step = 0; step < most; step++) {
        const what = rng();
        if (what < 0.3) await orderSomething(g, rng).catch(mustBeOver);
        else if (what < 0.34) await somethingRare(g, rng).catch(mustBeOver);
        else if (what < 0.44 && (await takeBackSomething(g, rng))) continue;
        else if (!(await moveByHand(g, title, rng))) break;
      }
      await checkOrders(g);
      expect(await verifyGame(deps, g.gameId)).toBeNull();
      const game = await gameOf(g);
      expect(replayRecord(deps, await exportLog(deps, g.gameId)).stateHash).toBe(game.state_hash);
      programmed += (await g.log()).filter(line => line.includes('*')).length;
    }
    expect(programmed).toBeGreaterThan(games * 3);
  },
);

const mustBeOver = (error: { code?: string }): void => {
  if (error.code !== 'game-over') throw error as Error;
};
