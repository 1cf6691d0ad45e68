import { randomUUID } from 'node:crypto';
import { aheadFrom, readingOf } from '../../engine/core/index.js';
import { deedsIn, picksIn, type Elsewhere } from '../../present/deeds.js';
import { besideRows, choiceLies } from '../../present/menu/beside-rows.js';
import { adviceGiven } from '../../service/computer/advice.js';
import { position, readLog } from '../../service/log/history.js';
import type { Actor, Position } from '../../service/types.js';
import { findRematch } from '../../service/tables/rematch.js';
import type { PresentRequest, Section } from '../../present/presenter.js';
import { withTakeBacks } from '../../present/step.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mailsModel, mailsNews } from './game-mails.js';
import { adviceModel, advisedMove } from './advice-model.js';
import { finalTable, logRow, type Scene, sceneOf, sectionsAt, statusLine } from './game-model.js';
import { sidebarModel } from './game-sidebar.js';
import { clocksModel, ownDeadline } from './clock-model.js';
import { deedsAt, previewAt } from './deeds.js';
import { companyLinks, companyPath } from './company.js';
import { demoLead } from './demo.js';
import { deskAt, deskDeeds, deskModel } from './desk.js';
import { presenceModel } from './presence.js';
import type { GameFacts, GamePageModel, GoneModel, RematchModel, TurnModel } from './game-page.js';
import { rulesOfGame } from './help-choices.js';
import { liveModel, newsSince, type LiveModel } from './live.js';
import { hereOf, keeping, layerWanted } from './layers.js';
import { isWithNotation, logForm, logWish, newestRows, wishQuery } from './log.js';
import { menuModel, placeLinks, placeTried, subjectActs } from '../../present/menu/menu-model.js';
import { kindsOnTiles } from '../../present/menu/tiles-model.js';
import { ordersModel } from './orders.js';
import { sendToOnlookers } from './onlookers.js';
import { actingIn, backForms } from './own-seats.js';
import { notNowModel, whyNotIn } from './not-now.js';
import { signInFor } from './frame.js';
import { takeBacksOf } from './history-back.js';
import { type FilledPage, gameIdOf, page, type PageCall, sendPage } from './page.js';
import { panelsModel } from './panels.js';
import { plannedMove } from './plans.js';
import { togetherModel } from './together.js';
import { stripModel, waitingModel } from './waiting.js';
import { tableTalk } from './table-talk.js';
import {
  comparedModel,
  comparedStep,
  type Happened,
  happenedIn,
  seenAt,
  sinceFor,
  sinceModel,
} from './recap.js';
import { namesOf } from './summary.js';
import { readerTime } from './reader-time.js';
import { ruleLinkOfAsk, ruleOfCode, writtenModel } from './rule-link.js';
import { sectionModels } from '../../present/shown.js';
import { waitingRoom } from './waiting-room.js';
import { whyPath } from './why.js';
import { type EndingModel, endingModel } from './ending.js';

/** Rows of the log on the game's page. */
const shownRows = 20;

const queryText = (call: PageCall, name: string): string | undefined => {
  const value = call.query[name];
  return typeof value === 'string' && value.length <= 64 ? value : undefined;
};

/** What the move that led here made happen: the rows after `from`. */
const happened = async (call: PageCall, scene: Scene, actor: Actor | null): Promise<Happened | undefined> => {
  const from = queryText(call, 'from');
  if (from === undefined || !/^\d{1,9}$/.test(from)) return undefined;
  const request = { gameId: scene.game.id, after: Number(from), limit: 10 };
  const { entries } = await readLog(call.deps.service, actor, request);
  return entries.length > 0 ? happenedIn(entries.map(logRow(scene))) : undefined;
};

/** What the browser needs to play on from here by itself. */
const playedOn = ({ game }: Scene, at: Position): object => ({
  game: game.id,
  title: game.title,
  reading: readingOf(game.settings),
  number: at.number,
  seat: at.seat,
  names: game.seats.map(seat => seat.name),
});

interface Filling {
  readonly path: string;
  readonly place: string | undefined;
  readonly advice: TurnModel['advice'];
  readonly proposed: TurnModel['proposed'];
  readonly inView: Elsewhere;
  /** What is taken in the turn itself. */
  readonly picks: TurnModel['picks'];
  /** What stands beside the turn in place of the board. */
  readonly lead: Section | undefined;
}

