import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { api, later } from './support/api.js';
import { browser, formsIn, signedInBrowser, textOf, type Browser } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

/* A program is let in by a button (OAuth 2.1), as clients of the Model Context Protocol ask for it. */

let world: World;
let anna: Player;
let reader: Browser;
beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  reader = await signedInBrowser(world, anna);
});
afterAll(() => world.stop());

const RETURN = 'http://127.0.0.1:7777/callback';
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

const register = async (redirects: readonly string[] = [RETURN]) =>
  request(world.server).post('/oauth/register').send({ client_name: 'Robota', redirect_uris: redirects });

const idOf = async (): Promise<string> => (await register()).body.client_id as string;

const askFor = (client: string, more: { readonly [name: string]: string } = {}): string =>
  `/oauth/authorize?${new URLSearchParams({
    ...{ client_id: client, redirect_uri: RETURN, response_type: 'code', scope: 'read play', state: 'abc' },
    ...{ code_challenge: challenge, code_challenge_method: 'S256', ...more },
  }).toString()}`;

/** Presses a button of the page. @returns what the program is told in the address that the person is sent to */
const press = async (
  client: string,
  fields: { readonly [name: string]: string },
): Promise<URLSearchParams> => {
  const page = await reader.get(askFor(client));
  const form = formsIn(page.text).find(({ action }) => action === '/oauth/authorize')!;
  const answer = await reader.post(form.action, { ...form.fields, ...fields });
  expect(answer.status).toBe(303);
  const url = new URL(answer.headers['location']!);
  expect(`${url.origin}${url.pathname}`).toBe(RETURN);
  return url.searchParams;
};

const exchange = (client: string, code: string, more: { readonly [name: string]: string } = {}) =>
  request(world.server)
    .post('/oauth/token')
    .type('form')
    .send({
      ...{ grant_type: 'authorization_code', client_id: client, code, redirect_uri: RETURN },
      ...{ code_verifier: verifier, ...more },
    });

describe('where a program finds its way', () => {
  test('the resource names its server, and that says where everything is', async () => {
    const resource = await request(world.server).get('/.well-known/oauth-protected-resource/mcp');
    expect(resource.body).toMatchObject({
      resource: 'https://bahnpost.example/mcp',
      authorization_servers: ['https://bahnpost.example'],
    });
    const server = await request(world.server).get('/.well-known/oauth-authorization-server');
    expect(server.body).toMatchObject({
      issuer: 'https://bahnpost.example',
      code_challenge_methods_supported: ['S256'],
      registration_endpoint: 'https://bahnpost.example/oauth/register',
    });
    expect(server.headers['access-control-allow-origin']).toBe('*');
  });

  test('only addresses that people may be sent to are registered', async () => {
    for (const wrong of ['http://evil.example/', 'javascript:alert(1)', 'data:text/html,x', 'no address'])
      expect([wrong, (await register([wrong])).status]).toEqual([wrong, 400]);
    expect((await register(['https://claude.example/callback', 'cursor://app/back'])).status).toBe(201);
  });
});

