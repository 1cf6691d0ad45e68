import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct, noteReturn } from '../../src/db/index.js';
import type { GameState, Title } from '../../src/engine/core/index.js';
import { pauseGame, resumeGame } from '../../src/service/clocks/pause.js';
import { changePrefs } from '../../src/service/prefs/change.js';
import { chooseForGame } from '../../src/service/prefs/games.js';
import { switchMails } from '../../src/service/prefs/switches.js';
import type { PersonActor } from '../../src/service/types.js';
import { castBallot } from '../../src/service/votes/ballot.js';
import { listVotes } from '../../src/service/votes/read.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import {
  deadline,
  goTo,
  letPass,
  movedPost,
  timedGame,
  type MovedPost,
  type TimedTable,
} from '../support/mail-time.js';
import { mailPair } from '../support/mail-pair.js';
import { person, testDeps, type TestDeps } from '../support/service.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
let server: MovedPost;
let anna: PersonActor;
let ben: PersonActor;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  ({ deps, server, anna, ben } = await mailPair(database));
});
afterAll(() => database.drop());

const hours = (n: number): Date => new Date(deps.clock().getTime() + n * 3_600_000);
const kindOf = ({ mail }: MovedPost['sent'][number]): string =>
  mail.kind === 'message' ? mail.topic : mail.kind;
/** When Anna got mails of a kind. */
const times = (kind: string): readonly string[] =>
  server.sent
    .filter(one => one.to === anna.name && kindOf(one) === kind)
    .map(({ at }) => at.toISOString().slice(0, 16));
/** The games of which Anna was told that it is her turn, one by one or together. */
const toldGames = (): readonly string[] =>
  server.sent
    .filter(({ to }) => to === anna.name)
    .flatMap(({ mail }) => {
      if (mail.kind === 'turns' || mail.kind === 'digest') return mail.held;
      return mail.kind === 'turn' ? [mail] : [];
    })
    .flatMap(one => (one.kind === 'turn' ? [one.game.id] : []));
const causes = async ({ id }: TimedTable): Promise<readonly string[]> =>
  (
    (await database.asOwner('SELECT cause FROM log WHERE game_id = $1 ORDER BY number', [id])).rows as {
      cause: string;
    }[]
  ).map(({ cause }) => cause);
const night = { daily: { from: '22:00', to: '07:00' } };
const passing = { ...deadline(24 * 60), atZero: { pass: true } };

describe('nobody’s time is up', () => {
  beforeEach(async () => {
    for (const one of [anna, ben]) await changePrefs(deps, one, { remindBefore: [] });
  });

  test('by a mail about several games that came back', async () => {
    const games: TimedTable[] = [];
    for (let n = 0; n < 3; n++) games.push(await timedGame(deps, [anna.name, ben.name], passing));
    for (const { id, players } of games) await play(deps, id, players, 1, 'bid');
    await letPass(deps, server, hours(1));
    const turns = server.sent.find(({ to, mail }) => to === anna.name && mail.kind === 'turns')!;
    await noteReturn(direct(deps.db), turns.mail.delivery.id, true, 'failed: mailbox full', deps.clock());
    await letPass(deps, server, hours(23.5));
    for (const game of games) expect(await causes(game)).toEqual(['player']);
  });

  test('but whom no mail reaches and nobody sees for long holds up no game for ever', async () => {
    const game = await timedGame(deps, [anna.name, ben.name], passing);
    await play(deps, game.id, game.players, 1, 'bid');
    server.takes = mail => mail.to.name !== anna.name;
    await letPass(deps, server, hours(13 * 24));
    expect(await causes(game)).toEqual(['player']);
    await letPass(deps, server, hours(3 * 24));
    expect((await causes(game)).slice(0, 2)).toEqual(['player', 'clock']);
  });
});

