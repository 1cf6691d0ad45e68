import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { pauseGame } from '../../src/service/clocks/pause.js';
import { createGame, type SeatWish } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { type Browser, browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let reader: Browser;
const monday = Date.parse('2030-01-07T09:00:00Z');

beforeAll(async () => {
  world = await startWorld();
  // Of two sign-in links the newer one counts.
  world.time.now = () => new Date(monday - 7_200_000);
  anna = await world.player('Anna');
  bert = await world.player('Bert');
  world.time.now = () => new Date(monday - 3_600_000);
  reader = await signedInBrowser(world, anna, 'en');
  world.time.now = () => new Date(monday);
});
afterAll(() => world.stop());

const bank = { pace: { kind: 'bank', bank: 2880, increment: 720, cap: 3000 } } as const;
const open: SeatWish = { kind: 'open' };

const running = async (
  time: Parameters<typeof createGame>[2]['time'],
  name = 'Friday five',
): Promise<string> => {
  const { id } = await createGame(world.deps, anna.actor, {
    title: 'sampler',
    name,
    settings: {},
    seats: [{ kind: 'me' }, open],
    options: { spectators: 'everyone' },
    ...(time !== undefined && { time }),
  });
  await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
  return id;
};

const creating = (html: string): PageForm =>
  formsIn(html).find(form => form.action === '/games/new' && form.method === 'post')!;

const call = (player: Player, path: string): request.Test =>
  request(world.app).get(`/api/v1${path}`).set('Authorization', `Bearer ${player.token}`);

test('whoever has set no time zone reads times in UTC, and that they are', async () => {
  const id = await running({ pace: { kind: 'deadline', turn: 1440 } });
  await reader.post('/me', { name: 'Anna', language: 'en', timeZone: 'UTC' });
  const told = textOf((await reader.get(`/g/${id}`)).text);
  expect(told).toMatch(/8 Jan 2030, 09:00 UTC/);
  expect(told).not.toMatch(/2030, \d\d:\d\d(?! UTC)/);
  expect(textOf((await reader.get('/games')).text)).not.toMatch(/2030, \d\d:\d\d(?! UTC)/);
  await reader.post('/me', { name: 'Anna', language: 'en', timeZone: 'Europe/Zurich' });
  expect(textOf((await reader.get(`/g/${id}`)).text)).toContain('8 Jan 2030, 10:00');
});

describe('the form of a new game', () => {
  const made = async (changes: { readonly [name: string]: string }): Promise<Record<string, unknown>> => {
    const form = creating((await reader.get('/games/new')).text);
    const { header } = await reader.post(form.action, {
      ...form.fields,
      name: 'Friday five',
      open: '1',
      ...changes,
    });
    const id = /^\/g\/(\w+)/.exec((header as Record<string, string>)['location'] ?? '')![1]!;
    return (await call(anna, `/games/${id}`)).body as Record<string, unknown>;
  };

  test('proposes a bank, and says on the game’s page what it means', async () => {
    const form = creating((await reader.get('/games/new')).text);
    expect(form.fields['time']).toBe('relaxed');
    const room = await reader.submit(form, { name: 'Listed five', open: '1', listed: 'true' });
    expect(textOf(room.text)).toContain(
      'Everyone starts with 5 days in the time bank; each turn adds 12 hours, up to 7 days. The clock stops on holiday (30 days a year) and in the player’s quiet hours.',
    );
    expect(textOf((await reader.get('/tables')).text)).toMatch(
      /Listed five .* Everyone starts with 5 days in the time bank/,
    );
  });

  test('takes no clock, a preset, or rules of one’s own', async () => {
    expect((await made({ time: 'none' }))['time']).toBeNull();
    expect((await made({ time: 'brisk' }))['time']).toMatchObject({ pace: { kind: 'deadline', turn: 1440 } });
    const own = await made({
      time: 'own',
      'time.pace.kind': 'deadline',
      'time.pace.turn': '36,5',
      'time.reminders': '25 75',
      'time.atZero.pass': 'true',
      'time.atZero.vote': 'none',
    });
    expect(own['time']).toMatchObject({
      pace: { kind: 'deadline', turn: 2190 },
      stops: { holidays: true, quietHours: true, weekends: false },
      reminders: [25, 75],
      atZero: { pass: true, vote: 'none' },
    });
  });

  test('comes back as it was filled in when a value cannot be', async () => {
    const form = creating((await reader.get('/games/new')).text);
    const bad = { time: 'own', 'time.pace.kind': 'bank', 'time.pace.bank': '9999999' };
    const page = await reader.submit(form, { name: 'Friday five', open: '1', ...bad });
    expect(page.status).toBe(400);
    expect(page.text).toContain('role="alert"');
    expect(creating(page.text).fields).toMatchObject(bad);
  });

  test('without script every field has a label and an explanation', async () => {
    const { html } = creating((await reader.get('/games/new')).text);
    for (const [, id] of html.matchAll(/id="(time\.[\w.]+?)"[^>]*name=/g)) {
      if (id!.endsWith('.text')) continue;
      expect(html).toContain(`for="${id!}"`);
      expect(html).toMatch(new RegExp(`id="${id!}\\.text">[^<]+<`));
    }
    expect(html).not.toMatch(/timeField|timeChoice/);
  });
});

describe('the interface', () => {
  test('takes a game’s time, refuses a wrong one, and tells the clocks and the deadline', async () => {
    const post = (time: unknown) =>
      request(world.app)
        .post('/api/v1/games')
        .set('Authorization', `Bearer ${anna.token}`)
        .send({ title: 'sampler', name: 'Friday five', seats: [{ kind: 'me' }, open], time });
    expect((await post({ pace: { kind: 'deadline', turn: 5 } })).body).toMatchObject({
      code: 'time-out-of-range',
      params: { field: 'pace.turn', from: 60 },
    });
    expect((await post({ pace: { kind: 'sundial' } })).status).toBe(400);
    expect((await post(null)).body).toMatchObject({ time: null, clocks: [], deadline: null, paused: null });

    const id = await running({ ...bank, stops: { quietHours: false } });
    const game = (await call(anna, `/games/${id}`)).body as Record<string, unknown>;
    const at = new Date(monday + 48 * 3_600_000).toISOString();
    expect(game).toMatchObject({ deadline: at, paused: null });
    expect((game['clocks'] as object[])[0]).toEqual({
      seat: 0,
      left: 172_800,
      running: true,
      deadline: at,
      stopped: null,
      resumes: null,
    });
  });

  test('tells strangers until when, not that somebody sleeps or is away', async () => {
    const id = await running(bank);
    const nightly = { quiet: { daily: { from: '05:00', to: '12:00' } } };
    await world.db.pool.query('UPDATE person SET time = $2, time_zone = $3 WHERE id = $1', [
      anna.actor.personId,
      JSON.stringify(nightly),
      'UTC',
    ]);
    const seen = async (player?: Player) =>
      (
        (await (player ? call(player, `/games/${id}`) : request(world.app).get(`/api/v1/games/${id}`)))
          .body as {
          clocks: { stopped: string | null; resumes: string | null; deadline: string }[];
        }
      ).clocks[0]!;
    expect(await seen(bert)).toMatchObject({ stopped: 'night', resumes: '2030-01-07T12:00:00.000Z' });
    expect(await seen()).toMatchObject({ stopped: null, resumes: null });
    expect((await seen()).deadline).toBe((await seen(bert)).deadline);
    await world.db.pool.query(`UPDATE person SET time = '{}' WHERE id = $1`, [anna.actor.personId]);
  });
});

describe('the pages', () => {
  test('show every clock with its end in the reader’s zone, and a pause', async () => {
    const id = await running({ ...bank, stops: { quietHours: false } });
    const page = await reader.get(`/g/${id}`);
    expect(textOf(page.text)).toMatch(/It is your turn .*until .*9 Jan 2030.*, 2 days left.* Clocks Player/);
    expect(textOf(page.text)).toMatch(/Player Left Until State Anna 2 days .* runs Bert 2 days – stopped/);
    // Where the clock has the others vote, nobody is offered a vote that would be refused.
    const together = (await reader.get(`/g/${id}/votes`)).text;
    expect(textOf(together)).toContain('a vote starts automatically when somebody’s time has run out');
    expect(formsIn(together).some(form => form.fields['about'] === 'replace')).toBe(false);
    await world.deps.db.transaction(tx => pauseGame(world.deps, tx, id, null));
    const paused = await browser(world.app).get(`/g/${id}`);
    expect(textOf(paused.text)).toContain('The game is paused. No clock runs.');
    // A player reads it with the way to end it, and not twice.
    expect(textOf((await reader.get(`/g/${id}`)).text).match(/paused/g)).toHaveLength(2);
    expect(textOf(paused.text)).toContain('Anna 2 days – stopped: paused');
  });

  test('list games by their deadline when asked to', async () => {
    const days = (turn: number) => ({ pace: { kind: 'deadline', turn: turn * 1440 } }) as const;
    const later = (minutes: number): void => {
      world.time.now = () => new Date(monday + minutes * 60_000);
    };
    await running(days(3), 'Slow coach');
    later(1);
    await running(days(1), 'Quick coach');
    later(2);
    await running(null, 'Timeless coach');
    const order = async (path: string): Promise<readonly string[]> =>
      [...(await reader.get(path)).text.matchAll(/<strong><bdi>(\w+) coach<\/bdi><\/strong>/g)].map(
        match => match[1]!,
      );
    expect(await order('/games')).toEqual(['Slow', 'Quick', 'Timeless']);
    expect(await order('/games?sort=deadline')).toEqual(['Quick', 'Slow', 'Timeless']);
  });
});
