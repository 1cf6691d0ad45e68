import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import { createDecipheriv, createECDH, createVerify, createPublicKey, hkdfSync } from 'node:crypto';
import { createTeller } from '../../../src/jobs/channels/teller.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { outsideOf } from '../../../src/service/channels/keep.js';
import {
  listReceivers,
  subscribe,
  unsubscribe,
  vapidKeys,
  type Subscription,
} from '../../../src/service/channels/push.js';
import { deriveVapidKeys } from '../../../src/service/channels/vapid.js';
import { submit } from '../../../src/service/log/play.js';
import { wordsFor } from '../../../src/words/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runDueJobs } from '../../support/due-jobs.js';
import { receiverCertificate, startReceiver, type Receiver } from '../../support/receiver.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let receiver: Receiver;
let deps: TestDeps;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(async () => {
  database = await freshDatabase();
  receiver.received.length = 0;
  receiver.answer = response => void response.writeHead(201).end();
  deps = testDeps(database.db, { outside: receiver.outside });
});
afterEach(() => database.drop());
afterAll(() => receiver.stop());

const work = () => {
  const teller = createTeller({
    wordsFor,
    baseUrl: new URL('https://bahnpost.example'),
    outside: outsideOf(deps),
    keys: vapidKeys(deps),
    subject: 'mailto:turns@bahnpost.example',
    clock: deps.clock,
    manner: { ca: receiverCertificate },
  });
  const all = tasks(deps, { send: () => Promise.resolve('250 taken'), teller });
  return runDueJobs(deps, { ...all, deliver: () => Promise.resolve() });
};

/** A browser: it makes the keys of its subscription, and reads what comes. */
const browser = (path: string) => {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = Buffer.alloc(16, path);
  const subscription: Subscription = {
    endpoint: receiver.url(path, 'push.example'),
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  };
  /** RFC 8188 and RFC 8291: one record, encrypted for this browser. */
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const ikm = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
    const derive = (name: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last byte that is not zero marks the end.
    return JSON.parse(plain.toString('utf8').replace(/\u0002\0*$/, ''));
  };
  return { subscription, read };
};

const added = async (name: string, path: string, more: object = {}) => {
  const actor = await person(deps, name);
  const { subscription, read } = browser(path);
  return { actor, read, receiver: await subscribe(deps, actor, { subscription, name: 'Phone', ...more }) };
};

describe('a push', () => {
  test('says to the browser alone what is asked, and where to go on', async () => {
    const { read } = await added('Anna', '/anna', { wants: ['turn'] });
    const { game } = await toyGame(deps, ['Anna', 'Ben']);
    deps.pass(120);
    await work();
    expect(receiver.received).toHaveLength(1);
    const [{ path, headers, body }] = receiver.received as [Receiver['received'][number]];
    expect(path).toBe('/anna');
    expect(body.toString('latin1')).not.toContain('Carriages');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(read(body)).toEqual({
      title: 'Your turn: Carriages',
      body: expect.any(String) as unknown,
      url: `https://bahnpost.example/g/${game.id}`,
      tag: game.id,
    });
  });

  test('is signed with the keys that browsers are shown (RFC 8292)', async () => {
    await added('Anna', '/anna');
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(
      receiver.received[0]!.headers['authorization'] ?? '',
    )!;
    expect(key).toBe(vapidKeys(deps).publicKey);
    const [head, claims, signature] = token!.split('.') as [string, string, string];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(receiver.url('/', 'push.example')).origin,
      sub: 'mailto:turns@bahnpost.example',
    });
    const point = Buffer.from(key!, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const right = createVerify('sha256')
      .update(`${head}.${claims}`)
      .verify(
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
    expect(right).toBe(true);
  });

  test('of a game takes the place of the one before, of another game does not', async () => {
    const { actor } = await added('Anna', '/anna', { wants: ['game'] });
    await toyGame(deps, ['Anna', 'Ben']);
    const { game } = await toyGame(deps, ['Anna', 'Ben']);
    for (let n = 0; n < 6; n++) {
      const seat = n % 2;
      const mover = seat === 0 ? actor : await person(deps, 'Ben');
      await submit(deps, mover, { gameId: game.id, expected: n, action: { seat, type: 'bid', amount: 1 } });
    }
    await work();
    const topics = receiver.received.map(({ headers }) => headers['topic']);
    expect(topics).toHaveLength(3);
    expect(new Set(topics).size).toBe(2);
  });

  test.each([404, 410])('to a browser that is gone (%i) is the last one', async status => {
    const { actor } = await added('Anna', '/anna', { wants: ['game'] });
    receiver.answer = response => void response.writeHead(status).end();
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    expect(await listReceivers(deps, actor)).toEqual([]);
    await toyGame(deps, ['Anna', 'Ben']);
    deps.pass(86_400);
    await work();
    expect(receiver.received).toHaveLength(1);
  });

  test('comes again when the push service is out of order, not when it refuses', async () => {
    await added('Anna', '/anna', { wants: ['game'] });
    receiver.answer = response => void response.writeHead(receiver.received.length === 1 ? 503 : 413).end();
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    deps.pass(60);
    await work();
    deps.pass(86_400);
    await work();
    expect(receiver.received).toHaveLength(2);
  });

  test('goes to every browser of its owner, and to nobody else’s', async () => {
    await added('Anna', '/phone', { wants: ['game'] });
    await added('Anna', '/desk', { wants: ['game'] });
    await added('Cleo', '/cleo', { wants: ['game'] });
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
  });
});

