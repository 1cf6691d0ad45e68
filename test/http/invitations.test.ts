import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { endDelivery } from '../../src/service/delivery/deliveries.js';
import { createGame } from '../../src/service/tables/games.js';
import { browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

let named = 0;

/** Anna's game for two, with an invitation to this address; ids and names are its own. */
const inviting = async (email: string): Promise<{ readonly id: string; readonly name: string }> => {
  const name = `Evening ${++named}`;
  const seats = [{ kind: 'me' }, { kind: 'invite', email }] as const;
  return createGame(world.deps, anna.actor, { title: 'sampler', name, settings: {}, seats });
};

const ask = (method: 'get' | 'post', path: string, who: Player) =>
  request(world.app)[method](`/api/v1${path}`).set('Authorization', `Bearer ${who.token}`);

describe('the link of an invitation that was accepted', () => {
  test('leads to the table, on any device', async () => {
    const { id, name } = await inviting('guest@players.example');
    const secret = await world.invitationSecret(id, 1);
    const guest = browser(world.app);
    await guest.post('/i/answer', { secret, answer: 'accept' });
    for (const again of [
      await guest.post('/i', { secret }),
      await guest.post('/i/answer', { secret, answer: 'accept' }),
    ]) {
      expect(again.status).toBe(200);
      expect(textOf(again.text)).toContain(`Invitation to “${name}” You are in: you have a seat`);
      expect(again.text).toContain(`href="/g/${id}"`);
    }
    const stranger = await browser(world.app).post('/i', { secret });
    expect(stranger.status).toBe(200);
    expect(textOf(stranger.text)).toContain('already been accepted. If it was you, sign in');
    expect(stranger.text).toContain(`href="/in?next&#x3D;%2Fg%2F${id}"`);
    const other = await (await signedInBrowser(world, bert)).post('/i', { secret });
    expect(textOf(other.text)).toContain('This invitation has already been accepted.');
    expect(textOf(other.text)).not.toMatch(/You are in|If it was you/);
  });
});

describe('invitations to the address one signed in with, without their links', () => {
  test('stand on my games; accepting by the button takes the seat', async () => {
    const { id, name } = await inviting('BERT@Players.example');
    const reader = await signedInBrowser(world, bert);
    const games = await reader.get('/games');
    expect(textOf(games.text)).toContain(name);
    const accept = formsIn(games.text).find(form => form.action === `/g/${id}/seats/1/accept`)!;
    expect(textOf((await reader.submit(accept)).text)).toContain('To move: Anna');
    expect(formsIn((await reader.get('/games')).text).some(form => form.action === accept.action)).toBe(
      false,
    );
  });

  test('declining opens the seat again; the link of the mail is dead then', async () => {
    const { id, name } = await inviting(bert.email);
    const secret = await world.invitationSecret(id, 1);
    const reader = await signedInBrowser(world, bert, 'de');
    const room = await reader.get(`/g/${id}?lang=de`);
    const decline = formsIn(room.text).find(form => form.action === `/g/${id}/seats/1/decline`)!;
    expect(decline.buttons[0]?.text).toBe('Ablehnen');
    const games = await reader.submit(decline);
    expect(textOf(games.text)).not.toContain(name);
    expect(textOf((await reader.get(`/g/${id}`)).text)).toContain('2. – open');
    expect((await browser(world.app).post('/i', { secret })).status).toBe(401);
  });

  test('can be listed, accepted and declined by a program', async () => {
    const [one, two] = [await inviting(bert.email), await inviting(bert.email)];
    const { body } = await ask('get', '/invitations', bert);
    expect(body.invitations).toEqual([
      { gameId: one.id, gameName: one.name, title: 'sampler', seat: 1, from: 'Anna', name: '', seats: 2 },
      expect.objectContaining({ gameId: two.id }),
    ]);
    const taken = await ask('post', `/games/${one.id}/seats/1/invitation/accept`, bert);
    expect([taken.status, taken.body]).toEqual([200, { gameId: one.id, seat: 1 }]);
    expect((await ask('post', `/games/${two.id}/seats/1/invitation/decline`, bert)).status).toBe(204);
    expect((await ask('get', '/invitations', bert)).body).toEqual({ invitations: [], next: null });
    expect((await ask('get', `/games/${one.id}`, bert)).body.mine).toEqual([1]);
    expect((await ask('get', `/games/${two.id}`, bert)).body.seats[1]).toMatchObject({ invited: false });
  });

  test('an invitation sent before the address was known waits for its owner', async () => {
    const { id } = await inviting('Dora@PLAYERS.example');
    const dora = await world.player('dora');
    expect((await ask('get', '/invitations', dora)).body.invitations).toMatchObject([{ gameId: id }]);
  });

  test('nobody sees or answers the invitations of others', async () => {
    const { id, name } = await inviting('guest@players.example');
    const before = await world.fingerprint();
    expect((await ask('get', '/invitations', bert)).body).toEqual({ invitations: [], next: null });
    for (const answer of ['accept', 'decline']) {
      const refused = await ask('post', `/games/${id}/seats/1/invitation/${answer}`, bert);
      expect([refused.status, refused.body.code]).toEqual([404, 'no-such-invitation']);
    }
    expect(await world.fingerprint()).toBe(before);
    const reader = await signedInBrowser(world, bert);
    expect(textOf((await reader.get('/games')).text)).not.toContain(name);
    const told = await reader.post(`/g/${id}/seats/1/accept`, {});
    expect([told.status, textOf(told.text)]).toEqual([404, expect.stringContaining('Nobody is invited')]);
  });

  test('a session from a mail, which is for one game only, lists none', async () => {
    const game = await world.game([anna, bert]);
    const secret = await world.seatSecret(game, bert, 1);
    const { body } = await request(world.app).post('/api/v1/seat-links/open').send({ secret });
    const answer = await request(world.app)
      .get('/api/v1/invitations')
      .set('Authorization', `Bearer ${body.token as string}`);
    expect([answer.status, answer.body.code]).toEqual([403, 'game-session-only']);
  });
});

test('the inviter is not told whether an address has an account', async () => {
  const shown = async (email: string): Promise<object> => {
    const { id } = await inviting(email);
    const { body } = await ask('get', `/games/${id}`, anna);
    const { seats, invitations } = body as { seats: readonly object[]; invitations: object };
    return { seat: seats[1], invitations };
  };
  const known = await shown('Bert@Players.example');
  expect(known).toMatchObject({
    seat: { name: '', personId: null, invited: true },
    invitations: { 1: 'Bert@Players.example' },
  });
  expect(await shown('Nobody@Players.example')).toEqual({
    ...known,
    invitations: { 1: 'Nobody@Players.example' },
  });
});

test('an invitation that did not arrive: its sender reads so at the seat, in both languages, and in the interface', async () => {
  const { id } = await inviting('dora@exmaple.org');
  const { rows } = await world.asOwner(`SELECT id FROM delivery WHERE game_id = $1 AND kind = 'invitation'`, [
    id,
  ]);
  const [{ id: mail }] = rows as [{ id: string }];
  await endDelivery(world.deps, mail, { sent: false, answer: '550 5.1.1 no such user', final: true });
  const [own, other] = [await signedInBrowser(world, anna), await signedInBrowser(world, bert)];
  expect(textOf((await own.get(`/g/${id}?lang=en`)).text)).toContain(
    'The invitation could not be delivered.',
  );
  expect(textOf((await own.get(`/g/${id}?lang=de`)).text)).toContain(
    'Die Einladung ließ sich nicht zustellen.',
  );
  expect(textOf((await other.get(`/g/${id}?lang=en`)).text)).not.toContain('could not be delivered');
  expect((await ask('get', `/games/${id}`, anna)).body).toMatchObject({ undelivered: [1] });
  expect((await ask('get', `/games/${id}`, bert)).body).toMatchObject({ undelivered: [] });
});
