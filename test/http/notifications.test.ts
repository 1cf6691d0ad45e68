import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { kinds } from '../../src/service/prefs/choices.js';
import { unsubscribeAllToken } from '../../src/service/prefs/unsubscribe-all.js';
import { problemText, textByKey } from '../../src/words/pages.js';
import { browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let game: string;
let now = new Date();

beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  game = await world.game([anna, bert]);
});
afterAll(() => world.stop());

const HERE = '/me/notifications';
const api = (method: 'get' | 'patch' | 'post' | 'put', path: string, who: Player = anna) =>
  request(world.app)[method](`/api/v1${path}`).set('Authorization', `Bearer ${who.token}`);
const formTo = (html: string, action: string): PageForm =>
  formsIn(html).find(form => form.action === action)!;

describe('the page of times and mails', () => {
  test('is for those who are signed in', async () => {
    const page = await browser(world.app).get(HERE);
    expect([page.status, page.headers['location']]).toEqual([302, `/in?next=${encodeURIComponent(HERE)}`]);
  });

  test('takes quiet hours and says in words what they mean', async () => {
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get(HERE);
    expect(textOf(page.text)).toContain('You have no quiet hours; e-mails come at any hour.');
    const saved = await reader.submit(formTo(page.text, `${HERE}/time`), {
      zone: 'Europe/Berlin',
      quietFrom: '22:00',
      quietTo: '07:00',
      'quiet.sat': 'own',
      'from.sat': '23:30',
      'to.sat': '10:00',
      'quiet.sun': 'none',
      digestHour: '6',
      remindBefore: '12, 24',
      hold: '600',
    });
    const text = textOf(saved.text);
    expect(text).toContain('Saved.');
    expect(text).toContain(
      'Quiet from 22:00 to 07:00 (Europe/Berlin): an e-mail that is ready then comes at 07:00.',
    );
    expect(text).toContain('Saturday: quiet from 23:30 to 10:00; the e-mail comes at 10:00.');
    expect(text).toContain('Sunday: no quiet hours.');
    expect((await api('get', HERE)).body).toMatchObject({
      zone: 'Europe/Berlin',
      quiet: {
        daily: { from: '22:00', to: '07:00' },
        on: { sat: { from: '23:30', to: '10:00' }, sun: null },
      },
      digestHour: 6,
      remindBefore: [12, 24],
      hold: 600,
    });
    // What the page shows is what it would save again.
    const again = formTo(saved.text, `${HERE}/time`);
    expect((await reader.submit(again)).status).toBe(200);
    expect((await api('get', HERE)).body).toMatchObject({ quiet: { on: { sun: null } }, hold: 600 });
  });

  test('speaks German, too', async () => {
    const reader = await signedInBrowser(world, bert, 'de');
    await reader.post('/language', { language: 'de', back: '/' });
    const text = textOf((await reader.get(HERE)).text);
    expect(text).toContain('Sie haben keine Ruhezeiten; E-Mails kommen zu jeder Stunde.');
    expect(text).toMatch(
      /Die nächste Zusammenfassung kommt am (?:\S+tag|Mittwoch), \d+\. \S+ um \d\d:\d\d UTC\./,
    );
  });

  test('refuses in words what makes no sense', async () => {
    const reader = await signedInBrowser(world, anna);
    const form = formTo((await reader.get(HERE)).text, `${HERE}/time`);
    for (const [change, said] of [
      [{ quietFrom: '08:00', quietTo: '22:00' }, 'last 840 minutes; at most 720'],
      [{ quietFrom: '08:00', quietTo: '' }, 'is not a time of day'],
      [{ zone: 'Mars/Olympus' }, 'The time zone “Mars/Olympus” is not known.'],
      [{ remindBefore: '400' }, 'must be between 1 and 168, not 400'],
    ] as const) {
      const answer = await reader.submit(form, change);
      expect(answer.status).toBe(400);
      expect(textOf(answer.text)).toContain(said);
    }
  });

  test('tells whoever turns turn mails off what that means', async () => {
    const reader = await signedInBrowser(world, anna);
    const form = formTo((await reader.get(HERE)).text, `${HERE}/mails`);
    const off = await reader.submit(form, { 'way.turn': 'none', 'way.chat': 'digest' });
    expect(textOf(off.text)).toContain('Your clocks keep running');
    expect((await api('get', HERE)).body.choices).toMatchObject({
      turn: 'none',
      chat: 'digest',
      votes: 'at-once',
    });
    const on = await reader.submit(formTo(off.text, `${HERE}/mails`), { 'way.turn': 'at-once' });
    expect(textOf(on.text)).not.toContain('Your clocks keep running');
    expect((await reader.post(`${HERE}/mails`, { 'way.turn': 'never' })).status).toBe(400);
  });

  test.each([
    ['turns of several games come in one mail', 'together'],
    ['mails of turns carry an entry for the calendar', 'calendar'],
  ])('lets %s, or not', async (_, name) => {
    const reader = await signedInBrowser(world, anna);
    const box = async (): Promise<string | undefined> =>
      formTo((await reader.get(HERE)).text, `${HERE}/mails`).fields[name];
    expect([await box(), (await api('get', HERE)).body[name]]).toEqual(['on', true]);
    const { [name]: __, ...unticked } = formTo((await reader.get(HERE)).text, `${HERE}/mails`).fields;
    expect((await reader.post(`${HERE}/mails`, unticked)).status).toBe(303);
    expect([await box(), (await api('get', HERE)).body[name]]).toEqual([undefined, false]);
    // What else is changed leaves it as it is.
    await api('patch', HERE).send({ digestHour: 9 });
    expect((await api('get', HERE)).body[name]).toBe(false);
    expect((await api('patch', HERE).send({ [name]: true })).body[name]).toBe(true);
    expect((await api('patch', HERE).send({ [name]: 'on' })).status).toBe(400);
    expect(await box()).toBe('on');
  });

  test('takes holidays and gives them back', async () => {
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get(HERE);
    const next = String(new Date().getFullYear() + 1);
    const [from, to] = [`${next}-07-01`, `${next}-07-14`];
    const taken = await reader.submit(formTo(page.text, `${HERE}/holidays`), { from, to });
    expect(textOf(taken.text)).toContain(`1 Jul ${next} – 14 Jul ${next}`);
    const past = await reader.submit(formTo(page.text, `${HERE}/holidays`), {
      from: '2020-01-01',
      to: '2020-01-02',
    });
    expect(textOf(past.text)).toContain('A holiday begins today');
    const gone = await reader.submit(formTo(taken.text, `${HERE}/holidays/withdraw`));
    expect(textOf(gone.text)).toContain('No holidays yet.');
  });

  test('lets a game be otherwise, for its players', async () => {
    const reader = await signedInBrowser(world, anna);
    const path = `${HERE}/games/${game}`;
    const page = await reader.get(path);
    expect(formTo(page.text, path).fields['way.chat']).toBe('same');
    await reader.submit(formTo(page.text, path), { 'way.chat': 'none' });
    expect((await api('get', `/games/${game}/notifications`)).body).toEqual({ chat: 'none' });
    expect((await api('patch', `/games/${game}/notifications`).send({ chat: null })).body).toEqual({});
    const cleo = await world.player('Cleo');
    expect((await api('get', `/games/${game}/notifications`, cleo)).status).toBe(403);
    expect((await api('get', '/games/nosuchgame/notifications', cleo)).status).toBe(404);
    expect((await browser(world.app).post(path, { 'way.chat': 'none' })).status).toBe(401);
  });

  test('sends a test mail, three in an hour', async () => {
    const reader = await signedInBrowser(world, anna);
    const form = formTo((await reader.get(HERE)).text, `${HERE}/test`);
    expect(textOf((await reader.submit(form)).text)).toContain('The test e-mail is on its way.');
    for (let n = 0; n < 2; n++) expect((await api('post', '/me/test-mail')).status).toBe(202);
    expect((await api('post', '/me/test-mail')).body).toMatchObject({ code: 'too-many-test-mails' });
    expect(textOf((await reader.get('/me')).text)).toContain('Test e-mail');
  });

  test('sends again what was given up, and nothing else', async () => {
    const { rows } = await world.db.pool.query<{ id: string }>(
      `UPDATE delivery SET status = 'failed', failures = 27 WHERE person_id = $1 AND kind = 'game-started' RETURNING id`,
      [anna.actor.personId],
    );
    const id = rows[0]!.id;
    expect((await api('post', `/me/deliveries/${id}/again`, bert)).status).toBe(409);
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get('/me');
    const form = formTo(page.text, `/me/deliveries/${id}/again`);
    expect((await reader.submit(form)).status).toBe(200);
    const { body } = await api('get', '/me/deliveries');
    const list = (body as { deliveries: { id: string; status: string; nextAt: string | null }[] }).deliveries;
    const delivery = list.find(one => one.id === id)!;
    expect([delivery.status, delivery.nextAt !== null]).toEqual(['queued', true]);
    expect((await api('post', `/me/deliveries/${id}/again`)).body).toMatchObject({ code: 'not-given-up' });
  });
});

