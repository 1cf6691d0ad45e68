import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import type { Level, Title } from '../../../src/engine/core/index.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { moveForService } from '../../../src/service/computer/moves.js';
import { readLog } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { createGame, showGame } from '../../../src/service/tables/games.js';
import { giveToService } from '../../../src/service/tables/service-seats.js';
import type { LogEntry, PersonActor } from '../../../src/service/types.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runDueJobs } from '../../support/due-jobs.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let anna: PersonActor;
/** While it is set, whoever thinks comes to no end. */
let holds = false;

function* waiting<T>(thinking: Generator<undefined, T>): Generator<undefined, T> {
  while (holds) yield undefined;
  return yield* thinking;
}

const title: Title = {
  ...(title1830 as unknown as Title),
  think: (sight, effort) => waiting(title1830.think!(sight as never, effort)),
};

beforeAll(async () => {
  database = await freshDatabase();
  const titles = new Map<string, Title>([[title.id, title]]);
  deps = testDeps(database.db, { titles, settleSeconds: 0 });
  anna = await person(deps, 'Anna');
});
afterAll(() => database.drop());

const work = (): Promise<unknown> => runDueJobs(deps, tasks(deps, { send: () => Promise.resolve('250 ok') }));

const made = async (level: Level, settings: object = {}): Promise<string> =>
  (
    await createGame(deps, anna, {
      title: '1830',
      name: 'Levels',
      settings: settings as never,
      seats: [{ kind: 'me' }, { kind: 'service', level }],
    })
  ).id;

const rows = async (id: string): Promise<readonly LogEntry[]> =>
  (await readLog(deps, anna, { gameId: id, after: 0 })).entries;

/** Anna does that, then the service. */
const play = async (id: string, type: string, fields: object = {}): Promise<void> => {
  const { number } = await showGame(deps, anna, id);
  await submit(deps, anna, { gameId: id, expected: number, action: { seat: 0, type, ...fields } });
  await work();
};

describe('a seat of the service', () => {
  test('plays at the level that was chosen, and says why', async () => {
    const id = await made('ordinary');
    await play(id, 'pass');
    const [, second] = await rows(id);
    expect(second).toMatchObject({ seat: 1, cause: 'service' });
    expect(second!.thought).toEqual({
      compared: expect.any(Number),
      gain: expect.any(Number),
      // Where there was time for one move alone there is no other.
      instead: second!.thought!.compared === 1 ? null : expect.any(String),
    });
    expect((await showGame(deps, anna, id)).seats[1]).toMatchObject({
      level: 'ordinary',
      name: 'Bahnpost (computer, ordinary)',
    });
    expect(await verifyGame(deps, id)).toBeNull();
  });

  test('plays by habit where nothing else is said', async () => {
    const { id } = await createGame(deps, anna, {
      title: '1830',
      name: 'Easy',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'service' }],
    });
    await play(id, 'pass');
    expect((await rows(id)).map(({ thought }) => thought)).toEqual([null, null]);
    expect((await showGame(deps, anna, id)).seats[1]).toMatchObject({ level: 'easy' });
  });

  test('does not say why where that would tell of hidden money', async () => {
    const id = await made('ordinary', { 'hidden-cash': 'all' });
    await play(id, 'pass');
    expect((await rows(id)).map(({ cause, thought }) => [cause, thought])).toEqual([
      ['player', null],
      ['service', null],
    ]);
  });

  test('thinks again where the game has gone on meanwhile', async () => {
    const id = await made('ordinary');
    const { number } = await showGame(deps, anna, id);
    await submit(deps, anna, { gameId: id, expected: number, action: { seat: 0, type: 'pass' } });
    holds = true;
    const moving = moveForService(deps, id);
    await undo(deps, anna, { gameId: id, expected: 1, seat: 0, count: 1 });
    await submit(deps, anna, {
      gameId: id,
      expected: 2,
      action: { seat: 0, type: 'bid', private: 'CS', price: 45 },
    });
    holds = false;
    await moving;
    // What it has thought of was another position: nothing is done with it.
    expect((await rows(id)).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['action', 0],
      ['undo', 0],
      ['action', 0],
    ]);
    await work();
    expect((await rows(id)).at(-1)).toMatchObject({ seat: 1, cause: 'service' });
  });

  test('is given an empty seat at a level, and keeps it in a drawn order', async () => {
    const { id } = await createGame(deps, anna, {
      title: '1830',
      name: 'Given',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'service', level: 'strong' }, { kind: 'open' }, { kind: 'open' }],
      table: { listed: false, about: '', seating: 'drawn' },
    });
    await giveToService(deps, anna, { gameId: id, seat: 2, level: 'ordinary' });
    await giveToService(deps, anna, { gameId: id, seat: 3 });
    const { seats, status } = await showGame(deps, anna, id);
    expect(status).toBe('running');
    expect(seats.map(({ name }) => name).toSorted()).toEqual([
      'Anna',
      'Bahnpost (computer, strong)',
      'Bahnpost 2 (computer, ordinary)',
      'Bahnpost 3 (computer, easy)',
    ]);
    const stored = await direct(deps.db).rows<{ level: string; name: string }>(
      'SELECT level, name FROM seat WHERE game_id = $1 AND by_service ORDER BY name',
      [id],
    );
    expect(stored.map(({ level }) => level)).toEqual(['strong', 'ordinary', 'easy']);
  });
});
