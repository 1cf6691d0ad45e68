import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { direct, readGame } from '../../../src/db/index.js';
import type { Title } from '../../../src/engine/core/index.js';
import { changePerson } from '../../../src/service/account/people.js';
import { pauseGame } from '../../../src/service/clocks/pause.js';
import { exportLog, exportNotation, parseNotation, replayRecord } from '../../../src/service/log/exchange.js';
import { sinceLastTurn } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { createGame } from '../../../src/service/tables/games.js';
import { startVote } from '../../../src/service/votes/start.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { pathTitle } from '../../fixtures/path/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { oneTrainToBuy } from '../../support/games-forced.js';
import { orderGame, type OrderGame } from '../../support/order-games.js';
import { below, pick, random } from '../../support/random.js';
import { seeds } from '../../support/seed.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
const titles = new Map<string, Title>();
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

/** Puts a path among the titles. @returns the title's id */
const pathOf = (steps: readonly string[]): string => {
  const id = `path${String(titles.size)}`;
  titles.set(id, { ...pathTitle(steps), id });
  return id;
};

/** A game of two on a path, in which some seats wish that forced moves are made for them. */
const walk = async (steps: readonly string[], wishing: readonly number[] = [0, 1]): Promise<OrderGame> => {
  const g = await orderGame(deps, pathOf(steps), ['Anna', 'Ben']);
  for (const [seat, player] of g.players.entries())
    await changePerson(deps, player, { forcedMoves: wishing.includes(seat) });
  return g;
};

/** Who was mailed what of a game, as `1 turn`. */
const mailed = async ({ gameId }: OrderGame): Promise<readonly string[]> => {
  const { rows } = await database.asOwner(
    `SELECT seat || ' ' || kind AS line FROM delivery WHERE game_id = $1 AND kind IN ('turn', 'game-over')
     ORDER BY number, seat`,
    [gameId],
  );
  return rows.map(({ line }: { line: string }) => line);
};

