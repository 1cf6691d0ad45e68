import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct, type Tx } from '../../../src/db/index.js';
import { exportLog } from '../../../src/service/log/exchange.js';
import { importRecord } from '../../../src/service/tables/import-record.js';
import { showGame } from '../../../src/service/tables/games.js';
import { submit } from '../../../src/service/log/play.js';
import { showResults, showTitleResults, type Results } from '../../../src/service/tables/results.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { below, pick, random, type Rng } from '../../support/random.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { slowResults, slowTitles } from '../../support/slow-results.js';
import { firstSeed } from '../../support/sizes.js';

let database: TestDatabase | undefined;
let deps: TestDeps;
beforeEach(async () => {
  await database?.drop();
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database?.drop());

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Eva', 'Fritz'];
const START = Date.parse('2030-01-05T12:00:00Z');
const MINUTE = 60_000;

interface Made {
  readonly game: object;
  readonly seats: readonly object[];
  readonly tenures: readonly object[];
  readonly log: readonly object[];
  readonly end: { readonly id: string; readonly by: 'consent' | null; readonly at: Date } | null;
}

/** A game that may be open, go on or be over in one of the ways there are, with clocks, seats and people by chance. */
const made = (rng: Rng, n: number): Made => {
  const id = `r${String(n)}`;
  const count = 1 + below(rng, 4);
  const people = Array.from({ length: count }, () => (rng() < 0.15 ? null : pick(rng, NAMES).toLowerCase()));
  const rows = below(rng, 25);
  const begun = START + below(rng, 1000) * MINUTE;
  // Few points, so that places are shared.
  const scores = people.map((_, seat) => ({ seat, points: below(rng, 4) - 1, parts: {} }));
  const result = rng() < 0.85 ? { reason: 'bank', scores } : null;
  const by = rng() < 0.2 ? ('consent' as const) : null;
  const tenures = people.flatMap((now, seat) => {
    if (now === null || rng() < 0.7) return [];
    const until = below(rng, rows + 1);
    const left = { game_id: id, seat, n: 1, person_id: pick(rng, NAMES).toLowerCase(), from_number: 0 };
    const at = new Date(begun);
    return [
      { ...left, to_number: until, from_at: at, to_at: at, why: pick(rng, ['left', 'voted', 'handed-over']) },
      {
        ...left,
        n: 2,
        person_id: now,
        from_number: until,
        to_number: null,
        from_at: at,
        to_at: null,
        why: null,
      },
    ];
  });
  // In some the service plays a seat, or has played one that somebody has taken over.
  const served = rng() < 0.15;
  let at = begun;
  const log = Array.from({ length: rows }, (_, r) => {
    const seat = below(rng, count);
    const cause = pick(rng, [
      ...['player', 'player', 'mail', 'clock', 'programmed'],
      ...(served ? ['service'] : []),
    ]);
    at += below(rng, 5000) * 1000;
    const ended = rng() < 0.7 ? { bank: below(rng, 3) - 1, at: below(rng, 3) } : null;
    return {
      ...{
        game_id: id,
        number: r + 1,
        kind: rng() < 0.9 ? 'action' : 'undo',
        seat,
        count: 0,
        draws: [],
        facts: [],
      },
      // Some stand on an earlier row than the last: what lies between was taken back.
      ...{ under: rng() < 0.8 ? r : below(rng, r + 1), depth: r, reveals: false, sealed: false, open: false },
      ...{ previous_hash: '', hash: '', state_hash: '' },
      by_person: cause === 'clock' || cause === 'service' ? null : playerAt(people, tenures, seat, r + 1),
      clocks: rng() < 0.8 ? { [seat]: ended === null ? {} : { ended } } : null,
      ...{ cause, at: new Date(at) },
    };
  }).map(row => ({ ...row, action: row.kind === 'action' ? {} : null }));
  const game = {
    ...{
      id,
      title: pick(rng, ['toy', 'sampler']),
      rules: 1,
      name: id,
      settings: {},
      seats: count,
      phase: 'running',
    },
    ...{
      number: rows,
      hash: '',
      salt: '',
      top: rows,
      depth: rows,
      undone: [],
      created_by: 'anna',
      pauses: [],
    },
    ...{
      spectators: 'none',
      private_chat: true,
      open_chat: false,
      advice: false,
      listed: false,
      about: '',
      seating: 'fixed',
    },
    ...{ created_at: new Date(begun), started_at: new Date(begun), hooked: false, turn: { asked: [] } },
    standing: { ended: by === null, result: by === null ? result : null },
    agreed_result: by === 'consent' ? result : null,
  };
  return {
    game,
    seats: people.map((who, seat) => ({
      game_id: id,
      seat,
      name: who ?? '',
      person_id: who,
      joinable: true,
      level: 'easy',
      by_service: who === null && rng() < 0.2,
    })),
    tenures,
    log,
    // Some of them at the same moment.
    end: rng() < 0.8 ? { id, by, at: new Date(at + below(rng, 2) * MINUTE) } : null,
  };
};

const playerAt = (
  people: readonly (string | null)[],
  tenures: readonly { seat: number; person_id: string; from_number: number; to_number: number | null }[],
  seat: number,
  number: number,
): string | null =>
  tenures.find(
    t => t.seat === seat && t.from_number < number && (t.to_number === null || number <= t.to_number),
  )?.person_id ?? people[seat]!;

const insert = (tx: Tx, table: string, rows: readonly object[]): Promise<unknown> =>
  tx.rows(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`, [
    JSON.stringify(rows),
  ]);

const write = async (tx: Tx, games: readonly Made[]): Promise<void> => {
  await insert(
    tx,
    'game',
    games.map(one => one.game),
  );
  await insert(
    tx,
    'seat',
    games.flatMap(one => one.seats),
  );
  await insert(
    tx,
    'tenure',
    games.flatMap(one => one.tenures),
  );
  await insert(
    tx,
    'log',
    games.flatMap(one => one.log),
  );
  for (const { end } of games)
    if (end)
      await tx.rows(`UPDATE game SET phase = 'ended', ended_by = $2, ended_at = $3 WHERE id = $1`, [
        end.id,
        end.by,
        end.at,
      ]);
};

const goOn = (tx: Tx, ids: readonly string[]): Promise<unknown> =>
  tx.rows(`UPDATE game SET phase = 'running', ended_at = NULL, ended_by = NULL WHERE id = ANY ($1)`, [ids]);

const between = (values: readonly number[], part: number): number | null => {
  if (values.length === 0) return null;
  const at = (values.length - 1) * part;
  const low = values[Math.floor(at)]!;
  return low + (values[Math.ceil(at)]! - low) * (at - Math.floor(at));
};

/** What is shown of somebody is what their games say. */
const mustAgree = async (tx: Tx, actor: PersonActor): Promise<Results> => {
  const kept = await showResults(deps, actor, { limit: 500 });
  const slow = await slowResults(tx, actor.personId);
  expect(kept.games.map(game => [game.id, game.scores.map(one => [one.name, one.place])])).toEqual(
    slow.games.map(game => [game.id, game.scores.map(([name, place]) => [name, place])]),
  );
  expect(Object.keys(slow.byTitle).sort()).toEqual(kept.byTitle.map(one => one.title).sort());
  for (const { title, games, won, standing } of kept.byTitle) {
    expect([games, won]).toEqual([slow.byTitle[title]!.games, slow.byTitle[title]!.won]);
    expect(standing).toBeCloseTo(slow.byTitle[title]!.standing, 9);
  }
  expect(kept.byOpponent).toHaveLength(Object.keys(slow.byOpponent).length);
  for (const { name, games, won, standing } of kept.byOpponent) {
    const other = slow.byOpponent[name]!;
    expect([games, won]).toEqual([other.games, other.won]);
    expect(standing).toBeCloseTo(other.standing, 9);
  }
  expect(kept.pace.moves).toBe(slow.waits.length);
  expect(kept.pace.median ?? NaN).toBeCloseTo(between(slow.waits, 0.5) ?? NaN, 6);
  expect(kept.pace.slowestTenth ?? NaN).toBeCloseTo(between(slow.waits, 0.9) ?? NaN, 6);
  expect(kept.reliability).toMatchObject({
    finished: slow.finished,
    inTime: slow.turns > 0 ? slow.inTime / slow.turns : null,
  });
  return kept;
};

describe('what is kept of finished games', () => {
  test('says what logs and positions of 300 random games say, also after ends are taken back', async () => {
    const rng = random(firstSeed);
    const tx = direct(database!.db);
    const players = await Promise.all(NAMES.map(name => person(deps, name)));
    const games = Array.from({ length: 300 }, (_, n) => made(rng, n));
    await write(tx, games);
    let shown = 0;
    for (const player of players) shown += (await mustAgree(tx, player)).games.length;
    // Half of them at least, however they were drawn.
    expect(shown).toBeGreaterThan(150);
    expect(await showTitleResults(deps)).toEqual(await slowTitles(tx));

    const ended = games.flatMap(one => one.end?.id ?? []);
    const back = ended.filter(() => rng() < 0.3);
    await goOn(tx, back);
    const again = back.filter(() => rng() < 0.5);
    await tx.rows(`UPDATE game SET phase = 'ended', ended_at = $2 WHERE id = ANY ($1)`, [
      again,
      new Date(START + 9_000_000 * MINUTE),
    ]);
    // Nothing seats anybody in a game that is over today.
    await tx.rows(
      `UPDATE seat SET person_id = 'eva' WHERE NOT by_service AND game_id = ANY ($1) AND person_id IS NULL`,
      [ended.filter(() => rng() < 0.5)],
    );
    await tx.rows(`UPDATE seat SET name = coalesce(person_id, '')`);
    for (const player of players) await mustAgree(tx, player);
    expect(await showTitleResults(deps)).toEqual(await slowTitles(tx));
  });

  test('is made by the migration for the games there are', async () => {
    const tx = direct(database!.db);
    await Promise.all(NAMES.map(name => person(deps, name)));
    const rng = random(7);
    await write(
      tx,
      Array.from({ length: 40 }, (_, n) => made(rng, n)),
    );
    const tables = ['finished_game', 'finished_seat', 'finished_person'];
    const kept = (): Promise<readonly (readonly object[])[]> =>
      Promise.all(tables.map(table => tx.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)));
    const before = await kept();
    expect(before.every(rows => rows.length > 0)).toBe(true);
    await tx.rows('DELETE FROM finished_game');
    expect(await kept()).toEqual([[], [], []]);
    await tx.rows(`SELECT keep_finished(id) FROM game`);
    expect(await kept()).toEqual(before);
  });
});

/** Everybody bids nothing until all lots are sold. */
const playOut = async (id: string, players: readonly PersonActor[]): Promise<void> => {
  for (;;) {
    const { asked, status, number } = await showGame(deps, null, id);
    if (status === 'ended') return;
    const seat = asked[0]!;
    deps.pass(600);
    const action = { seat, type: 'bid', amount: 0 };
    await submit(deps, players[seat]!, { gameId: id, expected: number, action });
  }
};

test('a record that is imported counts for nobody', async () => {
  const { game, players } = await toyGame(deps);
  await playOut(game.id, players);
  const before = await showTitleResults(deps);
  expect(before).toMatchObject([{ games: 1 }]);
  const copy = await importRecord(deps, players[0]!, { record: await exportLog(deps, game.id) });
  expect(copy.status).toBe('ended');
  expect(await showTitleResults(deps)).toEqual(before);
  expect((await showResults(deps, players[0]!)).games.map(one => one.id)).toEqual([game.id]);
});