describe('the person', () => {
  test('signs in first and comes back, in their language', async () => {
    const client = await idOf();
    const stranger = browser(world.server);
    const answer = await stranger.get(askFor(client));
    expect(answer.headers['location']).toMatch(/^\/in\?next=%2Foauth%2Fauthorize/);
    const page = await reader.get(`${askFor(client)}&lang=de`);
    expect(textOf(page.text)).toContain('Robota möchte Ihr Konto hier benutzen');
    expect(page.headers['content-security-policy']).toContain("form-action 'self' http://127.0.0.1:7777");
  });

  test('lets it read, and play only where they say so', async () => {
    const client = await idOf();
    const told = await press(client, { do: 'allow' });
    expect([told.get('state'), told.get('iss')]).toEqual(['abc', 'https://bahnpost.example']);
    const { body } = await exchange(client, told.get('code')!);
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'read', expires_in: 90 * 86_400 });
    expect((await api(world, body.access_token, 'get', '/games')).status).toBe(200);
    const more = await exchange(client, (await press(client, { do: 'allow', play: 'on' })).get('code')!);
    expect(more.body.scope).toBe('read play');
  });

  test('may say no', async () => {
    const told = await press(await idOf(), { do: 'deny' });
    expect([told.get('error'), told.get('code')]).toEqual(['access_denied', null]);
  });

  test('ends it on the page of the account, and so can the program', async () => {
    const client = await idOf();
    const tokenOf = async (): Promise<string> =>
      (await exchange(client, (await press(client, { do: 'allow' })).get('code')!)).body.access_token;
    const [one, other] = [await tokenOf(), await tokenOf()];
    const page = await reader.get('/me/security');
    const form = formsIn(page.text).find(({ action }) => action.startsWith('/me/tokens/'))!;
    expect(page.text).toContain('Robota');
    await reader.submit(form);
    const statuses = [one, other].map(async token => (await api(world, token, 'get', '/games')).status);
    expect((await Promise.all(statuses)).toSorted()).toEqual([200, 401]);
    for (const token of [one, other])
      await request(world.server).post('/oauth/revoke').type('form').send({ token });
    for (const token of [one, other]) expect((await api(world, token, 'get', '/games')).status).toBe(401);
  });

  test('is sent nowhere that was not named before', async () => {
    const client = await idOf();
    for (const path of [
      askFor(client, { redirect_uri: 'https://evil.example/' }),
      askFor(`${client}x`),
      askFor('nobody'),
    ]) {
      const answer = await reader.get(path);
      expect([answer.status, answer.headers['location']]).toEqual([400, undefined]);
    }
    // A program on one's own computer listens on another port each time.
    expect((await reader.get(askFor(client, { redirect_uri: 'http://127.0.0.1:9/callback' }))).status).toBe(
      200,
    );
  });

  test('is sent to a program that asks wrongly by their own press alone: anybody registers one', async () => {
    const client = await idOf();
    const wrong = [
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge: '' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ] as const;
    for (const [more, error] of wrong)
      for (const one of [reader, browser(world.server)]) {
        const page = await one.get(askFor(client, more));
        expect([error, page.status, page.headers['location']]).toEqual([error, 400, undefined]);
        const form = formsIn(page.text).find(({ action }) => action === '/oauth/authorize')!;
        expect(form.buttons.map(({ value }) => value)).toEqual(['deny']);
        const answer = await one.post(form.action, { ...form.fields, do: 'allow' });
        const told = new URL(answer.headers['location']!).searchParams;
        expect([told.get('error'), told.get('code'), told.get('state')]).toEqual([error, null, 'abc']);
      }
  });

  test('reads where they are sent back to: the scheme of an installed program, and no other directive', async () => {
    const own = 'robota://claude.example/back';
    const client = (await register([own])).body.client_id as string;
    const page = await reader.get(askFor(client, { redirect_uri: own }));
    expect(textOf(page.text)).toContain('It sends you back to robota://claude.example.');
    for (const odd of ['https://a;frame-ancestors/', 'https://a,b/', 'https://*/', 'intent://a/', 'tel:1'])
      expect([odd, (await register([odd])).status]).toEqual([odd, 400]);
    expect((await register(['https://a.example:8443/', 'https://[2001:db8::1]/'])).status).toBe(201);
  });

  test('reads names without letters that hide or turn the line', async () => {
    for (const name of ['a\u0000b', 'a\u202eb', 'a\nb', '\u200b']) {
      const body = { client_name: name, redirect_uris: [RETURN] };
      const { status } = await request(world.server).post('/oauth/register').send(body);
      expect([name, status]).toEqual([name, 400]);
    }
  });

  test('comes back with all of a long state', async () => {
    const client = await idOf();
    const state = 's'.repeat(3000);
    const page = await reader.get(askFor(client, { state }));
    const form = formsIn(page.text).find(({ action }) => action === '/oauth/authorize')!;
    const answer = await reader.post(form.action, { ...form.fields, do: 'deny' });
    expect(new URL(answer.headers['location']!).searchParams.get('state')).toBe(state);
  });

  test('must have signed in just now', async () => {
    const client = await idOf();
    const page = await reader.get(askFor(client));
    const form = formsIn(page.text).find(({ action }) => action === '/oauth/authorize')!;
    await later(world, 20, async () => {
      expect(textOf((await reader.get(askFor(client))).text)).toContain('First confirm that it is you');
      expect((await reader.post(form.action, { ...form.fields, do: 'allow' })).status).toBe(403);
    });
  });
});

