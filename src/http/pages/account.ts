import { isOperator } from '../../service/operator/authority.js';
import { listGoingGames } from '../../service/tables/games.js';
import { changePerson, listDeliveries, showPerson, unwantedMails } from '../../service/account/people.js';
import { signOut } from '../../service/account/signin.js';
import type { DeliveryInfo } from '../../service/types.js';
import { timeText } from '../../words/time.js';
import { check } from '../input/check.js';
import { labels, language, personName, theme, timeZone } from '../input/fields.js';
import { clearSession, mainCookie, seatCookie, setLabels, setLanguage, setTheme } from '../cookies.js';
import type { Served } from '../routes.js';
import type { HttpDeps } from '../deps.js';
import { mustBePerson } from '../viewer.js';
import { orAgain } from './again.js';
import { namesOfOwnGames } from './channels.js';
import { localPath } from './frame.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { textByKey } from '../../words/pages.js';

const out = async ({ deps, res, context }: PageCall): Promise<void> => {
  for (const actor of [context.viewer, context.seatViewer]) if (actor) await signOut(deps.service, actor);
  clearSession(res, mainCookie);
  clearSession(res, seatCookie);
  goTo(res, '/');
};

interface DeliveryTry {
  readonly time: string;
  readonly result: string;
  readonly answer: string;
}

interface DeliveryModel {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly gameId: string | null;
  readonly game: string | undefined;
  readonly time: string;
  readonly why: string | undefined;
  readonly next: string | undefined;
  readonly failed: boolean;
  readonly tries: readonly DeliveryTry[];
}

const deliveryModel =
  (
    { t, context }: PageCall,
    nameOf: (gameId: string | null) => string | undefined,
    time: (at: Date) => string,
  ) =>
  ({ id, kind, status, gameId, createdAt, tries, reason, nextAt }: DeliveryInfo): DeliveryModel => ({
    id,
    kind: t(`mail-${kind}`),
    state: t(status === 'held' && reason === 'together' ? 'mail-held-together' : `mail-${status}`),
    gameId,
    game: nameOf(gameId),
    time: time(createdAt),
    why: reason === null ? undefined : textByKey(context.language, `why-${reason}`),
    next: nextAt ? t(tries.length > 0 ? 'nextTry' : 'goesOut', { time: time(nextAt) }) : undefined,
    failed: status === 'failed',
    tries: tries.map(({ at, sent, answer }) => ({
      time: time(new Date(at)),
      result: t(sent ? 'trySent' : 'tryFailed'),
      answer,
    })),
  });

declare module '../views.js' {
  interface PageModels {
    readonly me: AccountPage;
  }
}

interface AccountPage {
  readonly name: string;
  readonly language: string;
  readonly timeZone: string;
  readonly isProgram: boolean;
  readonly forcedMoves: boolean;
  readonly zones: readonly string[];
  readonly operator: boolean;
  readonly done: string | undefined;
  readonly games: readonly AccountGame[];
  readonly deliveries: readonly DeliveryModel[];
}

interface AccountGame {
  readonly id: string;
  readonly name: string;
  readonly back: string;
  readonly on: boolean;
}

const me = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const actor = mustBePerson(context.viewer);
  const [person, deliveries, games, unwanted] = await Promise.all([
    showPerson(deps.service, actor),
    listDeliveries(deps.service, actor),
    listGoingGames(deps.service, actor),
    unwantedMails(deps.service, actor),
  ]);
  const time = timeText(context.language, person.timeZone);
  const nameOf = await namesOfOwnGames(call, actor, deliveries);
  const ticked = (name: 'isProgram' | 'forcedMoves'): boolean =>
    call.form['name'] === undefined ? person[name] : call.form[name] === 'on';
  sendPage(call, 'me', t('account'), {
    name: call.form['name'] ?? person.name,
    language: call.form['language'] ?? person.language,
    timeZone: call.form['timeZone'] ?? person.timeZone,
    isProgram: ticked('isProgram'),
    forcedMoves: ticked('forcedMoves'),
    zones: Intl.supportedValuesOf('timeZone'),
    operator: await isOperator(call.deps.service, call.context.viewer),
    done: call.query['saved'] === undefined ? undefined : t('saved'),
    games: games
      .filter(game => game.mine.length > 0)
      .map(({ id, name }) => ({ id, name, back: '/me', on: !unwanted.includes(id) })),
    deliveries: deliveries.map(deliveryModel(call, nameOf, time)),
  });
};

const changeMe = async ({ deps, res, form, context }: PageCall): Promise<void> => {
  await changePerson(deps.service, mustBePerson(context.viewer), {
    name: check(personName, form['name'], 'name', context.language),
    language: check(language, form['language'], 'language', context.language),
    timeZone: check(timeZone, form['timeZone'], 'timeZone', context.language),
    isProgram: form['isProgram'] === 'on',
    forcedMoves: form['forcedMoves'] === 'on',
  });
  goTo(res, '/me?saved');
};

const switchLanguage = async ({ deps, res, form, context }: PageCall): Promise<void> => {
  const chosen = check(language, form['language'], 'language', context.language);
  if (context.viewer?.kind === 'person')
    await changePerson(deps.service, context.viewer, { language: chosen });
  setLanguage(res, chosen);
  // Once more: `/.//host` is a path here, and an address of another host without its dot.
  goTo(res, localPath(withoutLanguage(localPath(form['back']))));
};

const switchTheme = ({ res, form, context }: PageCall): void => {
  setTheme(res, check(theme, form['theme'], 'theme', context.language));
  goTo(res, localPath(form['back']));
};

const switchLabels = ({ res, form, context }: PageCall): void => {
  setLabels(res, check(labels, form['labels'], 'labels', context.language));
  goTo(res, localPath(form['back']));
};

/** `?lang` in the address would win over the choice just made. */
const withoutLanguage = (path: string): string => {
  const url = new URL(path, 'http://local');
  url.searchParams.delete('lang');
  return url.pathname + url.search;
};

export const accountPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'post', path: '/out', run: out }),
  page(deps)({ method: 'get', path: '/me', run: me }),
  page(deps)({ method: 'post', path: '/me', run: orAgain(me, changeMe) }),
  page(deps)({ method: 'post', path: '/language', run: switchLanguage }),
  page(deps)({ method: 'post', path: '/theme', run: switchTheme }),
  page(deps)({ method: 'post', path: '/labels', run: switchLabels }),
];
