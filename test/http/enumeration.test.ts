import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { startWorld, type Player, type World } from './support/world.js';
import { signedInBrowser } from './support/browser.js';
import { statements } from './support/statements.js';

let world: World;
let anna: Player;
let known: Player;
beforeAll(async () => {
  world = await startWorld();
  [anna, known] = [await world.player('Anna'), await world.player('Known')];
});
afterAll(() => world.stop());

/** As long as the known one. */
const unknown = 'nobod@players.example';

/** What an answer tells, apart from what is another each time anyway. */
const told = ({ status, headers, text }: Pick<Response, 'status' | 'headers' | 'text'>): object => {
  const {
    date: _,
    'x-request-id': __,
    etag: ___,
    'ratelimit-policy': ____,
    ratelimit: _____,
    ...rest
  } = headers;
  const random =
    /[\w-]{43}|"id":"\w+"|"createdAt":"[^"]*"|"expiresAt":"[^"]*"|Expires=[^;]*|gameId":"\w+"|\/games\/\w{8}|"[0-9a-f]{64}"/g;
  const plain = (value: unknown): string =>
    String(value).replaceAll(known.email, 'ADDRESS').replaceAll(unknown, 'ADDRESS').replaceAll(random, '*');
  return {
    status,
    text: plain(text),
    headers: Object.entries(rest).map(([name, value]) => [name, plain(value)]),
  };
};

const both = async (ask: (email: string) => Promise<Response>): Promise<readonly [object, object]> => {
  expect(unknown.length).toBe(known.email.length);
  return [told(await ask(known.email)), told(await ask(unknown))];
};

describe('nobody learns whether an address has an account', () => {
  test('by asking for a sign-in link, on a page or by the interface', async () => {
    const page = await both(address =>
      request(world.app).post('/in').set('Origin', 'https://bahnpost.example').type('form').send({ address }),
    );
    expect(page[0]).toEqual(page[1]);
    const api = await both(email => request(world.app).post('/api/v1/sign-in').send({ email }));
    expect(api[0]).toEqual(api[1]);
  });

  test('by the time that takes: the same is done for both', async () => {
    const ask = (email: string) => () => request(world.app).post('/api/v1/sign-in').send({ email });
    const [one, other] = [await statements(ask(known.email)), await statements(ask(unknown))];
    expect(one.length).toBeGreaterThan(4);
    expect(one).toEqual(other);
  });

  test('by adding it to one’s own account, on a page or by the interface', async () => {
    const api = await both(email =>
      request(world.app)
        .post('/api/v1/me/addresses')
        .set('Authorization', `Bearer ${anna.token}`)
        .send({ email }),
    );
    expect(api[0]).toEqual(api[1]);
    const reader = await signedInBrowser(world, anna);
    const page = await both(address => reader.post('/me/addresses', { address }));
    expect(page[0]).toEqual(page[1]);
    // The list afterwards tells the two apart by what she typed alone.
    const listed = await reader.get('/me/security');
    const about = (email: string): string =>
      new RegExp(`<li class="row"><div><strong>${email}</strong>([\\s\\S]*?)</li>`)
        .exec(listed.text)![1]!
        .replaceAll(/\/me\/addresses\/\w+/g, '')
        .replaceAll(email, '');
    expect(about(known.email)).toBe(about(unknown));
  });

  test('by inviting it', async () => {
    const answers = await both(email =>
      request(world.app)
        .post('/api/v1/games')
        .set('Authorization', `Bearer ${anna.token}`)
        .send({
          title: 'sampler',
          name: 'Who is there',
          settings: {},
          seats: [{ kind: 'me' }, { kind: 'invite', email }],
        }),
    );
    expect(answers[0]).toEqual(answers[1]);
    const seats = await both(email =>
      request(world.app)
        .post('/api/v1/games')
        .set('Authorization', `Bearer ${anna.token}`)
        .send({ title: 'sampler', name: 'Second', settings: {}, seats: [{ kind: 'me' }, { kind: 'open' }] })
        .then(({ body }) =>
          request(world.app)
            .put(`/api/v1/games/${String(body.id)}/seats/1/invitation`)
            .set('Authorization', `Bearer ${anna.token}`)
            .send({ email }),
        ),
    );
    expect(seats[0]).toEqual(seats[1]);
  });
});

describe('nobody learns whether there is a private game', () => {
  test('by asking for its pages: the same sentence and form for none', async () => {
    const { id } = await createGame(world.deps, anna.actor, {
      title: 'sampler',
      name: 'Secret five',
      settings: {},
      options: { spectators: 'none' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await joinGame(world.deps, known.actor, { gameId: id, seat: 1 });
    const none = `${id.slice(0, -1)}${id.endsWith('x') ? 'y' : 'x'}`;
    const stranger = await signedInBrowser(world, await world.player('Stranger'));
    for (const [ask, says, form] of [
      [
        (path: string) => request(world.app).get(path),
        'There is no such game here, or it is private. If you play in it, use the link from your e-mail or sign in.',
        true,
      ],
      [
        (path: string) => stranger.get(path),
        'There is no such game, or it is private and this account may not see it.',
        false,
      ],
    ] as const)
      for (const page of ['', '?do=take', '/history', '/chat', '/p/abcdef123456', '/votes']) {
        const [private_, nothing] = await Promise.all(
          [id, none].map(async game => {
            const { status, headers, text } = await ask(`/g/${game}${page}`);
            const plain = text.replaceAll(game, 'GAME').replaceAll(String(headers['x-request-id']), '');
            return told({ status, headers, text: plain });
          }),
        );
        expect(private_).toEqual(nothing);
        expect(private_).toMatchObject({ status: 404, text: expect.stringContaining(says) });
        const { text } = private_ as { readonly text: string };
        expect(text.includes(`name="next" value="/g/GAME${page.replace('=', '&#x3D;')}"`)).toBe(form);
      }
  });
});
