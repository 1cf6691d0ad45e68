import { afterEach, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { type Browser, browser, formsIn, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World | undefined;
afterEach(() => world?.stop());

interface Table {
  readonly world: World;
  readonly id: string;
  readonly anna: Player;
  readonly bert: Player;
  readonly cleo: Player;
  readonly reader: Browser;
}

const table = async (limits?: number): Promise<Table> => {
  world = await startWorld(limits === undefined ? {} : { limits });
  const [anna, bert, cleo] = [
    await world.player('Anna'),
    await world.player('Bert'),
    await world.player('Cleo'),
  ] as const;
  const id = await world.game([anna, bert, cleo]);
  return { world, id, anna, bert, cleo, reader: await signedInBrowser(world, anna) };
};

const api = (
  { world: { app } }: Table,
  { token }: Player,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  body?: object,
  headers: { readonly [name: string]: string } = {},
): Promise<Response> => {
  const asked = request(app)[method](`/api/v1${path}`).set('Authorization', `Bearer ${token}`).set(headers);
  return Promise.resolve(body ? asked.send(body) : asked);
};

const formTo = (page: Response, action: string) => {
  const form = formsIn(page.text).find(one => one.action === action);
  if (!form) throw new Error(`no form to ${action}`);
  return form;
};

test('at the table the newest lines stand, and all of them where they are asked for', async () => {
  const all = await table();
  const { id, reader, bert } = all;
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six'])
    await api(all, bert, 'post', `/games/${id}/chat`, { text: `line ${text}` });
  const page = (await reader.get(`/g/${id}`)).text;
  expect([textOf(page).includes('line six'), textOf(page).includes('line one')]).toEqual([true, false]);
  const link = /href="([^"]*chat=all[^"]*)"/.exec(unescapeHtml(page))![1]!;
  const whole = (await reader.get(link)).text;
  expect(whole).toContain('data-table');
  expect(textOf(whole)).toMatch(/line one.*line six/s);
  expect(unescapeHtml(whole)).not.toMatch(/href="[^"]*chat=all/);
});

describe('the page of the chat', () => {
  test('says, answers, names, deletes and marks as read without script', async () => {
    const all = await table();
    const { id, reader, bert } = all;
    expect((await api(all, bert, 'post', `/games/${id}/chat`, { text: 'Shall we, @Anna?' })).status).toBe(
      201,
    );
    await api(all, bert, 'post', `/games/${id}/chat`, { text: 'to you', with: 0 });
    // The count is on the game's page and in the list of games, with the sign that one is named.
    for (const path of [`/g/${id}`, '/games'])
      expect(textOf((await reader.get(path)).text)).toMatch(/2 unread \( ?you are mentioned ?\)/);
    const page = await reader.get(`/g/${id}/chat`);
    expect(page.text).toContain('<strong>@Anna</strong>');
    const { headers } = await reader.post(`/g/${id}/chat`, {
      ...formTo(page, `/g/${id}/chat`).fields,
      text: 'We shall.\nNow!',
    });
    expect(headers['location']).toMatch(new RegExp(`^/g/${id}/chat#m-\\w+$`));
    const after = await reader.get(headers['location'] as string);
    expect(after.text).toContain('We shall.\nNow!');
    // Bert's message counts as read by answering; the private one does not.
    expect(textOf((await reader.get('/games')).text)).toContain('1 unread');
    const pair = await reader.get(`/g/${id}/chat?with=1`);
    expect(textOf(pair.text)).toContain('to you');
    expect(textOf(pair.text)).not.toContain('We shall');
    await reader.submit(formTo(pair, `/g/${id}/chat/seen`));
    expect(textOf((await reader.get('/games')).text)).not.toContain('unread');
    const own = formsIn(after.text).find(({ action }) => action.endsWith('/delete'))!;
    const gone = await reader.submit(own);
    expect(textOf(gone.text)).toContain('deleted');
    expect(gone.text).not.toContain('We shall');
    // A link to one message shows it, whoever of the two opens it.
    const [first] = /m-\w+/.exec(page.text)!;
    const linked = await reader.get(`/g/${id}/chat?around=${first.slice(2)}`);
    expect(linked.text).toContain(`id="${first}"`);
  });

  test('keeps what was typed when it is refused', async () => {
    const { id, reader } = await table();
    const text = 'ü'.repeat(2001);
    const refused = await reader.post(`/g/${id}/chat?lang=de`, { text });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(text);
    expect(textOf(refused.text)).toContain('Zu lang: 2001 Zeichen; erlaubt sind 2000.');
    expect((await reader.post(`/g/${id}/chat`, { text: ' ' })).status).toBe(400);
  });

  test('shows private chat to the two alone, and offers none where it is forbidden', async () => {
    const all = await table();
    const { id, anna, bert, cleo } = all;
    await api(all, bert, 'post', `/games/${id}/chat`, { text: 'psst', with: 0 });
    const other = await signedInBrowser(all.world, cleo);
    for (const path of ['chat', 'chat?with=0', 'chat?with=1', 'history'])
      expect((await other.get(`/g/${id}/${path}`)).text).not.toContain('psst');
    expect((await all.reader.get(`/g/${id}/history?step=0`)).text).toContain('psst');
    await api(all, anna, 'patch', `/games/${id}/options`, { chat: { private: 'off' } });
    const page = await all.reader.get(`/g/${id}/chat?with=1`);
    expect(textOf(page.text)).toContain('There are no private chats in this game.');
    expect(formsIn(page.text).some(({ action }) => action === `/g/${id}/chat`)).toBe(false);
    expect((await all.reader.post(`/g/${id}/chat`, { text: 'x', with: '1' })).status).toBe(403);
  });

  test('is for players, and for spectators where the creator lets them', async () => {
    const all = await table();
    const { id, anna } = all;
    await api(all, anna, 'post', `/games/${id}/chat`, { text: 'among us' });
    const stranger = browser(all.world.app);
    expect((await stranger.get(`/g/${id}/chat`)).status).toBe(403);
    expect((await stranger.get(`/g/${id}/history`)).text).not.toContain('among us');
    await api(all, anna, 'patch', `/games/${id}/options`, { chat: { spectators: 'on' } });
    const page = await stranger.get(`/g/${id}/chat`);
    expect(page.text).toContain('among us');
    expect(formsIn(page.text).some(({ action }) => action.includes('/chat'))).toBe(false);
    expect((await stranger.get(`/g/${id}/history`)).text).toContain('among us');
    expect(JSON.stringify(page.text)).not.toMatch(/players\.example/);
  });

  test('changes nothing by being looked at', async () => {
    const all = await table();
    const { id, bert, reader } = all;
    await api(all, bert, 'post', `/games/${id}/chat`, { text: 'x' });
    const before = await all.world.fingerprint();
    for (const path of ['chat', 'chat?with=1', 'notes', 'plans', 'spectators', 'watch', 'history'])
      expect([path, (await reader.get(`/g/${id}/${path}`)).status]).toEqual([path, 200]);
    expect(await all.world.fingerprint()).toBe(before);
  });
});

describe('the chat at the table', () => {
  test('is read and answered without leaving it, and what was refused is still in its field', async () => {
    const all = await table();
    const { id, reader, bert } = all;
    for (const text of ['one', 'two', 'three', 'four', 'five'])
      await api(all, bert, 'post', `/games/${id}/chat`, { text });
    const page = await reader.get(`/g/${id}`);
    const lines = /<ol class="lines-said"[\s\S]*?<\/ol>/.exec(page.text)![0];
    expect(textOf(lines)).toMatch(/two.*five/);
    expect(textOf(lines)).not.toContain('one');
    const form = formTo(page, `/g/${id}/chat`);
    const { headers } = await reader.post(`/g/${id}/chat`, { ...form.fields, text: 'Six, from the table.' });
    expect(headers['location']).toBe(`/g/${id}#chat`);
    expect(textOf((await reader.get(`/g/${id}`)).text)).toContain('Anna Six, from the table.');
    const long = 'x'.repeat(2001);
    const refused = await reader.post(`/g/${id}/chat`, { ...form.fields, key: 'another', text: long });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.text).toContain('id="asked"');
    expect(refused.text).toContain(`${long}</textarea>`);
  });

  test('stands with who is waited for and what happened, for whoever is not asked', async () => {
    const all = await table();
    const { id, world: here, bert } = all;
    const waiting = await (await signedInBrowser(here, bert)).get(`/g/${id}`);
    expect(textOf(waiting.text)).toMatch(/Waiting for Anna.*since \d+ \w+ \d{4}/);
    expect(waiting.text).toMatch(/<details id="chat"[^>]* open/);
    const asked = await all.reader.get(`/g/${id}`);
    expect(textOf(asked.text)).not.toContain('Waiting for');
    expect(asked.text).not.toMatch(/<details id="chat"[^>]* open/);
  });
});

