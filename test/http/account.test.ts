import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let game: string;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  game = await world.game([anna, bert]);
});
afterAll(() => world.stop());

const formFor = (html: string, what: string): PageForm | undefined =>
  formsIn(html).find(form => form.action.endsWith(`/${what}`));

const mails = (who: Player, id = game) =>
  request(world.app).get(`/api/v1/games/${id}/mails`).set('Authorization', `Bearer ${who.token}`);

describe("the mails of a game, chosen on the game's page and on the account page", () => {
  test('off and on again, each for oneself', async () => {
    const reader = await signedInBrowser(world, bert);
    const page = await reader.get(`/g/${game}`);
    const off = await reader.submit(formFor(page.text, 'mails')!, { mails: 'off' });
    expect(textOf(off.text)).toContain('You get no e-mails about this game.');
    expect([(await mails(bert)).body, (await mails(anna)).body]).toEqual([{ on: false }, { on: true }]);
    const account = await reader.get('/me');
    const on = await reader.submit(formFor(account.text, `${game}/mails`)!, { mails: 'on' });
    expect(textOf(on.text)).toContain('You get e-mails about this game.');
    expect((await mails(bert)).body).toEqual({ on: true });
  });

  test('by a program', async () => {
    const put = (on: unknown) =>
      request(world.app)
        .put(`/api/v1/games/${game}/mails`)
        .set('Authorization', `Bearer ${anna.token}`)
        .send({ on });
    expect((await put(false)).status).toBe(204);
    expect((await mails(anna)).body).toEqual({ on: false });
    expect((await put('no')).status).toBe(400);
    expect((await put(true)).status).toBe(204);
  });

  test('are nothing to spectators and strangers', async () => {
    const cleo = await world.player('Cleo');
    const before = await world.fingerprint();
    expect((await mails(cleo)).status).toBe(403);
    expect((await mails(cleo, 'nosuchgame')).status).toBe(404);
    const anybody = await browser(world.app).get(`/g/${game}`);
    expect([formFor(anybody.text, 'mails'), formFor(anybody.text, 'revoke-links')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await browser(world.app).post(`/g/${game}/mails`, { mails: 'off' })).status).toBe(401);
    expect((await browser(world.app).post(`/g/${game}/revoke-links`, {})).status).toBe(401);
    expect(await world.fingerprint()).toBe(before);
  });
});

describe('the links in turn mails', () => {
  test("stop working at the owner's word, with the sessions they opened", async () => {
    const secret = await world.seatSecret(game, anna, 0);
    const opened = browser(world.app);
    await opened.post(`/g/${game}/seat`, { secret });
    expect(textOf((await opened.get(`/g/${game}`)).text)).toContain('It is your turn');
    const reader = await signedInBrowser(world, anna);
    const told = await reader.submit(formFor((await reader.get(`/g/${game}`)).text, 'revoke-links')!);
    expect(textOf(told.text)).toContain('no longer work.');
    expect(textOf(told.text)).toContain('It is your turn');
    expect(textOf((await opened.get(`/g/${game}`)).text)).not.toContain('It is your turn');
    expect((await opened.post(`/g/${game}/seat`, { secret })).status).toBe(401);
  });

  test('said from such a session, it ends itself', async () => {
    const opened = browser(world.app);
    await opened.post(`/g/${game}/seat`, { secret: await world.seatSecret(game, bert, 1) });
    const told = await opened.submit(formFor((await opened.get(`/g/${game}`)).text, 'revoke-links')!);
    expect(textOf(told.text)).toContain('no longer work.');
    expect(formFor(told.text, 'revoke-links')).toBeUndefined();
    expect(Object.keys(opened.cookies).filter(name => name.includes('seat'))).toEqual([]);
  });
});

test('the page of sessions names the game of a seat session, and ends it', async () => {
  const opened = browser(world.app);
  await opened.post(`/g/${game}/seat`, { secret: await world.seatSecret(game, bert, 1) });
  const reader = await signedInBrowser(world, bert);
  const page = await reader.get('/me/security');
  const about =
    /for one game only · <a[^>]*><bdi>Friday five<\/bdi><\/a>[^<]*<\/span><\/div>\s*(<form[\s\S]*?<\/form>)/.exec(
      page.text,
    );
  await reader.submit(formsIn(about![1]!)[0]!);
  expect(formFor((await opened.get(`/g/${game}`)).text, 'revoke-links')).toBeUndefined();
});

test('the account page shows every try to send a mail, and nobody else’s', async () => {
  const tries = [
    { at: '2026-11-20T08:00:00.000Z', sent: false, answer: '451 try <later>' },
    { at: '2026-11-20T08:05:00.000Z', sent: true, answer: '250 queued as 42' },
  ];
  await world.db.pool.query(
    `UPDATE delivery SET tries = $2, status = 'sent' WHERE person_id = $1 AND kind = 'turn'`,
    [anna.actor.personId, JSON.stringify(tries)],
  );
  const mine = await (await signedInBrowser(world, anna)).get('/me');
  expect(textOf(mine.text)).toMatch(
    /Turn · Friday five [^·]*· sent 20 Nov 2026, 08:00 UTC: not accepted – 451 try <later> 20 Nov 2026, 08:05 UTC: accepted by the receiving server – 250 queued as 42/,
  );
  expect(mine.text).toContain('451 try &lt;later&gt;');
  const his = await (await signedInBrowser(world, bert, 'de')).get('/me?lang=de');
  expect(textOf(his.text)).not.toContain('451 try');
  expect(textOf(his.text)).toContain('Anmeldung');
});
