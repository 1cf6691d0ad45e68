import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

describe('a turn taken from the mail, without signing in', () => {
  test('the link opens a session for that game alone, beside the main one', async () => {
    const [id, other] = [await world.game([anna, bert]), await world.game([anna, bert])];
    const reader = browser(world.app);
    const [form] = formsIn((await reader.get(`/g/${id}/seat?do=take`)).text).filter(
      one => one.action === `/g/${id}/seat`,
    );
    const secret = await world.seatSecret(id, anna, 0);
    const peek = await reader.post(`/g/${id}/seat/peek`, { secret });
    expect(peek.body).toEqual({ name: 'Anna', open: false });
    const answer = await reader.post(form!.action, { ...form!.fields, secret });
    expect(answer.headers['location']).toBe(`/g/${id}?do=take#do-take`);
    const take = formsIn((await reader.get(`/g/${id}`)).text).find(one => one.fields['type'] === 'take')!;
    expect((await reader.post(take.action, take.fields)).status).toBe(303);
    expect(formsIn((await reader.get(`/g/${other}`)).text).some(one => one.fields['type'] === 'take')).toBe(
      false,
    );
    expect((await reader.get('/me')).status).toBe(302);
  });

  test.each([
    ['', '#turn'],
    ['?do=take', '?do=take#do-take'],
    ['?do=take"><b>', '#turn'],
    ['?to=history', '/history'],
    ['?to=chat', '/chat'],
    ['?to=seats', '/votes#seats'],
    // As mails of earlier versions have it.
    ['?to=talk', '/chat'],
    ['?to=questions', '/votes'],
    ['?at=abcdef123456', '/p/abcdef123456'],
    // Nowhere but into the game.
    ['?to=https://evil.example', '#turn'],
    ['?to=%2F%2Fevil.example', '#turn'],
    ['?to=constructor', '#turn'],
    ['?at=..%2F..%2Fme', '#turn'],
  ])('it leads where it says and nowhere else: %s', async (query, place) => {
    const id = await world.game([anna, bert]);
    const reader = browser(world.app);
    const way = await reader.get(`/g/${id}/seat${query}`);
    const form = formsIn(way.text).find(one => one.action === `/g/${id}/seat`)!;
    const secret = await world.seatSecret(id, anna, 0);
    const answer = await reader.post(form.action, { ...form.fields, secret });
    expect(answer.headers['location']).toBe(`/g/${id}${place}`);
  });

  test('a whole link can be pasted, and one that was cut off is told so in plain words, in no validator’s', async () => {
    const id = await world.game([anna, bert]);
    const secret = await world.seatSecret(id, anna, 0);
    const pasted = ` https://bahnpost.example/g/${id}/seat#t=${secret.slice(0, 20)}\n${secret.slice(20)} `;
    expect((await browser(world.app).post(`/g/${id}/seat`, { secret: pasted })).status).toBe(303);
    for (const cut of [secret.slice(0, 9), `#t=${secret.slice(0, 12)}`, 'http://x#t=', 'ü'.repeat(20)]) {
      const { status, text } = await browser(world.app).post(`/g/${id}/seat`, { secret: cut });
      expect([cut, status]).toEqual([cut, 400]);
      expect(textOf(text)).toMatch(/The link is not whole|Paste the link from the e-mail/);
      expect(textOf(text)).not.toMatch(/secret|Too small|Invalid/);
    }
  });

  test('whoever is signed in, or has come by a link before, has nothing to press', async () => {
    const id = await world.game([anna, bert]);
    const [secret, another] = [await world.seatSecret(id, anna, 0), await world.seatSecret(id, bert, 1)];
    const peek = async (reader: Browser, of: string): Promise<unknown> =>
      (await reader.post(`/g/${id}/seat/peek`, { secret: of })).body;
    const reader = await signedInBrowser(world, anna);
    expect(await peek(reader, secret)).toEqual({ name: 'Anna', open: true });
    expect(await peek(reader, another)).toEqual({ name: 'Bert', open: false });
    // Of the sign-in there is no second session.
    await reader.post(`/g/${id}/seat`, { secret });
    expect(Object.keys(reader.cookies)).not.toContain('__Host-bahnpost-seat');

    const there = browser(world.app);
    await there.post(`/g/${id}/seat`, { secret });
    expect(await peek(there, secret)).toEqual({ name: 'Anna', open: true });
    expect(await peek(there, another)).toEqual({ name: 'Bert', open: false });
    // In another game of hers that session opens nothing.
    const elsewhere = await world.seatSecret(await world.game([anna, bert]), anna, 0);
    expect(await peek(there, elsewhere)).toEqual({ name: 'Anna', open: false });
  });

  test('without a script a player who has a session here presses one button, and needs no code', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedInBrowser(world, anna);
    const way = await reader.get(`/g/${id}/seat?to=history`);
    const form = formsIn(way.text).find(one => one.action === `/g/${id}/seat`)!;
    expect(form.buttons.map(({ text }) => text)).toEqual(['Continue as Anna']);
    expect(form.html).not.toContain('required');
    const answer = await reader.post(form.action, form.fields);
    expect(answer.headers['location']).toBe(`/g/${id}/history`);

    const stranger = browser(world.app);
    const asked = await stranger.post(form.action, form.fields);
    expect([asked.status, Object.keys(stranger.cookies)]).toEqual([400, []]);
  });

  test('following it while signed in as somebody else signs nobody out', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedInBrowser(world, bert);
    await reader.post(`/g/${id}/seat`, { secret: await world.seatSecret(id, anna, 0) });
    expect(textOf((await reader.get(`/g/${id}`)).text)).toContain('It is your turn');
    expect(textOf((await reader.get('/games')).text)).toContain('Bert');
  });
});
