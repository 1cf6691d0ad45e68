import { showGame } from '../../service/tables/games.js';
import { changeTerms, removePlayer } from '../../service/tables/change.js';
import { passOn } from '../../service/tables/creator.js';
import { freeSeat, keepSeat, showSeatKey, takeKeptSeat } from '../../service/tables/keys.js';
import { callOff, changeTable, leaveGame } from '../../service/tables/open.js';
import { rematch, seatOrders } from '../../service/tables/rematch.js';
import { timeText } from '../../words/time.js';
import { check } from '../input/check.js';
import { gameName, secret, tableAbout, wholeNumber, nameOrNone } from '../input/fields.js';
import type { Form } from '../input/body.js';
import { clearSession, keptSeatCookie, readCookies, setSession } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { faultOf, isIn, type FormFault } from './fault.js';
import {
  type SettingsModel,
  type PresetsModel,
  presetsModel,
  settingsModel,
  settingsOf,
  withPreset,
} from './new-game-settings.js';
import { type GameTimeModel, timeForm, gameTimeIn, gameTimeModel } from './new-game-time.js';
import { openingPicture } from './board-picture.js';
import { signInFor } from './frame.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { termSentences } from './summary.js';
import { typedSecret } from './typed-secret.js';

const seatIn = ({ params, context }: PageCall): number =>
  check(wholeNumber, params['seat'], 'seat', context.language);

declare module '../views.js' {
  interface PageModels {
    readonly 'kept-seat': KeptSeatPage;
    readonly terms: TermsPage;
  }
}

interface KeptSeatPage {
  readonly id: string;
  readonly text: string;
  readonly link: string;
}

/** The link is shown once, in the answer to the form. */
const keep = async (call: PageCall): Promise<void> => {
  const { deps, form, context, t } = call;
  const actor = mustBePerson(context.viewer);
  const gameId = gameIdOf(call);
  const name = check(nameOrNone, form['name'] ?? '', 'name', context.language);
  const kept = await keepSeat(deps.service, actor, { gameId, seat: seatIn(call), name });
  sendPage(call, 'kept-seat', t('keptSeat'), {
    id: gameId,
    text: t('keptSeatText', { until: timeText(context.language, actor.timeZone)(kept.expiresAt) }),
    link: new URL(`/k#t=${kept.secret}`, deps.baseUrl).href,
  });
};

const free = async (call: PageCall): Promise<void> => {
  const gameId = gameIdOf(call);
  await freeSeat(call.deps.service, mustBePerson(call.context.viewer), { gameId, seat: seatIn(call) });
  goTo(call.res, `/g/${gameId}`);
};

/** Somebody who signs in first finds the seat again by a cookie. */
const REMEMBERED_MS = 3_600_000;

const showKept = async (call: PageCall, given: string): Promise<void> => {
  const { deps, res, context, t } = call;
  const kept = await showSeatKey(deps.service, given);
  const { titleName } = wordsOf(deps, { title: kept.title, seats: [] }, context.language);
  const signedIn = context.viewer?.kind === 'person';
  setSession(res, keptSeatCookie, given, new Date(deps.service.clock().getTime() + REMEMBERED_MS));
  sendPage(call, 'confirm', t('invitedTo', { name: kept.gameName }), {
    heading: t('invitedTo', { name: kept.gameName }),
    lines: [
      t('invitedBy', { who: kept.from, title: titleName }),
      t('seatsInAll', { count: kept.seats }),
      ...termSentences(deps, context.language, kept),
      ...(signedIn ? [] : [t('signInForSeat')]),
    ],
    picture: openingPicture(call, kept.title),
    action: '/k/take',
    hidden: [{ name: 'secret', value: given }],
    actions: signedIn ? [{ value: 'take', label: t('takeKeptSeat') }] : undefined,
    link: signedIn ? undefined : { path: signInFor('/k'), label: t('signIn') },
  });
};

/** The page of the link, which reads the secret behind `#`; after signing in, of the seat remembered. */
const openKey = async (call: PageCall): Promise<void> => {
  const remembered = readCookies(call.cookie)[keptSeatCookie];
  if (remembered && secret.safeParse(remembered).success && call.context.viewer?.kind === 'person')
    return showKept(call, remembered);
  sendPage(call, 'invited', call.t('invitation'), { action: '/k' });
};

const take = async (call: PageCall): Promise<void> => {
  const { deps, res, context } = call;
  const { gameId } = await takeKeptSeat(deps.service, mustBePerson(context.viewer), typedSecret(call));
  clearSession(res, keptSeatCookie);
  goTo(res, `/g/${gameId}`);
};

const change = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  await changeTable(deps.service, mustBePerson(context.viewer), {
    gameId,
    listed: form['listed'] === 'true',
    about: check(tableAbout, form['about'] ?? '', 'about', context.language),
    seating: form['drawn'] === 'true' ? 'drawn' : 'fixed',
  });
  goTo(res, `/g/${gameId}`);
};

interface TermsPage {
  readonly id: string;
  readonly fault: FormFault | undefined;
  readonly faultName: string | undefined;
  readonly name: string | undefined;
  readonly presets: PresetsModel | undefined;
  readonly settings: SettingsModel | undefined;
  readonly time: GameTimeModel;
  readonly advice: boolean;
}

