import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { direct, personByEmail, readPerson } from '../../src/db/index.js';
import { type Browser, browser, formsIn, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

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

describe('signing in by pages, without JavaScript', () => {
  test('asking, pasting the code, and being at my games', async () => {
    const reader = browser(world.app);
    const home = await reader.get('/');
    const [ask] = formsIn(home.text).filter(form => form.action === '/in');
    const sent = await reader.submit(ask!, { address: anna.email });
    expect(textOf(sent.text)).toContain('Check your e-mail');
    const page = await reader.get('/in');
    const [paste] = formsIn(page.text).filter(form => form.action === '/in/redeem');
    const games = await reader.submit(paste!, { secret: await world.mailedSecret(anna.email) });
    expect(games.status).toBe(200);
    expect(textOf(games.text)).toContain('My games');
    expect(textOf(games.text)).toContain('Anna');
  });

  test('a page that needs a session leads to signing in and back', async () => {
    const reader = browser(world.app);
    const refused = await reader.get('/me');
    expect(refused.status).toBe(302);
    expect(refused.headers['location']).toBe('/in?next=%2Fme');
    const [paste] = formsIn((await reader.get('/in?next=%2Fme')).text).filter(
      form => form.action === '/in/redeem',
    );
    await reader.post('/in', { address: anna.email });
    const account = await reader.submit(paste!, { secret: await world.mailedSecret(anna.email) });
    expect(textOf(account.text)).toContain('Your account');
  });

  test('signing out ends the session, not only the cookie', async () => {
    const reader = await signedIn(anna);
    const kept = { ...reader.cookies };
    await reader.post('/out', {});
    Object.assign(reader.cookies, kept);
    expect((await reader.get('/games')).status).toBe(302);
  });

  test('the account page changes name and language, the one behind it ends sessions', async () => {
    const reader = await signedIn(bert);
    const other = await signedIn(bert);
    const page = await reader.get('/me');
    const [form] = formsIn(page.text).filter(one => one.action === '/me');
    const saved = await reader.submit(form!, { name: 'Bert B.', language: 'de' });
    expect(saved.text).toContain('lang="de"');
    expect(textOf(saved.text)).toContain('Gespeichert.');
    const behind = (await reader.get('/me/security')).text;
    const own = /\(diese hier\)[\s\S]*?action="([^"]*)"/.exec(behind)![1];
    const ends = formsIn(behind).filter(one => /^\/me\/sessions\/(?!others)/.test(one.action));
    for (const end of ends) if (end.action !== own) await reader.post(end.action, {});
    expect((await other.get('/games')).status).toBe(302);
    expect((await reader.get('/games')).status).toBe(200);
    await (await signedIn(bert)).post('/me', { name: 'Bert', language: 'en', timeZone: 'Europe/Zurich' });
  });
});

describe('language', () => {
  test('the browser decides for strangers, ?lang over it, the own setting over the browser', async () => {
    expect((await browser(world.app, 'de-DE').get('/')).text).toContain('<html lang="de">');
    expect((await browser(world.app, 'de-DE').get('/?lang=en')).text).toContain('<html lang="en">');
    expect((await (await signedIn(anna, 'de-DE')).get('/games')).text).toContain('<html lang="en">');
  });

  test('a stranger switches by a form, and it stays', async () => {
    const reader = browser(world.app, 'en');
    const answer = await reader.post('/language', { language: 'de', back: '/in?lang=en' });
    expect(answer.headers['location']).toBe('/in');
    expect((await reader.get('/in')).text).toContain('<html lang="de">');
  });
});

describe('light and dark', () => {
  test('the device decides until the reader chooses, on every page, errors too', async () => {
    const reader = browser(world.app, 'en');
    const head = async (path: string): Promise<string> =>
      /<html[^>]*>/.exec((await reader.get(path)).text)![0];
    expect(await head('/in')).toBe('<html lang="en">');
    expect((await reader.get('/in')).text).toContain('name="color-scheme" content="light dark"');
    const answer = await reader.post('/theme', { theme: 'dark', back: '/in?next=/games' });
    expect(answer.headers['location']).toBe('/in?next=/games');
    for (const path of ['/in', '/g/nothing', '/mailbox'])
      expect(await head(path)).toBe('<html lang="en" data-theme="dark">');
    expect((await reader.get('/in')).text).toContain('name="color-scheme" content="dark"');
    await reader.post('/theme', { theme: 'device', back: '/' });
    expect(await head('/in')).toBe('<html lang="en">');
  });

  test('what is no theme is refused, and an address elsewhere leads home', async () => {
    const reader = browser(world.app, 'en');
    expect((await reader.post('/theme', { theme: '"><script>', back: '/' })).status).toBe(400);
    const answer = await reader.post('/theme', { theme: 'dark', back: 'https://elsewhere.example/' });
    expect(answer.headers['location']).toBe('/');
  });
});

