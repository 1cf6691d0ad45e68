import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { direct } from '../../src/db/index.js';
import { verifyGame } from '../../src/service/log/verify.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { playMonth, type Month } from '../support/month/month.js';
import { isNight } from '../support/month/people.js';
import { unfinished } from '../support/month/story.js';
import { announcementsOf, turnsOf, type Turn } from '../support/month/turns.js';
import { firstSeed, sizes } from '../support/sizes.js';

/*
 * A month of the service with a clock that the test moves: people of six time zones with nights, holidays
 * and habits play by mail and on pages, some let the service play for them, some are not seen any more, the
 * mail server takes two mails of three, and the service itself is down for six hours.
 */

const plan = {
  games: sizes.monthGames,
  real: sizes.monthRealGames,
  people: sizes.monthPeople,
  fails: 1 / 3,
  seed: 2029 + firstSeed,
};

let database: TestDatabase;
let month: Month;

beforeAll(async () => {
  database = await freshDatabase();
  month = await playMonth(database.db, plan);
}, 3_600_000);
afterAll(() => database.drop());

const rows = <R extends object>(sql: string): Promise<readonly R[]> => direct(database.db).rows<R>(sql);

describe('a month of games by post', () => {
  test('ends with every game finished, or ended by its players together', async () => {
    expect(await rows('SELECT id FROM game')).toHaveLength(plan.games);
    expect(await unfinished(month)).toEqual([]);
  });

  test('all that was meant to happen did: moves, replies, orders, undos, votes, replacements', () => {
    const usual = ['move', 'reply taken', 'order', 'undo'];
    // Few games are too few for somebody to stay away from, and to be replaced, or for nobody to go on with.
    const rare = plan.games < 100 ? [] : ['vote end', 'vote absent', 'invite', 'accept'];
    for (const what of [...usual, ...rare])
      expect({ what, times: month.done.get(what) ?? 0 }).not.toEqual({ what, times: 0 });
    expect(month.office.refused()).toBeGreaterThan(month.office.letters.length / 3);
    expect(month.broken).toEqual([]);
  });

  test('no mail came at night, but for an urgent one', () => {
    const people = new Map(month.people.map(who => [who.email, who]));
    const atNight = month.office.letters.filter(
      ({ to, at, urgent }) => !urgent && isNight(people.get(to)!, at),
    );
    expect(atNight.map(({ to, at, id }) => ({ to, at, id }))).toEqual([]);
  });

  test('an urgent mail is one whose deadline would have passed at night', () => {
    const urgent = month.office.letters.filter(letter => letter.urgent);
    expect(urgent.filter(letter => !/\.(turn|offer|reminder)/.test(letter.id))).toEqual([]);
  });

  test('every turn was announced once', async () => {
    const twice = await rows(
      `SELECT game_id, seat, person_id, number, count(*) FROM delivery
       WHERE kind IN ('turn', 'offer') AND status = 'sent' AND channel = 'mail'
       GROUP BY game_id, seat, person_id, number HAVING count(*) > 1`,
    );
    expect(twice).toEqual([]);
    const ids = month.office.letters.map(letter => letter.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('nobody was forgotten: every turn that others began was written about, and told of within two days', async () => {
    const forgotten: Turn[] = [];
    let turns = 0;
    for (const { id } of await rows<{ id: string }>('SELECT id FROM game'))
      for (const turn of await turnsOf(month, id)) {
        turns += 1;
        const mails = await announcementsOf(month, turn);
        const told = mails.some(({ status, sent_at: at }) => status === 'sent' && at !== null);
        if (mails.length === 0 || (turn.hours > 48 && !told)) forgotten.push(turn);
      }
    expect(forgotten).toEqual([]);
    expect(turns).toBeGreaterThan(plan.games);
  });

  test('nothing is left lying in the outbox', async () => {
    const left = await rows(
      `SELECT kind, status, game_id, person_id FROM delivery WHERE status IN ('queued', 'sending', 'failed')`,
    );
    expect(left).toEqual([]);
  });

  test('every log is whole and gives the stored position', async () => {
    for (const { id } of await rows<{ id: string }>('SELECT id FROM game')) {
      const fault = await verifyGame(month.deps, id);
      expect({ id, fault }).toEqual({ id, fault: null });
    }
  });

  test('what the service played for people is marked as such', async () => {
    const causes = await rows<{ cause: string; n: number }>(
      'SELECT cause, count(*)::integer AS n FROM log GROUP BY cause',
    );
    const counted = Object.fromEntries(causes.map(({ cause, n }) => [cause, n]));
    expect(counted).toMatchObject({
      player: expect.any(Number),
      mail: expect.any(Number),
      programmed: expect.any(Number),
    });
  });
});
