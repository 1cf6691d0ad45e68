import { afterSeat, seatName, type Title } from '../../engine/core/index.js';
import { showGame } from '../../service/tables/games.js';
import { deletePlan, listPlans, savePlan, showPlan, type CheckedPlan } from '../../service/chat/plans.js';
import type { Actor, GameDetail } from '../../service/types.js';
import { check } from '../input/check.js';
import { id, wholeNumber } from '../input/fields.js';
import { helpOfTitle } from '../../words/rules.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { asProblem } from '../errors.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { mustBeSomeone } from '../viewer.js';
import { wordsOf } from '../wording.js';
import type { ProposedMove } from './advice-model.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { namesOf } from './summary.js';
import { isolated } from '../../words/isolated.js';

/** `P2: pass` is a move of the second seat's, and so is `B: pass`; without either it is the reader's own. */
const readLines = (text: string, own: number): readonly { readonly seat: number; readonly line: string }[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const named = afterSeat(line);
      if (named) return { seat: named.seat, line: named.rest };
      const [, letter, rest] = /^([A-Z]):(.*)$/.exec(line) ?? [];
      return letter === undefined
        ? { seat: own, line }
        : { seat: letter.charCodeAt(0) - 65, line: rest!.trim() };
    });

interface PlanMove {
  readonly who: string;
  readonly line: string;
  readonly state: string;
  readonly first: boolean;
  readonly why: string | undefined;
}

interface PlanModel {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly fits: boolean;
  readonly next: string | null;
  readonly moves: readonly PlanMove[];
}

const planModel =
  ({ deps, t, context }: PageCall, game: GameDetail) =>
  (plan: CheckedPlan): PlanModel => {
    const words = wordsOf(deps, game, context.language);
    const broken = plan.check.findIndex(
      ({ state }) => state === 'broken' || state === 'chance' || state === 'hidden',
    );
    return {
      id: plan.id,
      name: plan.name,
      from: plan.number,
      fits: broken === -1,
      next: plan.next && `/g/${game.id}?plan=${plan.id}#typed`,
      moves: plan.moves.map(({ seat, line }, at) => {
        const one = plan.check[at]!;
        return {
          who: namesOf(game, [seat]),
          line,
          state: t(`plan-${one.state}`),
          first: at === broken,
          why: one.state === 'broken' ? (words.refusal(one.code, one.params) ?? one.code) : undefined,
        };
      }),
    };
  };

interface Typed {
  readonly name: string;
  readonly moves: string;
  readonly number: number;
  readonly error: string;
}

const formsOf = (game: GameDetail, title: Title | undefined): readonly string[] => {
  const first = game.mine[0];
  return [
    ...game.seats.map(
      ({ seat, name }) => `${seatName(seat)}: ${isolated(name)}${seat === first ? ' *' : ''}`,
    ),
    ...(title ? title.notation.forms : []),
  ];
};

declare module '../views.js' {
  interface PageModels {
    readonly plans: PlansPage;
  }
}

interface PlansPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly help: { readonly notation: string } | undefined;
  readonly plans: readonly PlanModel[];
  readonly forms: readonly string[];
  readonly number: number;
  readonly name: string;
  readonly moves: string;
  readonly error: string | undefined;
}

const sendPlans = async (call: PageCall, actor: Actor, typed?: Typed): Promise<void> => {
  const { deps, t } = call;
  const gameId = gameIdOf(call);
  const game = await showGame(deps.service, actor, gameId);
  const plans = await listPlans(deps.service, actor, gameId);
  sendPage(call, 'plans', `${t('plans')}: ${isolated(game.name)}`, {
    game: { id: game.id, name: game.name },
    beside: await sidebarModel(call, game, actor),
    help: helpOfTitle(game.title),
    plans: plans.map(planModel(call, game)),
    forms: formsOf(game, deps.service.titles.get(game.title)),
    number: typed?.number ?? game.number,
    name: typed?.name ?? '',
    moves: typed?.moves ?? '',
    error: typed?.error,
  });
};

const actorOf = (call: PageCall): Actor => mustBeSomeone(actorIn(call.context, gameIdOf(call)));

const save = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = actorOf(call);
  const number = check(wholeNumber, form['number'], 'number', context.language);
  const { name = '', moves = '' } = form;
  const game = await showGame(deps.service, actor, gameId);
  try {
    const lines = readLines(moves, game.mine[0] ?? 0);
    const plan = await savePlan(deps.service, actor, { gameId, name, number, moves: lines });
    goTo(res, `/g/${gameId}/plans#plan-${plan.id}`);
  } catch (error) {
    const problem = asProblem(error);
    if (!problem || problem.status >= 500 || problem.status === 404) throw error;
    const said = wordsOf(deps, game, context.language).refusal(problem.code, problem.params);
    res.status(problem.status);
    const detail = problem.status === 422 ? (said ?? problem.code) : detailOf(problem, context.language);
    await sendPlans(call, actor, { name, moves, number, error: detail });
  }
};

const remove = async (call: PageCall): Promise<void> => {
  const gameId = gameIdOf(call);
  const plan = check(id, call.params['plan'], 'plan', call.context.language);
  await deletePlan(call.deps.service, actorOf(call), { gameId, plan });
  goTo(call.res, `/g/${gameId}/plans`);
};

/** The move with which the game's page is asked to fill in its form (`?plan=`), from the reader's own plan. */
export const plannedMove = async (
  { deps, query, t }: PageCall,
  actor: Actor | null,
  game: GameDetail,
): Promise<ProposedMove | undefined> => {
  const wanted = query['plan'];
  if (!actor || typeof wanted !== 'string' || !/^\w{1,64}$/.test(wanted)) return undefined;
  const plan = await showPlan(deps.service, actor, { gameId: game.id, plan: wanted });
  const move = plan.next && plan.moves[plan.next.move];
  return move ? { line: move.line, said: t('planUsed', { name: plan.name }) } : undefined;
};

export const planPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/plans', run: call => sendPlans(call, actorOf(call)) }),
  page(deps)({ method: 'post', path: '/g/:id/plans', run: save }),
  page(deps)({ method: 'post', path: '/g/:id/plans/:plan/delete', run: remove }),
  page(deps)({ method: 'get', path: '/g/:id/plans/:plan/delete', run: backToGame }),
];
