import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import type { Database } from '../../../src/db/index.js';
import type { Title } from '../../../src/engine/core/index.js';
import { recordImport } from '../../../src/record-import.js';
import { buildApp } from '../../../src/http/app.js';
import { buildAssets } from '../../../src/http/assets.js';
import type { HttpDeps, DevelopmentMail } from '../../../src/http/deps.js';
import { databaseLimits } from '../../../src/http/limits.js';
import { createLive, type Live } from '../../../src/http/live/live.js';
import { buildMetrics } from '../../../src/http/metrics.js';
import { buildViews, type Render } from '../../../src/http/views.js';
import type { Deps } from '../../../src/service/deps.js';
import { linkSecret, newId, secretHash } from '../../../src/service/secrets.js';
import { requestSignIn, spendSignIn } from '../../../src/service/account/signin.js';
import { unsubscribeToken } from '../../../src/service/account/people.js';
import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import type { PersonActor } from '../../../src/service/types.js';
import { listeners } from '../../../src/service/listeners.js';
import { wordsFor } from '../../../src/words/index.js';
import { TEST_SECRET } from '../../support/cluster.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { sharedAssets } from '../../support/public-files.js';
import { ownDraws } from '../../support/seed.js';
import { sampler } from './sampler.js';
import { readAlong } from './wire.js';

const root = new URL('../../../', import.meta.url).pathname;

let views: Render | undefined;

/** Their templates are compiled once for all files of a worker. */
const sharedViews = (): Render => (views ??= buildViews(join(root, 'templates')));

export const baseUrl = 'https://bahnpost.example';

export interface Player {
  readonly name: string;
  readonly email: string;
  readonly token: string;
  readonly actor: PersonActor;
}

export interface World {
  readonly app: Express;
  /** The same, listening: asked often, it costs less than a server for each request. */
  readonly server: Server;
  readonly deps: Deps;
  readonly http: HttpDeps;
  readonly db: Database;
  /** Until somebody waits for a lock in its database. */
  lockIsAwaited(): Promise<void>;
  /** Runs SQL as the owner of its database. */
  asOwner: TestDatabase['asOwner'];
  /** Every line the service logged. */
  readonly logged: string[];
  readonly mails: DevelopmentMail[];
  /** The service's clock; real time by default. */
  readonly time: { now: (() => Date) | null };
  /** A hash over all tables but the counters of the rate limits. */
  fingerprint(): Promise<string>;
  player(name: string): Promise<Player>;
  /** A running game of these players, in this order. */
  game(players: readonly Player[], settings?: object, title?: string): Promise<string>;
  /** Asks for a sign-in link as a program does: what is mailed, and what stands for the program. */
  signInLink(email: string): Promise<{ readonly secret: string; readonly binding: string }>;
  /** What the newest sign-in mail to an address carries. */
  mailedSecret(email: string): Promise<string>;
  invitationSecret(game: string, seat: number): Promise<string>;
  /** What the link of a turn mail carries. */
  seatSecret(game: string, player: Player, seat: number): Promise<string>;
  unsubscribeToken(game: string, player: Player): string;
  /** @throws Error when anything that was asked or answered is not as the published document says */
  stop(): Promise<void>;
}

interface Options {
  readonly titles?: readonly Title[];
  /** Allows that many times more requests than a real service. */
  readonly limits?: number;
  readonly presenters?: HttpDeps['presenters'];
  readonly wordsFor?: HttpDeps['wordsFor'];
  /** What it draws; what follows from the run's seed by default. */
  readonly random?: Deps['random'];
  /** The module with the games that can be played in the browser. */
  readonly manifests?: string;
  /** Where it is reached by a browser. */
  readonly site?: string;
  /** Addresses of those who run the installation. */
  readonly operators?: readonly string[];
}

const tables = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await db.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') AND tablename NOT IN ('rate_limits', '_prisma_migrations') ORDER BY 1`,
  );
  return rows.map(row => row.name).filter(name => !name.includes('migrations'));
};

const fingerprintOf = async (db: Database): Promise<string> => {
  const hashes = (await tables(db)).map(
    table =>
      `SELECT '${table}' AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS hash FROM ${table} t`,
  );
  return JSON.stringify((await db.pool.query(`${hashes.join(' UNION ALL ')} ORDER BY name`)).rows);
};

/** Its streams end after their first event: every route of it answers whoever asks. */
const brief = (live: Live): Live => ({
  ...live,
  open: (reader, stream) => {
    const close = live.open(reader, {
      ...stream,
      tell: marks => {
        stream.tell(marks);
        close();
        stream.end();
      },
    });
    return close;
  },
  openAccount: (reader, stream) => {
    const close = live.openAccount(reader, {
      ...stream,
      begin: games => {
        stream.begin(games);
        close();
        stream.end();
      },
    });
    return close;
  },
  openTurns: (reader, stream) => {
    const close = live.openTurns(reader, {
      ...stream,
      count: games => {
        stream.count(games);
        close();
        stream.end();
      },
    });
    return close;
  },
});

