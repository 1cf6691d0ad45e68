import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import request from 'supertest';
import { apiRoutes } from '../../src/http/api/api.js';
import { TEST_SECRET } from '../support/cluster.js';
import { api, later, type Method } from './support/api.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { takeMessages } from './support/messages.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let game: string;
let other: string;
beforeAll(async () => {
  world = await startWorld();
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  game = await world.game([anna, bert]);
  other = await world.game([anna, bert]);
});
afterAll(() => world.stop());

const make = async (wish: object, who = anna): Promise<{ readonly id: string; readonly token: string }> => {
  const answer = await api(world, who.token, 'post', '/me/tokens', { name: 'Bot', ...wish });
  expect(answer.status).toBe(201);
  return answer.body;
};

/** The status, and the code of a refusal. */
const ask = async (
  token: string,
  method: Method,
  path: string,
  body?: object,
): Promise<readonly unknown[]> => {
  const answer = await api(world, token, method, path, body);
  return answer.status < 400 ? [answer.status] : [answer.status, answer.body.code, answer.body.params];
};

/** Takes one from the heap, whoever is to move. */
const move = async (token: string, where: string): Promise<readonly unknown[]> => {
  const { headers, body } = await api(world, anna.token, 'get', `/games/${where}`);
  const answer = await api(world, token, 'post', `/games/${where}/actions`, {
    action: { seat: body.asked[0], type: 'take', count: 1 },
  }).set('If-Match', headers['etag']!);
  return answer.status < 400 ? [answer.status] : [answer.status, answer.body.code, answer.body.params];
};

