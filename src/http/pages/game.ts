import { randomUUID } from 'node:crypto';
import type { Action, Json } from '../../engine/core/index.js';
import { showGame } from '../../service/games.js';
import { position, readLog } from '../../service/history.js';
import { submit } from '../../service/play.js';
import { openSeatLink, showSeatLink } from '../../service/signin.js';
import type { Actor, Position, Submitted } from '../../service/types.js';
import { findRematch } from '../../service/tables/rematch.js';
import { redo, undo } from '../../service/undo.js';
import { check } from '../api/check.js';
import { readNotation } from '../api/play.js';
import { withChanges } from '../api/present-log.js';
import { key as keySchema, secret, wholeNumber } from '../api/schemas.js';
import { parseJson } from '../json-text.js';
import { actorIn } from '../context.js';
import { seatCookie, setSession } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import { deviceOf } from '../device.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBeSomeone } from '../viewer.js';
import { mailsModel, mailsNews } from './game-mails.js';
import { finalTable, logRow, type Scene, sceneOf, sectionsAt, statusLine } from './game-model.js';
import { besideModel } from './beside.js';
import { clocksModel, ownDeadline } from './clock-model.js';
import { hereOf, keeping, layerWanted } from './layers.js';
import { logForm, logWish, newestRows, wishQuery } from './log.js';
import { menuModel, placeLinks, subjectActs } from './menu-model.js';
import { giveOrder, isOrderText, ordersModel } from './orders.js';
import { actingIn, backForms, seatAfter, seatInForm } from './own-seats.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { plannedMove } from './plans.js';
import { togetherModel } from './questions.js';
import { comparedModel, comparedStep, seenAt, sinceFor, sinceModel } from './since.js';
import { namesOf } from './summary.js';
import { readerTime } from './reader-time.js';
import { sectionsOf } from './table.js';
import { waitingRoom } from './waiting-room.js';

/** Rows of the log on the game's page. */
const shownRows = 20;

const queryText = (call: PageCall, name: string): string | undefined => {
  const value = call.req.query[name];
  return typeof value === 'string' && value.length <= 64 ? value : undefined;
};

/** What the move that led here made happen: the rows after `from`. */
const happened = async (
  call: PageCall,
  scene: Scene,
  actor: Actor | null,
): Promise<readonly string[] | undefined> => {
  const from = queryText(call, 'from');
  if (from === undefined || !/^\d{1,9}$/.test(from)) return undefined;
  const request = { gameId: scene.game.id, after: Number(from), limit: 10 };
  const { entries } = await readLog(call.deps.service, actor, request);
  return entries
    .map(logRow(scene))
    .flatMap(row => [`${row.who}: ${row.notation}${row.mark ? ` (${row.mark})` : ''}`, ...row.words]);
};

/** What the browser needs to play on from here by itself. */
const playedOn = ({ game }: Scene, at: Position): object => ({
  game: game.id,
  title: game.title,
  number: at.number,
  seat: at.seat,
  names: game.seats.map(seat => seat.name),
});

const turnModel = (
  call: PageCall,
  scene: Scene,
  at: Position,
  { path, planned }: { readonly path: string; readonly planned: object | undefined },
): object | undefined => {
  const title = call.deps.service.titles.get(scene.game.title);
  if (at.seat === null || at.menu.length === 0 || !title) return undefined;
  const waited = at.turn.asked.includes(at.seat);
  const type = queryText(call, 'do');
  const place = queryText(call, 'place');
  const setting = {
    ...scene,
    notation: title.notation,
    view: at.view,
    names: scene.game.seats.map(seat => seat.name),
    seat: at.seat,
    path,
  };
  const of = queryText(call, 'of');
  const choice = {
    ...(type !== undefined && { type }),
    ...(place !== undefined && { place }),
    ...(of !== undefined && { of }),
  };
  return {
    waited,
    ask: waited ? scene.words.ask(at.turn.ask).full : undefined,
    deadline: waited ? ownDeadline(call, scene.game) : undefined,
    groups: menuModel(setting, at.menu, choice),
    play: title.open ? JSON.stringify(playedOn(scene, at)) : undefined,
    typedKey: randomUUID(),
    seat: at.seat,
    planned,
  };
};