describe('a code', () => {
  test('is for this service: whoever wants a token for another gets none', async () => {
    const client = await idOf();
    const own = [
      'https://bahnpost.example',
      'https://bahnpost.example/',
      'https://bahnpost.example/mcp?play=allow',
    ];
    for (const resource of own) {
      expect([resource, (await reader.get(askFor(client, { resource }))).status]).toEqual([resource, 200]);
      const code = (await press(client, { do: 'allow' })).get('code')!;
      for (const other of [
        'https://elsewhere.example/mcp',
        'https://bahnpost.example/g',
        `${resource}#a`,
        'mcp',
      ])
        expect((await exchange(client, code, { resource: other })).body).toEqual({ error: 'invalid_target' });
      expect((await exchange(client, code, { resource })).body.token_type).toBe('Bearer');
    }
  });

  test('is good once; whoever brings it again ends its token', async () => {
    const client = await idOf();
    const code = (await press(client, { do: 'allow' })).get('code')!;
    const { body } = await exchange(client, code);
    expect((await exchange(client, code)).body).toEqual({ error: 'invalid_grant' });
    expect((await api(world, body.access_token, 'get', '/games')).status).toBe(401);
  });

  test('is good for its own program, place and proof alone, and not for long', async () => {
    const client = await idOf();
    const code = (await press(client, { do: 'allow' })).get('code')!;
    const refused = async (more: { readonly [name: string]: string }) =>
      (await exchange(client, code, more)).body.error;
    expect(await refused({ code_verifier: 'w'.repeat(43) })).toBe('invalid_grant');
    expect(await refused({ redirect_uri: 'http://127.0.0.1:1/callback' })).toBe('invalid_grant');
    expect(
      await refused({ client_id: (await register([RETURN, 'https://x.example/'])).body.client_id }),
    ).toBe('invalid_grant');
    expect(await refused({ code: `${code}x` })).toBe('invalid_grant');
    await later(world, 11, async () =>
      expect((await exchange(client, code)).body.error).toBe('invalid_grant'),
    );
    expect((await exchange(client, code, { grant_type: 'password' })).body.error).toBe(
      'unsupported_grant_type',
    );
  });
});

describe('what renews a token', () => {
  const renewing = async (): Promise<string> =>
    (
      await request(world.server)
        .post('/oauth/register')
        .send({
          ...{ client_name: 'Robota', redirect_uris: [RETURN] },
          grant_types: ['authorization_code', 'refresh_token'],
        })
    ).body.client_id as string;

  const first = async (client: string) =>
    (await exchange(client, (await press(client, { do: 'allow' })).get('code')!)).body as {
      readonly access_token: string;
      readonly refresh_token: string;
    };

  const renew = (client: string, token: string) =>
    request(world.server)
      .post('/oauth/token')
      .type('form')
      .send({ grant_type: 'refresh_token', client_id: client, refresh_token: token });

  const status = async (token: string): Promise<number> => (await api(world, token, 'get', '/games')).status;

  test('comes to programs that ask for it; their tokens count for an hour, and a new one takes the place of the old', async () => {
    const client = await renewing();
    const one = await first(client);
    expect(one).toMatchObject({ expires_in: 3600, scope: 'read' });
    expect(await status(one.access_token)).toBe(200);
    await later(world, 61, async () => {
      expect(await status(one.access_token)).toBe(401);
      const { body: two } = await renew(client, one.refresh_token);
      expect(two).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read' });
      expect(two.refresh_token).not.toBe(one.refresh_token);
      expect(await status(two.access_token)).toBe(200);
      const { body: three } = await renew(client, two.refresh_token);
      expect([await status(two.access_token), await status(three.access_token)]).toEqual([401, 200]);
    });
    expect((await first(await idOf())).refresh_token).toBeUndefined();
  });

  test('is good once: brought again, it ends all that came of it', async () => {
    const client = await renewing();
    const { refresh_token: stolen } = await first(client);
    const { body } = await renew(client, stolen);
    expect((await renew(client, stolen)).body).toEqual({ error: 'invalid_grant' });
    expect(await status(body.access_token)).toBe(401);
    expect((await renew(client, body.refresh_token)).body).toEqual({ error: 'invalid_grant' });
  });

  test('is good for its own program alone, and not beyond the time that was allowed', async () => {
    const client = await renewing();
    const { refresh_token: token } = await first(client);
    expect((await renew(await idOf(), token)).body.error).toBe('invalid_grant');
    expect((await renew(client, `${token}x`)).body.error).toBe('invalid_grant');
    expect((await renew(client, '')).body.error).toBe('invalid_request');
    await later(world, 90 * 24 * 60 + 1, async () =>
      expect((await renew(client, token)).body.error).toBe('invalid_grant'),
    );
    expect((await renew(client, token)).body.access_token).toMatch(/^bp_/);
  });

  test('ends with a code that is brought twice, and when the program gives it up', async () => {
    const client = await renewing();
    const code = (await press(client, { do: 'allow' })).get('code')!;
    const { body: one } = await exchange(client, code);
    const { body: two } = await renew(client, one.refresh_token);
    await exchange(client, code);
    expect(await status(two.access_token)).toBe(401);
    const other = await first(client);
    await request(world.server).post('/oauth/revoke').type('form').send({ token: other.refresh_token });
    expect(await status(other.access_token)).toBe(401);
    expect((await renew(client, other.refresh_token)).body.error).toBe('invalid_grant');
  });
});
