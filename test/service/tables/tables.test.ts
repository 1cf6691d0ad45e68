import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import { createGame, showGame, type NewGame } from '../../../src/service/tables/games.js';
import {
  callBack,
  declineInvitation,
  invite,
  joinAnywhere,
  joinGame,
  listInvitations,
  acceptOwnInvitation,
} from '../../../src/service/tables/invitations.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { linkSecret } from '../../../src/service/secrets.js';
import { freeSeat, keepSeat, showSeatKey, takeKeptSeat } from '../../../src/service/tables/keys.js';
import { callOff, changeTable, leaveGame, listTables } from '../../../src/service/tables/open.js';
import { rematch } from '../../../src/service/tables/rematch.js';
import { showResults, showTitleResults } from '../../../src/service/tables/results.js';
import type { PersonActor } from '../../../src/service/types.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase | undefined;
let deps: TestDeps;
beforeEach(async () => {
  await database?.drop();
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database?.drop());

const table = { listed: true, about: 'Relaxed, one move a day', seating: 'fixed' } as const;

const plan = (change: Partial<NewGame> = {}): NewGame => ({
  title: 'toy',
  name: 'Friday',
  settings: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  table,
  ...change,
});

/** Plays a toy game to its end: `bids` are what each seat bids in every round. */
const playOut = async (
  id: string,
  players: readonly PersonActor[],
  bids: readonly number[],
): Promise<void> => {
  for (;;) {
    for (const [seat, player] of players.entries()) {
      const now = await position(deps, player, { gameId: id, seat });
      if (now.status.ended) return;
      const { cash } = now.view as unknown as { readonly cash: readonly number[] };
      const amount = Math.min(bids[seat]!, cash[seat]!);
      deps.pass(600);
      await submit(deps, player, { gameId: id, expected: now.of, action: { seat, type: 'bid', amount } });
    }
  }
};

const mailsOf = async (kind: string): Promise<readonly { person_id: string | null; data: unknown }[]> =>
  direct(deps.db).rows(`SELECT person_id, data FROM delivery WHERE kind = $1 ORDER BY person_id`, [kind]);

describe('open tables', () => {
  test('shows what looks for players, the fullest first, and nothing else', async () => {
    const anna = await person(deps, 'Anna');
    const ben = await person(deps, 'Ben');
    const three = await createGame(
      deps,
      anna,
      plan({ name: 'Three', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }),
    );
    const two = await createGame(deps, anna, plan({ name: 'Two' }));
    await createGame(deps, anna, plan({ name: 'Private', table: { ...table, listed: false } }));
    expect((await listTables(deps)).items).toMatchObject([
      { id: two.id, name: 'Two', creator: 'Anna', seats: 2, free: 1, about: 'Relaxed, one move a day' },
      { id: three.id, free: 2 },
    ]);
    await joinGame(deps, ben, { gameId: two.id, seat: 1 });
    expect((await listTables(deps)).items.map(one => one.id)).toEqual([three.id]);
    expect((await listTables(deps, { title: '1830' })).items).toEqual([]);
    expect((await listTables(deps, { title: 'toy', free: 2 })).items.map(one => one.id)).toEqual([three.id]);
    expect((await listTables(deps, { free: 3 })).items).toEqual([]);
  });

  test('is joined at once at the first free seat, which is neither promised nor one’s second', async () => {
    const anna = await person(deps, 'Anna');
    const [ben, cem, dora] = await Promise.all(['Ben', 'Cem', 'Dora'].map(name => person(deps, name)));
    const seats = [{ kind: 'me' }, { kind: 'invite', email: 'x@example.org' }, { kind: 'open' }] as const;
    const { id } = await createGame(deps, anna, plan({ seats: [...seats, { kind: 'open' }] }));
    expect(await joinAnywhere(deps, ben!, id)).toBe(2);
    await expect(joinAnywhere(deps, ben!, id)).rejects.toMatchObject({ code: 'already-seated' });
    expect(await joinAnywhere(deps, cem!, id)).toBe(3);
    await expect(joinAnywhere(deps, dora!, id)).rejects.toMatchObject({ code: 'no-free-seat' });
  });

  test('counts neither invited nor kept seats as free', async () => {
    const anna = await person(deps, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'invite', email: 'ben@example.org' }, { kind: 'open' }] as const;
    const game = await createGame(deps, anna, plan({ seats }));
    await keepSeat(deps, anna, { gameId: game.id, seat: 2, name: 'Cem' });
    expect((await listTables(deps)).items).toMatchObject([{ free: 0 }]);
  });

  test('is changed by the creator alone, before the game begins', async () => {
    const { game, players } = await toyGame(deps);
    const open = await createGame(deps, players[0]!, plan());
    const change = (actor: PersonActor, gameId: string, about = '') =>
      changeTable(deps, actor, { gameId, listed: false, about, seating: 'drawn' });
    await expect(change(players[1]!, open.id)).rejects.toMatchObject({ code: 'not-your-game' });
    await expect(change(players[0]!, game.id)).rejects.toMatchObject({ code: 'game-has-begun' });
    await expect(change(players[0]!, open.id, `<b>${'x'.repeat(300)}`)).rejects.toMatchObject({
      code: 'bad-about',
    });
    await expect(change(players[0]!, open.id, 'a\r\nBcc: b')).rejects.toMatchObject({ code: 'bad-about' });
    await change(players[0]!, open.id, 'Quietly');
    expect((await listTables(deps)).items).toEqual([]);
    expect((await showGame(deps, players[0]!, open.id)).table).toEqual({
      listed: false,
      about: 'Quietly',
      seating: 'drawn',
    });
  });

  test('somebody gives a seat back before the start, not after', async () => {
    const anna = await person(deps, 'Anna');
    const ben = await person(deps, 'Ben');
    const game = await createGame(
      deps,
      anna,
      plan({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }),
    );
    await joinGame(deps, ben, { gameId: game.id, seat: 1 });
    await leaveGame(deps, ben, game.id);
    await expect(leaveGame(deps, ben, game.id)).rejects.toMatchObject({ code: 'not-seated' });
    expect((await showGame(deps, anna, game.id)).seats[1]).toMatchObject({ personId: null, name: '' });
    await joinGame(deps, ben, { gameId: game.id, seat: 2 });
    await joinGame(deps, await person(deps, 'Cem'), { gameId: game.id, seat: 1 });
    await expect(leaveGame(deps, ben, game.id)).rejects.toMatchObject({ code: 'game-has-begun' });
  });

  test('a game called off tells those who sat there, and takes nobody any more', async () => {
    const anna = await person(deps, 'Anna');
    const ben = await person(deps, 'Ben');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const game = await createGame(deps, anna, plan({ seats }));
    await joinGame(deps, ben, { gameId: game.id, seat: 1 });
    const { secret } = await keepSeat(deps, anna, { gameId: game.id, seat: 2, name: '' });
    await expect(callOff(deps, ben, game.id)).rejects.toMatchObject({ code: 'not-your-game' });
    await callOff(deps, anna, game.id);
    // There is nothing wrong with a log that never began.
    expect(await verifyGame(deps, game.id)).toBeNull();
    expect(await mailsOf('game-called-off')).toEqual([{ person_id: 'ben', data: { by: 'Anna' } }]);
    const cem = await person(deps, 'Cem');
    await expect(takeKeptSeat(deps, cem, secret)).rejects.toMatchObject({ code: 'bad-invitation' });
    await expect(joinGame(deps, cem, { gameId: game.id, seat: 2 })).rejects.toMatchObject({
      code: 'game-over',
    });
    expect(await showGame(deps, ben, game.id)).toMatchObject({
      status: 'ended',
      startedAt: null,
      result: null,
    });
  });
});

