import { randomBytes, randomInt } from 'node:crypto';
import type { Action } from '../src/engine/core/index.js';
import { direct, type Database } from '../src/db/index.js';
import { importRecord, joinGame, type Deps } from '../src/service/index.js';
import { personAt } from '../src/service/account/people.js';
import { openSession } from '../src/service/account/session.js';
import type { PersonActor } from '../src/service/types.js';
import { listeners } from '../src/service/listeners.js';
import { titles } from '../src/titles/registry.js';
import type { Game } from './games.js';

/** A running game on the server, with the moves that are still to be made in it. */
export interface Table {
  readonly gameId: string;
  number: number;
  hash: string;
  /** Bearer tokens by seat. */
  readonly tokens: readonly string[];
  readonly moves: Iterator<Action>;
}

export interface Player {
  readonly actor: PersonActor;
  readonly token: string;
}

export const depsOn = (db: Database, secret: string): Deps => {
  const quiet = (): void => undefined;
  return {
    db,
    titles,
    clock: () => new Date(),
    random: { bytes: randomBytes, int: below => randomInt(below) },
    log: { info: quiet, warn: quiet, error: quiet },
    listeners,
    secret,
    settleSeconds: 60,
    reminderHours: 0,
  };
};

/** People who are signed in. */
export const signIn = (deps: Deps, count: number): Promise<readonly Player[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const actor = await personAt(deps, `player${i}@bench.invalid`);
      const { token } = await openSession(deps, direct(deps.db), {
        kind: 'person',
        person_id: actor.personId,
        game_id: null,
        seat: null,
        name: actor.name,
        language: actor.language,
        time_zone: actor.timeZone,
      });
      return { actor, token };
    }),
  );

/** Seats the players at a game whose first moves have been made. */
export const openTable = async (
  deps: Deps,
  players: readonly Player[],
  game: Game,
  made = 0,
): Promise<Table> => {
  const { title, start, draws, actions } = game;
  const seated = players.slice(0, start.seats);
  const record = {
    format: 'bahnpost-log-1',
    title: title.id,
    rules: start.rules,
    name: 'Bench',
    settings: start.settings,
    players: seated.map(() => ''),
    setupDraws: draws,
    log: actions.slice(0, made).map(action => ({ kind: 'action', action })),
  };
  const { id, number, hash } = await importRecord(deps, seated[0]!.actor, { record });
  for (const [seat, { actor }] of seated.entries()) await joinGame(deps, actor, { gameId: id, seat });
  return {
    gameId: id,
    number,
    hash,
    tokens: seated.map(player => player.token),
    moves: actions.slice(made).values(),
  };
};
