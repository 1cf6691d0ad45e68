import { Illegal, type Action, type Json } from '../../engine/core/index.js';
import { showGame } from '../../service/tables/games.js';
import { position } from '../../service/log/history.js';
import { Stale, submit } from '../../service/log/play.js';
import { Conflict } from '../../service/errors.js';
import type { Actor, Submitted } from '../../service/types.js';
import { redo, undo } from '../../service/log/undo.js';
import { check } from '../input/check.js';
import { readNotation } from '../api/play.js';
import { withChanges } from '../api/present-log.js';
import { key as keySchema, wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { fieldsSent } from '../../present/form-fields.js';
import { parseJson } from '../json-text.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import { giveOrder } from './order-posts.js';
import { isOrderText } from './orders.js';
import { seatAfter, seatInForm } from './own-seats.js';
import { backToGame, gameIdOf, goTo, page, type PageCall } from './page.js';
import { withRefusalPage } from './refused.js';

const readJson = (text: string): Json => parseJson(text) as Json;

/** What the form means now, and what it says. */
const actionOf = async (
  call: PageCall,
  actor: Actor,
  gameId: string,
): Promise<{ readonly action: Action; readonly sent: Json }> => {
  const { form, deps, context } = call;
  const given = seatInForm(call);
  const notation = form['notation'];
  if (notation !== undefined) {
    const reading = { deps, actor, language: context.language };
    const action = await readNotation(reading, gameId, notation.slice(0, 2000), given.seat);
    return { action, sent: { notation, ...given } };
  }
  const { seat } = await position(deps.service, actor, { gameId, ...given });
  if (seat === null) throw new HttpProblem(403, 'not-your-game', {});
  const move = { ...fieldsSent(Object.entries(form), readJson), type: form['type'] ?? '' };
  return { action: { ...move, seat }, sent: { ...move, ...given } };
};

/** What the form says it was filled in on. */
const seenIn = ({
  form,
  context,
}: PageCall): { readonly expected: number; readonly idempotencyKey?: string } => {
  const key = form['key'];
  const given = form['expected'];
  if (given === undefined) throw new HttpProblem(428, 'number-missing', {});
  return {
    expected: check(wholeNumber, given, 'expected', context.language),
    ...(key !== undefined && { idempotencyKey: check(keySchema, key, 'key', context.language) }),
  };
};

/** Is the move not possible, or no longer? */
const isRefused = (error: unknown): boolean =>
  error instanceof Illegal ||
  error instanceof Conflict ||
  error instanceof Stale ||
  error instanceof HttpProblem;

/**
 * Plays what mostly follows a move, as the button for both has said it; nothing where that is not possible any more,
 * as after standing orders of others.
 * @param first what became of the move before it
 */
const andThen = async (call: PageCall, actor: Actor, first: Submitted): Promise<Submitted> => {
  const { form, deps, context } = call;
  const { then, key } = form;
  if (then === undefined) return first;
  const { gameId, number: expected } = first;
  const given = seatInForm(call);
  try {
    const reading = { deps, actor, language: context.language };
    const action = await readNotation(reading, gameId, then.slice(0, 2000), given.seat);
    const once = key === undefined ? {} : { idempotencyKey: `${key}.then`, sent: { then, ...given } };
    return await submit(deps.service, actor, { gameId, expected, action, ...once });
  } catch (error) {
    if (isRefused(error)) return first;
    throw error;
  }
};

const perform = async (
  call: PageCall,
  run: (actor: Actor, gameId: string) => Promise<Submitted>,
): Promise<void> => {
  const { deps, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBeSomeone(actorIn(context, gameId));
  const done = await withChanges(deps, context.language, actor, gameId, () => run(actor, gameId));
  // What standing orders did after it is told too.
  const from = call.form['expected'] ?? String(done.number - 1);
  const { mine } = await showGame(deps.service, actor, gameId);
  // Without a script the reader comes to what is asked next.
  goTo(res, `/g/${gameId}?from=${from}${seatAfter(call, mine, done)}#asked`);
};

const move = (call: PageCall): Promise<void> =>
  isOrderText(call.form['notation'] ?? '') ? giveOrder(call) : play(call);

const play = (call: PageCall): Promise<void> =>
  perform(call, async (actor, gameId) => {
    const move = await actionOf(call, actor, gameId);
    const first = await submit(call.deps.service, actor, { gameId, ...seenIn(call), ...move });
    return andThen(call, actor, first);
  });

/** How many moves a form takes back; one where it does not say. */
const countIn = ({ form, context }: PageCall): number =>
  form['count'] === undefined ? 1 : check(wholeNumber, form['count'], 'count', context.language);

const takeBack =
  (run: typeof undo) =>
  (call: PageCall): Promise<void> =>
    perform(call, async (actor, gameId) => {
      const seen = seenIn(call);
      const { seat } = await position(call.deps.service, actor, { gameId, ...seatInForm(call) });
      if (seat === null) throw new HttpProblem(403, 'not-your-game', {});
      return run(call.deps.service, actor, { gameId, seat, count: countIn(call), ...seen });
    });

/** Moves and taking them back; what is refused is told on the game's page. */
export const playPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'post', path: '/g/:id/move', run: withRefusalPage(move) }),
  page(deps)({ method: 'get', path: '/g/:id/move', run: backToGame }),
  page(deps)({ method: 'post', path: '/g/:id/undo', run: withRefusalPage(takeBack(undo)) }),
  page(deps)({ method: 'get', path: '/g/:id/undo', run: backToGame }),
  page(deps)({ method: 'post', path: '/g/:id/redo', run: withRefusalPage(takeBack(redo)) }),
  page(deps)({ method: 'get', path: '/g/:id/redo', run: backToGame }),
];
