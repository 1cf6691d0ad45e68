import {
  firstValue,
  Illegal,
  type Action,
  type Field,
  type Json,
  type Option,
} from '../engine/core/index.js';
import type { Deps } from './deps.js';
import { createGame, listGames } from './tables/games.js';
import { joinGame } from './tables/invitations.js';
import { position } from './log/history.js';
import { titleOf } from './log/load.js';
import { personAt } from './account/people.js';
import { submit } from './log/play.js';
import type { PersonActor } from './types.js';

const NAMES = ['Ada', 'Bela', 'Carl', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'];

/** So many play where the title lets them. */
const PLAYERS = 4;
const STEPS = 16;

/**
 * A game of a title to look at and to play on, for those who start the service for the first time: made
 * once, with its first moves made by chance.
 * @returns its id
 */
export const ensureDemo = async (deps: Deps, titleId: string): Promise<string> => {
  const { minSeats, maxSeats } = titleOf(deps, { title: titleId });
  const count = Math.max(minSeats, Math.min(maxSeats, PLAYERS));
  const people = await Promise.all(NAMES.slice(0, count).map(name => personAt(deps, `${name}@demo.invalid`)));
  const [first] = people;
  const made = (await listGames(deps, first!)).items.find(game => game.title === titleId);
  if (made) return made.id;
  const game = await createGame(deps, first!, {
    title: titleId,
    name: 'Demo',
    settings: {},
    options: { spectators: 'everyone' },
    seats: people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    idempotencyKey: `demo-${titleId}`,
  });
  for (const [seat, person] of people.entries())
    if (seat > 0) await joinGame(deps, person, { gameId: game.id, seat });
  for (let step = 0; step < STEPS; step++) await playAny(deps, people, game.id);
  return game.id;
};

/** Plays one thing that the menu offers to the first seat that is asked. */
const playAny = async (deps: Deps, people: readonly PersonActor[], gameId: string): Promise<void> => {
  const seat = (await position(deps, null, { gameId })).turn.asked[0];
  const person = seat === undefined ? undefined : people[seat];
  if (seat === undefined || !person) return;
  const { number, menu } = await position(deps, person, { gameId, seat });
  const kinds = [...new Set(menu.map(({ type }) => type))];
  const kind = kinds[deps.random.int(kinds.length)];
  // The first of a kind is what people do; others may be rare or odd.
  const option = menu.find(({ type }) => type === kind)!;
  try {
    await submit(deps, person, { gameId, expected: number, action: fillIn(deps, seat, option) });
  } catch (error) {
    // Fields that only fit together with others can be refused; the next step tries something else.
    if (!(error instanceof Illegal)) throw error;
  }
};

const fillIn = (deps: Deps, seat: number, option: Option): Action => {
  const fields = Object.entries(option.fields).map(([name, field]) => [name, choose(deps, field)] as const);
  return { seat, type: option.type, ...Object.fromEntries(fields) };
};

/** Low in a range: nobody should spend all their money in a demo. */
const choose = (deps: Deps, field: Field): Json => {
  if ('oneOf' in field) return field.oneOf[deps.random.int(field.oneOf.length)]!;
  return firstValue(field);
};
