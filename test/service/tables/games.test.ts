import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createGame,
  listGames,
  nextGame,
  showGame,
  type NewGame,
} from '../../../src/service/tables/games.js';
import {
  acceptInvitation,
  callBack,
  declineInvitation,
  invite,
  joinGame,
  showInvitation,
} from '../../../src/service/tables/invitations.js';
import { linkSecret } from '../../../src/service/secrets.js';
import { authenticate } from '../../../src/service/account/signin.js';
import { submit } from '../../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const plan = (change: Partial<NewGame> = {}): NewGame => ({
  title: 'toy',
  name: 'Friday',
  settings: {},
  seats: [{ kind: 'me' }, { kind: 'invite', email: 'ben@example.org' }],
  ...change,
});

/** The secret an invitation's mail carries. */
const secretOf = async (gameId: string, seat: number): Promise<string> => {
  const { rows } = await database.asOwner(
    `SELECT id FROM invitation WHERE game_id = $1 AND seat = $2 ORDER BY created_at DESC, status = 'out' DESC`,
    [gameId, seat],
  );
  return linkSecret(deps, 'invitation', (rows[0] as { id: string }).id);
};

describe('a new game', () => {
  test('waits for its guests and starts with the last of them', async () => {
    const anna = await person(deps, 'Anna');
    const game = await createGame(deps, anna, plan());
    expect(game).toMatchObject({
      status: 'open',
      settings: { length: 'short', 'all-pay': false },
      seats: [
        { name: 'Anna', invited: false },
        { personId: null, invited: true },
      ],
      invitations: { 1: 'ben@example.org' },
      asked: [],
    });
    const accepted = await acceptInvitation(deps, null, { secret: await secretOf(game.id, 1), name: 'Ben' });
    expect(accepted).toMatchObject({ gameId: game.id, seat: 1 });
    expect(await authenticate(deps, accepted.session!.token)).toMatchObject({ kind: 'seat', seat: 1 });
    expect(await showGame(deps, anna, game.id)).toMatchObject({ status: 'running', asked: [0, 1] });
  });

  test.each([
    ['another title', { title: 'chess' }, 'unknown-title'],
    ['no name', { name: '  ' }, 'bad-game-name'],
    ['a name that adds a header', { name: 'x\r\nBcc: y@z' }, 'bad-game-name'],
    ['a name that turns the text round', { name: 'x\u202ey' }, 'bad-game-name'],
    ['a name of a kilobyte', { name: 'x'.repeat(1000) }, 'bad-game-name'],
    ['one seat', { seats: [{ kind: 'me' }] }, 'wrong-number-of-seats'],
    ['an unknown setting', { settings: { speed: true } }, 'unknown-setting'],
    [
      'settings that exclude each other',
      { settings: { 'second-price': true, 'all-pay': true } },
      'settings-exclude-each-other',
    ],
    ['a bad address', { seats: [{ kind: 'me' }, { kind: 'invite', email: 'a@b\r\nBcc: c@d' }] }, 'bad-email'],
    ['two seats for one', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'two-seats-for-one'],
    [
      'an address twice',
      {
        seats: [
          { kind: 'invite', email: 'A@x.org' },
          { kind: 'invite', email: 'a@X.ORG' },
        ],
      },
      'two-seats-for-one',
    ],
    [
      'an invitation to oneself',
      { seats: [{ kind: 'me' }, { kind: 'invite', email: 'Anna@Example.org' }] },
      'two-seats-for-one',
    ],
  ] as const)('is refused with %s, and nothing is left of it', async (_what, change, code) => {
    const anna = await person(deps, 'Anna');
    const count = async () => (await database.asOwner('SELECT FROM game')).rowCount;
    const before = await count();
    await expect(createGame(deps, anna, plan(change as Partial<NewGame>))).rejects.toMatchObject({ code });
    expect(await count()).toBe(before);
  });
});

