import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GAME_CHANGED, listen, type Database } from '../../src/db/index.js';
import { buildApp } from '../../src/http/app.js';
import { mainCookie, seatCookie } from '../../src/http/cookies.js';
import { createLive, type Live } from '../../src/http/live/live.js';
import { openStream } from '../../src/http/live/stream.js';
import { buildMetrics } from '../../src/http/metrics.js';
import { startServer, type RunningServer } from '../../src/http/server.js';
import { openSeatLink } from '../../src/service/account/signin.js';
import { deleteMessage, say } from '../../src/service/chat/chat.js';
import { submit } from '../../src/service/log/play.js';
import { createGame } from '../../src/service/tables/games.js';
import { declineOwnInvitation, invite, joinGame } from '../../src/service/tables/invitations.js';
import { keepSeat } from '../../src/service/tables/keys.js';
import { changeTable } from '../../src/service/tables/open.js';
import { chooseAboutSeat } from '../../src/service/tables/seats.js';
import { castBallot } from '../../src/service/votes/ballot.js';
import { startVote } from '../../src/service/votes/start.js';
import { api } from './support/api.js';
import { read, type Reading } from './support/stream.js';
import { type Player, startWorld, type World } from './support/world.js';

/** A process that shows pages, beside the others. */
interface Process {
  readonly live: Live;
  readonly url: string;
  readonly metrics: ReturnType<typeof buildMetrics>;
  /** Until it listens, the first time or once more. */
  listening(): Promise<void>;
  stop(): Promise<void>;
}

let world: World;
let anna: Player;
let bert: Player;
let cleo: Player;
let game: string;
let one: Process;
let other: Process;
let readings: Reading[];

const startProcess = async (
  db: Database = world.db,
  options: Parameters<typeof createLive>[2] = {},
): Promise<Process> => {
  const metrics = buildMetrics();
  const live = createLive(world.deps, metrics, options);
  const server: RunningServer = await startServer({
    app: buildApp({ ...world.http, live, metrics }),
    port: 0,
    host: '127.0.0.1',
  });
  let times = 0;
  let seen = 0;
  let wake = (): void => undefined;
  const stopListening = listen(db, GAME_CHANGED, {
    heard: live.changed,
    listening: () => {
      live.changedAll();
      times++;
      wake();
    },
    warn: () => undefined,
    pauses: () => 1,
  });
  const listening = async (): Promise<void> => {
    while (times === seen)
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    seen = times;
  };
  await listening();
  return {
    live,
    url: `http://127.0.0.1:${String(server.port)}`,
    metrics,
    listening,
    stop: async () => {
      live.stop();
      await Promise.all([server.stop(), stopListening()]);
    },
  };
};

beforeAll(async () => {
  world = await startWorld();
  [anna, bert, cleo] = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
  [one, other] = [await startProcess(), await startProcess()];
});
beforeEach(async () => {
  readings = [];
  game = await world.game([anna, bert]);
});
afterEach(() => readings.forEach(reading => reading.close()));
afterAll(async () => {
  await one.stop();
  await other.stop();
  await world.stop();
});

const as = (who: Player | null): { readonly [header: string]: string } =>
  who ? { Cookie: `${mainCookie}=${who.token}` } : {};

const follow = async (
  who: Player | null,
  { at = one, of = game, query = '', headers = as(who) } = {},
): Promise<Reading> => {
  const reading = await read(`${at.url}/g/${of}/events${query}`, headers);
  readings.push(reading);
  return reading;
};

/** Anna is asked after an even number of rows, Bert after an odd one. */
const skip = (expected: number): Promise<unknown> =>
  submit(world.deps, (expected % 2 === 0 ? anna : bert).actor, {
    gameId: game,
    expected,
    action: { type: 'skip', seat: expected % 2 },
  });

