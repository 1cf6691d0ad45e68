import type { Database } from '../../src/db/client.js';
import type { TimeWish } from '../../src/service/clocks/game-time.js';
import type { Deps } from '../../src/service/deps.js';
import { listeners } from '../../src/service/listeners.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import type { GameDetail, PersonActor } from '../../src/service/types.js';
import { findOrMakePerson } from '../../src/db/people.js';
import { direct } from '../../src/db/client.js';
import { toyTitle } from '../fixtures/toy/title.js';
import type { Title } from '../../src/engine/core/index.js';
import { TEST_SECRET } from './cluster.js';
import { below, type Rng } from './random.js';
import { ownDraws } from './seed.js';

export interface TestDeps extends Deps {
  /** Moves the service's clock. */
  pass(seconds: number): void;
}

/** What the service draws, from ids to cards, so that the same seed gives the same games. */
export const seeded = (rng: Rng): Deps['random'] => ({
  bytes: length => Buffer.from(Array.from({ length }, () => below(rng, 256))),
  int: most => below(rng, most),
});

/** What the service needs, on the toy title and a clock that stands until it is moved. */
export const testDeps = (db: Database, overrides: Partial<Deps> = {}): TestDeps => {
  let now = new Date('2030-01-05T12:00:00Z').getTime();
  const quiet = (): void => undefined;
  return {
    db,
    titles: new Map<string, Title>([['toy', toyTitle]]),
    clock: () => new Date(now),
    random: ownDraws(),
    log: { info: quiet, warn: quiet, error: quiet },
    listeners,
    secret: TEST_SECRET,
    settleSeconds: 60,
    reminderHours: 0,
    pass: seconds => {
      now += seconds * 1000;
    },
    ...overrides,
  };
};

/** Someone who is signed in. */
export const person = async (deps: Deps, name: string): Promise<PersonActor> => {
  const email = `${name.toLowerCase()}@example.org`;
  const row = await findOrMakePerson(
    direct(deps.db),
    { id: name.toLowerCase(), name, email, emailCanonical: email, language: 'en', timeZone: 'Europe/Zurich' },
    deps.clock(),
  );
  return {
    kind: 'person',
    personId: row.id,
    name: row.name,
    language: 'en',
    timeZone: row.timeZone,
    sessionId: '',
  };
};

/** A running game of the toy, its players in seating order. */
export const toyGame = async (
  deps: Deps,
  names: readonly string[] = ['Anna', 'Ben'],
  settings: { readonly [id: string]: unknown } = {},
  time: TimeWish | null = null,
): Promise<{ readonly game: GameDetail; readonly players: readonly PersonActor[] }> => {
  const players = await Promise.all(names.map(name => person(deps, name)));
  const game = await createGame(deps, players[0]!, {
    title: 'toy',
    name: 'Carriages',
    settings,
    seats: names.map((_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' })),
    time,
  });
  for (const [seat, player] of players.entries())
    if (seat > 0) await joinGame(deps, player, { gameId: game.id, seat });
  return { game, players };
};
