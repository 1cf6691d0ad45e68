import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Action, DrawNeeded, type Title } from '../../../src/engine/core/index.js';
import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { deletePlan, listPlans, savePlan, showPlan } from '../../../src/service/chat/plans.js';
import { undo } from '../../../src/service/log/undo.js';
import type { PersonActor } from '../../../src/service/types.js';
import { sampler } from '../../http/support/sampler.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

/** Moves that have been played in this title, to be stored or only tried. */
let played = 0;

/** Nothing is hidden, and `skip` throws a die. */
const open = {
  ...sampler,
  id: 'open',
  isOpen: () => true,
  setup: (...args: Parameters<typeof sampler.setup>) => ({ ...sampler.setup(...args), title: 'open' }),
  apply: (state: Parameters<typeof sampler.apply>[0], action: Action, draw: () => never) => {
    played++;
    if (action.type === 'skip') throw new DrawNeeded({ kind: 'die', sides: 6 });
    return sampler.apply(state, action, draw);
  },
} as unknown as Title;

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, {
    titles: new Map([
      ['toy', toyTitle],
      ['open', open],
    ]),
  });
});
afterAll(() => database.drop());

interface Table {
  readonly gameId: string;
  readonly anna: PersonActor;
  readonly ben: PersonActor;
}

const table = async (): Promise<Table> => {
  const [anna, ben] = [await person(deps, 'Anna'), await person(deps, 'Ben')];
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id } = await createGame(deps, anna, { title: 'open', name: 'Open', settings: {}, seats });
  await joinGame(deps, ben, { gameId: id, seat: 1 });
  return { gameId: id, anna, ben };
};

const moves = (...lines: readonly string[]) => lines.map((line, at) => ({ seat: at % 2, line }));
const states = async (actor: PersonActor, gameId: string): Promise<unknown> =>
  (await listPlans(deps, actor, gameId)).map(plan => plan.check.map(({ state }) => state));
const take = (gameId: string, seat: number, expected: number, count: number) => ({
  gameId,
  expected,
  action: { seat, type: 'take', count },
});