const turnModel = (
  call: PageCall,
  scene: Scene,
  at: Position,
  { path, place, advice, proposed, inView, picks, lead }: Filling,
): TurnModel | undefined => {
  const title = call.deps.service.titles.get(scene.game.title);
  if (at.seat === null || at.menu.length === 0 || !title) return undefined;
  const waited = at.turn.asked.includes(at.seat);
  const type = queryText(call, 'do');
  const names = scene.game.seats.map(seat => seat.name);
  const setting = {
    ...scene,
    ...previewAt(call, scene, at),
    inView,
    notation: title.notation,
    view: at.view,
    names,
    seat: at.seat,
    ...(waited && { ask: at.turn.ask.kind }),
    path,
    key: randomUUID,
    ruleOf: (code: string) => ruleOfCode(scene.language, title.id, code),
    whyNot: whyNotIn(call, scene, at),
    tried: call.form,
  };
  const of = queryText(call, 'of');
  const choice = {
    ...(type !== undefined && { type }),
    ...(place !== undefined && { place }),
    ...(of !== undefined && { of }),
  };
  const groups = besideRows(menuModel(setting, at.menu, choice), choice);
  const lies = waited ? choiceLies(groups, inView) : undefined;
  return {
    waited,
    chooseBelow: lies === 'below',
    chooseIn: lies === 'view' && lead ? { id: lead.id, heading: lead.heading } : undefined,
    ask: waited ? scene.words.ask(at.turn.ask, at.menu).full : undefined,
    rule: waited ? ruleLinkOfAsk(scene.language, scene.game.title, at.turn.ask.kind) : undefined,
    written: writtenModel(call, scene.game.title, at),
    deadline: waited ? ownDeadline(call, scene.game) : undefined,
    picks,
    groups,
    play: aheadFrom(title, at) ? JSON.stringify(playedOn(scene, at)) : undefined,
    typedKey: randomUUID(),
    seat: at.seat,
    advice,
    proposed,
    notNow: notNowModel(call, scene, at, kindsOnTiles(setting, at.menu)),
    typed: call.form['type'] === undefined ? call.form['notation'] : undefined,
  };
};

/** Where it is told why no more can be done with a thing, where the title can say so while the game runs. */
const whyLinks = (call: PageCall, { game }: Scene, path: string): Pick<PresentRequest, 'why'> => {
  if (!call.deps.service.titles.get(game.title)?.tries || game.status !== 'running') return {};
  return { why: of => whyPath(path, of) };
};

/** Is there a tile for the kind of move, on which is told why it is not possible? */
const hasTile = (
  { presenter, language }: Scene,
  { seat, view, menu, turn: { asked, ask } }: Position,
  type: string,
): boolean =>
  seat !== null &&
  asked.includes(seat) &&
  (presenter.tiles?.({ view, seat, language, ask: ask.kind, menu })?.all ?? []).some(({ types }) =>
    types.includes(type),
  );

/**
 * For a player whose link chooses a kind of move that is not there: what to say in its place, where the link leads.
 * After a refused move that is said already.
 */
const goneModel = (call: PageCall, scene: Scene, at: Position): GoneModel | undefined => {
  const type = queryText(call, 'do');
  const refused = call.form['type'] !== undefined;
  if (type === undefined || refused || scene.game.mine.length === 0) return undefined;
  if (at.menu.some(option => option.type === type) || hasTile(scene, at, type)) return undefined;
  const words =
    at.menu.length > 0 ? call.t('choiceGone') : call.t('choiceGoneIdle', { status: statusLine(scene, at) });
  return { id: `do-${type}`, words };
};

const gameFacts = ({ deps }: PageCall, scene: Scene, at: Position): GameFacts => ({
  id: scene.game.id,
  name: scene.game.name,
  titleName: scene.words.titleName,
  rules: rulesOfGame(deps, scene.game),
  number: at.number,
  position: at.hash.slice(0, 12),
});