describe('a seat kept for a link', () => {
  test('goes to the first who takes it, and to nobody without it', async () => {
    const anna = await person(deps, 'Anna');
    const [ben, cem] = [await person(deps, 'Ben'), await person(deps, 'Cem')];
    const game = await createGame(deps, anna, plan());
    const { secret } = await keepSeat(deps, anna, { gameId: game.id, seat: 1, name: 'Ben from work' });
    expect((await showGame(deps, null, game.id)).seats[1]).toMatchObject({
      invited: true,
      byLink: true,
      invitedName: 'Ben from work',
    });
    await expect(joinGame(deps, cem, { gameId: game.id, seat: 1 })).rejects.toMatchObject({
      code: 'seat-promised',
    });
    expect(await showSeatKey(deps, secret)).toMatchObject({ gameId: game.id, seat: 1, from: 'Anna' });
    const taken = await Promise.allSettled([
      takeKeptSeat(deps, ben, secret),
      takeKeptSeat(deps, cem, secret),
    ]);
    expect(taken.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await showGame(deps, anna, game.id)).status).toBe('running');
    await expect(showSeatKey(deps, secret)).rejects.toMatchObject({ code: 'bad-invitation' });
  });

  test('is free again when it is given back, replaced, or out of date', async () => {
    const anna = await person(deps, 'Anna');
    const ben = await person(deps, 'Ben');
    const game = await createGame(deps, anna, plan());
    const at = { gameId: game.id, seat: 1 };
    await expect(keepSeat(deps, ben, { ...at, name: '' })).rejects.toMatchObject({ code: 'not-your-game' });
    await expect(freeSeat(deps, anna, at)).rejects.toMatchObject({ code: 'no-such-invitation' });
    const first = await keepSeat(deps, anna, { ...at, name: '' });
    const second = await keepSeat(deps, anna, { ...at, name: '' });
    await expect(takeKeptSeat(deps, ben, first.secret)).rejects.toMatchObject({ code: 'bad-invitation' });
    deps.pass(15 * 86_400);
    await expect(takeKeptSeat(deps, ben, second.secret)).rejects.toMatchObject({ code: 'bad-invitation' });
    await freeSeat(deps, anna, at);
    await joinGame(deps, ben, at);
    expect((await showGame(deps, anna, game.id)).status).toBe('running');
  });

  test('is not given away twice: one who sits there already cannot take it', async () => {
    const anna = await person(deps, 'Anna');
    const game = await createGame(deps, anna, plan());
    const { secret } = await keepSeat(deps, anna, { gameId: game.id, seat: 1, name: '' });
    await expect(takeKeptSeat(deps, anna, secret)).rejects.toMatchObject({ code: 'already-seated' });
    expect(await showSeatKey(deps, secret)).toMatchObject({ seat: 1 });
  });
});

