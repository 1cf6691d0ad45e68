import { randomUUID } from 'node:crypto';
import type { TableWish } from '../../service/types.js';
import type { Title } from '../../engine/core/index.js';
import { createGame, type SeatWish } from '../../service/tables/games.js';
import { acceptedInvitation } from '../../service/tables/accepted.js';
import { learnAsked, offeredSets } from '../../service/sets.js';
import { setOf } from '../../sets/index.js';
import { acceptInvitation, declineInvitation, showInvitation } from '../../service/tables/invitations.js';
import { check } from '../input/check.js';
import {
  address,
  gameName,
  key,
  language,
  personName,
  secret,
  tableAbout,
  wholeNumber,
  timeZone,
} from '../input/fields.js';
import type { Form } from '../input/body.js';
import { seatCookie, setSession } from '../cookies.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { deviceOf } from '../device.js';
import type { Language } from '../language.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { tableMatesSentence } from '../../words/table-mates.js';
import { helpOfTitle } from '../../words/rules.js';
import { wordsOf } from '../wording.js';
import { refusalOf } from './again.js';
import { type BoardPicture, openingPicture } from './board-picture.js';
import { type OptionsModel, optionsIn, optionsModel } from './new-game-options.js';
import {
  type SettingsModel,
  type PresetChoice,
  presetsModel,
  settingsModel,
  settingsOf,
  withPreset,
} from './new-game-settings.js';
import { type TimeModel, timeIn, timeModel } from './new-game-time.js';
import { signInFor } from './frame.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { termSentences } from './summary.js';

const titleNamed = async (deps: HttpDeps, id: unknown): Promise<Title> => {
  const titles = deps.service.titles;
  if (typeof id === 'string') await learnAsked(deps.service, id);
  const title = typeof id === 'string' ? titles.get(id) : [...titles.values()][0];
  if (!title) throw new HttpProblem(404, 'not-found', { title: String(id).slice(0, 64) });
  return title;
};

interface TitleModel {
  readonly id: string;
  readonly name: string;
  readonly awaits: string;
  readonly players: string;
  readonly picture: BoardPicture | undefined;
  readonly help: { readonly rules: string; readonly firstGame?: string | undefined } | undefined;
  readonly chosen: boolean;
}

/** A title to choose, with what there is to know before. */
const titleModel = (call: PageCall, { id, minSeats, maxSeats }: Title, chosen: Title): TitleModel => {
  const words = wordsOf(call.deps, { title: id, seats: [] }, call.context.language);
  return {
    id,
    name: words.titleName,
    awaits: words.titleAwaits,
    players: call.t('playersFromTo', { from: minSeats, to: maxSeats }),
    picture: openingPicture(call, id),
    help: helpOfTitle(id),
    chosen: id === chosen.id.split('@')[0],
  };
};

interface SetsChoice {
  readonly title: string;
  readonly name: string;
  readonly sure: string;
  readonly chosen: boolean;
}

interface SetsModel {
  readonly title: string;
  readonly choices: readonly SetsChoice[];
}

/** The sets of values that there are for the title, where there is more than one. */
const setsModel = ({ t }: PageCall, { id }: Title, offered: readonly string[]): SetsModel | undefined => {
  const [base = ''] = id.split('@');
  const sets = [base, ...new Set([...offered, id])].flatMap(one => {
    const set = setOf(one);
    return set?.base === base && (one !== base || set.title === base) ? [set] : [];
  });
  if (sets.length === 0) return undefined;
  return {
    title: id,
    choices: [...new Set(sets)].map(({ title, name, version, counts: { values, reconstructed } }) => ({
      title,
      name: `${name} ${version}`,
      sure: t('setOf', { values, reconstructed }),
      chosen: title === id,
    })),
  };
};

interface NewGameTable {
  readonly listed: boolean;
  readonly about: string;
  readonly seating: string;
}

interface NewGameSeat {
  readonly number: number;
  readonly address: string;
  readonly own: string;
  readonly language: string;
}

interface NewGameTitle {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly from: number;
  readonly to: number;
}

