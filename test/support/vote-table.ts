import type { Title } from '../../src/engine/core/index.js';
import type { Deps } from '../../src/service/deps.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { submit } from '../../src/service/log/play.js';
import type { PersonActor } from '../../src/service/types.js';
import { voteDue } from '../../src/service/votes/settle.js';
import { listVotes, type VoteInfo } from '../../src/service/votes/read.js';
import { startVote, type VoteProposal } from '../../src/service/votes/start.js';
import { castBallot } from '../../src/service/votes/ballot.js';
import { person, type TestDeps } from './service.js';

/** Messages that were written for somebody in a game: kind and status. */
export const messagesTo = async (
  deps: Deps,
  gameId: string,
  personId: string,
): Promise<readonly string[]> => {
  const { rows } = await deps.db.pool.query<{ message: string }>(
    `SELECT kind || CASE WHEN status = 'queued' THEN '' ELSE ' ' || status END AS message FROM delivery
     WHERE game_id = $1 AND person_id = $2 AND channel = 'mail' AND kind NOT IN ('turn', 'game-started', 'invitation')
     ORDER BY created_at, id`,
    [gameId, personId],
  );
  return rows.map(({ message }) => message).sort();
};

export interface Table {
  readonly id: string;
  readonly players: readonly PersonActor[];
  /** Rows in the log. */
  number(): Promise<number>;
  play(seat: number, type: string, fields?: object): Promise<void>;
  /** @returns the vote's id */
  start(seat: number, proposal: Omit<VoteProposal, 'gameId'>): Promise<string>;
  cast(seat: number, vote: string, choice?: string): Promise<void>;
  /** The vote as the first player, or that one, sees it. */
  vote(id: string, seat?: number): Promise<VoteInfo>;
  /** Does the jobs that look at votes and whose time has come. */
  look(): Promise<void>;
}

/** The jobs of votes that are due by the moved clock, done and removed. */
const lookNow = async (deps: Deps): Promise<void> => {
  const { rows } = await deps.db.pool.query<{ key: string; id: string }>(
    `SELECT key, substr(key, 6) AS id FROM graphile_worker.jobs
     WHERE task_identifier = 'vote' AND run_at <= $1 ORDER BY run_at, id`,
    [deps.clock()],
  );
  for (const { key, id } of rows) {
    await deps.db.pool.query('SELECT graphile_worker.remove_job($1)', [key]);
    await voteDue(deps, id);
  }
  if (rows.length > 0) await lookNow(deps);
};

let tables = 0;

/** A running game of so many people, whose names are theirs alone. */
export const seated = async (
  deps: TestDeps,
  count: number,
  options: { readonly title?: Title['id']; readonly settings?: { readonly [id: string]: unknown } } = {},
): Promise<Table> => {
  const table = String((tables += 1));
  const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fanny'].slice(0, count);
  const players = await Promise.all(names.map(name => person(deps, `${name}${table}`)));
  const { id } = await createGame(deps, players[0]!, {
    title: options.title ?? 'toy',
    name: 'Carriages',
    settings: options.settings ?? {},
    seats: names.map((_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' })),
  });
  for (const [seat, player] of players.entries())
    if (seat > 0) await joinGame(deps, player, { gameId: id, seat });
  const number = async (): Promise<number> => {
    const { rows } = await deps.db.pool.query<{ number: number }>('SELECT number FROM game WHERE id = $1', [
      id,
    ]);
    return rows[0]!.number;
  };
  return {
    id,
    players,
    number,
    play: async (seat, type, fields = {}) => {
      const expected = await number();
      await submit(deps, players[seat]!, { gameId: id, expected, action: { seat, type, ...fields } });
    },
    start: async (seat, proposal) => (await startVote(deps, players[seat]!, { gameId: id, ...proposal }))!,
    cast: (seat, vote, choice = 'yes') => castBallot(deps, players[seat]!, { gameId: id, vote, choice }),
    vote: async (vote, seat = 0) => {
      const { open, closed } = await listVotes(deps, players[seat]!, id);
      return [...open, ...closed].find(one => one.id === vote)!;
    },
    look: () => lookNow(deps),
  };
};