describe('no mails at all', () => {
  const link = (who: Player): string =>
    `/unsubscribe-all/${unsubscribeAllToken(world.deps, who.actor.personId)}`;

  test('RFC 8058: one click without cookies, answered 2xx and without a redirect, as often as it comes', async () => {
    for (let n = 0; n < 2; n++) {
      const answer = await request(world.app)
        .post(link(bert))
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .redirects(0);
      expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
        200,
        undefined,
        undefined,
      ]);
      expect((await api('get', HERE, bert)).body).toMatchObject({ off: true });
    }
    expect((await api('get', HERE, anna)).body).toMatchObject({ off: false });
  });

  test('looking at the link changes nothing; its form turns mails on again', async () => {
    const before = await world.fingerprint();
    const page = await browser(world.app).get(link(bert));
    expect(page.status).toBe(200);
    expect(await world.fingerprint()).toBe(before);
    await browser(world.app).submit(formTo(page.text, link(bert)), { answer: 'on' });
    expect((await api('get', HERE, bert)).body).toMatchObject({ off: false });
  });

  test('a token of another purpose, person or with a letter changed opens nothing', async () => {
    const token = unsubscribeAllToken(world.deps, anna.actor.personId);
    const forged = [
      `${token}x`,
      token.replace(anna.actor.personId, bert.actor.personId),
      world.unsubscribeToken(game, anna),
      '.',
      'x',
    ];
    const before = await world.fingerprint();
    for (const one of forged)
      expect((await request(world.app).post(`/unsubscribe-all/${one}`).type('form').send('')).status).toBe(
        401,
      );
    expect((await request(world.app).post(`/unsubscribe/${token}`).type('form').send('')).status).toBe(401);
    expect(await world.fingerprint()).toBe(before);
  });

  test('can be chosen on the page and by a program', async () => {
    const reader = await signedInBrowser(world, bert);
    const off = await reader.submit(formTo((await reader.get(HERE)).text, `${HERE}/all`), { mails: 'off' });
    expect(textOf(off.text)).toContain('Sie bekommen gar keine E-Mails');
    expect((await api('put', '/me/mails', bert).send({ on: true })).status).toBe(204);
    expect((await api('get', HERE, bert)).body).toMatchObject({ off: false });
  });
});

