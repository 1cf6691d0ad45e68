import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { renderAtom } from '../../src/http/atom.js';
import { renderCalendar } from '../../src/http/calendar.js';
import { deleteChannelsOf } from '../../src/db/index.js';
import { position } from '../../src/service/log/history.js';
import { submit } from '../../src/service/log/play.js';
import { commandLineOperator } from '../../src/service/operator/authority.js';
import { blockPerson, unblockPerson } from '../../src/service/operator/people.js';
import { browser, formsIn, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let game: string;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  game = await world.game([anna, bert]);
});
afterAll(() => world.stop());

const ask = (who: Player | null, method: 'get' | 'post' | 'delete', path: string, body?: object) => {
  const asked = request(world.app)[method](`/api/v1${path}`);
  if (who) asked.set('Authorization', `Bearer ${who.token}`);
  return body ? asked.send(body) : asked;
};

/** A new address of a feed, as a path. */
const feedOf = async (who: Player, wish: object): Promise<string> => {
  const made = await ask(who, 'post', '/feeds', wish);
  expect(made.status).toBe(201);
  const { link } = made.body as { link: string };
  expect(link.startsWith(`${baseUrl}/feeds/`)).toBe(true);
  return link.slice(baseUrl.length);
};

/** Read without a session, as a feed reader does. */
const read = (path: string, headers: { readonly [name: string]: string } = {}) =>
  request(world.app)
    .get(path)
    .set(headers)
    .buffer(true)
    .parse((res, done) => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', (part: string) => (text += part));
      res.on('end', () => done(null, text));
    });

const textIn = (answer: { readonly body: unknown }): string => answer.body as string;

const move = async (who: Player, seat: number): Promise<void> => {
  const { number } = await position(world.deps, who.actor, { gameId: game });
  await submit(world.deps, who.actor, { gameId: game, expected: number, action: { seat, type: 'skip' } });
};

