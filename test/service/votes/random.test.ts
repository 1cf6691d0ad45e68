import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { direct, readGame, readRows } from '../../../src/db/index.js';
import { replay, type Action, type Entry } from '../../../src/engine/core/index.js';
import { hashState } from '../../../src/service/log/hashes.js';
import { showGame } from '../../../src/service/tables/games.js';
import { position } from '../../../src/service/log/history.js';
import { acceptOwnInvitation, invite } from '../../../src/service/tables/invitations.js';
import { submit } from '../../../src/service/log/play.js';
import type { PersonActor } from '../../../src/service/types.js';
import { undo } from '../../../src/service/log/undo.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { listVotes } from '../../../src/service/votes/read.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { pick, random, type Rng } from '../../support/random.js';
import { seeds } from '../../support/seed.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import { seated, type Table } from '../../support/vote-table.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const STEPS = 40;
let newcomers = 0;

/** Who sits where, as it changes. */
interface Playing extends Table {
  readonly at: PersonActor[];
}

const move = async ({ id, at }: Playing, rng: Rng): Promise<void> => {
  const seat = pick(rng, [...at.keys()]);
  const now = await position(deps, at[seat]!, { gameId: id, seat });
  const option = now.menu.length > 0 ? pick(rng, now.menu) : undefined;
  if (!option || option.type === 'sell') return;
  const action: Action = {
    seat,
    type: option.type,
    ...(option.type === 'bid' ? { amount: rng() < 0.5 ? 0 : 1 } : {}),
  };
  await submit(deps, at[seat]!, { gameId: id, expected: now.number, action }).catch(() => undefined);
};

const takeBack = async ({ id, at }: Playing, rng: Rng): Promise<void> => {
  const seat = pick(rng, [...at.keys()]);
  const { undo: count, number } = await position(deps, at[seat]!, { gameId: id, seat });
  if (count > 0) await undo(deps, at[seat]!, { gameId: id, seat, expected: number, count: 1 });
};

const decide = async ({ id, at }: Playing, rng: Rng): Promise<void> => {
  const asker = pick(rng, at);
  const { number } = await showGame(deps, asker, id);
  const about = rng() < 0.7 ? 'undo' : 'redo';
  // Many of these are refused: nothing to take back, a row that does not stand.
  await startVote(deps, asker, {
    gameId: id,
    about,
    ...(about === 'undo' && { to: Math.floor(rng() * number) }),
  }).catch(() => null);
  for (const { id: vote } of (await listVotes(deps, asker, id)).open)
    for (const voter of at)
      await castBallot(deps, voter, { gameId: id, vote, choice: 'yes' }).catch(() => undefined);
};

const replace = async ({ id, at }: Playing, rng: Rng): Promise<void> => {
  const seat = pick(rng, [...at.keys()]);
  await chooseAboutSeat(deps, at[seat]!, { gameId: id, seat, choice: rng() < 0.5 ? 'leave' : 'offer' });
  const guest = await person(deps, `Random${String((newcomers += 1))}`);
  const other = at[(seat + 1) % at.length]!;
  await invite(deps, other, { gameId: id, seat, email: `${guest.personId}@example.org` });
  await acceptOwnInvitation(deps, guest, { gameId: id, seat });
  at[seat] = guest;
};

test.each(seeds(3))(
  'random moves, undos, decisions and changes of players (%p): the log gives the stored position at the end',
  async seed => {
    const rng = random(seed);
    const table = await seated(deps, 3, { settings: { length: 'long' } });
    const playing: Playing = { ...table, at: [...table.players] };
    for (let step = 0; step < STEPS; step++) {
      const run = pick(rng, [move, move, move, takeBack, decide, replace]);
      if ((await showGame(deps, null, table.id)).status === 'running') await run(playing, rng);
      if (step % 8 === 0) deps.pass(86_400);
    }
    expect(await verifyGame(deps, table.id)).toBeNull();
    const { rows } = await database.asOwner(
      `SELECT count(*) FILTER (WHERE cause = 'consent')::int AS agreed FROM log WHERE game_id = $1`,
      [table.id],
    );
    expect((rows as { agreed: number }[])[0]!.agreed).toBeGreaterThan(0);
    const game = (await readGame(direct(deps.db), table.id))!;
    const log = (await readRows(direct(deps.db), table.id, 0, game.number)).map(
      ({ kind, seat, count, action, draws }): Entry =>
        kind === 'action' ? { kind, action: action!, draws } : { kind, seat, count },
    );
    expect(hashState(replay(toyTitle, game, game.setup_draws!, log)).hash).toBe(game.state_hash);
  },
);