describe('the interface for chat', () => {
  test('reads, says, marks and deletes', async () => {
    const all = await table();
    const { id, anna, bert, cleo } = all;
    const said = await api(all, bert, 'post', `/games/${id}/chat`, { text: ' hello\u202e ' });
    expect(said.body).toMatchObject({ text: 'hello', seat: 1, mine: true, deletable: true, private: false });
    const read = await api(all, anna, 'get', `/games/${id}/chat`);
    expect(read.body).toMatchObject({
      messages: [{ text: 'hello', mine: false, deletable: false }],
      earlier: null,
      newest: true,
      unread: [{ with: null, unread: 1, mentioned: false }],
    });
    expect((await api(all, anna, 'get', '/chat/unread')).body).toEqual({
      games: { [id]: { unread: 1, mentioned: false } },
    });
    const { id: message } = said.body as { id: string };
    expect((await api(all, anna, 'post', `/games/${id}/chat/seen`, { message })).status).toBe(204);
    expect((await api(all, anna, 'get', '/chat/unread')).body).toEqual({ games: {} });
    expect((await api(all, cleo, 'delete', `/games/${id}/chat/${message}`)).status).toBe(403);
    expect((await api(all, bert, 'delete', `/games/${id}/chat/${message}`)).status).toBe(204);
    expect((await api(all, anna, 'get', `/games/${id}/chat`)).body).toMatchObject({
      messages: [{ text: null }],
    });
    expect((await api(all, bert, 'post', `/games/${id}/chat`, { text: 'x', with: 1 })).status).toBe(400);
    expect((await request(all.world.app).post(`/api/v1/games/${id}/chat`).send({ text: 'x' })).status).toBe(
      401,
    );
  });

  test('answers the thirty-first message of a minute with 429', async () => {
    const all = await table(1);
    const { id, bert } = all;
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++)
      statuses.push((await api(all, bert, 'post', `/games/${id}/chat`, { text: String(at) })).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 201));
    expect(statuses[30]).toBe(429);
  });
});

