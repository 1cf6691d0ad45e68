import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct, tidy } from '../../src/db/index.js';
import type { Outgoing } from '../../src/service/delivery/deliveries.js';
import { changePrefs } from '../../src/service/prefs/change.js';
import { noteLook } from '../../src/service/prefs/presence.js';
import type { PersonActor } from '../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { deadline, goTo, letPass, timedGame, type MovedPost } from '../support/mail-time.js';
import { mailPair } from '../support/mail-pair.js';
import { person, type TestDeps } from '../support/service.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
let server: MovedPost;
let anna: PersonActor;
let ben: PersonActor;
let begin: number;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  ({ deps, server, anna, ben } = await mailPair(database, '2030-05-01T12:00:00Z'));
  begin = deps.clock().getTime();
});
afterAll(() => database.drop());

/** So many seconds after the game began. */
const at = (seconds: number): Date => new Date(begin + seconds * 1000);
const until = (seconds: number) => letPass(deps, server, at(seconds));
const start = (time: Parameters<typeof timedGame>[2] = null) => timedGame(deps, [anna.name, ben.name], time);

const turns = (to: PersonActor): readonly { readonly after: number; readonly mail: Outgoing }[] =>
  server.sent
    .filter(one => one.to === to.name && (one.mail.kind === 'turn' || one.mail.kind === 'offer'))
    .map(one => ({ after: (one.at.getTime() - begin) / 1000, mail: one.mail }));
const times = (to: PersonActor): readonly number[] => turns(to).map(({ after }) => after);

const looks = async (who: PersonActor): Promise<readonly { at: Date; xmin: string }[]> =>
  (await database.asOwner('SELECT at, xmin FROM looking WHERE person_id = $1', [who.personId])).rows as never;

describe('whoever looks at the game now', () => {
  test('gets the mail of the turn ten minutes after that look; nobody else waits', async () => {
    const { id } = await start();
    await until(100);
    await noteLook(deps, anna, id);
    await until(7200);
    expect(times(anna)).toEqual([700]);
    expect(times(ben)).toEqual([120]);
  });

  test('gets it at once where mails land on the mailbox page: a newcomer looks for it there', async () => {
    Object.assign(deps, { localMail: true });
    const { id } = await start();
    await until(100);
    await noteLook(deps, anna, id);
    await until(7200);
    expect(times(anna)).toEqual([120]);
  });

  test('and has moved by then, gets none', async () => {
    const { id, players } = await start();
    await until(100);
    await noteLook(deps, anna, id);
    await until(690);
    const { rows } = await database.asOwner(
      `SELECT status, reason FROM delivery WHERE person_id = $1 AND kind = 'turn'`,
      [anna.personId],
    );
    expect(rows).toEqual([{ status: 'queued', reason: 'looking' }]);
    await play(deps, id, players, 0, 'bid');
    await until(7200);
    expect(times(anna)).toEqual([]);
  });

  test('and goes on looking, gets it all the same: it waits once', async () => {
    const { id } = await start();
    for (let n = 0; n < 60; n++) {
      await noteLook(deps, anna, id);
      await until((n + 1) * 30);
    }
    // When the mail was due, the newest look that was noted was a minute old.
    expect(times(anna)).toEqual([660]);
  });

  test('does not lose by it the place of a mail that waits for its provider', async () => {
    const { id } = await start();
    await until(119);
    await database.asOwner(`UPDATE delivery SET reason = 'paced' WHERE person_id = $1 AND kind = 'turn'`, [
      anna.personId,
    ]);
    await noteLook(deps, anna, id);
    await until(7200);
    expect(times(anna)).toEqual([120]);
  });

  test.each([
    // An open page says so every half minute, of which every other is noted.
    [30, 630],
    [29, 120],
  ])(
    'but whoever looked longer than a minute and a half ago does not wait: after %s s',
    async (look, sent) => {
      const { id } = await start();
      await until(look);
      await noteLook(deps, anna, id);
      await until(7200);
      expect(times(anna)).toEqual([sent]);
    },
  );

  test('in one game, does not wait for the mail of another', async () => {
    const one = await start();
    const other = await start();
    await until(60);
    await noteLook(deps, anna, one.id);
    await until(7200);
    expect(turns(anna).map(({ after, mail }) => [after, 'game' in mail && mail.game?.id])).toEqual([
      [120, other.id],
      [660, one.id],
    ]);
  });

  test('of several that are due together, gets that one by itself', async () => {
    const made = [await start(), await start(), await start(), await start()];
    await until(60);
    await noteLook(deps, anna, made[0]!.id);
    await until(7200);
    const told = server.sent.filter(one => one.to === anna.name && ['turn', 'turns'].includes(one.mail.kind));
    expect(told.map(({ mail }) => mail.kind)).toEqual(['turns', 'turn']);
    expect(told[1]!.mail).toMatchObject({ game: { id: made[0]!.id } });
    expect(times(anna)).toEqual([660]);
  });

  test('does not wait past the deadline', async () => {
    await changePrefs(deps, anna, { remindBefore: [] });
    const { id } = await start(deadline(60));
    await database.asOwner(`UPDATE game SET clocks = jsonb_set(clocks, '{0,bank}', '700000') WHERE id = $1`, [
      id,
    ]);
    await until(110);
    await noteLook(deps, anna, id);
    await until(7200);
    expect(times(anna)).toEqual([120]);
  });

  test('does not wait into the night, of which it would make a morning; an urgent one goes', async () => {
    await changePrefs(deps, anna, {
      zone: 'UTC',
      quiet: { daily: { from: '12:05', to: '20:00' } },
      remindBefore: [],
    });
    const { id } = await start();
    await until(60);
    await noteLook(deps, anna, id);
    await until(300);
    expect(times(anna)).toEqual([120]);
    server.sent.length = 0;
    await until(400);
    const urgent = await start(deadline(120));
    await until(500);
    await noteLook(deps, anna, urgent.id);
    await until(600);
    expect(turns(anna)).toMatchObject([{ after: 520, mail: { urgent: true } }]);
  });
});