describe('moves with one possibility', () => {
  test('are made one after the other behind a move, for whoever wishes it, until somebody has to choose', async () => {
    const g = await walk(['0: go stay', '0: pick', '1: go', '1: go', '0: go stay']);
    await g.play('0 stay');
    expect(await g.log()).toEqual(['0 stay', '0 pick 3!', '1 go!', '1 go!']);
    expect((await g.seen(0)).turn.asked).toEqual([0]);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('are left to those who have not asked for it', async () => {
    const g = await walk(['0: go stay', '0: go', '1: go', '0: go stay'], [0]);
    await g.play('0 stay');
    expect(await g.log()).toEqual(['0 stay', '0 go!']);
    await g.play('1 go');
    expect(await g.log(2)).toEqual(['1 go']);
  });

  test('are asked of nobody: only who has to choose then is mailed', async () => {
    const g = await walk(['0: go stay', '1: go', '0: go', '1: go stay']);
    await g.play('0 stay');
    expect((await mailed(g)).slice(1)).toEqual(['1 turn']);
  });

  test('stop where a card is drawn or something comes to light', async () => {
    const g = await walk(['0: go stay', '1: draw', '0: show', '1: go stay']);
    await g.play('0 go', '1 draw', '0 show');
    expect(await g.log()).toEqual(['0 go', '1 draw', '0 show']);
  });

  test('that end the game are told like any end', async () => {
    const g = await walk(['0: go stay', '1: end', '0: go']);
    expect((await g.play('0 go')).status.ended).toBe(true);
    expect((await mailed(g)).slice(1)).toEqual(['0 game-over', '1 game-over']);
  });

  test('are what has happened since the last turn of their player', async () => {
    const g = await walk(['0: go stay', '1: go', '0: go stay', '1: go stay']);
    await g.play('0 go', '0 stay');
    const since = await sinceLastTurn(deps, g.players[1]!, { gameId: g.gameId, seat: 1 });
    expect(since.map(({ number, cause }) => [number, cause])).toEqual([
      [1, 'player'],
      [2, 'forced'],
      [3, 'player'],
    ]);
  });

  test('are marked in an exported log, which is read again', async () => {
    const g = await walk(['0: go stay', '1: pick', '0: go stay']);
    await g.play('0 go');
    const text = await exportNotation(deps, g.gameId);
    expect(text).toContain('\n1 P1: go\n2 P2: pick 3 # forced\n');
    const record = await exportLog(deps, g.gameId);
    expect(parseNotation(deps, text).log).toEqual(record.log);
    expect(replayRecord(deps, record).stateHash).toBe(
      (await readGame(direct(deps.db), g.gameId))!.state_hash,
    );
  });
});

test('in 1830 the only train that a company has to buy is bought', async () => {
  titles.set('1830', { ...title1830, setup: oneTrainToBuy });
  const g = await orderGame(deps, '1830', ['Anna', 'Ben']);
  await changePerson(deps, g.players[0]!, { forcedMoves: true });
  await g.play('0 pass', '0 pass');
  expect(await g.log()).toEqual(['0 pass', '0 pass', '0 train 3!']);
  expect((await g.seen(1)).turn.asked).toEqual([1]);
});

describe('whoever has to choose is asked', () => {
  test('after an undo and a redo, until the next move', async () => {
    const g = await walk(['0: go stay', '0: go', '1: go stay']);
    await g.play('0 stay');
    await g.undo(0);
    expect(await g.log()).toEqual(['0 stay-', '0 go!-', '0 undo 2']);
    await g.redo(0);
    expect(await g.log(3)).toEqual(['0 redo 2']);
    await g.undo(0);
    await g.play('0 go');
    expect(await g.log(5)).toEqual(['0 go', '0 go!']);
  });

  test('while a vote is open', async () => {
    const g = await walk(['0: go stay', '0: go stay', '1: go', '0: go stay']);
    await g.play('0 go');
    await startVote(deps, g.players[0]!, { gameId: g.gameId, about: 'end' });
    await g.play('0 go');
    expect(await g.log()).toEqual(['0 go', '0 go']);
  });

  test('in a pause', async () => {
    const g = await walk(['0: go stay', '1: go', '0: go stay']);
    await deps.db.transaction(tx => pauseGame(deps, tx, g.gameId, null));
    await g.play('0 go');
    expect(await g.log()).toEqual(['0 go']);
  });

  test('where somebody plays several seats at one device', async () => {
    const anna = await person(deps, 'Anna');
    await changePerson(deps, anna, { forcedMoves: true });
    const seats = ['Anna', 'Ben'].map(name => ({ kind: 'me' as const, name }));
    const title = pathOf(['0: go stay', '1: go', '0: go stay']);
    const { id } = await createGame(deps, anna, { title, name: 'Here', settings: {}, seats });
    await submit(deps, anna, { gameId: id, expected: 0, action: { seat: 0, type: 'go' } });
    expect((await readGame(direct(deps.db), id))!.number).toBe(1);
  });
});

describe('an undo', () => {
  test('takes back what was forced on others with the move that led to it, and says on whom', async () => {
    const g = await walk(['0: go stay', '1: go', '0: go stay']);
    const before = await g.seen(0);
    await g.play('0 stay');
    expect(await g.seen(0)).toMatchObject({ undo: 1, undoAlso: [1] });
    expect((await g.undo(0)).stateHash).toBe(before.stateHash);
    expect(await verifyGame(deps, g.gameId)).toBeNull();
  });

  test('goes back to a choice: what was forced alone is not to be taken back', async () => {
    const g = await walk(['0: go stay', '1: go', '0: go stay']);
    await g.play('0 stay');
    expect(await g.seen(1)).toMatchObject({ undo: 0 });
  });
});

test('a move and what is forced by it are written together or not at all', async () => {
  const g = await walk(['0: go stay', '1: go', '1: go', '0: go stay']);
  await database.asOwner(`CREATE FUNCTION fall_over() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.number = 3 THEN RAISE EXCEPTION 'the disk is full'; END IF; RETURN NEW; END $$`);
  await database.asOwner(
    'CREATE TRIGGER fall_over BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION fall_over()',
  );
  await expect(g.play('0 stay')).rejects.toThrow();
  await database.asOwner('DROP TRIGGER fall_over ON log');
  expect(await g.number()).toBe(0);
  expect(await g.log()).toEqual([]);
  await g.play('0 stay');
  expect(await g.number()).toBe(3);
  expect(await verifyGame(deps, g.gameId)).toBeNull();
});

/** Steps by chance, many of them with one possibility. */
const someSteps = (rng: () => number): readonly string[] =>
  Array.from({ length: 25 }, () => {
    const moves = pick(rng, ['go', 'go', 'pick', 'go stay', 'go stay', 'draw', 'show', 'choose']);
    return rng() < 0.1 ? `0,1: ${moves}` : `${String(below(rng, 2))}: ${moves}`;
  });

/** Plays by chance to the end; now and then somebody takes back what they can. */
const playOn = async (g: OrderGame, rng: () => number): Promise<void> => {
  for (;;) {
    const [seat] = (await g.seen(0)).turn.asked;
    if (seat === undefined) return;
    const { type } = pick(rng, (await g.seen(seat)).menu);
    await g.play(`${String(seat)} ${['pick', 'choose'].includes(type) ? `${type} 3` : type}`);
    const { undo, turn } = await g.seen(seat);
    if (undo > 0 && turn.asked.length > 0 && rng() < 0.15) await g.undo(seat);
  }
};

/** What stands, each move with the hash of the position after it. */
const standing = async (g: OrderGame): Promise<readonly string[]> => {
  const lines = await g.log();
  const { stateHashes } = await exportLog(deps, g.gameId);
  return lines.flatMap((line, at) =>
    /-$|undo/.test(line) ? [] : [`${line.replace('!', '')} ${stateHashes![at]!}`],
  );
};

test('games in which forced moves are made go the same way as those in which they are typed', async () => {
  let forced = 0;
  for (const seed of seeds(3)) {
    const steps = someSteps(random(seed));
    const made = await walk(steps);
    await playOn(made, random(seed));
    const lines = await made.log();
    const typed = await orderGame(deps, (await readGame(direct(deps.db), made.gameId))!.title, [
      'Cleo',
      'Dora',
    ]);
    await typed.play(...lines.filter(one => !/-$|undo/.test(one)).map(one => one.replace('!', '')));
    expect(await standing(typed)).toEqual(await standing(made));
    expect(await verifyGame(deps, made.gameId)).toBeNull();
    forced += lines.filter(line => line.includes('!')).length;
  }
  expect(forced).toBeGreaterThan(10);
});