describe('the feed of a game', () => {
  test('tells every move in words, newest first, each with its own lasting address', async () => {
    const path = await feedOf(bert, { kind: 'game', game });
    await move(anna, 0);
    await move(bert, 1);
    const answer = await read(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/atom\+xml/);
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
    const text = textIn(answer);
    expect(text).toContain('<title>Friday five (sampler)</title>');
    expect([...text.matchAll(/<name>(\w+)<\/name>/g)].map(([, name]) => name)).toEqual([
      'Bahnpost',
      'Bert',
      'Anna',
    ]);
    const links = [...text.matchAll(/<link href="([^"]+)"\/>/g)].map(([, href]) => href!);
    for (const href of links) {
      expect(href).toMatch(new RegExp(`^${baseUrl}/g/${game}/p/[0-9a-f]{64}$`));
      const page = await (await signedInBrowser(world, bert)).get(href.slice(baseUrl.length));
      expect(page.status).toBe(200);
    }
    expect(links).toHaveLength(2);
  });

  test('is sent again only when something has happened', async () => {
    const path = await feedOf(bert, { kind: 'game', game });
    const first = await read(path);
    const etag = first.headers['etag']!;
    const modified = first.headers['last-modified']!;
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(304);
    expect((await read(path, { 'If-Modified-Since': modified })).status).toBe(304);
    await move(anna, 0);
    const second = await read(path, { 'If-None-Match': etag });
    expect(second.status).toBe(200);
    expect(textIn(second).match(/<entry>/g)).toHaveLength(3);
  });

  test('is read by whoever has its address, until it has another or its reader may look no more', async () => {
    const path = await feedOf(anna, { kind: 'game', game });
    const next = await feedOf(anna, { kind: 'game', game });
    expect(next).not.toBe(path);
    expect((await read(path)).status).toBe(404);
    expect((await read(next)).status).toBe(200);
    // The address of one thing is not that of another.
    expect((await read(next.replace('game.atom', 'news.atom'))).status).toBe(404);
    expect((await read('/feeds/nosuchkey/game.atom')).status).toBe(404);
    const { body } = await ask(anna, 'get', '/feeds');
    const [{ id }] = (body as { feeds: { id: string }[] }).feeds as [{ id: string }];
    expect((await ask(bert, 'delete', `/feeds/${id}`)).status).toBe(404);
    expect((await ask(anna, 'delete', `/feeds/${id}`)).status).toBe(204);
    expect((await read(next)).status).toBe(404);
  });

  test('is for everybody only where everybody may look on', async () => {
    const cleo = await world.player('Cleo');
    const set = (spectators: string) =>
      request(world.app)
        .patch(`/api/v1/games/${game}/options`)
        .set('Authorization', `Bearer ${anna.token}`)
        .send({ spectators });
    expect((await set('link')).status).toBe(200);
    expect((await ask(cleo, 'post', '/feeds', { kind: 'game', game })).status).toBe(404);
    expect((await read(`/g/${game}/moves.atom`)).status).toBe(404);
    await set('everyone');
    expect((await read(`/g/${game}/moves.atom`)).status).toBe(200);
    const keyed = await feedOf(cleo, { kind: 'game', game });
    expect((await read(keyed)).status).toBe(200);
    await set('none');
    expect((await read(`/g/${game}/moves.atom`)).status).toBe(404);
    expect((await read(keyed)).status).toBe(404);
  });

  test('is not read by somebody whom an operator keeps out, until they are let in again', async () => {
    const frida = await world.player('Frida');
    const hers = await world.game([frida, await world.player('Gus')]);
    const wishes = [{ kind: 'game', game: hers }, { kind: 'news' }, { kind: 'calendar' }];
    const paths = await Promise.all(wishes.map(wish => feedOf(frida, wish)));
    const statuses = () => Promise.all(paths.map(async path => (await read(path)).status));
    const person = frida.actor.personId;
    await blockPerson(world.deps, commandLineOperator, { person, reason: 'Spam' });
    expect(await statuses()).toEqual([404, 404, 404]);
    await unblockPerson(world.deps, commandLineOperator, { person, reason: 'Mistake' });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('asks for a game exactly where there is one', async () => {
    expect((await ask(anna, 'post', '/feeds', { kind: 'game' })).body).toMatchObject({ code: 'bad-feed' });
    expect((await ask(anna, 'post', '/feeds', { kind: 'news', game })).body).toMatchObject({
      code: 'bad-feed',
    });
    expect((await ask(null, 'post', '/feeds', { kind: 'news' })).status).toBe(401);
  });
});

describe("a person's feed", () => {
  test('tells what waits, and news of their games alone', async () => {
    const other = await world.game([await world.player('Dora'), await world.player('Emil')]);
    const path = await feedOf(bert, { kind: 'news' });
    const text = textIn(await read(path));
    expect(text).toContain('Bahnpost: news for Bert');
    expect(text).toContain('Your turn: Friday five');
    expect(text).toContain('“Friday five” has begun');
    expect(text).not.toContain(other);
    const his = textIn(await read(await feedOf(anna, { kind: 'news' })));
    expect(his).not.toContain('Your turn');
  });

  test('names a turn the same as long as it lasts', async () => {
    const path = await feedOf(bert, { kind: 'news' });
    const idOf = async () => /<id>([^<]*\/turn)<\/id>/.exec(textIn(await read(path)))?.[1];
    const before = await idOf();
    expect(before).toBeDefined();
    expect(await idOf()).toBe(before);
    await move(bert, 1);
    expect(await idOf()).toBeUndefined();
    await move(anna, 0);
    expect(await idOf()).not.toBe(before);
  });
});

describe('the calendar', () => {
  test('shows the deadline of each turn that waits, and holidays, in one lasting form', async () => {
    const now = Date.now();
    await world.db.pool.query(`UPDATE game SET time = $2, clocks = $3 WHERE id = $1`, [
      game,
      JSON.stringify({
        pace: { kind: 'deadline', turn: 4320 },
        stops: { holidays: false, quietHours: false, weekends: false },
        holidayDays: 0,
        reminders: [],
        atZero: { grace: 0, pass: false, vote: 'none', voteOn: 'either', voteHours: 72, remindHours: 24 },
      }),
      JSON.stringify({
        0: { bank: 259_200_000, runningSince: null, turnBank: 259_200_000, spent: 0 },
        1: { bank: 259_200_000, runningSince: now, turnBank: 259_200_000, spent: 0 },
      }),
    ]);
    await world.db.pool.query(`UPDATE person SET time = $2 WHERE id = $1`, [
      bert.actor.personId,
      JSON.stringify({ holidays: [{ from: '2031-12-24', to: '2031-12-26' }], remindBefore: [12, 2] }),
    ]);
    const path = await feedOf(bert, { kind: 'calendar' });
    const answer = await read(path);
    expect(answer.headers['content-type']).toMatch(/^text\/calendar/);
    const text = textIn(answer);
    const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    expect(text).toContain(`DTSTART:${stamp(now + 259_200_000)}`);
    expect(text).toContain('SUMMARY:Deadline: Friday five');
    expect(text.match(/TRIGGER:-PT(12|2)H/g)).toHaveLength(2);
    expect(text).toContain('DTSTART;VALUE=DATE:20311224');
    expect(text).toContain('DTEND;VALUE=DATE:20311227');
    expect(text).toContain(`URL;VALUE=URI:${baseUrl}/g/${game}`);
    const uid = /UID:(\S+)/.exec(text)![1];
    const sequence = Number(/SEQUENCE:(\d+)/.exec(text)![1]);
    expect((await read(path, { 'If-None-Match': answer.headers['etag']! })).status).toBe(304);
    // The clock is put off by an hour: the same turn, later.
    await world.db.pool.query(
      `UPDATE game SET clocks = jsonb_set(clocks, '{1,bank}', '262800000') WHERE id = $1`,
      [game],
    );
    const later = textIn(await read(path));
    expect(/UID:(\S+)/.exec(later)![1]).toBe(uid);
    expect(Number(/SEQUENCE:(\d+)/.exec(later)![1])).toBe(sequence + 60);
    // Nothing waits for Anna, and a game without deadlines is left out.
    expect(textIn(await read(await feedOf(anna, { kind: 'calendar' })))).not.toContain('BEGIN:VEVENT');
  });
});

describe('hostile names', () => {
  const name = 'A,b;c\\d\r\nATTENDEE:evil ]]> <script>&amp; "x" \u0001\ufffe\uffff';

  test('are plain text in Atom', () => {
    const at = new Date(0);
    const xml = renderAtom({
      id: 'urn:x',
      title: name,
      link: 'https://bahnpost.example/',
      self: 'https://bahnpost.example/f',
      language: 'en',
      entries: [
        { id: 'urn:y', title: name, lines: [name], link: 'https://bahnpost.example/g', at, author: name },
      ],
    });
    // What stands in CDATA is HTML for the reader.
    const read = [...xml.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map(([, inside]) => inside!).join('');
    expect(read).not.toMatch(/<(?!\/?p>)|[\u0001\ufffe\uffff]/);
    expect(unescapeHtml(read)).toContain('<script>');
    expect(xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(/<script|\]\]>|[\u0001\ufffe\uffff]/);
  });

  test('are one line of text in a calendar', () => {
    const at = new Date('2026-12-01T12:00:00Z');
    const text = renderCalendar(
      {
        turns: [{ uid: 'u', gameId: 'g', title: 'toy', name, at, since: at }],
        holidays: [],
        remindBefore: [12],
      },
      {
        language: 'en',
        title: name,
        deadline: of => of,
        holiday: 'Holiday',
        gameLink: id => `https://bahnpost.example/g/${id}`,
      },
      'bahnpost.example',
    );
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.some(line => line.startsWith('ATTENDEE'))).toBe(false);
    expect(lines.find(line => line.startsWith('SUMMARY:'))).toContain('A\\,b\\;c\\\\d');
    expect(lines.find(line => line.startsWith('X-WR-CALNAME:'))).toContain('A\\,b\\;c\\\\d');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('on the page', () => {
  test('addresses are made, renewed and taken away by forms', async () => {
    const reader = await signedInBrowser(world, bert, 'de');
    const page = await reader.get('/me/notifications/channels');
    const kinds = formsIn(page.text).filter(({ action }) => action === '/me/feeds');
    expect(kinds.length).toBeGreaterThanOrEqual(2);
    const made = await reader.submit(kinds.find(({ fields }) => fields['kind'] === 'calendar')!);
    expect(made.status).toBe(200);
    const links = [...made.text.matchAll(/value="([^"]+calendar\.ics)"/g)].map(([, link]) =>
      unescapeHtml(link!),
    );
    expect(links).toHaveLength(1);
    expect((await read(links[0]!.slice(baseUrl.length))).status).toBe(200);
    const ofGame = await reader.get(`/g/${game}/channels?lang=de`);
    expect(textOf(ofGame.text)).toContain('Alle Züge dieser Partie');
    const there = await reader.submit(formsIn(ofGame.text).find(({ action }) => action === '/me/feeds')!);
    expect(there.text).toMatch(/game\.atom"/);
    const drop = formsIn(there.text).find(({ action }) => /^\/me\/feeds\/./.test(action))!;
    expect((await reader.submit(drop)).text).not.toMatch(/game\.atom"/);
    // Looking changes nothing.
    const before = await world.fingerprint();
    await reader.get('/me/notifications/channels');
    await reader.get(`/g/${game}/channels`);
    expect(await world.fingerprint()).toBe(before);
  });

  test('strangers are asked to sign in', async () => {
    expect((await browser(world.app).get('/me/notifications/channels')).status).toBe(302);
  });
});

test('no address of a feed is written into the log, and none works when its owner has left', async () => {
  const paths = [
    await feedOf(bert, { kind: 'news' }),
    await feedOf(bert, { kind: 'calendar' }),
    await feedOf(bert, { kind: 'game', game }),
  ];
  for (const path of paths) expect((await read(path)).status).toBe(200);
  await world.deps.db.transaction(tx => deleteChannelsOf(tx, bert.actor.personId));
  for (const path of paths) expect((await read(path)).status).toBe(404);
  const written = world.logged.join('\n');
  for (const path of paths) expect(written).not.toContain(path.split('/')[2]);
  expect(written).toContain('/feeds/:key/');
});
