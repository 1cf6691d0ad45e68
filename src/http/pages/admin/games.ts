import { endGame, replacePlayer } from '../../../service/operator/intervene.js';
import { freezeGame, unfreezeGame } from '../../../service/operator/freeze.js';
import {
  findGames,
  showOperatedGame,
  type FoundGame,
  type OperatedGame,
} from '../../../service/operator/games.js';
import type { GameStatus } from '../../../service/types.js';
import { verifyGame, type LogFault } from '../../../service/log/verify.js';
import { durationText } from '../../../words/time.js';
import type { HttpDeps } from '../../deps.js';
import { HttpProblem } from '../../problem.js';
import type { Served } from '../../routes.js';
import { wordsOf } from '../../wording.js';
import { plainPresenter } from '../../../present/presenter.js';
import { logRow, type Scene } from '../game-model.js';
import { goTo, page, type PageCall, sendPage } from '../page.js';
import { pageLinks, pageWish, type PageLinks } from '../paging.js';
import { failedMailModel, type FailedMailModel } from './mails.js';
import {
  actModel,
  idInPath,
  actingOperator,
  query,
  tabsOn,
  type AdminPage,
  operatorTime,
  type ActModel,
} from './model.js';
import type { LogLine } from '../../../present/step.js';
import { isolated } from '../../../words/isolated.js';

const statuses: readonly GameStatus[] = ['open', 'running', 'ended'];

interface FoundModel {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly frozen: boolean;
}

const foundModel =
  (call: PageCall) =>
  (game: FoundGame): FoundModel => {
    const { t } = call;
    return {
      id: game.id,
      name: game.name,
      line: [
        wordsOf(call.deps, { title: game.title, seats: [] }, call.context.language).titleName,
        t(`adminStatus-${game.phase}`),
        t('adminRows', { number: game.number }),
        ...(game.phase === 'running' && game.waiting_since
          ? [t('adminWaitsSince', { time: operatorTime(call)(game.waiting_since) })]
          : []),
        game.players.map(name => isolated(name) || t('adminSeatEmpty')).join(', '),
      ].join(' · '),
      frozen: game.frozen_at !== null,
    };
  };

const ROWS = 50;

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-games': AdminGamesPage;
    readonly 'admin-game': AdminGamePage;
  }
}

interface AdminGamesPage extends AdminPage {
  readonly text: string;
  readonly statuses: readonly StatusChoice[];
  readonly games: readonly FoundModel[];
  readonly pages: PageLinks | undefined;
}

interface StatusChoice {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
}

const list = async (call: PageCall): Promise<void> => {
  const text = query(call, 'q');
  const status = statuses.find(one => one === query(call, 'status'));
  const wish = pageWish(call, ROWS);
  const { items, next } = await findGames(call.deps.service, { text, ...(status && { status }), ...wish });
  sendPage(call, 'admin-games', call.t('adminGames'), {
    ...tabsOn(call, 'games'),
    text,
    statuses: statuses.map(one => ({ id: one, label: call.t(`adminStatus-${one}`), chosen: one === status })),
    games: items.map(foundModel(call)),
    pages: pageLinks(call, { page: wish, next }),
  });
};

/** Drawn and worded as for a spectator. */
const sceneOf = ({ context, deps }: PageCall, { game }: OperatedGame): Scene => ({
  game,
  words: wordsOf(deps, game, context.language),
  presenter: plainPresenter,
  language: context.language,
  line: written => written,
  timeZone: context.viewer?.timeZone,
});

interface OperatedSeat {
  readonly seat: number;
  readonly personId: string | null;
  readonly canReplace: boolean;
  readonly line: string;
}

const seatModels = (call: PageCall, { game }: OperatedGame): readonly OperatedSeat[] =>
  game.seats.map(({ seat, name, personId, byService }) => {
    const clock = game.clocks.find(one => one.seat === seat);
    const { t, context } = call;
    return {
      seat,
      personId,
      canReplace: personId !== null && game.status === 'running',
      line: [
        t('adminSeat', {
          seat: seat + 1,
          name: personId === null && !byService ? t('adminSeatEmpty') : name,
        }),
        ...(game.asked.includes(seat) ? [t('adminAsked')] : []),
        ...(clock ? [t('adminClock', { left: durationText(context.language, clock.left * 1000) })] : []),
        ...(clock?.deadline ? [t('adminDeadline', { time: operatorTime(call)(clock.deadline) })] : []),
      ].join(' · '),
    };
  });

const stateLine = (call: PageCall, { game, entries }: OperatedGame): string => {
  const { t, context } = call;
  const words = wordsOf(call.deps, game, context.language);
  return [
    words.titleName,
    t(`adminStatus-${game.status}`),
    game.round ? words.round(game.round) : '',
    t('adminRows', { number: game.number }),
    entries.length > 0 && game.waitingSince
      ? t('adminWaitsSince', { time: operatorTime(call)(game.waitingSince) })
      : '',
  ]
    .filter(Boolean)
    .join(' · ');
};

const faultText = ({ t }: PageCall, fault: LogFault | null): string =>
  fault ? t('adminLogBad', { number: fault.number, what: t(`fault-${fault.what}`) }) : t('adminLogGood');

interface AdminGamePage extends AdminPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly line: string;
  readonly frozen: string | null;
  readonly running: boolean;
  readonly seats: readonly OperatedSeat[];
  readonly rows: readonly LogLine[];
  readonly mails: readonly FailedMailModel[];
  readonly acts: readonly ActModel[];
  readonly checked: string | undefined;
  readonly bad: boolean;
}

const show = async (call: PageCall, checked?: LogFault | null): Promise<void> => {
  const found = await showOperatedGame(call.deps.service, idInPath(call), call.context.language);
  const { game, entries, failedMails, acts } = found;
  sendPage(call, 'admin-game', game.name, {
    ...tabsOn(call, 'game'),
    game: { id: game.id, name: game.name },
    line: stateLine(call, found),
    frozen: game.frozenAt && call.t('gameFrozen', { at: operatorTime(call)(game.frozenAt) }),
    running: game.status === 'running',
    seats: seatModels(call, found),
    rows: entries.map(logRow(sceneOf(call, found))).reverse(),
    mails: failedMails.map(failedMailModel(call)),
    acts: acts.map(actModel(call)),
    checked: checked === undefined ? undefined : faultText(call, checked),
    bad: checked !== undefined && checked !== null,
  });
};

const act = async (call: PageCall): Promise<void> => {
  const { deps, form, res } = call;
  const gameId = idInPath(call);
  const about = { gameId, reason: form['reason'] ?? '' };
  switch (form['do']) {
    case 'freeze':
      await freezeGame(deps.service, actingOperator(call), about);
      break;
    case 'unfreeze':
      await unfreezeGame(deps.service, actingOperator(call), about);
      break;
    case 'replace':
      await replacePlayer(deps.service, actingOperator(call), { ...about, seat: Number(form['seat']) });
      break;
    case 'end':
      await endGame(deps.service, actingOperator(call), about);
      break;
    case 'verify':
      // Nothing is changed by it.
      return show(call, await verifyGame(deps.service, gameId));
    default:
      throw new HttpProblem(400, 'bad-body', {});
  }
  goTo(res, `/admin/games/${encodeURIComponent(gameId)}`);
};

export const operatedGamePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/admin/games', run: list }),
  page(deps)({ method: 'get', path: '/admin/games/:id', run: call => show(call) }),
  page(deps)({ method: 'post', path: '/admin/games/:id', run: act }),
];
