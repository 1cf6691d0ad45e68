import { beginOf } from '../../service/clocks/calendars.js';
import { showGame } from '../../service/tables/games.js';
import type { Actor } from '../../service/types.js';
import { castBallot, withdrawVote } from '../../service/votes/ballot.js';
import { startVote, type VoteProposal } from '../../service/votes/start.js';
import { playerAbouts } from '../../service/votes/kinds.js';
import { listVotes } from '../../service/votes/read.js';
import { chooseAboutSeat, listTenures } from '../../service/tables/seats.js';
import { check } from '../input/check.js';
import { id, wholeNumber, oneOf, seatChoice, checked } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { asProblem } from '../errors.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { mustBeSomeone } from '../viewer.js';
import { botsFor } from './bots.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { type LiveModel, liveModel } from './live.js';
import { gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { refusedOnGame } from './refused.js';
import { isAtTable, tablePath } from './at-table.js';
import { newsOf, type PausedModel, pausedModel, startModel, type VotesStart } from './together.js';
import { type VoterRow, type VoteModel, voteModel, seatRows } from './votes-model.js';
import { isolated } from '../../words/isolated.js';

const actorOf = (call: PageCall): Actor => mustBeSomeone(actorIn(call.context, gameIdOf(call)));

const pathOf = (call: PageCall): string => `/g/${gameIdOf(call)}/votes`;

declare module '../views.js' {
  interface PageModels {
    readonly votes: VotesPage;
  }
}

interface VotesPage {
  readonly live: LiveModel | undefined;
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly news: string | undefined;
  readonly error: string | undefined;
  readonly paused: PausedModel | undefined;
  readonly open: readonly VoteModel[];
  readonly closed: readonly VoteModel[];
  readonly start: false | VotesStart;
  readonly seats: readonly VoterRow[];
  readonly own: readonly VotesOwn[];
}

interface VotesOwn {
  readonly seat: number;
  readonly name: string;
  readonly offered: boolean;
}

const sendVotes = async (call: PageCall, actor: Actor, error?: string): Promise<void> => {
  const { deps, t } = call;
  const gameId = gameIdOf(call);
  const live = await liveModel(deps, actor, gameId, ['votes', 'clocks', 'table']);
  const game = await showGame(deps.service, actor, gameId);
  const { open, closed, paused, undone } = await listVotes(deps.service, actor, gameId);
  const model = voteModel(call, game);
  const running = game.status === 'running';
  sendPage(call, 'votes', `${t('votes')}: ${isolated(game.name)}`, {
    live,
    game: { id: game.id, name: game.name },
    beside: await sidebarModel(call, game, actor),
    news: newsOf(call, open.length > 0),
    error,
    paused: running ? pausedModel(call, paused) : undefined,
    open: open.map(model),
    closed: closed.map(model),
    start: running && startModel(call, game, { undone, paused }),
    seats: seatRows(call, game, {
      tenures: await listTenures(deps.service, gameId, call.context.language),
      bots: await botsFor(
        call,
        running && game.seats.some(({ personId, offered }) => personId === null || offered),
      ),
    }),
    own: running ? game.seats.filter(({ seat }) => game.mine.includes(seat)) : [],
  });
};

const show = (call: PageCall): Promise<void> => sendVotes(call, actorOf(call));

/** The game's page, with what the form has done there as the page of votes would say it. */
const votedAtTable = (call: PageCall, next: string): string => {
  const done = new URL(next, 'http://here').searchParams.get('done');
  const { vote } = call.params;
  return tablePath(call, 'votes', {
    ...(done !== null && { done }),
    ...(typeof vote === 'string' && { vote }),
  });
};

/** Does what a form asks; a refusal is told on the page, with the form as it was filled in. */
const change =
  (run: (call: PageCall, actor: Actor) => Promise<string>) =>
  async (call: PageCall): Promise<void> => {
    const actor = actorOf(call);
    let next: string;
    try {
      next = await run(call, actor);
    } catch (error) {
      if (isAtTable(call)) return refusedOnGame(call, error);
      const problem = asProblem(error);
      const lost = problem && ['not-your-game', 'no-such-game', 'game-not-started'].includes(problem.code);
      if (!problem || problem.status >= 500 || lost) throw error;
      call.res.status(problem.status);
      return sendVotes(call, actor, detailOf(problem, call.context.language));
    }
    goTo(call.res, isAtTable(call) ? votedAtTable(call, next) : next);
  };

/** The morning of a day where the one who starts the vote lives. */
const morning = ({ form }: PageCall, { timeZone }: Actor): Date | null =>
  form['until'] ? beginOf(form['until'], timeZone) : null;

const proposalIn = (call: PageCall, actor: Actor): VoteProposal => {
  const { form, context } = call;
  const about = check(oneOf(playerAbouts), form['about'], 'about', context.language);
  const number = (name: string): number => check(wholeNumber, form[name], name, context.language);
  return {
    gameId: gameIdOf(call),
    about,
    reason: form['reason'] ?? '',
    ...(about === 'undo' && form['to'] && { to: number('to') }),
    ...(about === 'pause' && { until: morning(call, actor) }),
    ...(about === 'replace' && { subject: number('subject') }),
  };
};

const start = change(async (call, actor) => {
  const vote = await startVote(call.deps.service, actor, proposalIn(call, actor));
  return `${pathOf(call)}?done=${vote === null ? 'resumed' : 'started'}`;
});

const voteIn = ({ params, context }: PageCall): string => check(id, params['vote'], 'vote', context.language);

const ballot = change(async (call, actor) => {
  const choice = call.form['choice'] ?? '';
  await castBallot(call.deps.service, actor, {
    gameId: gameIdOf(call),
    vote: voteIn(call),
    choice,
  });
  return `${pathOf(call)}?done=answered`;
});

const withdraw = change(async (call, actor) => {
  await withdrawVote(call.deps.service, actor, { gameId: gameIdOf(call), vote: voteIn(call) });
  return `${pathOf(call)}?done=withdrawn`;
});

const chooseSeat = change(async (call, actor) => {
  const { deps, form, params, context } = call;
  const gameId = gameIdOf(call);
  const choice = check(seatChoice, form['choice'], 'choice', context.language);
  const seat = check(wholeNumber, params['seat'], 'seat', context.language);
  // Leaving cannot be taken back: the box says that it is meant.
  if (choice === 'leave') check(checked, form['sure'], 'sure', context.language);
  await chooseAboutSeat(deps.service, actor, { gameId, seat, choice, toAnyone: form['anyone'] === 'on' });
  return choice === 'leave' ? `/g/${gameId}` : `${pathOf(call)}?done=seat#seats`;
});

const back = (call: PageCall): void => call.res.redirect(302, pathOf(call));

export const votePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/votes', run: show }),
  page(deps)({ method: 'post', path: '/g/:id/votes', run: start }),
  ...[
    { path: '/g/:id/votes/:vote/ballot', run: ballot },
    { path: '/g/:id/votes/:vote/withdraw', run: withdraw },
    { path: '/g/:id/seats/:seat/player', run: chooseSeat },
  ].flatMap(({ path, run }) => [
    page(deps)({ method: 'post', path, run }),
    page(deps)({ method: 'get', path, run: back }),
  ]),
];