const createByPages = async (
  reader: Browser,
  guests: readonly Player[],
  changes: object = {},
): Promise<string> => {
  const page = await reader.get('/games/new?title=sampler');
  const [form] = formsIn(page.text).filter(one => one.action === '/games/new' && one.method === 'post');
  const addresses = Object.fromEntries(guests.map(({ email }, at) => [`address.${at + 2}`, email]));
  const answer = await reader.post('/games/new', {
    ...form!.fields,
    name: 'Friday five',
    ...addresses,
    ...changes,
  });
  expect(answer.status).toBe(303);
  return answer.headers['location']!.slice('/g/'.length);
};

describe('a game by forms alone', () => {
  test('who joins for the first time gets times in the zone that their browser tells', async () => {
    const email = 'from.tokyo@players.example';
    const id = await createByPages(await signedIn(anna), [{ ...bert, email }]);
    const guest = browser(world.app);
    const [show] = formsIn((await guest.get('/i')).text).filter(form => form.action === '/i');
    expect(show!.html).toContain('data-time-zone');
    const secret = await world.invitationSecret(id, 1);
    const invited = await guest.submit(show!, { secret, timeZone: 'Asia/Tokyo' });
    const [answer] = formsIn(invited.text).filter(form => form.action === '/i/answer');
    await guest.submit(answer!, { answer: 'accept' });
    const tx = direct(world.deps.db);
    const { id: person } = (await personByEmail(tx, email))!;
    expect((await readPerson(tx, person))!.timeZone).toBe('Asia/Tokyo');
  });

  test('created, an invitation accepted, played to the end, looked back at', async () => {
    const reader = await signedIn(anna);
    const id = await createByPages(reader, [bert], { 'set.short': 'true' });
    expect(textOf((await reader.get(`/g/${id}`)).text)).toContain('invited');

    const guest = browser(world.app);
    const [show] = formsIn((await guest.get('/i')).text).filter(form => form.action === '/i');
    const invited = await guest.submit(show!, { secret: await world.invitationSecret(id, 1) });
    expect(textOf(invited.text)).toContain('Anna invites you');
    // How fast and by which rules, before the answer.
    expect(textOf(invited.text)).toMatch(
      /2 seats\. With you at the table: Anna\. Everyone starts with 5 days in the time bank; .* short Join/,
    );
    const [answer] = formsIn(invited.text).filter(form => form.action === '/i/answer');
    const seated = await guest.submit(answer!, { answer: 'accept' });
    expect(textOf(seated.text)).toContain('Friday five');

    const first = await reader.get(`/g/${id}`);
    expect(textOf(first.text)).toContain('It is your turn');
    const take = formsIn(first.text).find(form => form.fields['type'] === 'take')!;
    const moved = await reader.submit(take, { 'f.count': '3' });
    expect(textOf(moved.text)).toContain('Anna take 3');
    expect(textOf(moved.text)).toContain('To move: Bert');
    expect(formsIn(moved.text).some(form => form.fields['type'] === 'take')).toBe(false);

    const hers = await guest.get(`/g/${id}`);
    expect(textOf(hers.text)).toContain('Since your last turn');
    const typed = formsIn(hers.text).find(form => form.html.includes('id="notation"'))!;
    const over = await guest.submit(typed, { notation: 'TAKE 2' });
    expect(textOf(over.text)).toContain('Final table');

    const history = await guest.get(`/g/${id}/history`);
    expect(textOf(history.text)).toContain('Step 2 of 2');
    const back = /<a href="([^"]*step=1)"[^>]* rel="prev"/.exec(unescapeHtml(history.text))![1]!;
    const earlier = await guest.get(back);
    expect(textOf(earlier.text)).toContain('Step 1 of 2');
    expect(textOf(earlier.text)).toContain('heap 2');
    const permalink = /href="(\/g\/[^"]*\/p\/[0-9a-f]+)"/.exec(earlier.text)![1]!;
    expect(textOf((await guest.get(permalink)).text)).toContain('Step 1 of 2');
  });

  test('everything on the menu can be done by its form, and a place is chosen by a link', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedIn(anna);
    const page = await reader.get(`/g/${id}?do=lay`);
    expect(page.text).toMatch(/<details open id="do-lay">/);
    const layForms = (html: string) => formsIn(html).filter(form => form.fields['type'] === 'lay');
    expect(layForms(page.text)).toHaveLength(6);
    const lay = layForms(page.text).find(form => form.fields['f.hex'] === '"C1"')!;
    await reader.submit(lay, { 'f.tile': '"9"', 'f.rotation': '2' });
    const other = await signedIn(bert);
    const his = await other.get(`/g/${id}`);
    expect(textOf(his.text)).toContain('C1 9 2');
    const run = formsIn(his.text).find(form => form.fields['notation'] === 'run A1-B2')!;
    await other.submit(run);
    const skip = formsIn((await reader.get(`/g/${id}`)).text).find(form => form.fields['type'] === 'skip')!;
    const done = await reader.submit(skip);
    expect(textOf(done.text)).toContain('Anna skip');
    const undo = formsIn(done.text).find(form => form.action.endsWith('/undo'))!;
    const undone = await reader.submit(undo);
    expect(textOf(undone.text)).toContain('undoes one move');
    const redo = formsIn(undone.text).find(form => form.action.endsWith('/redo'))!;
    expect(textOf((await reader.submit(redo)).text)).toContain('redoes one move');
  });

  test('a refused move says why, and nothing happened', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedIn(anna, 'de');
    const page = await reader.get(`/g/${id}`);
    const typed = formsIn(page.text).find(form => form.html.includes('id="notation"'))!;
    const before = await world.fingerprint();
    const nonsense = await reader.submit(typed, { notation: 'take everything' });
    expect(nonsense.status).toBe(422);
    expect(textOf(nonsense.text)).toContain('everything');
    const tooMany = await reader.submit(typed, { notation: 'take 6' });
    expect(tooMany.status).toBe(422);
    expect(textOf(tooMany.text)).toContain('Not played: take 6 It is your turn');
    expect(await world.fingerprint()).toBe(before);
  });

  test('the same form sent twice plays once', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedIn(anna);
    const take = formsIn((await reader.get(`/g/${id}`)).text).find(form => form.fields['type'] === 'take')!;
    const [one, two] = await Promise.all([
      reader.post(take.action, take.fields),
      reader.post(take.action, take.fields),
    ]);
    expect([one.status, two.status]).toEqual([303, 303]);
    expect((await world.db.pool.query('SELECT 1 FROM log WHERE game_id = $1', [id])).rowCount).toBe(1);
  });

  test('a form from before somebody moved is refused and tells what happened', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedIn(anna);
    const take = formsIn((await reader.get(`/g/${id}`)).text).find(form => form.fields['type'] === 'take')!;
    await reader.submit(take, { 'f.count': '2' });
    const stale = await reader.submit(take, { key: 'another', 'f.count': '1' });
    expect(stale.status).toBe(412);
    expect(textOf(stale.text)).toContain('What happened meanwhile');
  });

  test('?do chooses and never performs', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedIn(anna);
    const before = await world.fingerprint();
    const page = await reader.get(`/g/${id}?do=skip&place=A1&from=0`);
    expect(page.text).toMatch(/<div id="do-skip"/);
    expect(await world.fingerprint()).toBe(before);
  });

  test('?do that is not there says so where its link leads, to players', async () => {
    const id = await world.game([anna, bert]);
    const reader = await signedIn(anna);
    const said = async (query: string, who = reader): Promise<string | undefined> => {
      const { text } = await who.get(`/g/${id}${query}`);
      return /<p [^>]*id="do-(?:bid|take)">(.*?)<\/p>/.exec(text)?.[1];
    };
    expect(await said('?do=bid')).toBe(
      'The choice behind this link is no longer possible. Here is what you can do now.',
    );
    for (const query of ['', '?do=take', '?do=take&place=A1']) expect(await said(query)).toBeUndefined();
    const guest = browser(world.app);
    guest.cookies['lang'] = 'en';
    expect(await said('?do=bid', guest)).toBeUndefined();
    const take = formsIn((await reader.get(`/g/${id}`)).text).find(form => form.fields['type'] === 'take')!;
    await reader.submit(take);
    expect(await said('?do=take')).toMatch(
      /^The choice behind this link is no longer possible\. Where the game is now: .*To move: Bert$/,
    );
    // A move that is refused has a reason of its own.
    const late = await reader.submit(take, { key: 'another' });
    expect(late.status).toBe(412);
    expect(late.text).not.toContain('The choice behind this link');
  });

  test('/next leads to the game that has waited longest', async () => {
    const carl = await world.player('Carl');
    const [one, two] = [await world.game([carl, bert]), await world.game([carl, bert])];
    const reader = await signedIn(carl);
    expect((await reader.get('/next')).headers['location']).toBe(`/g/${one}#turn`);
    const take = formsIn((await reader.get(`/g/${one}`)).text).find(form => form.fields['type'] === 'take')!;
    await reader.submit(take);
    expect((await reader.get('/next')).headers['location']).toBe(`/g/${two}#turn`);
    const games = textOf((await reader.get('/games')).text);
    expect(games).toContain('Your turn');
  });

  test('the form for a new game keeps what was typed when it is refused', async () => {
    const reader = await signedIn(anna);
    const [form] = formsIn((await reader.get('/games/new?title=sampler')).text).filter(
      one => one.method === 'post' && one.action === '/games/new',
    );
    const refused = await reader.post('/games/new', {
      ...form!.fields,
      name: 'Kept name',
      'address.2': 'no address',
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="Kept name"');
    expect(refused.text).toContain('value="no address"');
    expect(refused.text).toContain('role="alert"');
  });
});

describe('unsubscribing', () => {
  test('a mail program posts without cookie or origin; the page only asks', async () => {
    const id = await world.game([anna, bert]);
    const token = world.unsubscribeToken(id, anna);
    const reader = browser(world.app);
    const before = await world.fingerprint();
    const page = await reader.get(`/unsubscribe/${token}`);
    expect(textOf(page.text)).toContain('Friday five');
    expect(await world.fingerprint()).toBe(before);
    const { default: request } = await import('supertest');
    const answer = await request(world.app)
      .post(`/unsubscribe/${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect(textOf((await reader.get(`/unsubscribe/${token}`)).text)).toContain('Send them again');
  });
});