describe('that somebody looks', () => {
  test('is written down once a minute at most, for those who play a running game', async () => {
    const { id, players } = await start();
    await noteLook(deps, anna, id);
    const [first] = await looks(anna);
    expect(first!.at).toEqual(at(0));
    for (const seconds of [1, 30, 59]) {
      goTo(deps, at(seconds));
      await noteLook(deps, anna, id);
    }
    // Not even the same again: the row is the one that was written first.
    expect(await looks(anna)).toEqual([first]);
    goTo(deps, at(60));
    await noteLook(deps, anna, id);
    expect((await looks(anna)).map(row => row.at)).toEqual([at(60)]);

    const cleo = await person(deps, `Cleo${anna.name}`);
    await noteLook(deps, cleo, id);
    await noteLook(deps, null, id);
    await noteLook(deps, ben, 'nosuchgame');
    expect([...(await looks(cleo)), ...(await looks(ben))]).toEqual([]);
    expect(players).toHaveLength(2);
  });

  test('is not what a program with a token does', async () => {
    const { id } = await start();
    await noteLook(deps, { ...anna, grant: { tokenId: 't', scopes: ['read'], gameId: null } }, id);
    expect(await looks(anna)).toEqual([]);
  });

  test('is forgotten when it is an hour old', async () => {
    const { id } = await start();
    await noteLook(deps, anna, id);
    await tidy(direct(database.db), at(3600));
    expect(await looks(anna)).toHaveLength(1);
    await tidy(direct(database.db), at(3601));
    expect(await looks(anna)).toEqual([]);
  });

  test('keeps no page from being shown where it cannot be written down', async () => {
    const { id } = await start();
    const warned: string[] = [];
    const broken = {
      ...deps,
      db: { ...deps.db, pool: { query: () => Promise.reject(new Error('read only')) } as never },
      log: { ...deps.log, warn: (_: object, said: string) => void warned.push(said) },
    };
    await noteLook(broken, anna, id);
    expect(warned).toEqual(['look not noted']);
  });
});