interface NewGamePage {
  readonly error: string | undefined;
  readonly titles: readonly TitleModel[];
  readonly sets: SetsModel | undefined;
  readonly title: NewGameTitle;
  readonly key: string;
  readonly name: string;
  readonly seats: readonly NewGameSeat[];
  readonly openSeats: readonly { readonly count: number; readonly chosen: boolean }[];
  readonly serviceSeats: readonly { readonly count: number; readonly chosen: boolean }[];
  readonly table: NewGameTable;
  readonly presets: readonly PresetChoice[];
  readonly settings: SettingsModel | undefined;
  readonly options: OptionsModel;
  readonly time: TimeModel;
}

const newGameModel = async (
  call: PageCall,
  title: Title,
  form: Form,
  error?: string,
): Promise<NewGamePage> => {
  const sets = await offeredSets(call.deps.service);
  const { deps, context } = call;
  const words = wordsOf(deps, { title: title.id, seats: [] }, context.language);
  return {
    error,
    titles: [...deps.service.titles.values()].map(one => titleModel(call, one, title)),
    sets: setsModel(call, title, sets),
    title: {
      id: title.id,
      name: words.titleName,
      about: words.titleAbout,
      from: title.minSeats,
      to: title.maxSeats,
    },
    key: form['key'] ?? randomUUID(),
    name: form['name'] ?? '',
    seats: Array.from({ length: title.maxSeats - 1 }, (_, at) => ({
      number: at + 2,
      address: form[`address.${at + 2}`] ?? '',
      own: form[`own.${at + 2}`] ?? '',
      language: form[`language.${at + 2}`] ?? context.language,
    })),
    openSeats: Array.from({ length: title.maxSeats }, (_, count) => ({
      count,
      chosen: String(count) === (form['open'] ?? '0'),
    })),
    serviceSeats: Array.from({ length: title.maxSeats }, (_, count) => ({
      count,
      chosen: String(count) === (form['service'] ?? '0'),
    })),
    table: tableOf(form),
    presets: presetsModel(call, title, `/games/new?title=${encodeURIComponent(title.id)}`),
    settings: settingsModel(call, title, form),
    options: optionsModel(call, form),
    time: timeModel(call, form),
  };
};

declare module '../views.js' {
  interface PageModels {
    readonly 'new-game': NewGamePage;
    readonly invited: InvitedPage;
  }
}

const newGame = async (call: PageCall): Promise<void> => {
  mustBePerson(call.context.viewer);
  const title = await titleNamed(call.deps, call.query['title']);
  sendPage(call, 'new-game', call.t('newGame'), await newGameModel(call, title, withPreset(call, title, {})));
};

const seatsOf = (title: Title, form: Form, reader: Language): readonly SeatWish[] => {
  const wishes: SeatWish[] = [{ kind: 'me' }];
  for (let number = 2; number <= title.maxSeats; number++) {
    const email = form[`address.${number}`]?.trim() ?? '';
    const own = form[`own.${number}`]?.trim() ?? '';
    if (own !== '') wishes.push({ kind: 'me', name: check(personName, own, `own.${number}`, reader) });
    if (email === '') continue;
    wishes.push({
      kind: 'invite',
      email: check(address, email, `address.${number}`, reader),
      language: check(language, form[`language.${number}`] ?? reader, `language.${number}`, reader),
    });
  }
  const open = check(wholeNumber, form['open'] ?? '0', 'open', reader);
  for (let n = 0; n < Math.min(open, title.maxSeats); n++) wishes.push({ kind: 'open' });
  const service = check(wholeNumber, form['service'] ?? '0', 'service', reader);
  for (let n = 0; n < Math.min(service, title.maxSeats); n++) wishes.push({ kind: 'service' });
  return wishes;
};

const tableOf = (form: Form): TableWish => ({
  listed: form['listed'] === 'true',
  about: form['about'] ?? '',
  seating: form['drawn'] === 'true' ? 'drawn' : 'fixed',
});

const makeGame = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const actor = mustBePerson(context.viewer);
  const title = await titleNamed(deps, form['title']);
  try {
    const game = await createGame(deps.service, actor, {
      title: title.id,
      name: check(gameName, form['name'], 'name', context.language),
      settings: settingsOf(title, form),
      seats: seatsOf(title, form, context.language),
      options: optionsIn(call),
      time: timeIn(call),
      table: { ...tableOf(form), about: check(tableAbout, form['about'] ?? '', 'about', context.language) },
      ...(form['key'] !== undefined && {
        idempotencyKey: check(key, form['key'], 'key', context.language),
      }),
    });
    goTo(res, `/g/${game.id}`);
  } catch (error) {
    // The form again, filled in as it was, with what is wrong with it.
    const { key: _, ...typed } = form;
    const said = refusalOf(call, error, title.id);
    sendPage(call, 'new-game', call.t('newGame'), await newGameModel(call, title, typed, said));
  }
};

