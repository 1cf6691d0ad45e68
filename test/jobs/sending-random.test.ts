import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isQuiet } from '../../src/pace/index.js';
import type { Outgoing } from '../../src/service/delivery/deliveries.js';
import { changePrefs, showPrefs } from '../../src/service/prefs/change.js';
import { groups } from '../../src/service/prefs/choices.js';
import type { Prefs } from '../../src/service/prefs/kept.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { deadline, goTo, letPass, movedPost, timedGame, type TimedTable } from '../support/mail-time.js';
import { pick, random } from '../support/random.js';
import { seeds } from '../support/seed.js';
import { person, testDeps } from '../support/service.js';
import { sizes } from '../support/sizes.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'];
const nights = [
  { daily: null },
  { daily: { from: '22:00', to: '07:00' } },
  { daily: { from: '00:30', to: '12:30' } },
  { daily: { from: '21:00', to: '06:00' }, on: { sat: { from: '14:00', to: '23:00' }, sun: null } },
] as const;
/** In the days of these begin both changes of the clock, in two parts of the world. */
const starts = ['2030-03-08T15:00Z', '2030-03-29T15:00Z', '2030-10-25T15:00Z', '2030-11-01T15:00Z'];

const EVENTS = 40;

/** The mails a sent one tells of: itself, or those it tells instead. */
const toldBy = (mail: Outgoing): readonly string[] =>
  mail.kind === 'digest' || mail.kind === 'turns'
    ? mail.held.map(({ messageId }) => messageId)
    : [mail.messageId];

const isUrgent = (mail: Outgoing): boolean => 'urgent' in mail && mail.urgent;

test.each([...seeds(sizes.mailedWeeks), 6])(
  'whatever happens, nobody is disturbed, told twice or forgotten (%i)',
  async seed => {
    await database.asOwner('DELETE FROM graphile_worker._private_jobs');
    const rng = random(seed);
    const deps = testDeps(database.db, { settleSeconds: pick(rng, [0, 60, 120]) });
    const server = movedPost(deps);
    goTo(deps, pick(rng, starts));

    const names = ['Anna', 'Ben', 'Cleo'].map(name => `${name}${String(seed)}`);
    const people = await Promise.all(names.map(name => person(deps, name)));
    const prefs = new Map<string, Prefs>();
    const disturbed: string[] = [];
    server.takes = mail => {
      const owner = prefs.get(mail.to.name)!;
      const now = deps.clock().getTime();
      if (isQuiet(owner, now) && !isUrgent(mail))
        disturbed.push(`${mail.to.name} ${deps.clock().toISOString()} ${mail.kind}`);
      return rng() > 1 / 3;
    };
    const choose = async (at: number): Promise<void> => {
      const actor = people[at]!;
      const choices = Object.fromEntries(groups.map(group => [group, pick(rng, ['at-once', 'digest'])]));
      await changePrefs(deps, actor, {
        choices,
        digestHour: Math.floor(rng() * 24),
        hold: pick(rng, [null, 0, 300]),
      });
      prefs.set(names[at]!, await showPrefs(deps, actor));
    };
    for (const [at, actor] of people.entries()) {
      await changePrefs(deps, actor, { zone: pick(rng, zones), quiet: pick(rng, nights) });
      await choose(at);
    }

    const games: TimedTable[] = [];
    const begin = async (): Promise<void> => {
      const time = pick(rng, [null, null, deadline(60 * pick(rng, [6, 24, 72]))]);
      games.push(await timedGame(deps, names, time));
    };
    await begin();
    for (let n = 0; n < EVENTS; n++) {
      const game = pick(rng, games);
      const seat = Math.floor(rng() * names.length);
      const what = pick(rng, [
        'bid',
        'bid',
        'bid',
        'bid',
        'withdraw',
        'undo',
        'undo',
        'choose',
        'begin',
      ] as const);
      if (what === 'choose') await choose(seat);
      else if (what === 'begin') await begin();
      // Most of what somebody tries at random is refused.
      else await play(deps, game.id, game.players, seat, what).catch(() => undefined);
      const minutes = pick(rng, [0, 0, 1, 1, 5, 60, 400]) * rng();
      await letPass(deps, server, new Date(deps.clock().getTime() + minutes * 60_000));
    }
    await letPass(deps, server, new Date(deps.clock().getTime() + 4 * 86_400_000));
    // From here on nothing new happens: reminders and votes would go on for ever.
    await database.asOwner(
      `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
       WHERE t.id = j.task_id AND t.identifier IN ('clock', 'vote')`,
    );
    await letPass(deps, server, new Date(deps.clock().getTime() + 3 * 86_400_000));

    expect(disturbed).toEqual([]);
    const told = server.sent.flatMap(({ mail }) => toldBy(mail));
    expect(told.length).toBeGreaterThan(10);
    expect([...new Set(told)]).toHaveLength(told.length);

    const { rows } = await database.asOwner(
      `SELECT message_id, status, reason FROM delivery WHERE person_id = ANY ($1) AND kind NOT IN ('digest', 'turns')`,
      [people.map(({ personId }) => personId)],
    );
    const kept = rows as { message_id: string; status: string; reason: string | null }[];
    // All has come to its end, and what is said to have been sent was.
    expect(kept.filter(({ status }) => !['sent', 'superseded'].includes(status))).toEqual([]);
    expect(
      kept
        .filter(({ status }) => status === 'sent')
        .map(row => row.message_id)
        .toSorted(),
    ).toEqual(told.toSorted().filter(id => !id.endsWith('.digest')));
    // Whoever is still asked was told so, or has moved since and saw on the page that it goes on.
    const { rows: asked } = await database.asOwner(
      `SELECT g.id, s.seat, d.status = 'sent' OR d.number < (
         SELECT max(number) FROM log l WHERE l.game_id = g.id AND l.seat = s.seat) AS told
       FROM game g JOIN seat s ON s.game_id = g.id JOIN LATERAL (
         SELECT status, number FROM delivery
         WHERE game_id = g.id AND seat = s.seat AND kind = 'turn' ORDER BY number DESC LIMIT 1) d ON true
       WHERE g.phase = 'running' AND g.id = ANY ($1) AND g.turn -> 'asked' @> to_jsonb(s.seat)`,
      [games.map(({ id }) => id)],
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(row => (row as { told: boolean | null }).told !== true)).toEqual([]);
  },
);