describe('notes', () => {
  test('are saved on their page, and two pages do not overwrite each other', async () => {
    const { id, reader, bert, world: here } = await table();
    const page = await reader.get(`/g/${id}/notes`);
    const form = formTo(page, `/g/${id}/notes`);
    const saved = await reader.submit(form, { text: 'Hold the 3-train.' });
    expect(textOf(saved.text)).toContain('Saved.');
    expect(saved.text).toContain('Hold the 3-train.');
    const second = await reader.post(form.action, { ...form.fields, text: 'From the other tab' });
    expect(second.status).toBe(412);
    expect(second.text).toContain('Hold the 3-train.');
    expect(second.text).toContain('From the other tab');
    const merged = await reader.submit(formTo(second, `/g/${id}/notes`), { text: 'Both' });
    expect(merged.text).toContain('Both');
    const other = await signedInBrowser(here, bert);
    expect((await other.get(`/g/${id}/notes`)).text).not.toContain('Both');
    // A note as long as it may be, in letters that a form writes with six characters each.
    const longest = 'ü'.repeat(20_000);
    const long = await reader.submit(formTo(merged, `/g/${id}/notes`), { text: longest });
    expect(long.text).toContain(longest);
  });

  test('go by If-Match in the interface', async () => {
    const all = await table();
    const { id, anna } = all;
    const path = `/games/${id}/notes`;
    const put = (text: string, match?: string) =>
      api(all, anna, 'put', path, { text }, match === undefined ? {} : { 'If-Match': match });
    const tag = (await api(all, anna, 'get', path)).headers['etag'];
    expect(tag).toMatch(/^"v0-[\w-]+"$/);
    expect((await put('x')).status).toBe(428);
    expect((await put('x', '"1-ab"')).status).toBe(400);
    // A proxy that packs answers weakens it.
    expect((await put('one', `W/${String(tag)}`)).headers['etag']).toBe('"v1"');
    const late = await put('two', '"v0"');
    expect([late.status, late.body]).toMatchObject([412, { code: 'notes-changed', params: { version: 1 } }]);
    expect((await api(all, anna, 'get', path)).body).toMatchObject({ text: 'one', version: 1, pins: [] });
  });

  test('are pinned to a step of the history, and shown there to their owner alone', async () => {
    const all = await table();
    const { id, reader, anna, bert } = all;
    const page = await reader.get(`/g/${id}/history?step=0`);
    const pinned = await reader.submit(formTo(page, `/g/${id}/notes/0`), { text: 'A fresh board' });
    expect(pinned.text).toContain('A fresh board');
    expect((await reader.get(`/g/${id}/notes`)).text).toContain('A fresh board');
    for (const other of [await signedInBrowser(all.world, bert), browser(all.world.app)])
      expect((await other.get(`/g/${id}/history?step=0`)).text).not.toContain('A fresh board');
    expect((await api(all, anna, 'put', `/games/${id}/notes/7`, { text: 'x' })).status).toBe(404);
    const notes = await reader.get(`/g/${id}/notes`);
    const remove = formTo(notes, `/g/${id}/notes/0`);
    expect((await reader.submit(remove, { answer: 'remove' })).text).not.toContain('A fresh board');
    expect((await api(all, anna, 'delete', `/games/${id}/notes/0`)).status).toBe(404);
  });
});

