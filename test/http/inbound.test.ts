import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import { createHmac } from 'node:crypto';
import request from 'supertest';
import { buildApp } from '../../src/http/app.js';
import { replyAddress } from '../../src/service/inbound/addresses.js';
import type { Deps } from '../../src/service/deps.js';
import { startWorld, type Player, type World } from './support/world.js';

const secret = 'a secret of the mailbox, long enough for anybody';
let world: World;
let app: Express;
let anna: Player;
let address: string;
let service: Deps;

beforeAll(async () => {
  world = await startWorld();
  const mailIn = { replyAddress: 'r@in.example.net', bounceAddress: null, authservId: null };
  service = { ...world.deps, mailIn };
  app = buildApp({ ...world.http, service, inboundSecret: secret });
  anna = await world.player('Anna');
  const gameId = await world.game([anna, await world.player('Ben')]);
  address = replyAddress(service, { gameId, personId: anna.actor.personId, seat: 0, number: 0 })!;
});
beforeEach(() => world.db.pool.query('DELETE FROM inbound'));
afterAll(() => world.stop());

const stored = async (): Promise<readonly { sender: string; raw: Buffer }[]> =>
  (await world.db.pool.query<{ sender: string; raw: Buffer }>('SELECT sender, raw FROM inbound')).rows;

const now = (): number => Math.floor(Date.now() / 1000);
const sign = (body: string, time: number | string = now(), key = secret): string =>
  createHmac('sha256', key)
    .update(`${String(time)}.${body}`)
    .digest('hex');

interface Posted {
  readonly type?: string;
  readonly time?: number | string;
  readonly signature?: string;
  readonly to?: Express;
}

const post = (body: string, { type = 'message/rfc822', time = now(), signature, to = app }: Posted = {}) =>
  request(to)
    .post('/inbound/mail')
    .set('Content-Type', type)
    .set('X-Inbound-Timestamp', String(time))
    .set('X-Inbound-Signature', signature ?? sign(body, time))
    .send(body);

const mail = (id = 'x'): string =>
  `Return-Path: <${anna.email}>\r\nFrom: ${anna.email}\r\nTo: Bahnpost <${address}>\r\nMessage-ID: <${id}@players.example>\r\n\r\ntake 3\r\n`;

describe('a mail posted by a hosted mailbox', () => {
  test('is stored as it came, with the job that reads it, before the answer', async () => {
    const answer = await post(mail());
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ taken: true });
    const [row] = await stored();
    expect(row).toMatchObject({ sender: anna.email });
    expect(row!.raw.toString()).toBe(mail());
    const jobs = await world.db.pool.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'inbound'`,
    );
    expect(jobs.rowCount).toBe(1);
  });

  test.each([
    [
      'JSON',
      'application/json',
      () => JSON.stringify({ sender: anna.email, recipients: [address], message: mail() }),
    ],
    [
      'JSON in base64',
      'application/json',
      () =>
        JSON.stringify({
          sender: anna.email,
          recipient: address,
          message: Buffer.from(mail()).toString('base64'),
          encoding: 'base64',
        }),
    ],
    [
      'a form',
      'application/x-www-form-urlencoded',
      () =>
        new URLSearchParams({
          sender: anna.email,
          recipient: `x@y.org, ${address}`,
          'body-mime': mail(),
        }).toString(),
    ],
  ])('may come as %s', async (_what, type, body) => {
    expect((await post(body(), { type })).status).toBe(202);
    expect((await stored())[0]!.raw.toString()).toBe(mail());
  });

  test.each([
    ['is not told: it stands in the message', {}, (): string => anna.email],
    ['is told to be nobody', { sender: '' }, (): string => ''],
  ])('whose sender %s', async (_what, told, sender) => {
    const body = JSON.stringify({ ...told, recipient: address, message: mail() });
    expect((await post(body, { type: 'application/json' })).status).toBe(202);
    expect(await stored()).toMatchObject([{ sender: sender() }]);
  });

  test('is not taken while the clock of the computer is off: it would be dated wrong, and looks old', async () => {
    const off = buildApp({ ...world.http, service, inboundSecret: secret, clockIsRight: () => false });
    const answer = await post(mail(), { to: off, time: now() - 10_800 });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(await stored()).toEqual([]);
  });

  test('may be addressed with the letters of a domain, as programs show it', async () => {
    const mailIn = { replyAddress: 'r@in.xn--mller-kva.example', bounceAddress: null, authservId: null };
    const own = { ...service, mailIn };
    const to = buildApp({ ...world.http, service: own, inboundSecret: secret });
    const [local] = address.split('@');
    for (const recipient of [`${local!}@in.müller.example`, `${local!}@IN.xn--MLLER-kva.example`]) {
      const body = JSON.stringify({ sender: anna.email, recipient, message: mail(recipient) });
      expect((await post(body, { to, type: 'application/json' })).body).toEqual({ taken: true });
    }
  });

  test('to nobody is not stored, and need not be posted again', async () => {
    const other = mail().replace('+', '+x');
    expect((await post(other)).body).toEqual({ taken: false });
    expect(await stored()).toEqual([]);
  });
});

describe('what is not signed', () => {
  test.each<[string, () => Posted, string]>([
    ['by nobody', () => ({ signature: '' }), 'bad-signature'],
    [
      'with another secret',
      () => ({ signature: sign(mail(), now(), 'another secret, just as long as the first') }),
      'bad-signature',
    ],
    ['for another body', () => ({ signature: sign('another') }), 'bad-signature'],
    ['for another time', () => ({ signature: sign(mail(), now() - 1) }), 'bad-signature'],
    ['with half a signature', () => ({ signature: sign(mail()).slice(0, 32) }), 'bad-signature'],
    ['with letters', () => ({ signature: 'z'.repeat(64) }), 'bad-signature'],
    ['at no time', () => ({ time: 'x', signature: sign(mail(), 'x') }), 'bad-signature'],
    ['six minutes ago', () => ({ time: now() - 360 }), 'old-signature'],
    ['six minutes ahead', () => ({ time: now() + 360 }), 'old-signature'],
  ])('%s is refused', async (_what, posted, code) => {
    const answer = await post(mail(), posted());
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });

  test('the same request again stores nothing', async () => {
    const time = now();
    for (let n = 0; n < 2; n++) expect((await post(mail('again'), { time })).status).toBe(202);
    expect(await stored()).toHaveLength(1);
  });

  test('is not taken at all where no secret is configured', async () => {
    const closed = buildApp({ ...world.http, service });
    expect((await post(mail(), { to: closed })).status).toBe(404);
  });
});

test('limits: what is too large, of another kind, or too much', async () => {
  expect((await post('x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await post(mail() + 'x'.repeat(1024 * 1024))).status).toBe(413);
  expect((await post(mail(), { type: 'text/plain' })).status).toBe(415);
  expect((await post('[', { type: 'application/json' })).status).toBe(400);
  expect((await post('null', { type: 'application/json' })).status).toBe(400);
  for (let n = 0; n < 30; n++) expect((await post(mail(`n${String(n)}`))).status).toBe(202);
  const busy = await post(mail('last'));
  expect(busy.status).toBe(429);
  expect(busy.headers['retry-after']).toBe('900');
});