const terms = async (call: PageCall, typed?: Form, fault?: FormFault): Promise<void> => {
  const { deps, context, t } = call;
  const actor = mustBePerson(context.viewer);
  const game = await showGame(deps.service, actor, gameIdOf(call), context.language);
  const title = deps.service.titles.get(game.title);
  if (!title || game.status !== 'open' || game.createdBy !== actor.personId)
    throw new HttpProblem(403, 'not-your-game', { game: game.id });
  const chosen: Form = Object.fromEntries(
    Object.entries(game.settings).map(([id, value]) => [`set.${id}`, String(value)]),
  );
  const { preset } = call.query;
  const advice: Form = game.advice ? { advice: 'on' } : {};
  const said: Form = { name: game.name, ...chosen, ...timeForm(game.time), ...advice };
  const form = typed ?? withPreset(title, said, preset);
  sendPage(call, 'terms', t('changeTerms'), {
    id: game.id,
    fault,
    faultName: isIn('name', fault),
    name: form['name'],
    presets: presetsModel(call, title, form, `/g/${game.id}/terms/form`),
    settings: settingsModel(call, title, form, fault),
    time: gameTimeModel(call, form, fault),
    advice: form['advice'] === 'on',
  });
};

/** The form with another preset, and with all else that was typed; nothing is saved. */
const fillTerms = async (call: PageCall): Promise<void> => {
  const { fill, ...typed } = call.form;
  const actor = mustBePerson(call.context.viewer);
  const game = await showGame(call.deps.service, actor, gameIdOf(call), call.context.language);
  const title = call.deps.service.titles.get(game.title);
  await terms(call, title ? withPreset(title, typed, fill) : typed);
};

const saveTerms = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const actor = mustBePerson(context.viewer);
  const gameId = gameIdOf(call);
  const game = await showGame(deps.service, actor, gameId, context.language);
  const title = deps.service.titles.get(game.title);
  try {
    await changeTerms(deps.service, actor, {
      gameId,
      name: check(gameName, form['name'], 'name', context.language),
      settings: title ? settingsOf(title, form) : {},
      time: gameTimeIn(call),
      advice: form['advice'] === 'on',
    });
  } catch (error) {
    return terms(call, form, faultOf(call, error, game.title));
  }
  goTo(res, `/g/${gameId}`);
};

const remove = async (call: PageCall): Promise<void> => {
  const gameId = gameIdOf(call);
  await removePlayer(call.deps.service, mustBePerson(call.context.viewer), { gameId, seat: seatIn(call) });
  goTo(call.res, `/g/${gameId}`);
};

const handOver = async (call: PageCall): Promise<void> => {
  const gameId = gameIdOf(call);
  await passOn(call.deps.service, mustBePerson(call.context.viewer), { gameId, seat: seatIn(call) });
  goTo(call.res, `/g/${gameId}`);
};

const leave = async (call: PageCall): Promise<void> => {
  await leaveGame(call.deps.service, mustBePerson(call.context.viewer), gameIdOf(call));
  goTo(call.res, '/games');
};

const off = async (call: PageCall): Promise<void> => {
  await callOff(call.deps.service, mustBePerson(call.context.viewer), gameIdOf(call));
  goTo(call.res, '/games');
};

const again = async (call: PageCall): Promise<void> => {
  const order = seatOrders.find(one => one === call.form['order']) ?? 'drawn';
  const id = await rematch(call.deps.service, mustBePerson(call.context.viewer), gameIdOf(call), order);
  goTo(call.res, `/g/${id}`);
};

export const seatsPages = (deps: HttpDeps): readonly Served[] => [
  ...[
    { path: '/g/:id/seats/:seat/keep', run: keep },
    { path: '/g/:id/seats/:seat/free', run: free },
    { path: '/g/:id/seats/:seat/remove', run: remove },
    { path: '/g/:id/seats/:seat/creator', run: handOver },
    { path: '/g/:id/table', run: change },
    { path: '/g/:id/leave', run: leave },
    { path: '/g/:id/call-off', run: off },
    { path: '/g/:id/rematch', run: again },
  ].flatMap(({ path, run }) => [
    page(deps)({ method: 'post', path, run }),
    page(deps)({ method: 'get', path, run: backToGame }),
  ]),
  page(deps)({ method: 'get', path: '/g/:id/terms', run: call => terms(call) }),
  page(deps)({ method: 'post', path: '/g/:id/terms', run: saveTerms }),
  page(deps)({ method: 'post', path: '/g/:id/terms/form', run: fillTerms }),
  page(deps)({
    method: 'get',
    path: '/g/:id/terms/form',
    run: call => call.res.redirect(302, `/g/${gameIdOf(call)}/terms`),
  }),
  page(deps)({ method: 'get', path: '/k', secret: true, run: openKey }),
  page(deps)({
    method: 'post',
    path: '/k',
    allowance: 'secret',
    secret: true,
    run: call => showKept(call, typedSecret(call)),
  }),
  page(deps)({ method: 'post', path: '/k/take', allowance: 'secret', secret: true, run: take }),
];
