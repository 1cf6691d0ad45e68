import type { Title } from '../../../src/engine/core/index.js';
import type { Deps } from '../../../src/service/deps.js';
import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { submit } from '../../../src/service/log/play.js';
import type { PersonActor } from '../../../src/service/types.js';
import { questionDue } from '../../../src/service/votes/settle.js';
import { listQuestions, type QuestionInfo } from '../../../src/service/votes/read.js';
import { askQuestion, type Ask } from '../../../src/service/votes/ask.js';
import { answerQuestion } from '../../../src/service/votes/answer.js';
import { person, type TestDeps } from '../../support/service.js';

/** Notes that were written for somebody in a game: kind and status. */
export const notesTo = async (deps: Deps, gameId: string, personId: string): Promise<readonly string[]> => {
  const { rows } = await deps.db.pool.query<{ note: string }>(
    `SELECT kind || CASE WHEN status = 'queued' THEN '' ELSE ' ' || status END AS note FROM delivery
     WHERE game_id = $1 AND person_id = $2 AND channel = 'mail' AND kind NOT IN ('turn', 'game-started', 'invitation')
     ORDER BY created_at, id`,
    [gameId, personId],
  );
  return rows.map(({ note }) => note).sort();
};

export interface Table {
  readonly id: string;
  readonly players: readonly PersonActor[];
  /** Rows in the log. */
  number(): Promise<number>;
  play(seat: number, type: string, fields?: object): Promise<void>;
  /** @returns the question's id */
  ask(seat: number, ask: Omit<Ask, 'gameId'>): Promise<string>;
  answer(seat: number, question: string, choice?: string): Promise<void>;
  /** The question as the first player, or that one, sees it. */
  question(id: string, seat?: number): Promise<QuestionInfo>;
  /** Does the jobs that look at questions and whose time has come. */
  look(): Promise<void>;
}

/** The jobs of questions that are due by the moved clock, done and removed. */
const lookNow = async (deps: Deps): Promise<void> => {
  const { rows } = await deps.db.pool.query<{ key: string; id: string }>(
    `SELECT key, substr(key, 10) AS id FROM graphile_worker.jobs
     WHERE task_identifier = 'question' AND run_at <= $1 ORDER BY run_at, id`,
    [deps.clock()],
  );
  for (const { key, id } of rows) {
    await deps.db.pool.query('SELECT graphile_worker.remove_job($1)', [key]);
    await questionDue(deps, id);
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
    ask: async (seat, ask) => (await askQuestion(deps, players[seat]!, { gameId: id, ...ask }))!,
    answer: (seat, question, choice = 'yes') =>
      answerQuestion(deps, players[seat]!, { gameId: id, question, choice }),
    question: async (question, seat = 0) => {
      const { open, closed } = await listQuestions(deps, players[seat]!, id);
      return [...open, ...closed].find(one => one.id === question)!;
    },
    look: () => lookNow(deps),
  };
};
