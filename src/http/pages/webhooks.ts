import { allWants } from '../../service/channels/keep.js';
import {
  createHook,
  deleteHook,
  renewHookSecret,
  sendWebhookAgain,
  showHook,
  switchHook,
  testHook,
  type HookTry,
} from '../../service/channels/webhooks.js';
import type { PersonActor } from '../../service/types.js';
import { timeText } from '../../words/time.js';
import { check } from '../input/check.js';
import { language, onOff, personName } from '../input/fields.js';
import { shape, url } from '../input/fields.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { orAgain } from './again.js';
import { aboutHook, channelsPath, namesOfOwnGames, showChannels, showOfGame } from './channels.js';
import { gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';

const idOf = ({ params }: PageCall): string => String(params['id']);
const pathOf = (id: string): string => `${channelsPath}/${id}`;

declare module '../views.js' {
  interface PageModels {
    readonly 'webhook-secret': WebhookSecretPage;
    readonly webhook: WebhookPage;
  }
}

interface WebhookSecretPage {
  readonly secret: string;
  readonly id: string;
  readonly name: string;
}

/** The secret stands in the answer itself: it is in no address, and there is no second time. */
const showSecret = (
  call: PageCall,
  hook: { readonly id: string; readonly name: string },
  secret: string,
): void => sendPage(call, 'webhook-secret', call.t('webhookSecret'), { ...hook, secret });

const make = async (call: PageCall, gameId?: string): Promise<void> => {
  const { deps, form, context } = call;
  const reader = context.language;
  const { hook, secret } = await createHook(deps.service, mustBePerson(context.viewer), {
    url: check(url, form['url']?.trim(), 'url', reader),
    name: check(personName, form['name'], 'name', reader),
    shape: check(shape, form['shape'], 'shape', reader),
    language: check(language, form['language'], 'language', reader),
    ...(gameId === undefined
      ? { wants: allWants.filter(want => form[`want-${want}`] === 'on') }
      : { gameId }),
  });
  showSecret(call, hook, secret);
};

const eventText = ({ t }: PageCall, { event, number }: HookTry): string => {
  const known = [
    'turn',
    'offer',
    'reminder',
    'game-started',
    'game-over',
    'move',
    'invitation',
    'test',
  ] as const;
  return t(`event-${known.find(one => one === event) ?? 'other'}`, { number: number ?? 0 });
};

interface TryModel {
  readonly event: string;
  readonly gameId: string | null;
  readonly game: string | undefined;
  readonly time: string;
  readonly result: string;
  readonly answer: string;
  readonly delivery: string;
  readonly again: boolean;
}

const tryModel =
  (call: PageCall, time: (at: Date) => string, nameOf: (gameId: string | null) => string | undefined) =>
  (one: HookTry): TryModel => ({
    event: eventText(call, one),
    gameId: one.gameId,
    game: nameOf(one.gameId),
    time: one.at ? time(one.at) : '',
    result: call.t(one.at === null ? 'tryWaits' : one.sent ? 'trySent' : 'tryFailed'),
    answer: one.answer,
    delivery: one.delivery,
    again: one.status === 'sent' || one.status === 'failed',
  });

interface WebhookPage {
  readonly here: string;
  readonly name: string;
  readonly about: string;
  readonly gameId: string | null;
  readonly game: string | undefined;
  readonly off: boolean;
  readonly done: string | undefined;
  readonly tries: readonly TryModel[];
}

const show = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const actor = mustBePerson(context.viewer);
  const { hook, tries } = await showHook(deps.service, actor, idOf(call));
  const nameOf = await namesOfOwnGames(call, actor, [hook, ...tries]);
  const time = timeText(context.language, actor.timeZone);
  sendPage(call, 'webhook', hook.name, {
    here: pathOf(hook.id),
    name: hook.name,
    about: aboutHook(call, hook, time),
    gameId: hook.gameId,
    game: nameOf(hook.gameId),
    off: hook.offAt !== null,
    done: query['sent'] === undefined ? undefined : t('testOnWay'),
    tries: tries.map(tryModel(call, time, nameOf)),
  });
};

/** Does something with the webhook of the address, and shows it again. */
const act =
  (run: (call: PageCall, actor: PersonActor, id: string) => Promise<unknown>, news = '') =>
  async (call: PageCall): Promise<void> => {
    const id = idOf(call);
    await run(call, mustBePerson(call.context.viewer), id);
    goTo(call.res, `${pathOf(id)}${news}`);
  };

const test = act(({ deps }, actor, id) => testHook(deps.service, actor, id), '?sent');

const again = act(
  ({ deps, form }, actor, id) =>
    sendWebhookAgain(deps.service, actor, id, (form['delivery'] ?? '').slice(0, 100)),
  '?sent',
);

const turn = act(({ deps, form, context }, actor, id) =>
  switchHook(deps.service, actor, id, check(onOff, form['on'], 'on', context.language) === 'on'),
);

const renew = async (call: PageCall): Promise<void> => {
  const { deps, context } = call;
  const actor = mustBePerson(context.viewer);
  const secret = await renewHookSecret(deps.service, actor, idOf(call));
  const { hook } = await showHook(deps.service, actor, idOf(call));
  showSecret(call, hook, secret);
};

const remove = async (call: PageCall): Promise<void> => {
  await deleteHook(call.deps.service, mustBePerson(call.context.viewer), idOf(call));
  goTo(call.res, `${channelsPath}?saved`);
};

export const webhookPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: `${channelsPath}/:id`, run: show }),
  page(deps)({
    method: 'post',
    path: '/me/webhooks',
    allowance: 'outside',
    secret: true,
    run: orAgain(showChannels, make),
  }),
  page(deps)({ method: 'get', path: '/me/webhooks', run: ({ res }) => res.redirect(302, channelsPath) }),
  page(deps)({
    method: 'post',
    path: '/g/:id/webhooks',
    allowance: 'outside',
    secret: true,
    run: orAgain(showOfGame, call => make(call, gameIdOf(call))),
  }),
  page(deps)({
    method: 'get',
    path: '/g/:id/webhooks',
    run: call => call.res.redirect(302, `/g/${gameIdOf(call)}/channels`),
  }),
  ...[
    { what: 'test', run: test, allowance: 'outside' as const },
    { what: 'again', run: again, allowance: 'outside' as const },
    { what: 'on', run: turn, allowance: 'write' as const },
    { what: 'secret', run: renew, allowance: 'write' as const, secret: true as const },
    { what: 'delete', run: remove, allowance: 'write' as const },
  ].flatMap(({ what, ...rest }) => [
    page(deps)({ method: 'post', path: `${channelsPath}/:id/${what}`, ...rest }),
    page(deps)({
      method: 'get',
      path: `${channelsPath}/:id/${what}`,
      run: call => call.res.redirect(302, pathOf(idOf(call))),
    }),
  ]),
];