describe('a game that cannot be shown', () => {
  let broken = false;
  const title: Title = {
    ...(toyTitle as unknown as Title),
    view: (state, seat) => {
      if (broken && (state as GameState & { readonly round: number }).round === 1)
        throw new Error('a fault of the rules');
      return (toyTitle as unknown as Title).view(state, seat);
    },
  };
  const fourGames = async (): Promise<readonly TimedTable[]> => {
    const games: TimedTable[] = [];
    for (let n = 0; n < 4; n++) games.push(await timedGame(deps, [anna.name, ben.name], null));
    const { id, players } = games[0]!;
    await play(deps, id, players, 0, 'bid');
    await play(deps, id, players, 1, 'bid');
    return games;
  };
  beforeEach(() => {
    deps = testDeps(database.db, { settleSeconds: 120, titles: new Map([['toy', title]]) });
    server = movedPost(deps);
    broken = true;
  });

  test.each(['turns', 'digest'] as const)('takes no other along in one mail (%s)', async kind => {
    if (kind === 'digest') await changePrefs(deps, anna, { choices: { turn: 'digest' } });
    broken = false;
    const games = await fourGames();
    broken = true;
    await letPass(deps, server, hours(30));
    expect(toldGames().toSorted()).toEqual(
      games
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    );
    // Once it can be shown, it is told.
    broken = false;
    await letPass(deps, server, hours(48));
    expect(toldGames().toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  });
});

test('a vote that ends before the next digest is not held for it', async () => {
  const cleo = await person(deps, `Cleo${anna.name}`);
  await changePrefs(deps, anna, { zone: 'UTC', digestHour: 8, choices: { votes: 'digest' } });
  const game = await timedGame(deps, [anna.name, ben.name, cleo.name], {
    ...deadline(24 * 60),
    atZero: { pass: false, vote: 'majority', voteHours: 12 },
  });
  for (const seat of [0, 1]) await play(deps, game.id, game.players, seat, 'bid');
  await letPass(deps, server, hours(25));
  expect(times('vote')).toEqual(['2030-01-06T12:00']);
});

test('a vote on a player who has time again replaces nobody', async () => {
  const cleo = await person(deps, `Cleo${anna.name}`);
  const game = await timedGame(deps, [anna.name, ben.name, cleo.name], {
    ...deadline(24 * 60),
    atZero: { pass: false, vote: 'majority', voteHours: 48 },
  });
  for (const seat of [1, 2]) await play(deps, game.id, game.players, seat, 'bid');
  await letPass(deps, server, hours(10));
  await switchMails(deps, direct(deps.db), 'mail', false);
  await letPass(deps, server, hours(15));
  // Clocks have stood for these 15 hours, so that Anna's time is not up.
  await switchMails(deps, direct(deps.db), 'mail', true);
  const [open] = (await listVotes(deps, ben, game.id)).open;
  for (const voter of [ben, cleo])
    await castBallot(deps, voter, { gameId: game.id, vote: open!.id, choice: 'replace' });
  expect((await listVotes(deps, ben, game.id)).closed).toMatchObject([{ outcome: 'moot', choice: null }]);
  await play(deps, game.id, game.players, 0, 'bid');
});

test('an open vote is not asked for again each minute when an undo has begun the time anew', async () => {
  const cleo = await person(deps, `Cleo${anna.name}`);
  const game = await timedGame(deps, [anna.name, ben.name, cleo.name], {
    ...deadline(24 * 60),
    atZero: { pass: false, vote: 'majority', voteHours: 48 },
  });
  for (const seat of [1, 2]) await play(deps, game.id, game.players, seat, 'bid');
  await letPass(deps, server, hours(25));
  await play(deps, game.id, game.players, 2, 'undo');
  const done = await letPass(deps, server, hours(12));
  expect(done.filter(({ task }) => task === 'clock').length).toBeLessThan(20);
});

test('the mail of a turn is not held until its time is up', async () => {
  await changePrefs(deps, anna, { hold: 3600, remindBefore: [] });
  await timedGame(deps, [anna.name, ben.name], deadline(60));
  await letPass(deps, server, hours(0.5));
  expect(times('turn')).toHaveLength(1);
});

describe('a mail that waits is looked at anew', () => {
  test('when its receiver is where it is day', async () => {
    await changePrefs(deps, anna, { zone: 'America/New_York', quiet: night });
    goTo(deps, '2030-01-06T06:00Z');
    await timedGame(deps, [anna.name, ben.name], null);
    await letPass(deps, server, '2030-01-06T07:30Z');
    expect(times('turn')).toEqual([]);
    await changePrefs(deps, anna, { zone: 'Europe/Berlin' });
    await letPass(deps, server, '2030-01-06T07:31Z');
    expect(times('turn')).toEqual(['2030-01-06T07:30']);
  });

  test('when its receiver wants no digest any more, or nothing of this game', async () => {
    await changePrefs(deps, anna, { zone: 'UTC', digestHour: 8, choices: { turn: 'digest' } });
    const [one, other] = [
      await timedGame(deps, [anna.name, ben.name], null),
      await timedGame(deps, [anna.name, ben.name], null),
    ];
    await letPass(deps, server, hours(1));
    await chooseForGame(deps, anna, other.id, { turn: 'none' });
    await changePrefs(deps, anna, { choices: { turn: 'at-once' } });
    await letPass(deps, server, hours(0.1));
    expect(toldGames()).toEqual([one.id]);
    await letPass(deps, server, hours(40));
    expect(toldGames()).toEqual([one.id]);
  });

  test('when a pause ends, and its time would be up before the morning', async () => {
    await changePrefs(deps, anna, { zone: 'UTC', quiet: night, remindBefore: [] });
    goTo(deps, '2030-01-06T23:30Z');
    const { id } = await timedGame(deps, [anna.name, ben.name], deadline(6 * 60));
    await deps.db.transaction(tx => pauseGame(deps, tx, id, null));
    await letPass(deps, server, '2030-01-07T00:30Z');
    expect(times('turn')).toEqual([]);
    await deps.db.transaction(tx => resumeGame(deps, tx, id));
    await letPass(deps, server, '2030-01-07T00:31Z');
    expect(times('turn')).toEqual(['2030-01-07T00:30']);
  });
});
