import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Level, Sight, Title } from '../../../src/engine/core/index.js';
import { adviceGiven, advise, type Advice } from '../../../src/service/computer/advice.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { changeTerms } from '../../../src/service/tables/change.js';
import { createGame, showGame, type NewGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { rematch } from '../../../src/service/tables/rematch.js';
import { listResults } from '../../../src/service/tables/results.js';
import type { PersonActor } from '../../../src/service/types.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let anna: PersonActor;
let bert: PersonActor;

/** What the title was shown when it was asked to think. */
const sights: Sight[] = [];
/** While it is set, whoever thinks comes to no end. */
let holds = false;

function* waiting<T>(thinking: Generator<undefined, T>): Generator<undefined, T> {
  while (holds) yield undefined;
  return yield* thinking;
}

const thoughtful: Title = {
  ...(title1830 as unknown as Title),
  think: (sight, effort) => {
    sights.push(sight);
    return waiting(title1830.think!(sight as never, effort));
  },
};

beforeAll(async () => {
  database = await freshDatabase();
  const titles = new Map<string, Title>([
    ['1830', thoughtful],
    ['toy', toyTitle],
  ]);
  deps = testDeps(database.db, { titles, settleSeconds: 0 });
  [anna, bert] = [await person(deps, 'Anna'), await person(deps, 'Bert')];
});
afterAll(() => database.drop());

const made = async (wish: Partial<NewGame>): Promise<string> =>
  (
    await createGame(deps, anna, {
      ...{ title: '1830', name: 'Advice', settings: {}, seats: [{ kind: 'me' }, { kind: 'service' }] },
      ...wish,
    })
  ).id;

/** A game of Anna and Bert. */
const together = async (wish: Partial<NewGame>): Promise<string> => {
  const id = await made({ seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
  await joinGame(deps, bert, { gameId: id, seat: 1 });
  return id;
};

const asked = (gameId: string, actor = anna, level: Level = 'ordinary'): Promise<Advice> =>
  advise(deps, actor, { gameId, level });

describe('what the computer would do', () => {
  test('is a move that is offered, with the reason; nothing is played', async () => {
    const id = await made({});
    const advice = await asked(id);
    expect(advice).toMatchObject({
      ...{
        number: 0,
        seat: 0,
        level: 'ordinary',
        notation: title1830.notation.print(advice.action),
      },
      thought: { compared: expect.any(Number), gain: expect.any(Number) },
    });
    expect((await showGame(deps, anna, id)).number).toBe(0);
    // It is accepted as it stands.
    await submit(deps, anna, { gameId: id, expected: 0, action: advice.action });
  });

  test('is reckoned once for each position and level', async () => {
    const id = await made({});
    const first = await asked(id);
    const thoughtOf = sights.length;
    expect(await asked(id)).toEqual(first);
    expect(sights).toHaveLength(thoughtOf);
    expect(await adviceGiven(deps, await position(deps, anna, { gameId: id }))).toEqual(first);
    expect(await asked(id, anna, 'easy')).toMatchObject({ level: 'easy', thought: null });
  });

  test('is told to the seat that asked alone, and not of the next position', async () => {
    const id = await together({ advice: true });
    const { action } = await asked(id);
    const at = (actor: PersonActor) => position(deps, actor, { gameId: id });
    expect(await adviceGiven(deps, await at(bert))).toBeNull();
    expect(await adviceGiven(deps, await at(anna))).not.toBeNull();
    await submit(deps, anna, { gameId: id, expected: 0, action });
    expect(await adviceGiven(deps, await at(anna))).toBeNull();
  });

  test('is reckoned anew for the next position', async () => {
    const id = await together({ advice: true });
    const { action } = await asked(id);
    await submit(deps, anna, { gameId: id, expected: 0, action });
    await submit(deps, bert, { gameId: id, expected: 1, action: (await asked(id, bert)).action });
    const next = await asked(id);
    expect(next.number).toBe(2);
    await submit(deps, anna, { gameId: id, expected: 2, action: next.action });
  });

  test('is reckoned from what the seat may see', async () => {
    const id = await together({ advice: true, settings: { 'hidden-cash': 'all' } });
    await asked(id);
    const { view, position: seen } = sights.at(-1)!;
    expect(
      (view as { readonly players: readonly { readonly cash: number | null }[] }).players[1]!.cash,
    ).toBeNull();
    expect(
      (seen as unknown as typeof view & { players: { cash: number | null }[] }).players[1]!.cash,
    ).toBeNull();
  });

  test('comes by habit where a title does not think', async () => {
    const id = await made({ title: 'toy' });
    expect(await asked(id, anna, 'strong')).toMatchObject({ action: { seat: 0 }, thought: null });
  });
});

describe('the computer is asked', () => {
  test('only where all have agreed to it, or against computers alone', async () => {
    await expect(asked(await together({}))).rejects.toMatchObject({ code: 'advice-not-allowed' });
    await expect(asked(await together({ advice: true }))).resolves.toBeDefined();
    const alone = await made({});
    expect((await showGame(deps, anna, alone)).advice).toBe(true);
    // Somebody takes the computer's seat: from then on there is somebody who has not agreed.
    const { joinable } = (await showGame(deps, anna, alone)).seats[1]!;
    expect(joinable).toBe(false);
    await database.asOwner(
      `UPDATE seat SET by_service = false, person_id = 'bert' WHERE game_id = $1 AND seat = 1`,
      [alone],
    );
    expect((await showGame(deps, anna, alone)).advice).toBe(false);
    await expect(asked(alone)).rejects.toMatchObject({ code: 'advice-not-allowed' });
  });

  test('only by whoever is waited for', async () => {
    const id = await together({ advice: true });
    await expect(asked(id, bert)).rejects.toMatchObject({ code: 'advice-not-asked' });
    await expect(asked(id, await person(deps, 'Carla'))).rejects.toMatchObject({ code: 'not-your-seat' });
  });

  test('by a few at once: they wait for each other, and one too many is sent away', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await made({}));
    holds = true;
    const answers = ids.map(id =>
      asked(id).then(
        ({ seat }) => seat,
        (error: unknown) => (error as { readonly code: string }).code,
      ),
    );
    const refused = await Promise.race(answers);
    holds = false;
    expect(refused).toBe('advice-busy');
    expect((await Promise.all(answers)).filter(answer => answer === 0)).toHaveLength(4);
  });
});

describe('that players may ask', () => {
  test('is settled before others sit down, and kept in a rematch', async () => {
    const id = await made({ title: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await changeTerms(deps, anna, { gameId: id, advice: true });
    await changeTerms(deps, anna, { gameId: id, name: 'Another' });
    await joinGame(deps, bert, { gameId: id, seat: 1 });
    expect((await showGame(deps, anna, id)).advice).toBe(true);
    await expect(changeTerms(deps, anna, { gameId: id, advice: false })).rejects.toMatchObject({
      code: 'game-has-begun',
    });
    await database.asOwner(`UPDATE game SET phase = 'ended', ended_at = started_at WHERE id = $1`, [id]);
    expect((await showGame(deps, anna, await rematch(deps, anna, id))).advice).toBe(true);
  });

  test('keeps a game out of all results', async () => {
    const counted = async (): Promise<number> => (await listResults(deps, anna, {})).items.length;
    for (const advice of [true, false]) {
      const before = await counted();
      const id = await together({ title: 'toy', advice });
      for (;;) {
        const { turn, number } = await position(deps, null, { gameId: id });
        const [seat] = turn.asked;
        if (seat === undefined) break;
        const actor = seat === 0 ? anna : bert;
        await submit(deps, actor, { gameId: id, expected: number, action: { seat, type: 'bid', amount: 1 } });
      }
      expect((await counted()) - before).toBe(advice ? 0 : 1);
    }
  });
});
