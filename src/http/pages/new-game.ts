import { randomUUID } from 'node:crypto';
import type { TableWish } from '../../service/types.js';
import { baseTitle, type Title } from '../../engine/core/index.js';
import { createGame, type SeatWish } from '../../service/tables/games.js';
import { learnAsked, offeredSets } from '../../service/sets.js';
import { setOf } from '../../sets/index.js';
import { check } from '../input/check.js';
import {
  address,
  gameName,
  key,
  language,
  level,
  personName,
  tableAbout,
  wholeNumber,
} from '../input/fields.js';
import type { Form } from '../input/body.js';
import type { HttpDeps } from '../deps.js';
import type { Language } from '../language.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { helpOfTitle } from '../../words/rules.js';
import { wordsOf } from '../wording.js';
import { faultOf, isIn, type FormFault } from './fault.js';
import { type SmallPicture, openingPicture } from './board-picture.js';
import { type OptionsModel, optionsIn, optionsModel } from './new-game-options.js';
import {
  type PresetsModel,
  type SettingsModel,
  presetsModel,
  settingsModel,
  settingsOf,
  withPreset,
} from './new-game-settings.js';
import { type GameTimeModel, gameTimeIn, gameTimeModel } from './new-game-time.js';
import { type BotSeats, botSeats, botsIn } from './new-game-bots.js';
import { goTo, page, type PageCall, sendPage } from './page.js';

/** How many invitations are in view at once; the fields for more of them are unfolded. */
const SEATS_IN_VIEW = 4;

const titleNamed = async (deps: HttpDeps, id: unknown): Promise<Title> => {
  const titles = deps.service.titles;
  if (typeof id === 'string') await learnAsked(deps.service, id);
  const title = typeof id === 'string' ? titles.get(id) : [...titles.values()][0];
  if (!title) throw new HttpProblem(404, 'not-found', { title: String(id).slice(0, 64) });
  return title;
};

interface TitleHelp {
  readonly rules: string;
  readonly firstGame?: string | undefined;
}

interface TitleModel {
  readonly id: string;
  readonly name: string;
  readonly players: string;
  readonly picture: SmallPicture | undefined;
  readonly chosen: boolean;
}

/** A title to choose, with what there is to know before. */
const titleModel = (call: PageCall, { id, minSeats, maxSeats }: Title, chosen: Title): TitleModel => {
  const words = wordsOf(call.deps, { title: id, seats: [] }, call.context.language);
  return {
    id,
    name: words.titleName,
    players: call.t('playersFromTo', { from: minSeats, to: maxSeats }),
    picture: openingPicture(call, id),
    chosen: id === baseTitle(chosen.id),
  };
};

interface SeatFields {
  readonly number: number;
  readonly address: string;
  readonly own: string;
  readonly language: string;
  readonly faultAddress: string | undefined;
  readonly faultOwn: string | undefined;
}

interface LaterSeats {
  readonly seats: readonly SeatFields[];
  readonly open: boolean;
  readonly from: number;
  readonly to: number;
}

interface AllSeats {
  readonly first: readonly SeatFields[];
  readonly later: LaterSeats | undefined;
  readonly beyond: readonly { readonly name: string; readonly value: string }[];
}

/** What is typed for each seat but the first; what stands at seats that this title does not have is kept. */
const seatFields = (title: Title, form: Form, reader: Language, fault?: FormFault): AllSeats => {
  const seats = Array.from({ length: title.maxSeats - 1 }, (_, at) => {
    const number = at + 2;
    const [address, own] = [`address.${number}`, `own.${number}`];
    return {
      number,
      address: form[address] ?? '',
      own: form[own] ?? '',
      language: form[`language.${number}`] ?? reader,
      faultAddress: isIn(address, fault),
      faultOwn: isIn(own, fault),
    };
  });
  const later = seats.slice(SEATS_IN_VIEW - 1);
  const isUsed = (seat: SeatFields): boolean =>
    [seat.address, seat.own].some(text => text !== '') || Boolean(seat.faultAddress ?? seat.faultOwn);
  return {
    first: seats.slice(0, SEATS_IN_VIEW - 1),
    later:
      later.length === 0
        ? undefined
        : {
            seats: later,
            open: later.some(isUsed),
            from: SEATS_IN_VIEW + 1,
            to: title.maxSeats,
          },
    beyond: Object.entries(form)
      .filter(
        ([name, value]) => Number(/^(?:address|own)\.(\d)$/.exec(name)?.[1]) > title.maxSeats && value !== '',
      )
      .map(([name, value]) => ({ name, value })),
  };
};

