import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { apiRoutes } from '../../src/http/api/api.js';
import { mainCookie, seatCookie } from '../../src/http/cookies.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { api } from './support/api.js';
import { filled, furnish, type House, type Viewer, viewers } from './support/furnished.js';
import { pageRoutes } from './support/routes.js';
import { baseUrl, startWorld, type World } from './support/world.js';

let world: World;
let house: House;
beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle] });
  house = await furnish(world);
  // That a token was used is noted once an hour, at its first use.
  for (const token of [house.tokens['read token'], house.tokens['play token']])
    await request(world.server).get('/api/v1/titles').set('Authorization', `Bearer ${token}`);
  for (const id of [house.game, house.open, house.ended])
    etags.set(
      id,
      (await api(world, house.players['anna']!.token, 'get', `/games/${id}/position`)).headers['etag'] ??
        none,
    );
});
afterAll(() => world.stop());

/** Of what has not begun, or is no game. */
const none = '"0-0"';

/** As Anna sees them. */
const etags = new Map<string, string>();

const secret = 'x'.repeat(43);
const move = { type: 'bid', seat: 0, amount: 1 };

/** Something that would be taken from whoever may send it, by operation; none for what has no body. */
const bodies: { readonly [operation: string]: object } = {
  changeMe: { name: 'Changed' },
  setGameMails: { on: false },
  addPushReceiver: {
    subscription: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'x' } },
    name: 'X',
  },
  renewFeed: { kind: 'news' },
  createGame: { title: 'toy', name: 'New', seats: [{ kind: 'me' }, { kind: 'open' }] },
  createSandbox: { title: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] },
  askComputer: {},
  makeBot: { name: 'New' },
  changeBot: { forAll: true },
  makeBotToken: { name: 'X' },
  giveSeatToBot: { bot: 'x' },
  invite: { email: 'another@mail.example' },
  importGame: {},
  writeNotes: { text: 'Changed' },
  pinNote: { text: 'Changed' },
  changeNotifications: { digestHour: 5 },
  addHoliday: { from: '2099-01-01', to: '2099-01-02' },
  dropHoliday: { from: '2099-01-01', to: '2099-01-02' },
  setAllMails: { on: false },
  changeGameNotifications: { turn: 'none' },
  giveOrder: { order: { seat: 0, type: 'bid-always', amount: 1, worth: 1, lots: 1 } },
  addPasskey: { name: 'X', response: {} },
  savePlan: { name: 'X', number: 1, moves: [{ seat: 0, line: 'bid 1' }] },
  submitAction: { action: move },
  undo: { seat: 0 },
  redo: { seat: 0 },
  setReplySetting: { choice: 'play' },
  addAddress: { email: 'mine@mail.example' },
  confirmAddress: { secret },
  makeToken: { name: 'X', scopes: ['read'] },
  deleteAccount: { word: 'delete' },
  changeTerms: { name: 'Changed' },
  changeTable: { listed: true, about: '', seating: 'fixed' },
  keepSeat: {},
  takeKeptSeat: { secret },
  say: { text: 'Hello' },
  markChatSeen: { message: 'x' },
  startVote: { about: 'end', reason: '' },
  castBallot: { choice: 'yes' },
  chooseAboutSeat: { choice: 'leave' },
  changeOptions: { spectators: 'everyone' },
  follow: { mail: false },
  createWebhook: { url: 'https://hooks.example/x', name: 'X', shape: 'generic' },
  switchWebhook: { on: false },
};

/**
 * Who may do what besides Anna, whose things and games all of these are. What is not named here nobody else may.
 * A person may change what is their own: those routes name nobody's things.
 */
const person: readonly Viewer[] = ['stranger', 'bert', 'carl', 'former', 'spectator'];
const players: readonly Viewer[] = ['bert', 'carl', 'seat link'];
const playing: readonly Viewer[] = [...players, 'play token'];
const noting: readonly Viewer[] = [...person, 'seat link', 'elsewhere seat link', 'play token'];
const may: { readonly [operation: string]: readonly Viewer[] } = {
  changeMe: person,
  addPushReceiver: person,
  renewFeed: person,
  createGame: person,
  createSandbox: [...person, 'play token'],
  makeBot: person,
  importGame: person,
  changeNotifications: person,
  addHoliday: person,
  dropHoliday: person,
  setAllMails: person,
  sendTestMail: person,
  beginPasskey: person,
  addPasskey: person,
  setReplySetting: person,
  tryMailAgain: person,
  addAddress: person,
  makeToken: person,
  deleteAccount: person,
  createWebhook: person,
  endOtherSessions: person,
  startVote: playing,
  castBallot: playing,
  setGameMails: [...players, 'elsewhere seat link'],
  revokeSeatLinks: [...person, 'seat link', 'elsewhere seat link'],
  rematch: ['bert', 'carl'],
  changeGameNotifications: ['bert', 'carl'],
  // A note on what they see is everybody's own; a game that has not begun is seen by all.
  writeNotes: noting,
  pinNote: noting,
  unpinNote: noting,
  follow: person,
  unfollow: person,
  // The token is Anna's, for playing.
  submitAction: ['play token'],
  undo: ['play token'],
  redo: ['play token'],
  giveOrder: ['play token'],
  dropOrder: ['play token'],
  say: [...playing, 'elsewhere seat link'],
  deleteMessage: ['play token'],
  markChatSeen: ['play token'],
  withdrawVote: ['play token'],
  // In the game that has not begun a seat is open, for whoever knows its address.
  joinGame: person,
  joinTable: person,
};

