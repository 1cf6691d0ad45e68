import { gameNames, listGoingGames } from '../../service/tables/games.js';
import { turnAllMails } from '../../service/prefs/unsubscribe-all.js';
import { changePrefs } from '../../service/prefs/change.js';
import { groups, ways } from '../../service/prefs/choices.js';
import { chooseForGame, showGameChoices } from '../../service/prefs/games.js';
import { addHoliday, dropHoliday } from '../../service/prefs/holidays.js';
import type { Holiday } from '../../service/prefs/kept.js';
import { sendMailAgain, sendTestMail } from '../../service/prefs/mails.js';
import { overview } from '../../service/prefs/overview.js';
import type { PersonActor } from '../../service/types.js';
import { check } from '../input/check.js';
import { onOff } from '../input/fields.js';
import type { HttpDeps } from '../deps.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { orAgain } from './again.js';
import { timeIn, waysIn } from './notification-forms.js';
import {
  type MailGroupChoice,
  type MailModel,
  type TimeModel,
  mailModel,
  timeModel,
} from './notification-model.js';
import { goTo, page, type PageCall, sendPage } from './page.js';

const HERE = '/me/notifications';

const actorOf = ({ context }: PageCall): PersonActor => mustBePerson(context.viewer);

const news = { saved: 'saved', sent: 'testMailSent' } as const;

declare module '../views.js' {
  interface PageModels {
    readonly notifications: NotificationsPage;
    readonly 'notifications-game': NotificationsGamePage;
  }
}

interface NotificationsPage extends TimeModel, MailModel {
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly done: string | undefined;
}

const show = async (call: PageCall): Promise<void> => {
  const { deps, query, t } = call;
  const actor = actorOf(call);
  const [prefs, games] = await Promise.all([
    overview(deps.service, actor),
    listGoingGames(deps.service, actor),
  ]);
  const done = (['saved', 'sent'] as const).find(name => query[name] !== undefined);
  sendPage(call, 'notifications', t('timesAndMails'), {
    done: done === undefined ? undefined : t(news[done]),
    ...timeModel(call, prefs),
    ...mailModel(call, prefs),
    games: games.filter(game => game.mine.length > 0).map(({ id, name }) => ({ id, name })),
  });
};

const saveTime = async (call: PageCall): Promise<void> => {
  await changePrefs(call.deps.service, actorOf(call), timeIn(call));
  goTo(call.res, `${HERE}?saved`);
};

const saveMails = async (call: PageCall): Promise<void> => {
  const together = call.form['together'] === 'on';
  const calendar = call.form['calendar'] === 'on';
  await changePrefs(call.deps.service, actorOf(call), { choices: waysIn(call, ways), together, calendar });
  goTo(call.res, `${HERE}?saved`);
};

const holidayIn = ({ form }: PageCall): Holiday => ({ from: form['from'] ?? '', to: form['to'] ?? '' });

const takeDays = async (call: PageCall): Promise<void> => {
  await addHoliday(call.deps.service, actorOf(call), holidayIn(call));
  goTo(call.res, `${HERE}?saved`);
};

const giveBackDays = async (call: PageCall): Promise<void> => {
  await dropHoliday(call.deps.service, actorOf(call), holidayIn(call));
  goTo(call.res, `${HERE}?saved`);
};

const setAll = async (call: PageCall): Promise<void> => {
  const actor = actorOf(call);
  const on = check(onOff, call.form['mails'], 'mails', call.context.language) === 'on';
  await turnAllMails(call.deps.service, actor, on);
  goTo(call.res, `${HERE}?saved`);
};

const test = async (call: PageCall): Promise<void> => {
  await sendTestMail(call.deps.service, actorOf(call));
  goTo(call.res, `${HERE}?sent`);
};

const again = async (call: PageCall): Promise<void> => {
  await sendMailAgain(call.deps.service, actorOf(call), String(call.params['id']));
  goTo(call.res, '/me?saved');
};

const idOf = (call: PageCall): string => String(call.params['id']);

interface NotificationsGamePage {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly MailGroupChoice[];
}

const showGame = async (call: PageCall): Promise<void> => {
  const { deps, t } = call;
  const actor = actorOf(call);
  const own = await showGameChoices(deps.service, actor, idOf(call));
  const name = (await gameNames(deps.service, actor, [idOf(call)])).get(idOf(call));
  if (name === undefined) throw new HttpProblem(404, 'not-found', {});
  sendPage(call, 'notifications-game', t('choicesOfGame'), {
    id: idOf(call),
    name,
    choices: groups.map(group => ({
      group,
      label: t(`group-${group}`),
      ways: (['same', ...ways] as const).map(way => ({
        way,
        label: t(`way-${way}`),
        chosen: (own[group] ?? 'same') === way,
      })),
    })),
  });
};

const saveGame = async (call: PageCall): Promise<void> => {
  const actor = actorOf(call);
  const chosen = waysIn(call, [...ways, 'same'] as const);
  const choices = Object.fromEntries(
    Object.entries(chosen).map(([group, way]) => [group, way === 'same' ? null : way]),
  );
  await chooseForGame(call.deps.service, actor, idOf(call), choices);
  goTo(call.res, `${HERE}?saved`);
};

/** A reload after a refused form asks for the form's address. */
const back = ({ res }: PageCall): void => res.redirect(302, HERE);

export const notificationPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: HERE, run: show }),
  ...[
    { path: `${HERE}/time`, run: orAgain(show, saveTime) },
    { path: `${HERE}/mails`, run: saveMails },
    { path: `${HERE}/holidays`, run: orAgain(show, takeDays) },
    { path: `${HERE}/holidays/withdraw`, run: giveBackDays },
    { path: `${HERE}/all`, run: setAll },
    { path: `${HERE}/test`, run: orAgain(show, test) },
  ].flatMap(({ path, run }) => [
    page(deps)({ method: 'post', path, run }),
    page(deps)({ method: 'get', path, run: back }),
  ]),
  page(deps)({ method: 'get', path: `${HERE}/games/:id`, run: showGame }),
  page(deps)({ method: 'post', path: `${HERE}/games/:id`, run: saveGame }),
  page(deps)({ method: 'post', path: '/me/deliveries/:id/again', run: again }),
  page(deps)({ method: 'get', path: '/me/deliveries/:id/again', run: ({ res }) => res.redirect(302, '/me') }),
];