describe('an invitation', () => {
  const invited = async () => {
    const anna = await person(deps, 'Anna');
    const game = await createGame(deps, anna, plan());
    return { anna, game, secret: await secretOf(game.id, 1) };
  };

  test('tells what it is for, and looking changes nothing', async () => {
    const { game, secret } = await invited();
    for (let i = 0; i < 2; i++)
      expect(await showInvitation(deps, secret)).toMatchObject({ gameId: game.id, seat: 1, from: 'Anna' });
  });

  test('may be taken by someone who is signed in with another address', async () => {
    const { game, secret } = await invited();
    const cleo = await person(deps, 'Cleo');
    expect(await acceptInvitation(deps, cleo, { secret })).toMatchObject({ session: null });
    expect((await showGame(deps, cleo, game.id)).mine).toEqual([1]);
  });

  test('gives one seat to one person', async () => {
    const { anna, secret } = await invited();
    await expect(acceptInvitation(deps, anna, { secret })).rejects.toMatchObject({ code: 'already-seated' });
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => acceptInvitation(deps, null, { secret })),
    );
    expect(tries.filter(t => t.status === 'fulfilled')).toHaveLength(1);
  });

  test('dies when it is declined, called back or replaced', async () => {
    for (const how of ['decline', 'call back', 'replace'] as const) {
      const { anna, game, secret } = await invited();
      if (how === 'decline') await declineInvitation(deps, secret);
      if (how === 'call back') await callBack(deps, anna, { gameId: game.id, seat: 1 });
      if (how === 'replace')
        await invite(deps, anna, { gameId: game.id, seat: 1, email: 'cleo@example.org' });
      await expect(acceptInvitation(deps, null, { secret })).rejects.toMatchObject({
        code: 'bad-invitation',
      });
    }
  });

  test("is sent by the game's maker alone", async () => {
    const { game } = await invited();
    const cleo = await person(deps, 'Cleo');
    await expect(
      invite(deps, cleo, { gameId: game.id, seat: 1, email: 'x@example.org' }),
    ).rejects.toMatchObject({ code: 'not-your-game' });
  });

  test('holds its seat against those who come by', async () => {
    const { anna, game } = await invited();
    const cleo = await person(deps, 'Cleo');
    const seat = { gameId: game.id, seat: 1 };
    await expect(joinGame(deps, cleo, seat)).rejects.toMatchObject({ code: 'seat-promised' });
    await expect(joinGame(deps, cleo, { ...seat, seat: 1e12 })).rejects.toMatchObject({
      code: 'no-such-seat',
    });
    await callBack(deps, anna, seat);
    await joinGame(deps, cleo, seat);
    await expect(joinGame(deps, await person(deps, 'Dora'), seat)).rejects.toMatchObject({
      code: 'seat-taken',
    });
  });

  test('addresses are shown to the maker alone', async () => {
    const { anna, game } = await invited();
    const cleo = await person(deps, 'Cleo');
    for (const viewer of [cleo, null])
      expect(JSON.stringify(await showGame(deps, viewer, game.id))).not.toContain('ben@example.org');
    expect(await showGame(deps, anna, game.id)).toMatchObject({ invitations: { 1: 'ben@example.org' } });
  });
});

test('games that wait for someone come first, the longest wait first, and the next one is found', async () => {
  const made: string[] = [];
  for (let i = 0; i < 3; i++) {
    deps.pass(60);
    made.push((await toyGame(deps, ['Gerd', 'Hilda'])).game.id);
  }
  const gerd = await person(deps, 'Gerd');
  const act = (gameId: string) =>
    submit(deps, gerd, { gameId, expected: 0, action: { seat: 0, type: 'bid', amount: 1 } });
  deps.pass(60);
  await act(made[0]!);
  expect((await listGames(deps, gerd)).items.map(g => g.id)).toEqual([made[1], made[2], made[0]]);
  expect(await nextGame(deps, gerd)).toBe(made[1]);
  expect(await nextGame(deps, gerd, made[1])).toBe(made[2]);
  await act(made[1]!);
  await act(made[2]!);
  expect(await nextGame(deps, gerd)).toBeNull();
});

test('more people than there are connections make games at once', async () => {
  const anna = await person(deps, 'Anna');
  const games = await Promise.all(
    Array.from({ length: 60 }, () =>
      createGame(deps, anna, plan({ seats: [{ kind: 'me' }, { kind: 'open' }] })),
    ),
  );
  expect(new Set(games.map(game => game.id)).size).toBe(60);
});