const listening = async (app: Express): Promise<Server> => {
  const server = createServer(app).listen(0, '127.0.0.1');
  // A connection is kept until its world stops, so that none is closed while a request sets out on it.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return server;
};

export const startWorld = async (options: Options = {}): Promise<World> => {
  const database = await freshDatabase();
  const { db } = database;
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: line => void logged.push(line) });
  const time: World['time'] = { now: null };
  const deps: Deps = {
    db,
    titles: new Map([...(options.titles ?? []), sampler as unknown as Title].map(title => [title.id, title])),
    clock: () => time.now?.() ?? new Date(),
    random: options.random ?? ownDraws(),
    log: {
      info: (fields, message) => log.info(fields, message),
      warn: (fields, message) => log.warn(fields, message),
      error: (fields, message) => log.error(fields, message),
    },
    listeners,
    secret: TEST_SECRET,
    settleSeconds: 0,
    reminderHours: 0,
    ...(options.operators && { operators: options.operators }),
  };
  const mails: DevelopmentMail[] = [];
  const metrics = buildMetrics();
  const undocumented = new Set<string>();
  const http: HttpDeps = {
    service: deps,
    baseUrl: new URL(options.site ?? baseUrl),
    log,
    limits: databaseLimits(db.pool, options.limits ?? 10_000),
    live: brief(createLive(deps, metrics)),
    metrics: { ...metrics, observe: readAlong(metrics.observe, wrong => undocumented.add(wrong)) },
    render: sharedViews(),
    assets: options.manifests ? await buildAssets(root, options.manifests) : sharedAssets(),
    presenters: options.presenters ?? {},
    wordsFor: options.wordsFor ?? wordsFor,
    mailbox: {
      list: () => Promise.resolve(mails),
      get: id => Promise.resolve(mails.find(m => m.id === id) ?? null),
    },
    recordImport: { ...recordImport, fromSite: record => record },
    ready: () => Promise.resolve({ database: true, migrations: true, queue: true }),
    proxies: 0,
    showcase: [],
    release: { version: '1.1.0', changelog: { unreleased: [], releases: [] } },
  };
  const one = async (text: string, values: readonly unknown[]): Promise<string> => {
    const { rows } = await db.pool.query<{ id: string }>(text, [...values]);
    return rows[0]!.id;
  };
  const mailedSecret = async (email: string): Promise<string> =>
    linkSecret(
      deps,
      'sign-in',
      await one('SELECT id FROM login_link WHERE email = $1 ORDER BY created_at DESC LIMIT 1', [email]),
    );
  const signInLink: World['signInLink'] = async email => {
    const { binding } = await requestSignIn(deps, { email });
    return { secret: await mailedSecret(email), binding };
  };
  const invitationSecret = async (game: string, seat: number): Promise<string> =>
    linkSecret(
      deps,
      'invitation',
      await one(`SELECT id FROM invitation WHERE game_id = $1 AND seat = $2 AND status = 'out'`, [
        game,
        seat,
      ]),
    );
  const player = async (name: string): Promise<Player> => {
    const email = `${name.toLowerCase()}@players.example`;
    const { token, actor } = await spendSignIn(deps, { ...(await signInLink(email)), name });
    return { name, email, token, actor: actor as PersonActor };
  };
  const app = buildApp(http);
  const server = await listening(app);
  return {
    app,
    server,
    deps,
    http,
    db,
    logged,
    mails,
    time,
    fingerprint: () => fingerprintOf(db),
    player,
    game: async (players, settings = {}, title = sampler.id) => {
      const [first, ...others] = players;
      const { id } = await createGame(deps, first!.actor, {
        title,
        name: 'Friday five',
        settings: settings as { [id: string]: unknown },
        options: { spectators: 'everyone' },
        // Without invitations, of which there may be only so many a day.
        seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)],
      });
      for (const [at, other] of others.entries())
        await joinGame(deps, other.actor, { gameId: id, seat: at + 1 });
      return id;
    },
    signInLink,
    mailedSecret,
    invitationSecret,
    seatSecret: async (game, { actor }, seat) => {
      const id = newId(deps, 26);
      const link = linkSecret(deps, 'seat', id);
      await db.pool.query(
        'INSERT INTO seat_link (id, hash, game_id, seat, person_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, secretHash(link), game, seat, actor.personId, new Date(Date.now() + 86_400_000)],
      );
      return link;
    },
    unsubscribeToken: (game, { actor }) => unsubscribeToken(deps, actor.personId, game),
    lockIsAwaited: database.lockIsAwaited,
    asOwner: database.asOwner,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await database.drop();
      if (undocumented.size > 0) throw new Error(`not as documented:\n${[...undocumented].join('\n')}`);
    },
  };
};

/** The same service behind a proxy, so that a test can ask from several networks. */
export const behindProxy = ({ http }: World): Express => buildApp({ ...http, proxies: 1 });
