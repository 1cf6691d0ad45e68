import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { inbound } from '../../src/jobs/inbound.js';
import { replyAddress } from '../../src/service/inbound/addresses.js';
import { mailedMoveToken } from '../../src/service/inbound/mailed-move.js';
import { setReplyChoice } from '../../src/service/inbound/preference.js';
import { takeMail } from '../../src/service/inbound/intake.js';
import type { Deps } from '../../src/service/deps.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let service: Deps;
let anna: Player;
let ben: Player;
let gameId: string;

beforeAll(async () => {
  world = await startWorld();
  const mailIn = { replyAddress: 'r@in.example.net', bounceAddress: null, authservId: null };
  service = { ...world.deps, mailIn };
  [anna, ben] = [await world.player('Anna'), await world.player('Ben')];
});
beforeEach(async () => {
  await world.db.pool.query('DELETE FROM mail_trouble');
  gameId = await world.game([anna, ben]);
});
afterAll(() => world.stop());

const api = (method: 'get' | 'put' | 'post' | 'delete', path: string, player?: Player) => {
  const asked = request(world.app)[method](`/api/v1${path}`);
  return player ? asked.set('Authorization', `Bearer ${player.token}`) : asked;
};

let count = 0;

/** Anna's reply waits until she has looked at it. */
const waiting = async (body = 'take 3'): Promise<string> => {
  await setReplyChoice(service, anna.actor, 'confirm');
  const to = replyAddress(service, { gameId, personId: anna.actor.personId, seat: 0, number: 0 })!;
  const raw = Buffer.from(
    `From: ${anna.email}\r\nMessage-ID: <${String(++count)}@players.example>\r\n\r\n${body}`,
  );
  await takeMail(service, { sender: anna.email, recipients: [to], raw });
  const { rows } = await world.db.pool.query<{ id: string }>('SELECT id FROM inbound WHERE game_id = $1', [
    gameId,
  ]);
  await inbound(service, rows[0]!.id);
  return mailedMoveToken(service, rows[0]!.id);
};

const numberOf = async (): Promise<unknown> =>
  (await api('get', `/games/${gameId}`, anna)).body as { number: number };

const trouble = (player: Player, reason = 'bounce') =>
  world.db.pool.query(
    `INSERT INTO mail_trouble (email_canonical, reason, said, at) VALUES ($1, $2, '550 5.1.1 <b>gone</b>', now())`,
    [player.email, reason],
  );

describe('what replies may do', () => {
  test('is chosen on a page', async () => {
    const reader = await signedInBrowser(world, anna);
    const before = await reader.get('/me/replies');
    expect(textOf(before.text)).toContain('Moves by e-mail');
    const form = formsIn(before.text).find(({ action }) => action === '/me/replies')!;
    const after = await reader.submit(form, { choice: 'off' });
    expect(formsIn(after.text).find(({ action }) => action === '/me/replies')!.fields['choice']).toBe('off');
    expect((await reader.post('/me/replies', { choice: 'always' })).status).toBe(400);
  });

  test('or by the interface', async () => {
    expect((await api('put', '/me/replies', anna).send({ choice: 'confirm' })).status).toBe(204);
    expect((await api('get', '/me/replies', anna)).body).toEqual({ choice: 'confirm', offered: false });
    expect((await api('put', '/me/replies', anna).send({ choice: 'x' })).status).toBe(400);
    expect((await api('get', '/me/replies')).status).toBe(401);
  });
});

describe('a move that waits', () => {
  test('is shown by its link, which changes nothing, and played by one click', async () => {
    const token = await waiting();
    const before = await world.fingerprint();
    const shown = await request(world.app).get(`/mailed-move/${token}`);
    await request(world.app).head(`/mailed-move/${token}`);
    expect(await world.fingerprint()).toBe(before);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(textOf(shown.text)).toContain('take 3');
    const [form] = formsIn(shown.text).filter(({ action }) => action.startsWith('/mailed-move/'));
    const played = await request(world.app)
      .post(form!.action)
      .set('Origin', 'https://bahnpost.example')
      .type('form')
      .send({ answer: 'play' });
    expect(textOf(played.text)).toContain('Played: take 3');
    expect(await numberOf()).toMatchObject({ number: 1 });
    const again = await request(world.app).get(`/mailed-move/${token}`);
    expect(textOf(again.text)).toContain('has been played');
    expect(formsIn(again.text).filter(({ action }) => action.startsWith('/mailed-move/'))).toEqual([]);
  });

  test('is not played by another site, nor with another token', async () => {
    const token = await waiting();
    const foreign = await request(world.app)
      .post(`/mailed-move/${token}`)
      .set('Origin', 'https://evil.example')
      .type('form')
      .send({ answer: 'play' });
    expect(foreign.status).toBe(403);
    expect((await request(world.app).get(`/mailed-move/${token.slice(0, -2)}__`)).status).toBe(401);
    expect(await numberOf()).toMatchObject({ number: 0 });
  });

  test('is shown and played by the interface', async () => {
    const token = await waiting('take 3\ntake 9');
    const shown = await api('post', '/mailed-moves/show').send({ token });
    expect(shown.body).toMatchObject({ gameId, seat: 0, commands: ['take 3', 'take 9'], open: true });
    const played = await api('post', '/mailed-moves/play').send({ token });
    expect(played.body).toMatchObject({ done: ['take 3'], failed: { command: 'take 9' }, left: [] });
    expect((await api('post', '/mailed-moves/play').send({ token })).status).toBe(409);
    expect((await api('post', '/mailed-moves/show').send({ token: 'x' })).status).toBe(401);
  });
});

describe('mails that do not arrive', () => {
  test('every page says so, with what the other server said, until they are wanted again', async () => {
    const reader = await signedInBrowser(world, anna);
    expect((await reader.get('/games')).text).not.toContain('/me/mail-again');
    await trouble(anna);
    for (const path of ['/games', '/me', `/g/${gameId}`]) {
      const { text } = await reader.get(path);
      expect(textOf(text)).toContain(`E-mails to ${anna.email} do not arrive`);
      expect(text).toContain('&lt;b&gt;gone');
    }
    const form = formsIn((await reader.get('/me')).text).find(({ action }) => action === '/me/mail-again')!;
    const after = await reader.submit(form);
    expect(after.text).not.toContain('/me/mail-again');
    expect(after.status).toBe(200);
  });

  test('a complaint is told in other words', async () => {
    await trouble(anna, 'complaint');
    const reader = await signedInBrowser(world, anna);
    expect(textOf((await reader.get('/games')).text)).toContain('that you do not want our e-mails');
  });

  test('the one who made the game is told whom they miss, without the address; nobody else is', async () => {
    await trouble(ben);
    const page = async (player: Player) =>
      (await (await signedInBrowser(world, player)).get(`/g/${gameId}`)).text;
    const maker = await page(anna);
    expect(textOf(maker)).toContain('E-mails to Ben do not arrive');
    expect(maker).not.toContain(ben.email);
    expect((await api('get', `/games/${gameId}/unreached`, anna)).body).toEqual({ seats: [1] });
    expect((await api('get', `/games/${gameId}/unreached`, ben)).status).toBe(403);
    expect((await api('get', `/games/${gameId}/unreached`)).status).toBe(401);
    expect((await api('get', '/me/mail-trouble', ben)).body).toMatchObject({
      trouble: { address: ben.email, reason: 'bounce' },
    });
    expect((await api('delete', '/me/mail-trouble', ben)).status).toBe(204);
    expect((await api('get', '/me/mail-trouble', ben)).body).toEqual({ trouble: null });
  });
});