describe('a personal token', () => {
  test('is 256 random bits, shown once and kept as a hash', async () => {
    const { id, token } = await make({ scopes: ['read'] });
    expect(token).toMatch(/^bp_[\w-]{43}$/);
    const { rows } = await world.db.pool.query<{ hash: string }>('SELECT hash FROM api_token WHERE id = $1', [
      id,
    ]);
    expect(rows[0]!.hash).toBe(createHash('sha256').update(`token:${token}`).digest('hex'));
    const listed = await api(world, anna.token, 'get', '/me/tokens');
    expect(listed.body.tokens[0]).toMatchObject({ id, name: 'Bot', scopes: ['read'], lastUsedAt: null });
    expect(listed.text).not.toContain(token);
    expect(world.logged.join('\n')).not.toContain(token);
  });

  test('is told to its owner by mail', async () => {
    await takeMessages(world, 'security');
    await make({ scopes: ['read'], name: 'Night bot' });
    const [message] = await takeMessages(world, 'security');
    expect(message!.to.address).toBe(anna.email);
    expect(message!.paragraphs[0]).toContain('“Night bot” was created for your account');
  });

  test('does what its scopes say, and is told which one would be right', async () => {
    const [read, play, manage] = [
      (await make({ scopes: ['read'] })).token,
      (await make({ scopes: ['play'] })).token,
      (await make({ scopes: ['manage'] })).token,
    ];
    const newGame = {
      title: 'sampler',
      name: 'By a bot',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    };
    expect(await ask(read, 'get', '/games')).toEqual([200]);
    expect(await ask(read, 'get', `/games/${game}/position`)).toEqual([200]);
    expect(await move(read, game)).toEqual([403, 'scope-missing', { needed: 'play', has: ['read'] }]);
    expect(await ask(read, 'post', '/games', newGame)).toEqual([
      403,
      'scope-missing',
      { needed: 'manage', has: ['read'] },
    ]);
    expect(await move(play, game)).toEqual([201]);
    expect(await ask(play, 'get', '/games')).toEqual([
      403,
      'scope-missing',
      { needed: 'read', has: ['play'] },
    ]);
    expect(await ask(manage, 'post', '/games', newGame)).toEqual([201]);
    expect((await ask(manage, 'post', `/games/${game}/undo`, { seat: 0 }))[1]).toBe('scope-missing');
  });

  test('for one game works for nothing else', async () => {
    const { token } = await make({ scopes: ['read', 'play', 'manage'], gameId: game });
    expect(await ask(token, 'get', `/games/${game}/log`)).toEqual([200]);
    expect(await ask(token, 'get', '/titles')).toEqual([200]);
    const refused = [403, 'token-other-game', { game }];
    expect(await ask(token, 'get', `/games/${other}`)).toEqual(refused);
    expect(await move(token, other)).toEqual(refused);
    expect(await ask(token, 'get', '/games')).toEqual(refused);
    expect(await ask(token, 'get', '/me')).toEqual(refused);
    expect(await ask(token, 'post', '/games/import', {})).toEqual(refused);
    expect(await ask(token, 'post', '/invitations/accept', { secret: 'x'.repeat(43) })).toEqual(refused);
  });

  test('never touches the account, whatever its scopes', async () => {
    const { id, token } = await make({ scopes: ['read', 'play', 'manage'] });
    // When it was used, and its owner seen, is all that a call leaves behind.
    const forgetUse = async (): Promise<void> => {
      await world.db.pool.query('UPDATE api_token SET last_used_at = NULL WHERE id = $1', [id]);
      await world.db.pool.query('UPDATE person SET seen_at = created_at');
    };
    await forgetUse();
    const before = await world.fingerprint();
    const calls: readonly (readonly [Method, string, object?])[] = [
      ['get', '/me/addresses'],
      ['post', '/me/addresses', { email: 'evil@mail.example' }],
      ['get', '/me/tokens'],
      ['post', '/me/tokens', { name: 'More', scopes: ['manage'] }],
      ['delete', `/me/tokens/${id}`],
      ['get', '/me/passkeys'],
      ['post', '/me/passkeys/begin'],
      ['get', '/me/export'],
      ['post', '/me/delete', { word: 'delete' }],
      ['patch', '/me', { name: 'Eve' }],
      ['get', '/sessions'],
      ['delete', '/sessions'],
      ['delete', '/sessions/current'],
    ];
    for (const [method, path, body] of calls)
      expect([path, ...(await ask(token, method, path, body))]).toEqual([path, 403, 'not-by-token', {}]);
    await forgetUse();
    expect(await world.fingerprint()).toBe(before);
  });

  test('is for the interface, not for pages', async () => {
    const { token } = await make({ scopes: ['read', 'play', 'manage'] });
    for (const path of ['/me', '/games', `/g/${game}`, '/']) {
      const bearer = await request(world.app).get(path).set('Authorization', `Bearer ${token}`);
      expect([path, bearer.status]).toEqual([path, 403]);
      expect(textOf(bearer.text)).toContain('for the API under /api/v1 only');
    }
    const cookie = await request(world.app).get('/games').set('Cookie', `__Host-bahnpost=${token}`);
    expect(cookie.headers['location']).toBe('/in?next=%2Fgames');
  });

  test('says to the hour when it was last used', async () => {
    const { id, token } = await make({ scopes: ['read'] });
    const used = async (): Promise<number> => {
      const { tokens } = (await api(world, anna.token, 'get', '/me/tokens')).body;
      return Date.parse(tokens.find((one: { id: string }) => one.id === id).lastUsedAt);
    };
    await ask(token, 'get', '/games');
    const first = await used();
    await later(world, 59, () => ask(token, 'get', '/games'));
    expect(await used()).toBe(first);
    await later(world, 61, () => ask(token, 'get', '/games'));
    expect(await used()).toBeGreaterThanOrEqual(first + 60 * 60_000);
  });
});