describe('drawn places', () => {
  test('are drawn when the game starts, with the sessions that open them', async () => {
    deps = testDeps(database!.db, { random: { ...deps.random, int: () => 0 } });
    const anna = await person(deps, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const game = await createGame(deps, anna, plan({ seats, table: { ...table, seating: 'drawn' } }));
    for (const [at, name] of ['Ben', 'Cem'].entries())
      await joinGame(deps, await person(deps, name), { gameId: game.id, seat: at + 1 });
    const now = await showGame(deps, anna, game.id);
    expect(now.seats.map(one => one.name)).toEqual(['Ben', 'Cem', 'Anna']);
    expect(now.mine).toEqual([2]);
    expect((await position(deps, anna, { gameId: game.id })).seat).toBe(2);
  });
});

describe('one person at several seats', () => {
  test('plays each of them under its name', async () => {
    const anna = await person(deps, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'me', name: 'Grandpa' }] as const;
    const game = await createGame(deps, anna, plan({ seats }));
    expect(game).toMatchObject({ status: 'running', mine: [0, 1] });
    expect(game.seats.map(one => one.name)).toEqual(['Anna', 'Grandpa']);
    await playOut(game.id, [anna, anna], [3, 1]);
    expect((await showGame(deps, anna, game.id)).status).toBe('ended');
  });

  test('needs a name for all but one', async () => {
    const anna = await person(deps, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    await expect(createGame(deps, anna, plan({ seats }))).rejects.toMatchObject({
      code: 'two-seats-for-one',
    });
  });
});

describe('a rematch', () => {
  test('is one game for all, whoever asks first, and tells nobody an address', async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Cem']);
    const [anna, ben] = players as [PersonActor, PersonActor];
    await expect(rematch(deps, anna, game.id)).rejects.toMatchObject({ code: 'game-not-over' });
    await playOut(game.id, players, [5, 3, 1]);
    const dora = await person(deps, 'Dora');
    await expect(rematch(deps, dora, game.id)).rejects.toMatchObject({ code: 'not-your-game' });
    const [one, two] = await Promise.all([rematch(deps, ben, game.id), rematch(deps, anna, game.id)]);
    expect(one).toBe(two);
    const again = await showGame(deps, ben, one);
    expect(again).toMatchObject({ title: 'toy', status: 'open', settings: game.settings, invitations: {} });
    expect(again.name).toBe(`${game.name} 2`);
    for (const guest of players) {
      const { items: offered } = await listInvitations(deps, guest);
      for (const { seat } of offered) await acceptOwnInvitation(deps, guest, { gameId: one, seat });
    }
    const begun = await showGame(deps, ben, one);
    expect(begun.status).toBe('running');
    expect(begun.seats.map(seat => seat.name).sort()).toEqual(['Anna', 'Ben', 'Cem']);
    expect(await verifyGame(deps, one)).toBeNull();
    await playOut(
      one,
      begun.seats.map(seat => players.find(({ personId }) => personId === seat.personId)!),
      [5, 3, 1],
    );
    expect((await showGame(deps, ben, await rematch(deps, ben, one))).name).toBe(`${game.name} 3`);
  });
});