describe('a stream of a game', () => {
  test('is one that no proxy holds back, and begins with where the game stands', async () => {
    const reading = await follow(null);
    expect(reading.status).toBe(200);
    expect(reading.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reading.headers).not.toHaveProperty('content-encoding');
    const { id, data } = await reading.next();
    expect(id).toBe('0');
    expect(Object.keys(data)).toEqual(['number', 'clocks', 'table', 'votes', 'chat']);
    expect(reading.text()).toMatch(/^retry: \d{4}\n\n/);
  });

  test('tells of every move, whichever process made it, with the number of its row', async () => {
    const [here, there] = [await follow(anna), await follow(bert, { at: other })];
    const before = await here.next();
    await there.next();
    await skip(0);
    for (const reading of [here, there]) {
      const { id, data } = await reading.next();
      expect([id, data['number']]).toEqual(['1', 1]);
    }
    await skip(1);
    const { data } = await here.next();
    expect(data).toMatchObject({ number: 2, table: before.data['table'], chat: before.data['chat'] });
  });

  test('that is opened once more tells at once what was missed meanwhile', async () => {
    const first = await follow(anna);
    const { id, data } = await first.next();
    first.close();
    await skip(0);
    await skip(1);
    await say(world.deps, bert.actor, { gameId: game, text: 'Your turn' });
    const again = await follow(anna, { headers: { ...as(anna), 'Last-Event-ID': id } });
    const missed = await again.next();
    expect(missed.id).toBe('2');
    expect(missed.data['chat']).not.toBe(data['chat']);
    expect(missed.data['votes']).toBe(data['votes']);
  });

  test.each([
    ['chat', () => say(world.deps, anna.actor, { gameId: game, text: 'Hello' })],
    ['votes', () => startVote(world.deps, anna.actor, { gameId: game, about: 'end', reason: '' })],
    [
      'table',
      () =>
        chooseAboutSeat(world.deps, bert.actor, { gameId: game, seat: 1, choice: 'offer', toAnyone: true }),
    ],
  ] as const)('tells that the %s has changed, and of nothing else', async (part, change) => {
    const reading = await follow(anna);
    const before = (await reading.next()).data;
    await change();
    const { data } = await reading.next();
    expect(data).toEqual({ ...before, [part]: data[part] });
    expect(data[part]).not.toBe(before[part]);
  });

  test.each([
    ['pauses', `'[{"from": "2026-01-01T00:00:00Z"}]'`, 'clocks'],
    ['frozen_at', 'now()', 'table'],
    ['name', `'Renamed'`, 'table'],
    ['listed', 'NOT listed', 'table'],
    ['watch_id', `'watch'`, 'table'],
  ])('tells that %s has become another one', async (column, value, part) => {
    const reading = await follow(anna);
    const before = (await reading.next()).data;
    await world.asOwner(`UPDATE game SET ${column} = ${value} WHERE id = '${game}'`);
    const { data } = await reading.next();
    expect(data).toEqual({ ...before, [part]: data[part] });
    expect(data[part]).not.toBe(before[part]);
  });

  test('tells that somebody has voted, before the vote is over', async () => {
    const third = await world.game([anna, bert, cleo]);
    const vote = await startVote(world.deps, anna.actor, { gameId: third, about: 'end', reason: '' });
    const reading = await follow(anna, { of: third });
    const before = (await reading.next()).data;
    await castBallot(world.deps, bert.actor, { gameId: third, vote: vote!, choice: 'yes' });
    const { data } = await reading.next();
    expect(data).toEqual({ ...before, votes: data['votes'] });
    expect(data['votes']).not.toBe(before['votes']);
  });

  test('of a game that waits for players tells of whoever is invited, declines, has a seat kept or sits down, and of its terms', async () => {
    const { id } = await createGame(world.deps, anna.actor, {
      title: 'sampler',
      name: 'Friday five',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const reading = await follow(null, { of: id });
    let { table } = (await reading.next()).data;
    const at = { gameId: id, seat: 1 };
    const guest = { ...at, email: bert.email, language: 'en' as const };
    for (const change of [
      () => invite(world.deps, anna.actor, guest),
      () => declineOwnInvitation(world.deps, bert.actor, at),
      () => keepSeat(world.deps, anna.actor, { ...at, name: 'Dora' }),
      () =>
        changeTable(world.deps, anna.actor, {
          gameId: id,
          listed: false,
          about: 'Two evenings',
          seating: 'fixed',
        }),
      () => joinGame(world.deps, cleo.actor, { gameId: id, seat: 2 }),
    ]) {
      await change();
      const next = (await reading.next()).data['table'];
      expect(next).not.toBe(table);
      table = next;
    }
  });

  test('tells of a message that was deleted', async () => {
    const { id: message } = await say(world.deps, anna.actor, { gameId: game, text: 'Oops' });
    const reading = await follow(bert);
    const before = (await reading.next()).data;
    await deleteMessage(world.deps, anna.actor, { gameId: game, message });
    expect((await reading.next()).data['chat']).not.toBe(before['chat']);
  });

  test('is told on when the connection breaks on which the process listens', async () => {
    const readers = [await follow(anna), await follow(anna, { at: other })];
    for (const reading of readers) await reading.next();
    const { rows } = await world.asOwner(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query = 'LISTEN game_changed'`,
    );
    expect(rows).toHaveLength(2);
    await skip(0);
    for (const reading of readers) expect((await reading.next()).id).toBe('1');
    await Promise.all([one.listening(), other.listening()]);
    await skip(1);
    for (const reading of readers) expect((await reading.next()).id).toBe('2');
  });

  test('is not begun for whoever asks for its head alone, by another method or for no game', async () => {
    const ask = (method: string, id = game): Promise<Response> =>
      fetch(`${one.url}/g/${id}/events`, {
        method,
        headers: { ...as(anna), 'Sec-Fetch-Site': 'same-origin' },
      });
    expect((await ask('HEAD')).status).toBe(200);
    expect((await ask('POST')).status).toBe(405);
    for (const id of ['nosuchgame', 'a b', '%00', 'x'.repeat(80)])
      expect((await ask('GET', id)).status).toBe(404);
  });
});

describe('nobody hears of what is not theirs', () => {
  const nothingElse = async (reading: Reading, before: object): Promise<void> => {
    // What comes next is the move, and nothing of what was before it.
    await skip(0);
    const { id, data } = await reading.next();
    expect(id).toBe('1');
    expect(data).toEqual({ ...before, number: 1, clocks: data['clocks'] });
  };

  test('a message between two is told to those two alone', async () => {
    const third = await world.game([anna, bert, cleo]);
    const [to, outsider] = [await follow(bert, { of: third }), await follow(cleo, { of: third })];
    const before = [await to.next(), await outsider.next()].map(({ data }) => data);
    await say(world.deps, anna.actor, { gameId: third, with: 1, text: 'For you alone' });
    expect((await to.next()).data['chat']).not.toBe(before[0]!['chat']);
    game = third;
    await nothingElse(outsider, before[1]!);
  });

  test('a spectator hears of no vote, and of the chat only where it is open', async () => {
    const reading = await follow(cleo);
    const { data } = await reading.next();
    expect(data).toMatchObject({ votes: null, chat: null });
    await say(world.deps, anna.actor, { gameId: game, text: 'Hello' });
    await startVote(world.deps, anna.actor, { gameId: game, about: 'end', reason: '' });
    await nothingElse(reading, data);
  });

  test('nothing that is said, chosen or held stands in it, nor anything it could be guessed from', async () => {
    const reading = await follow(anna);
    await reading.next();
    await say(world.deps, bert.actor, { gameId: game, text: 'SAID-ALOUD' });
    await reading.next();
    await skip(0);
    await reading.next();
    expect(reading.text()).not.toContain('SAID');
    expect(reading.text()).not.toContain(anna.actor.personId);
    const marks = [...reading.text().matchAll(/"(?:clocks|table|votes|chat)":("[^"]*"|null)/g)];
    for (const [, mark] of marks) expect(mark).toMatch(/^("[\w-]{12}"|null)$/);
    // The same state of another game has other marks.
    const elsewhere = await world.game([anna, bert]);
    const twin = await (await follow(anna, { of: elsewhere })).next();
    const own = await (await follow(anna, { of: await world.game([anna, bert]) })).next();
    expect(twin.data['votes']).not.toBe(own.data['votes']);
  });

  test('a private game is none to whoever may not look at it', async () => {
    await world.db.pool.query(`UPDATE game SET spectators = 'none' WHERE id = $1`, [game]);
    for (const who of [cleo, null]) expect((await follow(who)).status).toBe(404);
    expect((await follow(bert)).status).toBe(200);
  });
});

describe('a stream ends', () => {
  let quick: Process;
  beforeAll(async () => {
    quick = await startProcess(world.db, { beat: 20 });
  });
  afterAll(() => quick.stop());

  test('never while its reader may look, and shows by comments that somebody is there', async () => {
    const reading = await follow(anna, { at: quick });
    await reading.until(/(:\n\n.*){3}/s);
    await skip(0);
    await reading.until(/"number":1/);
  });

  test('once the session of its reader has', async () => {
    const { token } = await openSeatLink(world.deps, await world.seatSecret(game, bert, 1));
    const reading = await follow(null, { at: quick, headers: { Cookie: `${seatCookie}=${token}` } });
    await reading.next();
    await world.db.pool.query(
      `UPDATE session SET revoked_at = now() WHERE person_id = $1 AND kind = 'seat'`,
      [bert.actor.personId],
    );
    await reading.ended();
  });

  test('once the token of a program is good no more', async () => {
    const made = await api(world, anna.token, 'post', '/me/tokens', { name: 'Short', scopes: ['read'] });
    const { id, token } = made.body as { id: string; token: string };
    const reading = await read(`${quick.url}/api/v1/games/${game}/events`, {
      Authorization: `Bearer ${token}`,
    });
    readings.push(reading);
    await reading.next();
    expect((await api(world, anna.token, 'delete', `/me/tokens/${id}`)).status).toBe(204);
    await reading.ended();
  });

  test('at once when its reader may no longer look at the game', async () => {
    const [spectator, player] = [await follow(cleo), await follow(anna)];
    await spectator.next();
    const before = await player.next();
    await world.db.pool.query(`UPDATE game SET spectators = 'none' WHERE id = $1`, [game]);
    await spectator.ended();
    expect(spectator.text().match(/event: game/g)).toHaveLength(1);
    expect((await player.next()).data['table']).not.toBe(before.data['table']);
  });

  test('with its process, which does not wait for it, and one that comes later at once', async () => {
    const leaving = await startProcess();
    const reading = await follow(anna, { at: leaving });
    await reading.next();
    leaving.live.stop();
    await reading.ended();
    const late = await follow(anna, { at: leaving });
    await late.ended();
    expect(late.text()).toMatch(/^retry: \d+\n\n$/);
    await leaving.stop();
  });

  test('and is counted no more, for the limits and for the metrics', async () => {
    const open = async (): Promise<number> =>
      (await one.metrics.streams.get()).values.reduce((sum, { value }) => sum + value, 0);
    const before = await open();
    const reading = await follow(anna);
    expect(await open()).toBe(before + 1);
    reading.close();
    while ((await open()) > before) await new Promise(resolve => setImmediate(resolve));
    // How long it was read counts among no answers.
    expect(/route="[^"]*events",status="200"/.test(await one.metrics.registry.metrics())).toBe(false);
  });
});

describe('what is told', () => {
  type Query = (config: { text: string }) => Promise<unknown>;

  /** Tells one reader of the game, whose position is read by this query; the numbers that are told. */
  const followBy = (query: Query): { readonly live: Live; readonly told: AsyncGenerator<number> } => {
    const db = { ...world.db, pool: { query } as unknown as Database['pool'] };
    const live = createLive({ ...world.deps, db }, buildMetrics());
    const numbers: number[] = [];
    let wake = (): void => undefined;
    const tell = ({ number }: { readonly number: number }): void => {
      numbers.push(number);
      wake();
    };
    live.open(
      { gameId: game, personId: null, who: '', network: '', mayStay: () => Promise.resolve(true) },
      { tell, beat: () => undefined, end: () => undefined },
    );
    const told = async function* (): AsyncGenerator<number> {
      for (;;) {
        while (numbers.length === 0)
          await new Promise<void>(resolve => {
            wake = resolve;
          });
        yield numbers.shift()!;
      }
    };
    return { live, told: told() };
  };

  const asked: Query = config => world.db.pool.query(config);

  test('and could not be read is read once more, without another change', async () => {
    let fails = 1;
    const { live, told } = followBy(config =>
      fails-- > 0 ? Promise.reject(new Error('no connection')) : asked(config),
    );
    expect((await told.next()).value).toBe(0);
    expect(fails).toBeLessThan(0);
    live.stop();
  });

  test('is told to players before those who look on', async () => {
    const live = createLive(world.deps, buildMetrics());
    const told: string[] = [];
    const openAs = (who: string, personId: string | null): Promise<void> =>
      new Promise(resolve => {
        const tell = ({ number }: { readonly number: number }): void => {
          told.push(`${who} ${String(number)}`);
          resolve();
        };
        live.open(
          { gameId: game, personId, who, network: '', mayStay: () => Promise.resolve(true) },
          { tell, beat: () => undefined, end: () => undefined },
        );
      });
    await Promise.all([openAs('somebody', null), openAs('cleo', cleo.actor.personId)]);
    await openAs('anna', anna.actor.personId);
    await skip(0);
    told.length = 0;
    live.changed(game);
    while (told.length < 3) await new Promise(resolve => setImmediate(resolve));
    expect(told).toEqual(['anna 1', 'somebody 1', 'cleo 1']);
    live.stop();
  });

  test('is followed by what has changed while it was read', async () => {
    let answer = (): void => undefined;
    const late = new Promise<void>(resolve => {
      answer = resolve;
    });
    let first = true;
    let isRead = (): void => undefined;
    const read = new Promise<void>(resolve => {
      isRead = resolve;
    });
    const { live, told } = followBy(async config => {
      const result = await asked(config);
      if (first) {
        first = false;
        isRead();
        await late;
      }
      return result;
    });
    await read;
    await skip(0);
    live.changed(game);
    answer();
    expect([(await told.next()).value, (await told.next()).value]).toEqual([0, 1]);
    live.stop();
  });
});

describe('for as long as a stream is open, and no longer', () => {
  test('its reader is seen to look, also while nobody can say whether they may', async () => {
    const live = createLive(world.deps, buildMetrics(), { beat: 1 });
    const [looks, ends]: [string[], string[]] = [[], []];
    const openAs = (who: string, look: () => void = () => undefined): (() => void) =>
      live.open(
        {
          ...{ gameId: game, personId: null, who, network: '' },
          mayStay: () => Promise.reject(new Error('no connection')),
          look: () => Promise.resolve(looks.push(who)).then(look),
        },
        { tell: () => undefined, beat: () => undefined, end: () => void ends.push(who) },
      );
    openAs('gone')();
    await new Promise<void>(resolve => {
      openAs('here', () => looks.length > 4 && resolve());
    });
    expect(looks.filter(who => who === 'gone')).toHaveLength(1);
    expect(ends).toEqual([]);
    live.stop();
  });
});

test('who takes nothing up any more is let go, before much waits for them', () => {
  const res = {
    written: [] as string[],
    destroyed: false,
    writableEnded: false,
    get writableLength() {
      return this.written.join('').length;
    },
    status: () => undefined,
    setHeader: () => undefined,
    write: (text: string) => res.written.push(text),
    destroy: () => {
      res.destroyed = true;
    },
    end: () => undefined,
  };
  const stream = openStream(res as unknown as Parameters<typeof openStream>[0]);
  const marks = { number: 1, clocks: 'c', table: 't', votes: null, chat: null };
  for (let times = 0; times < 1000; times++) stream.tell(marks);
  expect(res.destroyed).toBe(true);
  expect(res.writableLength).toBeLessThan(17_000);
});

describe('there are only so many streams', () => {
  test('for one person, who gets room again, and for one network', async () => {
    const small = await startProcess(world.db, { factor: 0.1 });
    const [first, second] = [await follow(anna, { at: small }), await follow(anna, { at: small })];
    const refused = await follow(anna, { at: small });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    first.close();
    for (;;) {
      const again = await follow(anna, { at: small });
      if (again.status === 200) break;
    }
    await second.next();
    // Everybody else comes from the same network, which has room for twenty.
    const statuses = new Set<number>();
    for (let at = 0; at < 10; at++) {
      const who = await world.player(`P${String(at)}`);
      for (let times = 0; times < 2; times++) statuses.add((await follow(who, { at: small })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    await small.stop();
  });
});

describe('an open page', () => {
  const looks = async (): Promise<number> =>
    (await world.db.pool.query('SELECT FROM looking WHERE game_id = $1', [game])).rows.length;

  test('is noted as a look if it says that it is seen, and its reader plays', async () => {
    for (const query of ['', '?looking']) {
      const spectator = await follow(cleo, { query });
      await spectator.next();
      const silent = await follow(anna);
      await silent.next();
    }
    expect(await looks()).toBe(0);
    await follow(anna, { query: '?looking' });
    while ((await looks()) === 0);
  });
});

describe('a program', () => {
  test('follows a game with a token that may read', async () => {
    const made = await api(world, anna.token, 'post', '/me/tokens', { name: 'Bot', scopes: ['read'] });
    const { token } = made.body as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const reading = await read(`${one.url}/api/v1/games/${game}/events`, headers);
    readings.push(reading);
    expect(reading.headers).toMatchObject({ 'content-type': 'text/event-stream', vary: expect.any(String) });
    expect((await reading.next()).id).toBe('0');
    await skip(0);
    expect((await reading.next()).data).toMatchObject({ number: 1, votes: expect.any(String) });
    const page = await read(`${one.url}/g/${game}/events`, headers);
    readings.push(page);
    expect(page.status).toBe(403);
  });

  test('of nobody follows what everybody may see, and nothing else', async () => {
    const reading = await read(`${one.url}/api/v1/games/${game}/events`);
    readings.push(reading);
    expect((await reading.next()).data).toMatchObject({ number: 0, votes: null });
    await world.db.pool.query(`UPDATE game SET spectators = 'none' WHERE id = $1`, [game]);
    await reading.ended();
    expect((await read(`${one.url}/api/v1/games/${game}/events`)).status).toBe(404);
  });
});