const gameFacts = (scene: Scene, at: Position): object => ({
  id: scene.game.id,
  name: scene.game.name,
  titleName: scene.words.titleName,
  number: at.number,
  position: at.hash.slice(0, 12),
});

const showGamePage = async (call: PageCall): Promise<void> => {
  const { deps, context } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  if (scene.game.startedAt === null) return waitingRoom(call);
  const { reader, path, switch: ownSeats } = actingIn(call, scene.game, actor);
  const at = await position(deps.service, reader, { gameId });
  const place = queryText(call, 'place');
  const links = placeLinks(at.menu, scene.presenter.placeOf, path, queryText(call, 'do'));
  const wanted = await layerWanted(call, scene, at);
  const since = await sinceFor(call, reader, at);
  const step = comparedStep(call, at, since);
  const marks = {
    ...wanted,
    ...(await seenAt(call, reader, at, step)),
    ...(place !== undefined && { place }),
    links: keeping(wanted.show, links),
    acts: subjectActs(at.menu, { ...scene, path }),
  };
  const wish = logWish(call, scene, at);
  const rows = await newestRows(call, reader, scene, { to: at.of, count: shownRows, wish });
  sendPage(call, 'game', scene.game.name, {
    game: gameFacts(scene, at),
    status: statusLine(scene, at),
    happened: await happened(call, scene, reader),
    ownSeats,
    since: sinceModel(call, scene, since),
    compared: comparedModel(call, scene, at, step),
    turn: turnModel(call, scene, at, { path, planned: await plannedMove(call, actor, scene.game) }),
    frozen: scene.game.frozenAt && call.t('gameFrozen', { at: readerTime(call)(scene.game.frozenAt) }),
    beside: await besideModel(call, scene.game, actor),
    together: await togetherModel(call, scene.game, actor),
    clocks: clocksModel(call, scene.game, actor !== null && ownDeadlineOrPause(call, scene)),
    // A link that chooses a move carries no right to make it.
    signIn:
      !actor && scene.game.status === 'running'
        ? `/in?next=${encodeURIComponent(call.req.originalUrl.slice(0, 400))}`
        : undefined,
    charts: scene.presenter.history !== undefined,
    back: await backForms(call, scene.game, actor, at),
    undoAlso:
      at.undoAlso.length > 0 ? call.t('undoAlso', { names: namesOf(scene.game, at.undoAlso) }) : undefined,
    orders: await ordersModel(call, scene, actor, at, since?.own ? since.step : at.number),
    mails: await mailsModel(call, scene.game, actor),
    mailsNews: mailsNews(call),
    rematch: await rematchModel(call, scene),
    sections: sectionsOf([...finalTable(scene, at), ...sectionsAt(scene, at, marks)], hereOf(call)),
    log: at.of === 0 ? undefined : { rows, choose: logForm(call, scene, at, wish), query: wishQuery(wish) },
  });
};

/** Whether a player reads elsewhere on the page what the clocks have to say first. */
const ownDeadlineOrPause = (call: PageCall, { game }: Scene): boolean =>
  game.mine.length > 0 && (game.paused !== null || ownDeadline(call, game) !== undefined);

/** After the end: the game that follows this one, or the wish for one. */
const rematchModel = async ({ deps, context }: PageCall, { game }: Scene): Promise<object | undefined> => {
  if (game.status !== 'ended' || game.mine.length === 0 || context.viewer?.kind !== 'person')
    return undefined;
  return { id: await findRematch(deps.service, game.id) };
};

/** The fields of a form, each as JSON, so that numbers stay numbers. */
const fieldsOf = (form: { readonly [name: string]: string }): { readonly [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith('f.'))
      .map(([name, text]) => [name.slice(2), parseJson(text) as Json]),
  );