test('a seat of a rematch that waits for its player is not kept for a link too', async () => {
  const { game, players } = await toyGame(deps);
  await playOut(game.id, players, [5, 3]);
  const gameId = await rematch(deps, players[0]!, game.id, 'same');
  await expect(keepSeat(deps, players[0]!, { gameId, seat: 1, name: '' })).rejects.toMatchObject({
    code: 'seat-promised',
  });
  await callBack(deps, players[0]!, { gameId, seat: 1 });
  await keepSeat(deps, players[0]!, { gameId, seat: 1, name: '' });
});

describe('the seats of a rematch', () => {
  test.each([
    ['rotated', 'fixed', ['Cem', 'Anna', 'Ben']],
    ['same', 'fixed', ['Anna', 'Ben', 'Cem']],
    ['drawn', 'drawn', ['Anna', 'Ben', 'Cem']],
  ] as const)('are %s', async (order, seating, names) => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Cem'], { length: 'short' });
    await playOut(game.id, players, [1, 0, 0]);
    const id = await rematch(deps, players[1]!, game.id, order);
    const made = await showGame(deps, players[1]!, id);
    expect(made.table.seating).toBe(seating);
    expect(made.seats.map(seat => seat.name || seat.invitedName)).toEqual(names);
    expect(made.seats[names.findIndex(name => name === 'Ben')]!.personId).toBe('ben');
  });
});