interface Count {
  readonly count: number;
  readonly chosen: boolean;
}

/** How many seats of a kind may be asked for. */
const countsOf = (title: Title, typed: string | undefined): readonly Count[] =>
  Array.from({ length: title.maxSeats }, (_, count) => ({
    count,
    chosen: String(count) === (typed ?? '0'),
  }));

/** What is said of the table while its fields are folded away. */
const tableChosen = ({ t }: PageCall, { listed, about, seating }: TableWish): string =>
  [
    t(listed ? 'tableListed' : 'tableUnlisted'),
    ...(about === '' ? [] : [about]),
    ...(seating === 'drawn' ? [t('drawSeats')] : []),
  ].join(' · ');

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
  const base = baseTitle(id);
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

interface NewGameTable extends TableWish {
  readonly chosen: string;
  readonly open: boolean;
}

interface NewGameTitle {
  readonly id: string;
  readonly name: string;
  readonly awaits: string;
  readonly about: string;
  readonly players: string;
  readonly help: TitleHelp | undefined;
}

interface NewGamePage {
  readonly fault: FormFault | undefined;
  readonly faultName: string | undefined;
  readonly faultAbout: string | undefined;
  readonly titles: readonly TitleModel[];
  readonly sets: SetsModel | undefined;
  readonly title: NewGameTitle;
  readonly key: string;
  readonly name: string;
  readonly seats: AllSeats;
  readonly openSeats: readonly Count[];
  readonly serviceSeats: readonly Count[];
  readonly level: string;
  readonly bots: BotSeats | undefined;
  readonly table: NewGameTable;
  readonly presets: PresetsModel | undefined;
  readonly settings: SettingsModel | undefined;
  readonly options: OptionsModel;
  readonly time: GameTimeModel;
  readonly advice: boolean;
}

declare module '../views.js' {
  interface PageModels {
    readonly 'new-game': NewGamePage;
  }
}

const newGameModel = async (
  call: PageCall,
  title: Title,
  form: Form,
  fault?: FormFault,
): Promise<NewGamePage> => {
  const sets = await offeredSets(call.deps.service);
  const { deps, context, t } = call;
  const words = wordsOf(deps, { title: title.id, seats: [] }, context.language);
  const table = tableOf(form);
  const [from, to] = [title.minSeats, title.maxSeats];
  return {
    fault,
    faultName: isIn('name', fault),
    faultAbout: isIn('about', fault),
    titles: [...deps.service.titles.values()].map(one => titleModel(call, one, title)),
    sets: setsModel(call, title, sets),
    title: {
      id: title.id,
      name: words.titleName,
      awaits: words.titleAwaits,
      about: words.titleAbout,
      help: helpOfTitle(title.id),
      players: t(from === 1 ? 'seatsTextAlone' : 'seatsText', { from, to }),
    },
    key: form['key'] ?? randomUUID(),
    name: form['name'] ?? '',
    seats: seatFields(title, form, context.language, fault),
    openSeats: countsOf(title, form['open']),
    serviceSeats: countsOf(title, form['service']),
    level: form['level'] ?? 'easy',
    bots: await botSeats(call, title, form),
    table: { ...table, chosen: tableChosen(call, table), open: isIn('about', fault) !== undefined },
    presets: presetsModel(call, title, form, '/games/new/form'),
    settings: settingsModel(call, title, form, fault),
    options: optionsModel(call, form),
    time: gameTimeModel(call, form, fault),
    advice: form['advice'] === 'on',
  };
};

