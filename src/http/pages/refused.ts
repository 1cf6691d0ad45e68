import type { Field, Value } from '../../engine/core/index.js';
import { showGame } from '../../service/tables/games.js';
import { FAIR_PLAY_PATH } from '../advice.js';
import { actorIn } from '../context.js';
import { asProblem } from '../errors.js';
import type { HttpProblem } from '../problem.js';
import { detailOf } from '../tell.js';
import type { RuleLink } from '../views.js';
import { type GameWords, wordsOf } from '../wording.js';
import { ruleOfRefusal } from '../../words/rules.js';
import { showGamePage } from './game.js';
import { type PageRequest, gameIdOf, type PageCall, refuseForm } from './page.js';

/** Refusals after which the game's page says more than a page without it. */
const aboutTheGame: ReadonlySet<number> = new Set([400, 401, 403, 409, 412, 422, 428]);

/** Of what would have been right, so much is named; the rest stands in the form. */
const shown = 12;

const allowedText = ({ t }: PageCall, words: GameWords, name: string, field: Field): string | undefined => {
  const named = (values: readonly Value[]): string =>
    [
      ...values.slice(0, shown).map(value => words.value(name, value)),
      ...(values.length > shown ? ['…'] : []),
    ].join(', ');
  if ('someOf' in field) {
    const { from, to, someOf } = field;
    return t(from === to ? 'rightExactlyOf' : 'rightSomeOf', { from, to, names: named(someOf) });
  }
  if ('manyOf' in field) {
    const { from, to, manyOf } = field;
    const parts = manyOf.map(({ of, most }) => `${words.value(name, of)} 0–${most}`).join(', ');
    return t(from === to ? 'rightExactlyOf' : 'rightSomeOf', { from, to, names: parts });
  }
  if ('by' in field)
    return field.by === 1 ? t('rightFromTo', { ...field }) : t('rightFromToBy', { ...field });
  return 'oneOf' in field ? named(field.oneOf) : undefined;
};

/** What would have been right, where the rules name a field of the menu that holds something else. */
const rightInstead = async (call: PageCall, { code, params }: HttpProblem): Promise<string | undefined> => {
  const { field, value, allowed } = params;
  if (code !== 'not-offered' || typeof field !== 'string' || !allowed) return undefined;
  const gameId = gameIdOf(call);
  const game = await showGame(call.deps.service, actorIn(call.context, gameId), gameId);
  const words = wordsOf(call.deps, game, call.context.language);
  const right = allowedText(call, words, field, allowed as Field);
  if (right === undefined) return undefined;
  const given = value === null || value === undefined ? '–' : words.value(field, value).slice(0, 100);
  return call.t('rightWouldBe', { field: words.field(field), value: given, allowed: right });
};

/** Where the rule can be read that a refusal rests on. */
const ruleFor = async (call: PageCall, problem: HttpProblem): Promise<RuleLink | undefined> => {
  if (problem.code === 'advice-not-allowed') return { href: FAIR_PLAY_PATH, text: call.t('helpFairPlay') };
  // Only what the rules refuse is that.
  if (problem.status !== 422) return undefined;
  const gameId = gameIdOf(call);
  const { title, ask } = await showGame(call.deps.service, actorIn(call.context, gameId), gameId);
  const rule = ruleOfRefusal(title, problem, ask?.kind);
  return rule && { href: rule.href, text: call.t('whyRule', { paragraph: rule.paragraph }) };
};

/** The address of the game's page with these choices. */
const gamePageWith = (call: PageCall, query: { readonly [name: string]: string }): PageRequest => {
  const path = `/g/${gameIdOf(call)}`;
  const search = new URLSearchParams(query).toString();
  return { path, query, address: search === '' ? path : `${path}?${search}` };
};

/** The seat, the kind of move, and what the reader had seen: since then is what happened meanwhile. */
const choicesIn = ({ form }: PageCall, { code, params }: HttpProblem): { [name: string]: string } => {
  const { seat, type } = form;
  const { expected, number } = params;
  const behind =
    code === 'stale' && typeof expected === 'number' && typeof number === 'number' && expected < number;
  return {
    ...(seat !== undefined && /^\d{1,2}$/.test(seat) && { seat }),
    ...(type !== undefined && /^[\w-]{1,64}$/.test(type) && { do: type }),
    ...(behind && { since: String(expected) }),
  };
};

/**
 * Tells a refusal on the game's page as it is now, with what was sent filled in again where it is offered still.
 * @param wish the kind of move that the reader came for
 * @throws the error itself where the page is no help, and `no-such-game` for anybody who may not see it
 */
export const refusedOnGame = async (
  call: PageCall,
  error: unknown,
  wish: { readonly do?: string } = {},
): Promise<void> => {
  const problem = asProblem(error);
  if (!problem || !aboutTheGame.has(problem.status)) throw error;
  const right = await rightInstead(call, problem);
  const why = detailOf(problem, call.context.language);
  refuseForm(call, right === undefined ? why : `${why} ${right}`, await ruleFor(call, problem));
  call.res.status(problem.status);
  const asked = gamePageWith(call, { ...wish, ...choicesIn(call, problem) });
  await showGamePage({ ...call, ...asked }, problem.code === 'stale');
};

/** Does what a form of the game's page asks, or says on that page why not. */
export const withRefusalPage =
  (run: (call: PageCall) => Promise<void>) =>
  async (call: PageCall): Promise<void> => {
    try {
      await run(call);
    } catch (error) {
      await refusedOnGame(call, error);
    }
  };
