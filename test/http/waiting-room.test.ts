import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changePrefs } from '../../src/service/prefs/change.js';
import { createGame, type SeatWish } from '../../src/service/tables/games.js';
import { type Browser, browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;

beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  bert = await world.player('Bert');
});
afterAll(() => world.stop());

const signedIn = (player: Player, language = 'en'): Promise<Browser> =>
  signedInBrowser(world, player, language);

/** Anna's game with these seats behind hers. */
const room = async (...others: readonly SeatWish[]): Promise<string> => {
  const seats: readonly SeatWish[] = [{ kind: 'me' }, ...others];
  return (
    await createGame(world.deps, anna.actor, { title: 'sampler', name: 'Friday five', settings: {}, seats })
  ).id;
};

const open: SeatWish = { kind: 'open' };

const invited = (email: string): SeatWish => ({ kind: 'invite', email });

const formFor = (html: string, what: string): PageForm | undefined =>
  formsIn(html).find(form => form.action.endsWith(`/${what}`));

describe('a game that waits for players', () => {
  test('a stranger sees the seats and the link to share, and is asked to sign in to join', async () => {
    const id = await room(open, invited('guest@players.example'));
    const page = await browser(world.app).get(`/g/${id}`);
    expect(textOf(page.text)).toMatch(/1\. Anna has joined 2\. – open 3\. – invited/);
    expect(page.text).toContain(`value="${baseUrl}/g/${id}"`);
    expect(page.text).toContain(`href="/in?next&#x3D;%2Fg%2F${id}"`);
    expect(page.text).not.toContain('guest@players.example');
    expect(formsIn(page.text).map(form => form.action)).toEqual(['/language', '/theme']);
  });

  test('whoever made it finds the link to share before the seats, and the ways to fill one folded', async () => {
    const id = await room(open, open);
    const { text } = await (await signedIn(anna)).get(`/g/${id}`);
    expect(text.indexOf('id="share"')).toBeGreaterThan(0);
    expect(text.indexOf('id="share"')).toBeLessThan(text.indexOf('id="seats"'));
    expect(text.match(/<details><summary>Fill this seat/g)).toHaveLength(2);
    const reader = await signedIn(anna);
    const refused = await reader.submit(formFor(text, 'seats/2/invite')!, {
      address: 'nobody',
      language: 'en',
    });
    expect(refused.text.match(/<details open><summary>Fill this seat/g)).toHaveLength(1);
    expect(refused.text).toContain('value="nobody"');
  });

  test('whoever sits where clocks stop in quiet hours and has none is led to set them', async () => {
    const dora = await world.player('Dora');
    const time = { pace: { kind: 'deadline', turn: 1440 }, stops: { quietHours: true } } as const;
    const seats: readonly SeatWish[] = [{ kind: 'me' }, open];
    const wish = { title: 'sampler', name: 'Nights', settings: {}, seats };
    const { id } = await createGame(world.deps, dora.actor, { ...wish, time });
    const reader = await signedIn(dora);
    expect((await reader.get(`/g/${id}`)).text).toContain('href="/me/notifications#time"');
    const onlooker = await signedIn(bert);
    expect((await onlooker.get(`/g/${id}`)).text).not.toContain('href="/me/notifications#time"');
    const always = { ...time, stops: { quietHours: false } };
    const restless = await createGame(world.deps, dora.actor, { ...wish, time: always });
    expect((await reader.get(`/g/${restless.id}`)).text).not.toContain('href="/me/notifications#time"');
    const night = { from: '22:00', to: '07:00' };
    await changePrefs(world.deps, dora.actor, { quiet: { daily: null, on: { sat: null } } });
    expect((await reader.get(`/g/${id}`)).text).toContain('href="/me/notifications#time"');
    for (const quiet of [{ daily: night }, { daily: null, on: { sat: night } }]) {
      await changePrefs(world.deps, dora.actor, { quiet });
      expect((await reader.get(`/g/${id}`)).text).not.toContain('href="/me/notifications#time"');
    }
  });

  test('somebody signed in takes an open seat, and the last one starts the game', async () => {
    const id = await room(open, open);
    const reader = await signedIn(bert);
    const room3 = await reader.get(`/g/${id}`);
    const seated = await reader.submit(formFor(room3.text, 'seats/2/join')!);
    expect(textOf(seated.text)).toContain('3. Bert you');
    expect(formFor(seated.text, 'join')).toBeUndefined();
    const cleo = await signedIn(await world.player('Cleo'));
    const running = await cleo.submit(formFor((await cleo.get(`/g/${id}`)).text, 'join')!);
    expect(textOf(running.text)).toContain('To move: Anna');
  });

  test('the creator invites to an open seat and calls the invitation back', async () => {
    const id = await room(open);
    const reader = await signedIn(anna, 'de');
    const page = await reader.get(`/g/${id}?lang=de`);
    expect(formFor(page.text, 'join')).toBeUndefined();
    const out = await reader.submit(formFor(page.text, 'seats/1/invite')!, {
      address: 'guest@players.example',
      language: 'de',
    });
    expect(textOf(out.text)).toContain('guest@players.example');
    expect(formFor(out.text, 'invite')).toBeUndefined();
    const secret = await world.invitationSecret(id, 1);
    const back = await reader.submit(formFor(out.text, 'seats/1/call-back')!);
    expect(textOf(back.text)).not.toContain('guest@players.example');
    expect(formFor(back.text, 'seats/1/invite')).toBeDefined();
    expect((await browser(world.app).post('/i', { secret })).status).toBe(401);
  });

  test('others are offered neither, and are refused when they try', async () => {
    const id = await room(open, invited('guest@players.example'));
    const reader = await signedIn(bert);
    const page = await reader.get(`/g/${id}`);
    expect([formFor(page.text, 'invite'), formFor(page.text, 'call-back')]).toEqual([undefined, undefined]);
    const before = await world.fingerprint();
    const tries = [
      reader.post(`/g/${id}/seats/1/invite`, { address: 'friend@players.example', language: 'en' }),
      reader.post(`/g/${id}/seats/2/call-back`, {}),
    ];
    expect((await Promise.all(tries)).map(answer => answer.status)).toEqual([403, 403]);
    expect((await browser(world.app).post(`/g/${id}/seats/1/join`, {})).status).toBe(401);
    expect(await world.fingerprint()).toBe(before);
  });

  test('a refusal is told on the page, in the form as it was filled in', async () => {
    const id = await room(open, invited('another@players.example'));
    const host = await signedIn(anna);
    const form = formFor((await host.get(`/g/${id}`)).text, 'seats/1/invite')!;
    const refused = await host.submit(form, { address: 'no address', language: 'de' });
    expect([refused.status, textOf(refused.text)]).toEqual([
      400,
      expect.stringContaining('not an e-mail address'),
    ]);
    expect(refused.text).toContain('role="alert"');
    expect(formFor(refused.text, 'seats/1/invite')!.fields).toMatchObject({
      address: 'no address',
      language: 'de',
    });
    const guest = await signedIn(bert, 'de');
    const promised = await guest.post(`/g/${id}/seats/2/join?lang=de`, {});
    expect([promised.status, textOf(promised.text)]).toEqual([
      409,
      expect.stringContaining('Für diesen Platz ist jemand eingeladen.'),
    ]);
    expect(formFor(promised.text, 'seats/1/join')).toBeDefined();
    expect((await guest.get(`/g/${id}/seats/2/join`)).headers['location']).toBe(`/g/${id}`);
  });
});