const actionOf = async (call: PageCall, actor: Actor, gameId: string): Promise<Action> => {
  const { form, deps } = call;
  const notation = form['notation'];
  if (notation !== undefined)
    return readNotation(deps.service, actor, gameId, notation.slice(0, 2000), seatInForm(call).seat);
  const { seat } = await position(deps.service, actor, { gameId, ...seatInForm(call) });
  if (seat === null) throw new HttpProblem(403, 'not-your-game', {});
  return { ...fieldsOf(form), seat, type: form['type'] ?? '' };
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
  goTo(res, `/g/${gameId}?from=${from}${seatAfter(call, mine, done)}`);
};

const move = (call: PageCall): Promise<void> =>
  isOrderText(call.form['notation'] ?? '') ? giveOrder(call) : play(call);

const play = (call: PageCall): Promise<void> =>
  perform(call, async (actor, gameId) =>
    submit(call.deps.service, actor, {
      gameId,
      ...seenIn(call),
      action: await actionOf(call, actor, gameId),
    }),
  );

const takeBack =
  (run: typeof undo) =>
  (call: PageCall): Promise<void> =>
    perform(call, async (actor, gameId) => {
      const seen = seenIn(call);
      const { seat } = await position(call.deps.service, actor, { gameId, ...seatInForm(call) });
      if (seat === null) throw new HttpProblem(403, 'not-your-game', {});
      return run(call.deps.service, actor, { gameId, seat, count: 1, ...seen });
    });

const seatPage = (call: PageCall): void =>
  sendPage(call, 'seat', call.t('takeTurn'), {
    game: gameIdOf(call),
    do: queryText(call, 'do') ?? '',
    to: queryText(call, 'to') ?? '',
  });

const secretOf = ({ form, context }: PageCall): string =>
  check(secret, form['secret']?.trim(), 'secret', context.language);

const seatPeek = async (call: PageCall): Promise<void> => {
  const { name } = await showSeatLink(call.deps.service, secretOf(call));
  call.res.json({ name });
};

const openSeat = async (call: PageCall): Promise<void> => {
  const { deps, form, res, context } = call;
  const { token, expiresAt, actor } = await openSeatLink(
    deps.service,
    secretOf(call),
    deviceOf(call.req.headers['user-agent']),
  );
  setSession(res, seatCookie, token, expiresAt);
  if (form['to'] === 'questions' && actor.kind === 'seat') return goTo(res, `/g/${actor.gameId}/questions`);
  if (actor.kind !== 'seat') return goTo(res, '/games');
  const both = context.viewer?.personId === actor.personId;
  const wished = new URLSearchParams({
    // Who has signed in too may have other seats.
    ...(both && { seat: String(actor.seat) }),
    ...(/^[\w-]{1,64}$/.test(form['do'] ?? '') && { do: form['do']! }),
  }).toString();
  goTo(res, `/g/${actor.gameId}${wished && `?${wished}`}#turn`);
};

export const gamePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id', run: showGamePage }),
  page(deps)({ method: 'post', path: '/g/:id/move', run: move }),
  page(deps)({ method: 'get', path: '/g/:id/move', run: backToGame }),
  page(deps)({ method: 'post', path: '/g/:id/undo', run: takeBack(undo) }),
  page(deps)({ method: 'get', path: '/g/:id/undo', run: backToGame }),
  page(deps)({ method: 'post', path: '/g/:id/redo', run: takeBack(redo) }),
  page(deps)({ method: 'get', path: '/g/:id/redo', run: backToGame }),
  page(deps)({ method: 'get', path: '/g/:id/seat', secret: true, run: seatPage }),
  page(deps)({ method: 'post', path: '/g/:id/seat', allowance: 'secret', secret: true, run: openSeat }),
  page(deps)({ method: 'post', path: '/g/:id/seat/peek', allowance: 'secret', secret: true, run: seatPeek }),
];