/** @returns null for a game that has not begun */
const filledIn = async (
  call: PageCall,
  live: LiveModel | undefined,
  meanwhile: boolean,
): Promise<FilledPage<'game'> | null> => {
  const { deps, context } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  if (scene.game.startedAt === null) return null;
  const { reader, path, switch: ownSeats } = await actingIn(call, scene.game, actor);
  const at = await position(deps.service, reader, { gameId });
  const place = queryText(call, 'place') ?? placeTried(at.menu, scene.presenter.placeOf, call.form);
  const links = placeLinks(at.menu, scene.presenter.placeOf, path, queryText(call, 'do'));
  const wanted = await layerWanted(call, scene, at);
  const since = await sinceFor(call, reader, at);
  const step = comparedStep(call, at, since);
  const marks = {
    ...wanted,
    ...(await seenAt(call, reader, at, step)),
    ...(place !== undefined && { place }),
    links: keeping(wanted.show, links),
    ...(at.menu.length > 0 && { menu: at.menu }),
    acts: subjectActs(at.menu, { ...scene, path }),
    ...whyLinks(call, scene, path),
    ...(scene.presenter.companies && { tell: (company: string) => companyPath(path, company) }),
  };
  const about = companyLinks(scene, path);
  const wish = logWish(call, scene, at);
  const rows = await newestRows(call, reader, scene, { to: at.of, count: shownRows, wish, about });
  const asked = at.seat !== null && at.turn.asked.includes(at.seat) && at.menu.length > 0;
  const beside = await sidebarModel(call, scene.game, actor);
  const desk = deskAt(scene, at);
  const sections = [...finalTable(scene, at), ...sectionsAt(scene, at, marks)];
  const deeds = deedsAt(call, scene, at);
  const demo = demoLead(call, scene, at);
  const ending = await endingModel(call, scene, at);
  const given = asked && scene.game.advice ? await adviceGiven(deps.service, at) : null;
  const data: GamePageModel = {
    game: gameFacts(call, scene, at),
    live: live && { ...live, said: await newsSince(call, scene, reader) },
    presence: presenceModel(scene, at.number, path),
    status: statusOf(call, scene, at, ending),
    happened: await happened(call, scene, reader),
    ownSeats,
    since: sinceModel(call, scene, since, { meanwhile, asked, newest: rows, about }),
    desk: desk && deskModel(desk, path, deeds),
    demo,
    waiting: demo ? undefined : waitingModel(call, scene, at),
    strip: at.of === 0 ? undefined : stripModel(scene, at),
    talk: await tableTalk(call, scene.game, actor, { reads: beside.chat, idle: !asked }),
    notPlayed: call.form['notation'],
    compared: comparedModel(call, scene, at, step),
    turn: turnModel(call, scene, at, {
      ...{ path, place, inView: new Map([...deedsIn(sections), ...deskDeeds(desk)]) },
      picks: picksIn(sections, deeds),
      lead: sections.find(({ leads }) => leads),
      advice: adviceModel(call, scene, at, given, path),
      proposed: advisedMove(call, given) ?? (await plannedMove(call, actor, scene.game)),
    }),
    gone: goneModel(call, scene, at),
    sandbox:
      scene.game.sandboxUntil && call.t('inSandbox', { at: readerTime(call)(scene.game.sandboxUntil) }),
    frozen: scene.game.frozenAt && call.t('gameFrozen', { at: readerTime(call)(scene.game.frozenAt) }),
    beside,
    together: await togetherModel(call, scene.game, actor),
    clocks: clocksModel(call, scene.game, actor !== null && ownDeadlineOrPause(call, scene)),
    // A link that chooses a move carries no right to make it.
    signIn: !actor && !demo && scene.game.status === 'running' ? signInFor(call.address) : undefined,
    back: await backForms(call, scene.game, actor, at),
    undoAlso:
      at.undoAlso.length > 0 ? call.t('undoAlso', { names: namesOf(scene.game, at.undoAlso) }) : undefined,
    orders: await ordersModel(call, scene, actor, at, since?.own ? since.step : at.number),
    byService: scene.game.seats.some(seat => seat.byService),
    advice: scene.game.advice,
    mails: await mailsModel(call, scene.game, actor),
    mailsNews: mailsNews(call),
    ending,
    rematch: await rematchModel(call, scene),
    panels: panelsModel(call, sections, sectionModels(sections, hereOf(call), deeds), [
      ...(at.of === 0 ? [] : [{ id: 'log', label: call.t('logPanel'), sections: [] }]),
      { id: 'more', label: call.t('morePanel'), sections: [] },
    ]),
    whySeat: queryText(call, 'seat'),
    why: 'why' in marks,
    whyThing: scene.words.field('of'),
    log:
      at.of === 0
        ? undefined
        : {
            rows: withTakeBacks(rows, await takeBacksOf(call, scene, reader, at)),
            choose: logForm(call, scene, at, wish),
            notation: isWithNotation(call),
            query: wishQuery(wish),
          },
  };
  return { name: 'game', title: scene.game.name, data };
};

/**
 * The page of a game. After a refused move it is shown with what was sent (`call.form`) filled in.
 * @param meanwhile the rows since the step in the address came while the reader chose a move
 */
export const showGamePage = async (call: PageCall, meanwhile = false): Promise<void> => {
  const gameId = gameIdOf(call);
  const actor = actorIn(call.context, gameId);
  const live = await liveModel(call.deps, actor, gameId, ['number', 'clocks', 'table', 'votes', 'chat']);
  const fill = (): Promise<FilledPage<'game'> | null> => filledIn(call, live, meanwhile);
  if (live && (await sendToOnlookers(call, live, fill))) return;
  const filled = await fill();
  if (!filled) return waitingRoom(call);
  sendPage(call, filled.name, filled.title, filled.data);
};

/** Round and who is asked. At the end, why it ended is told below the winner. */
const statusOf = ({ t }: PageCall, scene: Scene, at: Position, ending: EndingModel | undefined): string =>
  ending?.reason ? [scene.words.round(at.status.round), t('gameEnded')].join(' · ') : statusLine(scene, at);

/** Whether a player reads elsewhere on the page what the clocks have to say first. */
const ownDeadlineOrPause = (call: PageCall, { game }: Scene): boolean =>
  game.mine.length > 0 && (game.paused !== null || ownDeadline(call, game) !== undefined);

/** After the end: the game that follows this one, or the wish for one. */
const rematchModel = async (
  { deps, context }: PageCall,
  { game }: Scene,
): Promise<RematchModel | undefined> => {
  if (game.status !== 'ended' || game.mine.length === 0) return undefined;
  if (context.viewer?.kind !== 'person') return { signIn: signInFor(`/g/${game.id}#rematch`) };
  return { id: await findRematch(deps.service, game.id) };
};

export const gamePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id', run: call => showGamePage(call) }),
];