describe('plans', () => {
  test('are written a move a line, checked, and fill in the form of the turn without sending it', async () => {
    const all = await table();
    const { id, reader, anna, bert } = all;
    const page = await reader.get(`/g/${id}/plans`);
    const form = formTo(page, `/g/${id}/plans`);
    const moves = 'take 2\nP2: take 3\nC: lay A1 57 0\nlay A1 9 1';
    const saved = await reader.submit(form, { name: 'Corner <b>', moves });
    expect(textOf(saved.text)).toMatch(
      /Corner <b>.*take 2 works.*take 3 works.*lay A1 9 1 does not work here/,
    );
    const use = /href="(\/g\/\w+\?plan(?:&#x3D;|=)\w+#typed)"/.exec(saved.text)![1]!.replace('&#x3D;', '=');
    const before = await all.world.fingerprint();
    const game = await reader.get(use.split('#')[0]!);
    expect(game.text).toMatch(/<input id="notation"[^>]*value="take 2"/);
    expect(textOf(game.text)).toContain('Filled in from the plan “Corner <b>”.');
    expect(await all.world.fingerprint()).toBe(before);
    // Somebody else's plan fills in nothing.
    const other = await signedInBrowser(all.world, bert);
    expect((await other.get(use.split('#')[0]!)).status).toBe(404);
    const listed = await api(all, anna, 'get', `/games/${id}/plans`);
    expect(listed.body).toMatchObject({
      plans: [{ name: 'Corner <b>', check: [{}, {}, {}, { state: 'broken', why: expect.any(String) }] }],
    });
    const [plan] = (listed.body as { plans: { id: string }[] }).plans;
    expect((await api(all, bert, 'get', `/games/${id}/plans/${plan!.id}`)).status).toBe(404);
    const deleted = await reader.submit(formTo(saved, `/g/${id}/plans/${plan!.id}/delete`));
    expect(textOf(deleted.text)).toContain('No plan yet.');
  });

  test('that cannot be read come back with what was typed and why', async () => {
    const { id, reader } = await table();
    const refused = await reader.post(`/g/${id}/plans`, { number: '0', name: 'x', moves: 'fly away' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('fly away');
    expect(refused.text).toContain('role="alert"');
  });
});