describe('a plan', () => {
  test('is tried once on each position, however often it is looked at', async () => {
    const { gameId, anna, ben } = await table();
    const lines = moves('take 5', 'take 4', 'take 3');
    const { id: plan } = await savePlan(deps, anna, { gameId, name: 'Grab', number: 0, moves: lines });
    const triedBy = async (look: () => Promise<unknown>): Promise<number> => {
      const before = played;
      await look();
      return played - before;
    };
    expect(await triedBy(() => listPlans(deps, anna, gameId))).toBe(3);
    expect(await triedBy(() => listPlans(deps, anna, gameId))).toBe(0);
    expect(await triedBy(() => showPlan(deps, anna, { gameId, plan }))).toBe(0);
    await submit(deps, anna, take(gameId, 0, 0, 5));
    await submit(deps, ben, take(gameId, 1, 1, 4));
    expect(await triedBy(() => listPlans(deps, anna, gameId))).toBe(1);
    expect(await states(anna, gameId)).toEqual([['made', 'made', 'fits']]);
  });

  test('is tried on the newest position: what has been made, what works, and what no longer does', async () => {
    const { gameId, anna, ben } = await table();
    const lines = moves('take 5', 'lay A1 57 0', 'take 4', 'take 3', 'lay A1 9 1');
    const saved = await savePlan(deps, anna, { gameId, name: ' Grab ', number: 0, moves: lines });
    expect(saved).toMatchObject({ name: 'Grab', number: 0, moves: lines });
    const [before] = await listPlans(deps, anna, gameId);
    expect(before!.check.map(({ state }) => state)).toEqual(['fits', 'fits', 'fits', 'fits', 'broken']);
    expect(before!.next).toEqual({ move: 0, action: { seat: 0, type: 'take', count: 5 } });
    // As planned so far: then it is Ben's move, and nothing of Anna's can be next.
    await submit(deps, anna, take(gameId, 0, 0, 5));
    const [then] = await listPlans(deps, anna, gameId);
    expect(then!.check.map(({ state }) => state)).toEqual(['made', 'fits', 'fits', 'fits', 'broken']);
    expect(then!.next).toBeNull();
    // Ben does something else: the rest is tried from where the game stands, and the move planned for him is no longer open to him.
    await submit(deps, ben, take(gameId, 1, 1, 2));
    const [after] = await listPlans(deps, anna, gameId);
    expect(after!.check.map(({ state }) => state)).toEqual(['made', 'broken', 'after', 'after', 'after']);
    expect(after!.check[1]).toEqual({ state: 'broken', code: 'not-your-turn', params: {} });
    expect(after!.next).toBeNull();
    // Nothing was played by looking.
    expect((await position(deps, anna, { gameId })).number).toBe(2);
  });

  test('goes on where others did as planned, and is whole again after an undo', async () => {
    const { gameId, anna, ben } = await table();
    const plan = await savePlan(deps, anna, {
      gameId,
      name: 'x',
      number: 0,
      moves: moves('take 1', 'take 2', 'take 3'),
    });
    await submit(deps, anna, take(gameId, 0, 0, 1));
    await submit(deps, ben, take(gameId, 1, 1, 2));
    expect(await showPlan(deps, anna, { gameId, plan: plan.id })).toMatchObject({
      check: [{ state: 'made' }, { state: 'made' }, { state: 'fits' }],
      next: { move: 2, action: { seat: 0, type: 'take', count: 3 } },
    });
    await undo(deps, ben, { gameId, seat: 1, count: 1, expected: 2 });
    expect(await states(anna, gameId)).toEqual([['made', 'fits', 'fits']]);
  });

  test('ends where chance would decide', async () => {
    const { gameId, anna } = await table();
    await savePlan(deps, anna, { gameId, name: 'x', number: 0, moves: moves('skip', 'take 1') });
    expect(await states(anna, gameId)).toEqual([['chance', 'after']]);
  });

  test('is its owner’s alone; there are ten at most', async () => {
    const { gameId, anna, ben } = await table();
    const make = (name: string) => savePlan(deps, anna, { gameId, name, number: 0, moves: moves('take 1') });
    const made = await Promise.allSettled(Array.from({ length: 14 }, (_, at) => make(`plan ${String(at)}`)));
    expect(made.filter(one => one.status === 'fulfilled')).toHaveLength(10);
    const first = (await listPlans(deps, anna, gameId))[0]!;
    expect(await listPlans(deps, ben, gameId)).toEqual([]);
    const his = { gameId, plan: first.id };
    await expect(showPlan(deps, ben, his)).rejects.toMatchObject({ code: 'no-such-plan' });
    await expect(deletePlan(deps, ben, his)).rejects.toMatchObject({ code: 'no-such-plan' });
    await expect(make('eleven')).rejects.toMatchObject({ code: 'too-many-plans' });
    await deletePlan(deps, anna, his);
    await make('eleven');
  });

  test.each([
    ['no move', { moves: [] }, 'bad-plan'],
    ['a line that is no move', { moves: [{ seat: 0, line: 'fly' }] }, 'notation-unknown'],
    ['an empty line', { moves: [{ seat: 0, line: ' ' }] }, 'notation-unknown'],
    ['a seat there is not', { moves: [{ seat: 5, line: 'skip' }] }, 'no-such-seat'],
    ['a position there is not', { number: 1 }, 'no-such-position'],
    ['no name', { name: ' ' }, 'bad-plan-name'],
    ['a name that adds a line', { name: 'x\r\nBcc: y' }, 'bad-plan-name'],
    ['too many moves', { moves: moves(...Array.from({ length: 101 }, () => 'skip')) }, 'bad-plan'],
  ])('with %s is none', async (_, change, code) => {
    const { gameId, anna } = await table();
    const plan = { gameId, name: 'x', number: 0, moves: moves('take 1'), ...change };
    await expect(savePlan(deps, anna, plan)).rejects.toMatchObject({ code });
    expect(await listPlans(deps, anna, gameId)).toEqual([]);
  });

  test('is not for spectators, nor for games in which something is hidden', async () => {
    const { gameId } = await table();
    const dora = await person(deps, 'Dora');
    await expect(listPlans(deps, dora, gameId)).rejects.toMatchObject({ code: 'not-your-game' });
    const { game, players } = await toyGame(deps);
    const plan = { gameId: game.id, name: 'x', number: 0, moves: [{ seat: 1, line: 'bid 1' }] };
    await expect(savePlan(deps, players[0]!, plan)).rejects.toMatchObject({ code: 'something-hidden' });
    await expect(listPlans(deps, players[0]!, game.id)).rejects.toMatchObject({ code: 'something-hidden' });
  });
});