describe('what is refused', () => {
  test.each([
    [{ scopes: [] }, 400],
    [{ scopes: ['admin'] }, 400],
    [{ scopes: ['read'], days: 0 }, 400],
    [{ scopes: ['read'], days: 367 }, 400],
    [{ scopes: ['read'], days: 1.5 }, 400],
    [{ scopes: ['read'], name: '' }, 400],
    [{ scopes: ['read'], name: 'a\u202Eb' }, 400],
    [{ scopes: ['read'], gameId: 'nosuchgame' }, 404],
    [{ scopes: ['read'], owner: 'bert' }, 400],
  ])('a wish for %j', async (wish, status) => {
    const answer = await api(world, anna.token, 'post', '/me/tokens', { name: 'Bot', ...wish });
    expect(answer.status).toBe(status);
  });

  test('a token for a game one has nothing to do with', async () => {
    const cleo = await world.player('Cleo');
    const answer = await api(world, cleo.token, 'post', '/me/tokens', {
      name: 'Bot',
      scopes: ['read'],
      gameId: game,
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'no-such-game']);
  });

  test('from an old session; but an old session can end a token', async () => {
    const { id, token } = await make({ scopes: ['read'] });
    const wish = { name: 'Bot', scopes: ['read'] };
    await later(world, 16, async () => {
      expect((await ask(anna.token, 'post', '/me/tokens', wish))[1]).toBe('confirm-first');
      expect(await ask(anna.token, 'delete', `/me/tokens/${id}`)).toEqual([204]);
    });
    expect((await ask(token, 'get', '/games'))[1]).toBe('bad-token');
    expect((await ask(anna.token, 'delete', `/me/tokens/${id}`))[1]).toBe('no-such-token');
  });

  test('somebody else’s token is not there to be ended', async () => {
    const { id, token } = await make({ scopes: ['read'] });
    expect((await ask(bert.token, 'delete', `/me/tokens/${id}`))[1]).toBe('no-such-token');
    expect(await ask(token, 'get', '/games')).toEqual([200]);
  });

  test('more than twenty', async () => {
    const dora = await world.player('Dora');
    for (let n = 0; n < 20; n++) await make({ scopes: ['read'] }, dora);
    expect((await ask(dora.token, 'post', '/me/tokens', { name: 'Bot', scopes: ['read'] }))[1]).toBe(
      'too-many-tokens',
    );
  });
});

test('every route of the interface asks for its scope, before it looks at anything else', async () => {
  const all = ['read', 'play', 'manage'] as const;
  const full = (await make({ scopes: [...all] })).token;
  const without: { [scope: string]: string } = {};
  for (const scope of all)
    without[scope] = (await make({ scopes: all.filter(other => other !== scope) })).token;
  const unused = () => world.db.pool.query('UPDATE api_token SET last_used_at = NULL');
  await unused();
  const before = await world.fingerprint();
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  for (const { method, path, operation } of apiRoutes) {
    const scope = operation.security?.find(one => one['token'])?.['token']?.[0] ?? 'never';
    seen.set(scope, (seen.get(scope) ?? 0) + 1);
    const filled = path.replace('{id}', game).replaceAll(/\{\w+\}/g, '0');
    const answer = await ask(scope === 'never' ? full : without[scope]!, method, filled);
    const wanted = scope === 'never' ? 'not-by-token' : 'scope-missing';
    if (answer[0] !== 403 || answer[1] !== wanted) wrong.push(`${method} ${path} ${JSON.stringify(answer)}`);
    // Trying stores nothing: test/http/meaning.test.ts holds the database against it.
    const tries = path === '/games/{id}/try';
    if (method !== 'get' && scope === 'read' && !tries) wrong.push(`${method} ${path} is only read`);
  }
  expect(wrong).toEqual([]);
  expect(Object.fromEntries(seen)).toMatchObject({ read: expect.any(Number), play: expect.any(Number) });
  expect(seen.get('play')).toBeGreaterThanOrEqual(3);
  await unused();
  expect(await world.fingerprint()).toBe(before);
});