const secretOf = ({ form, context }: PageCall): string =>
  check(secret, form['secret']?.trim(), 'secret', context.language);

/** The browser's time zone, where its script has said it. */
const zoneOf = ({ form, context }: PageCall): string | undefined =>
  form['timeZone'] ? check(timeZone, form['timeZone'], 'timeZone', context.language) : undefined;

/** To the table for who follows the link once more, or presses twice. @returns false for an invitation that is out */
const showTaken = async (call: PageCall, given: string): Promise<boolean> => {
  const { deps, context, t } = call;
  const taken = await acceptedInvitation(deps.service, given);
  if (!taken) return false;
  const { gameId, gameName, players } = taken;
  const actor = actorIn(context, gameId);
  const isIn = actor !== null && players.includes(actor.personId);
  const heading = t('invitedTo', { name: gameName });
  sendPage(call, 'confirm', heading, {
    heading,
    lines: [t(isIn ? 'invitationYours' : actor ? 'invitationTaken' : 'invitationTakenSignIn')],
    ...(isIn && { link: { path: `/g/${gameId}`, label: t('backToWaitingRoom') } }),
    ...(!actor && { link: { path: signInFor(`/g/${gameId}`), label: t('signIn') } }),
  });
  return true;
};

const showInvited = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const given = secretOf(call);
  if (await showTaken(call, given)) return;
  const invited = await showInvitation(deps.service, given, context.language);
  const { titleName } = wordsOf(call.deps, { title: invited.title, seats: [] }, context.language);
  sendPage(call, 'confirm', t('invitedTo', { name: invited.gameName }), {
    heading: t('invitedTo', { name: invited.gameName }),
    lines: [
      t('invitedBy', { who: invited.from, title: titleName }),
      t('seatsInAll', { count: invited.seats }),
      tableMatesSentence(context.language, invited),
      ...termSentences(deps, context.language, invited),
    ],
    action: '/i/answer',
    hidden: [
      { name: 'secret', value: given },
      { name: 'timeZone', value: zoneOf(call) ?? '' },
    ],
    actions: [
      { value: 'accept', label: t('accept') },
      { value: 'decline', label: t('decline'), quiet: true },
      { value: 'never', label: t('declineForEver'), quiet: true },
    ],
  });
};

const answer = async (call: PageCall): Promise<void> => {
  const { deps, req, form, context, res, t } = call;
  if (form['answer'] === 'decline' || form['answer'] === 'never') {
    await declineInvitation(deps.service, secretOf(call), form['answer'] === 'never');
    return sendPage(call, 'confirm', t('declined'), { heading: t('declined'), lines: [] });
  }
  if (await showTaken(call, secretOf(call))) return;
  const { viewer } = context;
  const actor = viewer?.kind === 'person' ? viewer : null;
  const device = deviceOf(req.headers['user-agent']);
  const zone = zoneOf(call);
  const request = {
    secret: secretOf(call),
    language: context.language,
    device,
    ...(zone !== undefined && { timeZone: zone }),
  };
  const { gameId, session } = await acceptInvitation(deps.service, actor, request);
  if (session) setSession(res, seatCookie, session.token, session.expiresAt);
  goTo(res, `/g/${gameId}`);
};

interface InvitedPage {
  readonly action?: string;
}

export const lobbyPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/games/new', run: newGame }),
  page(deps)({ method: 'post', path: '/games/new', allowance: 'newGame', run: makeGame }),
  page(deps)({
    method: 'get',
    path: '/i',
    secret: true,
    run: call => sendPage(call, 'invited', call.t('invitations'), {}),
  }),
  page(deps)({ method: 'post', path: '/i', allowance: 'secret', secret: true, run: showInvited }),
  page(deps)({ method: 'post', path: '/i/answer', allowance: 'secret', secret: true, run: answer }),
];
