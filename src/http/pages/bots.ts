import {
  changeBot,
  listBots,
  makeBot,
  makeBotToken,
  BOT_SCOPES,
  revokeBotToken,
} from '../../service/account/bots.js';
import { isFresh } from '../../service/account/fresh.js';
import { showPerson } from '../../service/account/people.js';
import { deleteBot } from '../../service/personal-data/erase/bots.js';
import {
  listSeatableBots,
  showBotLadder,
  type LadderPlace,
  type SeatableBot,
} from '../../service/tables/bot-results.js';
import type { Table } from '../../present/presenter.js';
import { type ShownTable, tableModel } from '../../present/shown.js';
import { isolated } from '../../words/isolated.js';
import { timeText } from '../../words/time.js';
import { check } from '../input/check.js';
import { personName, wholeNumber } from '../input/fields.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { orAgain } from './again.js';
import { tokenText } from './key-text.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { sharePercent } from './results-words.js';

const HERE = '/me/bots';

declare module '../views.js' {
  interface PageModels {
    readonly 'my-bots': MyBotsPage;
    readonly bots: BotsPage;
  }
}

interface BotToken {
  readonly path: string;
  readonly name: string;
  readonly about: string;
}

interface MyBot {
  readonly id: string;
  readonly name: string;
  readonly forAll: boolean;
  readonly about: string;
  readonly tokenText: string;
  readonly tokens: readonly BotToken[];
}

interface MyBotsPage {
  readonly fresh: boolean;
  readonly next: string;
  readonly done: string | undefined;
  readonly bots: readonly MyBot[];
  readonly typed: { readonly name: string; readonly forAll: boolean };
}

interface BotsPage {
  readonly listed: ShownTable | undefined;
  readonly ladder: readonly ShownTable[];
}

const showMine = async (call: PageCall): Promise<void> => {
  const { deps, context, t, form } = call;
  const actor = mustBePerson(context.viewer);
  const [person, bots, fresh] = await Promise.all([
    showPerson(deps.service, actor),
    listBots(deps.service, actor),
    isFresh(deps.service, actor),
  ]);
  const time = timeText(context.language, person.timeZone);
  sendPage(call, 'my-bots', t('bots'), {
    fresh,
    next: HERE,
    done: call.query['saved'] === undefined ? undefined : t('saved'),
    bots: bots.map(({ id, name, forAll, seenAt, tokens }) => ({
      id,
      name,
      forAll,
      about: `${t(forAll ? 'botForAll' : 'botForYou')}, ${seenAt ? t('botSeen', { time: time(seenAt) }) : t('botUnseen')}`,
      tokenText: t('botTokenText', { name: isolated(name) }),
      tokens: tokens.map(token => ({
        path: `${HERE}/${id}/tokens/${token.id}`,
        name: token.name,
        about: tokenText(call, token, time),
      })),
    })),
    typed: { name: form['bot'] ?? '', forAll: form['forAll'] === 'on' },
  });
};

const idOf = ({ params }: PageCall): string => String(params['id']);

const make = async ({ deps, form, context, res }: PageCall): Promise<void> => {
  await makeBot(deps.service, mustBePerson(context.viewer), {
    name: check(personName, form['bot'], 'name', context.language),
    forAll: form['forAll'] === 'on',
  });
  goTo(res, `${HERE}?saved`);
};

const change = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const forAll = form['for'] === 'all';
  await changeBot(deps.service, mustBePerson(context.viewer), idOf(call), { forAll });
  goTo(res, `${HERE}?saved`);
};

const remove = async (call: PageCall): Promise<void> => {
  await deleteBot(call.deps.service, mustBePerson(call.context.viewer), idOf(call));
  goTo(call.res, `${HERE}?saved`);
};

/** Shows the token in the answer itself: it is in no address, and there is no second time. */
const makeToken = async (call: PageCall): Promise<void> => {
  const { deps, form, context, t } = call;
  const { name, token } = await makeBotToken(deps.service, mustBePerson(context.viewer), idOf(call), {
    name: check(personName, form['name'], 'name', context.language),
    scopes: BOT_SCOPES,
    days: check(wholeNumber, form['days'], 'days', context.language),
  });
  sendPage(call, 'token-made', t('tokenMade'), { name, token, back: HERE, backText: t('bots') });
};

const revoke = async (call: PageCall): Promise<void> => {
  const { deps, context, params, res } = call;
  await revokeBotToken(deps.service, mustBePerson(context.viewer), idOf(call), String(params['token']));
  goTo(res, `${HERE}?saved`);
};

/** The places of one title. */
const ladderTable = ({ deps, context, t }: PageCall, rows: readonly LadderPlace[]): Table => {
  const number = true as const;
  return {
    caption: wordsOf(deps, { title: rows[0]!.title, seats: [] }, context.language).titleName,
    columns: [
      { heading: t('bot') },
      { heading: t('botRating'), number },
      { heading: t('gamesPlayed'), number },
      { heading: t('gamesWon'), number },
      { heading: t('meanStanding'), number },
    ],
    rows: rows.map(({ name, rating, games, won, standing }) => [
      name,
      String(rating),
      String(games),
      String(won),
      sharePercent(context.language, standing),
    ]),
  };
};

/** Whoever takes a seat, with what became of their games. */
const listedTable = ({ t, context }: PageCall, bots: readonly SeatableBot[]): Table => {
  const number = true as const;
  return {
    caption: t('botsOfAll'),
    columns: [
      { heading: t('bot') },
      { heading: t('botOwner') },
      { heading: t('gamesPlayed'), number },
      { heading: t('gamesWon'), number },
      { heading: t('meanStanding'), number },
    ],
    rows: bots.map(({ name, owner, games, won, standing }) => [
      name,
      owner,
      String(games),
      String(won),
      games === 0 ? '–' : sharePercent(context.language, standing),
    ]),
  };
};

const showAll = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const [bots, places] = await Promise.all([
    listSeatableBots(deps.service, context.viewer),
    showBotLadder(deps.service),
  ]);
  const titles = [...new Set(places.map(({ title }) => title))];
  const ladder = titles.map(title =>
    ladderTable(
      call,
      places.filter(place => place.title === title),
    ),
  );
  sendPage(call, 'bots', t('bots'), {
    listed: bots.length > 0 ? tableModel(listedTable(call, bots), '') : undefined,
    ladder: ladder.map(table => tableModel(table, '')),
  });
};

/** Bots that the viewer may give a seat, where one is free. */
export const botsFor = async (
  { deps, context: { viewer } }: PageCall,
  free: boolean,
): Promise<readonly SeatableBot[]> =>
  free && viewer?.kind === 'person' ? listSeatableBots(deps.service, viewer) : [];

/** Programs with accounts of their own: somebody's, and those that take a seat. */
export const botPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/bots', run: showAll }),
  page(deps)({ method: 'get', path: HERE, run: showMine }),
  page(deps)({ method: 'post', path: HERE, run: orAgain(showMine, make) }),
  page(deps)({ method: 'post', path: `${HERE}/:id`, run: change }),
  page(deps)({ method: 'post', path: `${HERE}/:id/delete`, run: remove }),
  page(deps)({ method: 'post', path: `${HERE}/:id/tokens`, secret: true, run: orAgain(showMine, makeToken) }),
  page(deps)({ method: 'get', path: `${HERE}/:id/tokens`, run: ({ res }) => res.redirect(302, HERE) }),
  page(deps)({ method: 'post', path: `${HERE}/:id/tokens/:token`, run: revoke }),
];