/** What somebody begins with who has nobody to play with yet: as many open seats as the game needs. */
const lookingForPlayers = ({ minSeats }: Title): Form => ({
  listed: 'true',
  open: String(Math.max(1, minSeats - 1)),
});

const newGame = async (call: PageCall): Promise<void> => {
  mustBePerson(call.context.viewer);
  const { title: id, preset, listed } = call.query;
  const title = await titleNamed(call.deps, id);
  const begun = listed === 'true' ? lookingForPlayers(title) : {};
  sendPage(
    call,
    'new-game',
    call.t('newGame'),
    await newGameModel(call, title, withPreset(title, begun, preset)),
  );
};

/** The form for another title or with another preset, and with all else that was typed; nothing is made. */
const fillAgain = async (call: PageCall): Promise<void> => {
  mustBePerson(call.context.viewer);
  const { choose, fill, ...typed } = call.form;
  const title = await titleNamed(call.deps, choose ?? typed['title']);
  const isOther = title.id !== typed['title'];
  const kept = Object.entries(typed).filter(
    ([name]) => name !== 'key' && !(isOther && (name === 'preset' || name.startsWith('set.'))),
  );
  const form = withPreset(title, Object.fromEntries(kept), fill);
  sendPage(call, 'new-game', call.t('newGame'), await newGameModel(call, title, form));
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
  wishes.push(...botsIn(form));
  const open = check(wholeNumber, form['open'] ?? '0', 'open', reader);
  for (let n = 0; n < Math.min(open, title.maxSeats); n++) wishes.push({ kind: 'open' });
  const service = check(wholeNumber, form['service'] ?? '0', 'service', reader);
  const chosen = check(level, form['level'] ?? 'easy', 'level', reader);
  for (let n = 0; n < Math.min(service, title.maxSeats); n++) wishes.push({ kind: 'service', level: chosen });
  return wishes;
};

const tableOf = (form: Form): TableWish => ({
  listed: form['listed'] === 'true',
  about: form['about'] ?? '',
  seating: form['drawn'] === 'true' ? 'drawn' : 'fixed',
});

/** Does nobody but its creator sit at the table, with the service or the rules on the other side? */
const isAlone = (seats: readonly SeatWish[]): boolean =>
  seats.filter(({ kind }) => kind !== 'service').every(seat => seat.kind === 'me' && seat.name === undefined);

const makeGame = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const actor = mustBePerson(context.viewer);
  const title = await titleNamed(deps, form['title']);
  try {
    const seats = seatsOf(title, form, context.language);
    const game = await createGame(deps.service, actor, {
      title: title.id,
      name: check(gameName, form['name'], 'name', context.language),
      settings: settingsOf(title, form),
      seats,
      options: optionsIn(call),
      time: gameTimeIn(call, isAlone(seats)),
      advice: form['advice'] === 'on',
      table: { ...tableOf(form), about: check(tableAbout, form['about'] ?? '', 'about', context.language) },
      ...(form['key'] !== undefined && {
        idempotencyKey: check(key, form['key'], 'key', context.language),
      }),
    });
    goTo(res, `/g/${game.id}`);
  } catch (error) {
    // The form again, filled in as it was, with what is wrong with it.
    const { key: _, ...typed } = form;
    const fault = faultOf(call, error, title.id);
    sendPage(call, 'new-game', call.t('newGame'), await newGameModel(call, title, typed, fault));
  }
};

/** Where games are made. */
export const newGamePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/games/new', run: newGame }),
  page(deps)({ method: 'post', path: '/games/new', allowance: 'newGame', run: makeGame }),
  page(deps)({ method: 'post', path: '/games/new/form', run: fillAgain }),
  page(deps)({ method: 'get', path: '/games/new/form', run: ({ res }) => res.redirect(302, '/games/new') }),
];