describe('a browser', () => {
  test('subscribed twice is one, and belongs to whoever signed in there last', async () => {
    const [anna, ben] = [await person(deps, 'Anna'), await person(deps, 'Ben')];
    const { subscription } = browser('/shared');
    const first = await subscribe(deps, anna, { subscription, name: 'Phone' });
    const again = await subscribe(deps, anna, { subscription, name: 'Phone 2' });
    expect(again).toMatchObject({ id: first.id, name: 'Phone 2' });
    await subscribe(deps, ben, { subscription, name: 'Phone' });
    expect(await listReceivers(deps, anna)).toEqual([]);
    expect(await listReceivers(deps, ben)).toHaveLength(1);
  });

  test('can be taken off by its owner alone', async () => {
    const { actor, receiver: made } = await added('Anna', '/anna');
    const ben = await person(deps, 'Ben');
    await expect(unsubscribe(deps, ben, made.id)).rejects.toMatchObject({ code: 'no-such-channel' });
    await unsubscribe(deps, actor, made.id);
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    expect(receiver.received).toEqual([]);
  });

  test('must give keys that are keys, and an endpoint on the public internet', async () => {
    const anna = await person(deps, 'Anna');
    const { subscription } = browser('/anna');
    const add = (change: Partial<Subscription>, with_ = deps) =>
      subscribe(with_, anna, { subscription: { ...subscription, ...change }, name: 'Phone' });
    const { p256dh, auth } = subscription.keys;
    for (const keys of [
      { p256dh: 'AAAA', auth },
      { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth },
      { p256dh, auth: 'AAAA' },
    ])
      await expect(add({ keys })).rejects.toMatchObject({ code: 'bad-subscription' });
    const strict = testDeps(database.db);
    await expect(add({ endpoint: 'https://10.0.0.1/' }, strict)).rejects.toMatchObject({
      code: 'address-not-public',
    });
    await expect(add({ endpoint: 'http://push.example/' }, strict)).rejects.toMatchObject({
      code: 'address-not-https',
    });
  });
});

test('an installation keeps its keys, and another has others', () => {
  expect(deriveVapidKeys('one')).toEqual(deriveVapidKeys('one'));
  expect(deriveVapidKeys('one').publicKey).not.toBe(deriveVapidKeys('two').publicKey);
  expect(deriveVapidKeys('one').publicKey).toMatch(/^[\w-]{87}$/);
});