describe('by a program', () => {
  test('hostile settings are refused and change nothing', async () => {
    const before = await world.fingerprint();
    const w = { from: '22:00', to: '07:00' };
    for (const body of [
      { zone: '../../etc/passwd' },
      { zone: '+02:00' },
      { zone: 'Europe/Berlin\u0000' },
      { quiet: { daily: { from: '24:00', to: '07:00' } } },
      { quiet: { daily: { ...w, extra: 1 } } },
      { quiet: { daily: w, on: { someday: null } } },
      { quiet: { daily: { from: '07:00', to: '07:00' } } },
      { quiet: null },
      { digestHour: 24 },
      { digestHour: -1 },
      { digestHour: 7.5 },
      { remindBefore: [1, 2, 3, 4, 5] },
      { remindBefore: [1e308] },
      { remindBefore: '12' },
      { hold: 3601 },
      { hold: -1 },
      { choices: { turn: 'sometimes' } },
      { choices: { everything: 'none' } },
      { off: true },
      { holidays: [] },
      { __proto__: null, constructor: 1 },
    ])
      expect((await api('patch', HERE).send(body)).status).toBe(400);
    for (const body of [
      { from: '2030-02-30', to: '2030-03-01' },
      { from: '2030-03-02', to: '2030-03-01' },
      { from: 'today', to: 'tomorrow' },
      { from: '9999-01-01', to: '9999-12-31' },
    ])
      expect((await api('post', '/me/holidays').send(body)).status).toBe(400);
    expect(await world.fingerprint()).toBe(before);
  });

  test('quiet hours change four times in a day and six times in a week, and no more', async () => {
    const dora = await world.player('Dora');
    world.time.now = () => now;
    const move = async (hour: number) =>
      api('patch', HERE, dora).send({ quiet: { daily: { from: `${String(hour)}:00`, to: '23:30' } } });
    for (const hour of [12, 13, 14, 15]) expect((await move(hour)).status).toBe(200);
    const refused = await move(16);
    expect([refused.status, refused.body.code]).toEqual([429, 'time-changed-too-often']);
    // The same again is no change, and neither is anything else.
    expect((await move(15)).status).toBe(200);
    expect((await api('patch', HERE, dora).send({ digestHour: 9 })).status).toBe(200);
    const zone = await api('patch', '/me', dora).send({ timeZone: 'Asia/Tokyo' });
    expect([zone.status, zone.body.code]).toEqual([429, 'time-changed-too-often']);
    now = new Date(now.getTime() + 25 * 3_600_000);
    for (const hour of [17, 18]) expect((await move(hour)).status).toBe(200);
    expect((await move(19)).body).toMatchObject({ code: 'time-changed-too-often', params: { hours: 168 } });
    now = new Date(now.getTime() + 7 * 24 * 3_600_000);
    expect((await move(20)).status).toBe(200);
    world.time.now = null;
  });
});