/** Their secret is their authority; each has its tests. */
const bySecret = /^\/(sign-in|seat-links|invitations|mailed-moves|me\/addresses\/show)(\/|$)/;

/** It only asks, for whoever may look: test/http/meaning.test.ts and hidden-cash.test.ts hold it against what it must not do. */
const TRY = '/games/{id}/try';

const operations = apiRoutes
  .filter(({ method, path }) => method !== 'get' && path !== TRY && !bySecret.test(path))
  .map(({ method, path, operation }) => ({
    id: operation.operationId!,
    method,
    path,
    hasBody: operation.requestBody !== undefined,
  }));

const allowed = (operation: string, viewer: Viewer): boolean =>
  viewer === 'anna' || (may[operation] ?? []).includes(viewer);

const refusals: ReadonlySet<number> = new Set([401, 403, 404, 409, 412]);

test('every route that changes something is tried with something it would take', () => {
  expect(operations.filter(({ id, hasBody }) => hasBody && !bodies[id]).map(({ id }) => id)).toEqual([]);
  expect(operations.length).toBeGreaterThan(60);
  const known = new Set(operations.map(({ id }) => id));
  expect([...Object.keys(bodies), ...Object.keys(may)].filter(id => !known.has(id))).toEqual([]);
});

describe('whoever may not do something is refused, and nothing is changed', () => {
  test.each(operations)('$method $path', async ({ id, method, path }) => {
    const before = await world.fingerprint();
    const wrong: string[] = [];
    for (const viewer of viewers.filter(one => !allowed(id, one)))
      for (const where of filled(house, path)) {
        const asked = request(world.server)
          [method](`/api/v1${where}`)
          .set('If-Match', etags.get(where.split('/')[2]!) ?? none);
        if (house.tokens[viewer] !== '') void asked.set('Authorization', `Bearer ${house.tokens[viewer]}`);
        if (viewer === 'spectator') void asked.set('X-Watch-Key', house.watchKey);
        const { status, body } = bodies[id] ? await asked.send(bodies[id]) : await asked;
        const refused = refusals.has(status) || (body as { code?: string }).code === 'not-seated';
        if (!refused) wrong.push(`${viewer} ${where}: ${String(status)}`);
      }
    expect(wrong).toEqual([]);
    expect(await world.fingerprint()).toBe(before);
  });
});

describe('forms of a game’s pages', () => {
  const outsiders: readonly Viewer[] = [
    'nobody',
    'stranger',
    'former',
    'blocked',
    'elsewhere seat link',
    'play token',
  ];
  /** Of all the forms together. */
  const fields = {
    seat: '0',
    expected: '4',
    number: '4',
    hash: '',
    type: 'bid',
    'f.amount': '1',
    notation: 'bid 1',
    count: '1',
    text: 'Hello',
    about: 'end',
    choice: 'yes',
    vote: 'x',
    do: 'make',
    mail: 'on',
    name: 'X',
    spectators: 'everyone',
    email: 'another@mail.example',
  };
  const forms = (): readonly string[] =>
    pageRoutes(world.app)
      .filter(({ method, path }) => method === 'post' && path.startsWith('/g/:id/'))
      // These bring a secret of their own.
      .filter(({ path }) => !/\/(seat|seat\/peek|watch)$/.test(path))
      .map(({ path }) => filled(house, path)[0]!);

  test.each(outsiders)('do nothing for %s', async viewer => {
    const before = await world.fingerprint();
    const taken: string[] = [];
    expect(forms().length).toBeGreaterThan(15);
    for (const path of forms()) {
      const cookie = `${viewer.includes('seat link') ? seatCookie : mainCookie}=${house.tokens[viewer]}`;
      const { status } = await request(world.server)
        .post(path)
        .set({ Cookie: cookie, Origin: baseUrl })
        .type('form')
        .send({ ...fields, vote: house.params['vote']!, order: house.params['order']! });
      if (![401, 403, 404].includes(status)) taken.push(`${path}: ${String(status)}`);
    }
    expect(taken).toEqual([]);
    expect(await world.fingerprint()).toBe(before);
  });
});