describe('invitations', () => {
  test('are limited for each person and each address in a day', async () => {
    const anna = await person(deps, 'Anna');
    const game = await createGame(deps, anna, plan());
    const to = (email: string, actor = anna, gameId = game.id) =>
      invite(deps, actor, { gameId, seat: 1, email });
    for (const friend of ['Anna', 'Eve', 'Mallory', 'Trudy']) await toyGame(deps, [friend, 'Victim']);
    for (let n = 0; n < 10; n++) await to('victim@example.org');
    // However it is written, and whatever its tag.
    for (const same of ['Victim@example.org', 'victim+1@example.org', 'VICTIM+two+3@example.org'])
      await expect(to(same)).rejects.toMatchObject({ code: 'too-many-invitations-there' });
    for (const name of ['Eve', 'Mallory']) {
      const other = await person(deps, name);
      const theirs = await createGame(deps, other, plan());
      for (let n = 0; n < 10; n++) await to('victim@example.org', other, theirs.id);
    }
    const trudy = await person(deps, 'Trudy');
    const hers = await createGame(deps, trudy, plan());
    await expect(to('victim@example.org', trudy, hers.id)).rejects.toMatchObject({
      code: 'too-many-invitations-there',
    });
    for (let n = 10; n < 40; n++) await to(`someone${n}@example.org`);
    await expect(to('one.more@example.org')).rejects.toMatchObject({ code: 'too-many-invitations' });
    deps.pass(86_401);
    await to('victim@example.org');
  });

  test('from strangers: no more to a mailbox that has not answered three, until it answers one', async () => {
    const table = async (name: string) => {
      const host = await person(deps, name);
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
      const { id: gameId } = await createGame(deps, host, plan({ seats }));
      const to = (email: string, seat = 1) => invite(deps, host, { gameId, seat, email });
      return Object.assign(to, { back: (seat = 1) => callBack(deps, host, { gameId, seat }) });
    };
    const [anna, eve, ben] = [await table('Anna'), await table('Eve'), await table('Ben')];
    // What was called back, or made room for another, asks for no answer.
    for (const _ of [1, 2, 3]) {
      await ben('quiet@example.org');
      await ben.back();
      await ben('quiet+9@example.org');
      await ben('someone@example.org');
    }
    await anna('quiet@example.org');
    await anna('Quiet+1@example.org', 2);
    await eve('quiet+2@example.org');
    for (const by of [anna, eve, ben])
      await expect(by('quiet+3@example.org')).rejects.toMatchObject({ code: 'unanswered-invitations' });
    await ben('other@example.org');
    // Another day changes nothing.
    deps.pass(3 * 86_400);
    await expect(ben('quiet@example.org')).rejects.toMatchObject({ code: 'unanswered-invitations' });
    const { rows } = await database!.asOwner(
      `SELECT id FROM invitation WHERE status = 'out' AND email LIKE 'quiet+2%'`,
    );
    await declineInvitation(deps, linkSecret(deps, 'invitation', (rows[0] as { id: string }).id), false);
    await ben('quiet@example.org');
  });

  test('are not mailed any more to an address that wants none, and the inviter is not told', async () => {
    const anna = await person(deps, 'Anna');
    const game = await createGame(deps, anna, plan());
    await invite(deps, anna, { gameId: game.id, seat: 1, email: 'no@example.org' });
    const { rows } = await database!.asOwner('SELECT id FROM invitation');
    await declineInvitation(deps, linkSecret(deps, 'invitation', (rows[0] as { id: string }).id), true);
    await invite(deps, anna, { gameId: game.id, seat: 1, email: 'No@example.org' });
    expect(await mailsOf('invitation')).toHaveLength(1);
    expect((await showGame(deps, anna, game.id)).invitations).toEqual({ 1: 'No@example.org' });
  });
});

describe('results', () => {
  test('count places, opponents and pace over finished games', async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Cem']);
    const [anna, ben] = players as [PersonActor, PersonActor];
    await playOut(game.id, players, [1, 0, 0]);
    const mine = await showResults(deps, anna);
    const his = await showResults(deps, ben);
    expect(mine.games).toMatchObject([{ id: game.id, name: 'Carriages', title: 'toy' }]);
    const places = mine.games[0]!.scores.map(score => [score.name, score.place]);
    const end = await showGame(deps, anna, game.id);
    const points = end.result!.scores.map(({ seat, points: own }) => [end.seats[seat]!.name, own] as const);
    for (const [name, place] of places) {
      const own = points.find(([who]) => who === name)![1];
      expect(place).toBe(1 + points.filter(([, other]) => other > own).length);
    }
    expect(mine.all.games).toBe(1);
    const duel = mine.byOpponent.find(one => one.name === 'Ben')!;
    const other = his.byOpponent.find(one => one.name === 'Anna')!;
    expect(duel.standing + other.standing).toBe(1);
    expect(mine.pace.moves).toBeGreaterThan(0);
    expect(mine.pace.median).toBe(10);
    expect(await showTitleResults(deps)).toMatchObject([{ title: 'toy', seats: 3, games: 1 }]);
    expect(await showResults(deps, await person(deps, 'Dora'))).toMatchObject({
      games: [],
      all: { games: 0 },
    });
  });
});