test('every kind of mail has a name, and every reason and refusal its words', () => {
  const reasons = [
    'quiet',
    'digest',
    'in-digest',
    'not-wanted',
    'game-off',
    'all-off',
    'paced',
    ...['together', 'alone', 'looking', 'taken-back'],
    'switched-off',
    'complaints',
    'passed',
  ];
  for (const language of ['de', 'en'] as const) {
    for (const kind of kinds) expect(textByKey(language, `mail-${kind}`)).not.toBe('');
    for (const reason of reasons) expect(textByKey(language, `why-${reason}`)).not.toBe('');
    for (const code of [
      ...['unknown-zone', 'bad-time', 'quiet-empty', 'quiet-too-long', 'bad-date', 'holiday-backwards'],
      ...['holiday-past', 'holiday-too-far', 'holiday-over-allowance', 'holiday-not-taken', 'holiday-begun'],
      ...['too-many-holidays', 'not-a-whole-number', 'out-of-range', 'not-a-list', 'too-many'],
    ])
      expect(problemText(language, code, {})).toBeDefined();
  }
});

test('forms of another site are refused', async () => {
  const reader = await signedInBrowser(world, anna);
  const cookies = Object.entries(reader.cookies).map(([name, value]) => `${name}=${value}`);
  const answer = await request(world.app)
    .post(`${HERE}/all`)
    .set('Cookie', cookies.join('; '))
    .set('Origin', baseUrl.replace('bahnpost', 'evil'))
    .type('form')
    .send({ mails: 'off' });
  expect(answer.status).toBe(403);
});
