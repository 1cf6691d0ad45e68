import { z } from 'zod';
import { turnAllMails } from '../../service/prefs/unsubscribe-all.js';
import { changePrefs, longestHold } from '../../service/prefs/change.js';
import { groups, ways } from '../../service/prefs/choices.js';
import { chooseForGame, showGameChoices } from '../../service/prefs/games.js';
import { addHoliday, dropHoliday } from '../../service/prefs/holidays.js';
import { sendMailAgain, sendTestMail } from '../../service/prefs/mails.js';
import { overview } from '../../service/prefs/overview.js';
import { personRoute, type ApiRoute } from './route.js';
import { gameParams, when } from './schemas.js';
import { id, timeZone } from '../input/fields.js';

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'Local time, `00:00` to `23:59`' });
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .meta({ description: 'A local day, such as `2030-07-31`' });

const QuietWindow = z.strictObject({ from: clockTime, to: clockTime });
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);

export const Quiet = z
  .strictObject({
    daily: QuietWindow.nullable(),
    on: z
      .partialRecord(weekday, QuietWindow.nullable())
      .exactOptional()
      .meta({ description: 'Weekdays with their own quiet hours, or without any (null)' }),
  })
  .meta({ id: 'QuietHours' });

const way = z.enum(ways);
const Choices = z.object(Object.fromEntries(groups.map(group => [group, way]))).meta({ id: 'MailChoices' });
/** For some of the groups. */
const some = <W extends z.ZodType>(one: W) =>
  z.strictObject(Object.fromEntries(groups.map(group => [group, one.exactOptional()])));
const Holiday = z.strictObject({ from: day, to: day });
const hour = z.int().min(0).max(23);
const hoursBefore = z.array(z.int().min(1).max(168)).max(4);
const hold = z.int().min(0).max(longestHold).nullable().meta({
  description: 'How many seconds the e-mail about a turn waits for further moves; null for the default',
});

const together = z.boolean().meta({
  description: 'Combine turns in three or more games that are due together into one e-mail',
});

const calendar = z.boolean().meta({
  description: 'E-mails about a turn carry its deadline for a calendar (iCalendar)',
});

const Notifications = z
  .object({
    zone: z.string(),
    quiet: Quiet,
    digestHour: hour,
    remindBefore: hoursBefore,
    holidays: z.array(Holiday),
    hold,
    choices: Choices,
    together,
    calendar,
    off: z.boolean().meta({ description: 'No e-mails at all' }),
    nextDigest: when,
    allowances: z.array(
      z.object({
        gameId: id,
        name: z.string(),
        allowance: z.int(),
        years: z.array(z.object({ year: z.int(), used: z.int() })),
      }),
    ),
  })
  .meta({ id: 'Notifications' });

const answers = { 200: { description: 'The new state', schema: Notifications } };

const show = personRoute({
  id: 'showNotifications',
  method: 'get',
  path: '/me/notifications',
  tag: 'Notifications',
  summary: 'Show your times, and which e-mails you get when',
  allowance: 'read',
  answers,
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: await overview(deps.service, actor),
  }),
});

const change = personRoute({
  id: 'changeNotifications',
  method: 'patch',
  path: '/me/notifications',
  tag: 'Notifications',
  summary: 'Change your times, and which e-mails you get when',
  description:
    'Omitted fields stay unchanged. The time zone and quiet hours can be changed four times in 24 hours and six times in a week, because they stop clocks.',
  allowance: 'write',
  body: z.strictObject({
    zone: timeZone.exactOptional(),
    quiet: Quiet.exactOptional(),
    digestHour: hour.exactOptional(),
    remindBefore: hoursBefore.exactOptional(),
    hold: hold.exactOptional(),
    choices: some(way).exactOptional(),
    together: together.exactOptional(),
    calendar: calendar.exactOptional(),
  }),
  answers,
  handle: async ({ body, deps, actor }) => {
    await changePrefs(deps.service, actor, body);
    return { status: 200, body: await overview(deps.service, actor) };
  },
});

const takeDays = personRoute({
  id: 'addHoliday',
  method: 'post',
  path: '/me/holidays',
  tag: 'Notifications',
  summary: 'Add a holiday',
  description: 'Whole local days from today on, at most 90 a year.',
  allowance: 'write',
  body: Holiday,
  answers,
  handle: async ({ body, deps, actor }) => {
    await addHoliday(deps.service, actor, body);
    return { status: 200, body: await overview(deps.service, actor) };
  },
});

const giveBackDays = personRoute({
  id: 'dropHoliday',
  method: 'post',
  path: '/me/holidays/withdraw',
  tag: 'Notifications',
  summary: 'Remove days of a holiday that have not started',
  allowance: 'write',
  body: Holiday,
  answers,
  handle: async ({ body, deps, actor }) => {
    await dropHoliday(deps.service, actor, body);
    return { status: 200, body: await overview(deps.service, actor) };
  },
});

const allMails = personRoute({
  id: 'setAllMails',
  method: 'put',
  path: '/me/mails',
  tag: 'Notifications',
  summary: 'Turn all e-mails off or on',
  description: 'Sign-in links and e-mails about the account itself are still sent.',
  allowance: 'write',
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: { description: 'Done' } },
  handle: async ({ body, deps, actor }) => {
    await turnAllMails(deps.service, actor, body.on);
    return { status: 204 };
  },
});

const testMail = personRoute({
  id: 'sendTestMail',
  method: 'post',
  path: '/me/test-mail',
  tag: 'Notifications',
  summary: 'Send yourself a test e-mail',
  allowance: 'write',
  answers: { 202: { description: 'It is on its way' } },
  handle: async ({ deps, actor }) => {
    await sendTestMail(deps.service, actor);
    return { status: 202 };
  },
});

const again = personRoute({
  id: 'sendDeliveryAgain',
  method: 'post',
  path: '/me/deliveries/{delivery}/again',
  tag: 'Notifications',
  summary: 'Retry an e-mail that was given up',
  allowance: 'write',
  params: z.strictObject({ delivery: id }),
  answers: { 202: { description: 'It is queued again' } },
  problems: [409],
  handle: async ({ params, deps, actor }) => {
    await sendMailAgain(deps.service, actor, params.delivery);
    return { status: 202 };
  },
});

const GameChoices = some(way).meta({ description: 'The choices that differ from those for all games' });

const showGame = personRoute({
  id: 'showGameNotifications',
  method: 'get',
  path: '/games/{id}/notifications',
  tag: 'Notifications',
  summary: 'Show your e-mail choices for a game',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'Your choices', schema: GameChoices } },
  problems: [404],
  handle: async ({ params, deps, actor }) => ({
    status: 200,
    body: await showGameChoices(deps.service, actor, params.id),
  }),
});

const changeGame = personRoute({
  id: 'changeGameNotifications',
  method: 'patch',
  path: '/games/{id}/notifications',
  tag: 'Notifications',
  summary: 'Change your e-mail choices for a game',
  description: 'null restores your choice for all games.',
  allowance: 'write',
  params: gameParams,
  body: some(way.nullable()),
  answers: { 200: { description: 'Your choices', schema: GameChoices } },
  problems: [404],
  handle: async ({ params, body, deps, actor }) => ({
    status: 200,
    body: await chooseForGame(deps.service, actor, params.id, body),
  }),
});

export const notificationRoutes: readonly ApiRoute[] = [
  show,
  change,
  takeDays,
  giveBackDays,
  allMails,
  testMail,
  again,
  showGame,
  changeGame,
];