test('no forged, foreign, spent or out-of-date token gets in', async () => {
  const { token } = await make({ scopes: ['read', 'play', 'manage'], days: 1 });
  const revoked = await make({ scopes: ['read'] });
  await ask(anna.token, 'delete', `/me/tokens/${revoked.id}`);
  const { rows } = await world.db.pool.query<{ hash: string; id: string }>('SELECT hash, id FROM api_token');
  const session = anna.token.split('.');
  const claims = jwt.decode(anna.token) as { [name: string]: unknown };
  const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const flipped = [...Array(20).keys()].map(at => {
    const place = 3 + at * 2;
    return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
  });
  const corpus = [
    ...flipped,
    ...rows.slice(0, 10).flatMap(({ hash, id }) => [hash, `bp_${hash}`, id, `bp_${id}`]),
    revoked.token,
    'bp_',
    token.slice(3),
    token.toUpperCase(),
    token.toLowerCase(),
    token.slice(0, -1),
    `${token}A`,
    `${token}.`,
    `bp_${token}`,
    token.replace('bp_', 'BP_'),
    token.replace('bp_', 'bp-'),
    "bp_' OR '1'='1",
    `bp_${'A'.repeat(43)}`,
    `bp_${'A'.repeat(1900)}`,
    `${json({ alg: 'none', typ: 'JWT' })}.${session[1]!}.`,
    `${json({ alg: 'none' })}.${session[1]!}.${session[2]!}`,
    `${session[0]!}.${json({ ...claims, sub: bert.actor.personId })}.${session[2]!}`,
    jwt.sign(claims, 'another secret of thirty-two letters'),
    jwt.sign({ ...claims, jti: 'x' }, TEST_SECRET),
    jwt.sign({ ...claims, aud: 'else' }, TEST_SECRET),
    jwt.sign({ ...claims, iss: 'else' }, TEST_SECRET),
    jwt.sign({ ...claims, exp: 1 }, TEST_SECRET),
    jwt.sign(claims, TEST_SECRET, { algorithm: 'HS512' }),
  ].filter(forged => forged !== token);
  expect(corpus.length).toBeGreaterThan(60);
  const let_in: string[] = [];
  for (const forged of corpus) {
    const answer = await request(world.app).get('/api/v1/me').set('Authorization', `Bearer ${forged}`);
    if (answer.status !== 401) let_in.push(`${forged} ${answer.status}`);
  }
  expect(let_in).toEqual([]);
  expect(await ask(token, 'get', '/me')).toEqual([200]);
  expect((await later(world, 24 * 60 + 1, () => ask(token, 'get', '/me')))[1]).toBe('bad-token');
});

describe('by pages, without a script', () => {
  const formTo = (html: string, action: string) => formsIn(html).find(form => form.action === action)!;

  test('a token is made, shown once in no address, listed and ended', async () => {
    const eve = await world.player('Eve');
    const reader = await signedInBrowser(world, eve);
    const form = formTo((await reader.get('/me/security')).text, '/me/tokens');
    const made = await reader.submit(form, { name: 'My bot', read: 'on', play: 'on' });
    const token = /value="(bp_[\w-]{43})"/.exec(made.text)![1]!;
    expect([made.status, made.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await ask(token, 'get', '/games')).toEqual([200]);
    expect((await ask(token, 'post', '/games', {}))[1]).toBe('scope-missing');
    const listed = await reader.get('/me/security');
    expect(listed.text).not.toContain(token);
    expect(textOf(listed.text)).toContain('My bot');
    const end = formsIn(listed.text).find(one => /^\/me\/tokens\/\w+$/.test(one.action))!;
    await reader.submit(end);
    expect((await ask(token, 'get', '/games'))[1]).toBe('bad-token');
  });
});

test('whoever makes tokens and takes them back again and again is stopped: each is a mail', async () => {
  const carl = await world.player('Carl');
  const tokens: { readonly id: string }[] = [];
  for (let n = 0; n < 20; n++) {
    const made = await make({ scopes: ['read'] }, carl);
    tokens.push(made);
    if (n > 0) expect(await ask(carl.token, 'delete', `/me/tokens/${tokens[n - 1]!.id}`)).toEqual([204]);
  }
  const wish = { name: 'One more', scopes: ['read'] };
  expect(await ask(carl.token, 'post', '/me/tokens', wish)).toEqual([
    429,
    'too-many-account-changes',
    { most: 20 },
  ]);
  // What ends a way in works always.
  expect(await ask(carl.token, 'delete', `/me/tokens/${tokens.at(-1)!.id}`)).toEqual([204]);
});
