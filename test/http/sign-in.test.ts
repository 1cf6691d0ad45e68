import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { askedCookie, deviceCookie, mainCookie, onwardCookie } from '../../src/http/cookies.js';
import { type Browser, browser, formsIn, textOf } from './support/browser.js';
import { startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let count = 0;
/** Somebody new, so that no test touches the links of another. */
const address = (): string => `guest${++count}@players.example`;

const codeOn = ({ text }: Response): string => /data-sign-in-code>(\d{6})</.exec(text)?.[1] ?? 'no code';

const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456');

const isSignedIn = async (reader: Browser): Promise<boolean> => (await reader.get('/games')).status === 200;

/** A browser that has asked for a link, the page it then shows, and what the mail carries. */
const asking = async (email = address(), next = '/') => {
  const here = browser(world.app);
  const [form] = formsIn((await here.get(`/in?next=${next}`)).text).filter(one => one.action === '/in');
  const sent = await here.submit(form!, { address: email });
  const typing = formsIn(sent.text).find(one => one.action === '/in/code')!;
  return { email, here, sent, typing, secret: await world.mailedSecret(email) };
};

/** Presses "Continue" in a browser that did not ask. */
const elsewhere = async (secret: string) => {
  const there = browser(world.app);
  return { there, page: await there.post('/in/redeem', { secret }) };
};

describe('a mailed link by pages, without JavaScript', () => {
  test('signs in where it was asked for, and the browser forgets that it asked', async () => {
    const { here, secret } = await asking();
    const entered = await here.post('/in/redeem', { secret });
    expect([entered.status, entered.headers['location']]).toEqual([303, '/games']);
    expect(Object.keys(here.cookies)).toEqual([mainCookie, deviceCookie]);
    expect(await isSignedIn(here)).toBe(true);
  });

  test('leads on to where the one who asked wanted to go, once', async () => {
    const { here, secret } = await asking(undefined, encodeURIComponent('/me?of=ä;'));
    const entered = await here.post('/in/redeem', { secret, next: '/' });
    expect([entered.status, entered.headers['location']]).toEqual([303, '/me?of=%C3%A4;']);
    expect(Object.keys(here.cookies)).toEqual([mainCookie, deviceCookie]);
  });

  test('leads nowhere but to pages of this site, whatever the browser remembers', async () => {
    for (const remembered of ['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', '%', '%2F%5Cevil']) {
      const { here, secret } = await asking(undefined, '/me');
      here.cookies[onwardCookie] = remembered;
      expect((await here.post('/in/redeem', { secret })).headers['location']).toBe('/games');
    }
  });

  test('shows a code in another browser, which signs in where it was asked for', async () => {
    const { here, typing, secret } = await asking(undefined, '/me');
    const { there, page } = await elsewhere(secret);
    expect(page.status).toBe(200);
    expect(textOf(page.text)).toContain('Type this code where you asked to sign in');
    expect([page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(there.cookies).toEqual({});
    const code = codeOn(page);
    // As people type it.
    const mine = await here.submit(typing, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(textOf(mine.text)).toContain('Your account');
    expect(await isSignedIn(there)).toBe(false);
    // Code and link are spent together.
    expect((await here.post('/in/redeem', { secret })).status).toBe(401);
    expect((await elsewhere(secret)).page.status).toBe(401);
    expect((await here.submit(typing, { code })).status).toBe(401);
  });

  test('shows a code to a browser that asked for another link', async () => {
    const [mine, yours] = [await asking(), await asking()];
    const page = await yours.here.post('/in/redeem', { secret: mine.secret });
    expect(codeOn(page)).toMatch(/^\d{6}$/);
    expect(yours.here.cookies[mainCookie]).toBeUndefined();
    // The code of one link in the browser of the other is a wrong code.
    const refused = await yours.here.submit(yours.typing, { code: codeOn(page) });
    expect([refused.status, textOf(refused.text)]).toEqual([
      401,
      expect.stringContaining('The code is not right. Tries left: 4.'),
    ]);
    await mine.here.submit(mine.typing, { code: codeOn(page) });
    expect(await isSignedIn(mine.here)).toBe(true);
  });

  test('wrong codes are told beside the field and run out after five', async () => {
    const { here, typing, secret } = await asking();
    const code = codeOn((await elsewhere(secret)).page);
    const told: string[] = [];
    for (let n = 0; n < 5; n++) {
      const answer = await here.submit(typing, { code: otherThan(code) });
      expect(answer.status).toBe(401);
      expect(formsIn(answer.text).some(form => form.action === '/in/code')).toBe(true);
      told.push(/role="alert">([^<]*)</.exec(answer.text)![1]!);
    }
    expect(told).toEqual([
      ...[4, 3, 2, 1].map(left => `The code is not right. Tries left: ${left}.`),
      'There were 5 wrong codes; this one no longer works. Ask for a new link.',
    ]);
    expect((await here.submit(typing, { code })).status).toBe(401);
    expect(await isSignedIn(here)).toBe(false);
    const again = await elsewhere(secret);
    expect(textOf(again.page.text)).toContain('There were 5 wrong codes');
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])(
    'what cannot be a code costs no try: %p',
    async typed => {
      const { here, typing, secret } = await asking();
      const code = codeOn((await elsewhere(secret)).page);
      for (let n = 0; n < 6; n++) expect((await here.submit(typing, { code: typed })).status).toBe(400);
      await here.submit(typing, { code });
      expect(await isSignedIn(here)).toBe(true);
    },
  );

  test('a code is refused in a browser that did not ask, and stays good in the one that did', async () => {
    const { here, typing, secret } = await asking();
    const { there, page } = await elsewhere(secret);
    for (let n = 0; n < 6; n++) {
      const refused = await there.post('/in/code', { code: codeOn(page) });
      expect([refused.status, textOf(refused.text)]).toEqual([
        401,
        expect.stringContaining('No sign-in is waiting for a code here'),
      ]);
    }
    await here.submit(typing, { code: codeOn(page) });
    expect(await isSignedIn(here)).toBe(true);
  });

  test('ten minutes end link and code', async () => {
    const { here, typing, secret } = await asking();
    const code = codeOn((await elsewhere(secret)).page);
    world.time.now = () => new Date(Date.now() + 601_000);
    const answers = [
      await here.submit(typing, { code }),
      await here.post('/in/redeem', { secret }),
      (await elsewhere(secret)).page,
    ];
    world.time.now = null;
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(here.cookies[mainCookie]).toBeUndefined();
  });

  test('a scanner that fetches, runs and posts everything spends nothing and is let in nowhere', async () => {
    const { here, secret } = await asking();
    const scanner = browser(world.app);
    const people = async (): Promise<unknown> =>
      (await world.db.pool.query('SELECT (SELECT count(*) FROM person), (SELECT count(*) FROM session)'))
        .rows;
    const before = await people();
    for (let n = 0; n < 10; n++) {
      const page = await scanner.get('/in');
      for (const form of formsIn(page.text).filter(one => one.action === '/in/redeem'))
        for (const more of formsIn((await scanner.submit(form, { secret })).text))
          if (!['/language', '/theme'].includes(more.action)) await scanner.submit(more, { secret });
      await request(world.app).post('/api/v1/sign-in/show').send({ secret });
      await request(world.app).post('/api/v1/sign-in/show-code').send({ secret });
      await request(world.app).post('/api/v1/sign-in/redeem').send({ secret });
      await request(world.app).post('/api/v1/sign-in/redeem').send({ secret, binding: secret });
    }
    expect(scanner.cookies[mainCookie]).toBeUndefined();
    expect(await people()).toEqual(before);
    await here.post('/in/redeem', { secret });
    expect(await isSignedIn(here)).toBe(true);
  });

  test('a code seen before a scanner came is still the code', async () => {
    const { here, typing, secret } = await asking();
    const code = codeOn((await elsewhere(secret)).page);
    await elsewhere(secret);
    await here.submit(typing, { code });
    expect(await isSignedIn(here)).toBe(true);
  });

  test('looking at the page with the field changes nothing and sets no cookie', async () => {
    const before = await world.fingerprint();
    for (const path of ['/in', '/in/sent', '/in/code', '/in/sent?next=https://evil.example']) {
      const answer = await request(world.app).get(path);
      expect([path, answer.headers['set-cookie']]).toEqual([path, undefined]);
      expect(answer.text).not.toContain('name="next" value="https');
      await request(world.app).head(path);
    }
    expect(await world.fingerprint()).toBe(before);
  });

  test('in German, too', async () => {
    const { secret } = await asking();
    const page = await browser(world.app, 'de').post('/in/redeem', { secret });
    expect(textOf(page.text)).toContain('Geben Sie diesen Code dort ein, wo Sie sich anmelden wollten');
    const sent = await browser(world.app, 'de').get('/in/sent');
    expect(textOf(sent.text)).toContain('Die sechs Ziffern');
  });
});

describe('a mailed link by programs', () => {
  const post = (path: string, body: object): request.Test =>
    request(world.app).post(`/api/v1/sign-in${path}`).send(body);
  const asked = async () => {
    const email = address();
    const { status, body, headers } = await post('', { email });
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([202, 'no-store', undefined]);
    return { binding: body.binding as string, secret: await world.mailedSecret(email) };
  };

  test('is worth nothing without what the asking program was given', async () => {
    const { binding, secret } = await asked();
    expect((await post('/redeem', { secret })).status).toBe(400);
    const foreign = await post('/redeem', { secret, binding: (await asked()).binding });
    expect([foreign.status, foreign.body.code]).toEqual([401, 'other-browser']);
    expect((await post('/redeem', { secret, binding })).status).toBe(201);
  });

  test('opened in a browser shows the code for the program', async () => {
    const { binding, secret } = await asked();
    const { there, page } = await elsewhere(secret);
    expect(there.cookies).toEqual({});
    const code = codeOn(page);
    expect((await post('/show-code', { secret })).body).toEqual({ code });
    expect((await post('/redeem-code', { code })).status).toBe(400);
    const wrong = await post('/redeem-code', { code: otherThan(code), binding });
    expect([wrong.status, wrong.body.code, wrong.body.params]).toEqual([401, 'wrong-code', { left: 4 }]);
    const done = await post('/redeem-code', { code, binding, name: 'Gina' });
    expect([done.status, done.body.person.name]).toEqual([201, 'Gina']);
    expect((await post('/redeem', { secret, binding })).body.code).toBe('bad-link');
    expect((await post('/redeem-code', { code, binding })).body.code).toBe('not-asked-here');
  });

  test('asked for by page can be opened by a program for its code alone', async () => {
    const { here, typing, secret } = await asking();
    const { body } = await post('/show-code', { secret });
    await here.submit(typing, { code: (body as { code: string }).code });
    expect(await isSignedIn(here)).toBe(true);
    expect(here.cookies[askedCookie]).toBeUndefined();
  });
});
