import {
  asCounts,
  type Action,
  type Fact,
  type Json,
  type Option,
  type Order,
  type Settings,
} from '../engine/core/index.js';
import {
  type AskWords,
  plainNames,
  type SettingWords,
  wordsFor as listedWords,
  type Words,
} from '../words/index.js';
import { placeNames } from '../present/place-names.js';
import type { Presenters } from '../present/presenter.js';
import type { Language } from './language.js';

type Params = { readonly [name: string]: Json };

/** A game's things in one reader's language, with the names of its players. */
export interface GameWords {
  readonly titleName: string;
  readonly titleAbout: string;
  /** What awaits those who choose it; empty where there are no words for it. */
  readonly titleAwaits: string;
  readonly fact: (fact: Fact) => string;
  /** Facts in the order in which they are told. */
  readonly told: (facts: readonly Fact[]) => readonly Fact[];
  readonly ask: (ask: Fact, menu: readonly Option[]) => AskWords;
  readonly round: (round: Fact) => string;
  /** In a few letters: `OR 2.1`. */
  readonly roundShort: (round: Fact) => string;
  /** A standing order as a sentence, and why one has ended. */
  readonly order: (order: Order) => string;
  readonly stop: (why: Fact) => string;
  /** A move that no fact tells of. */
  readonly move: (action: Action) => string;
  readonly option: (type: string) => string;
  /** The same beside the thing it is done with. */
  readonly shortLabel: (type: string) => string;
  readonly field: (name: string) => string;
  readonly value: (field: string, value: Json) => string;
  readonly setting: (id: string) => SettingWords;
  readonly preset: (id: string) => SettingWords;
  readonly settingGroup: (id: string) => string;
  readonly reason: (reason: string) => string;
  readonly part: (part: string) => string;
  /** An amount in the game's currency. */
  readonly money: (amount: number) => string;
  /** An amount of what the game is won by. */
  readonly worth: (amount: number) => string;
  readonly refusal: (code: string, params: Params) => string | undefined;
  /** The kind of such a refusal in a few words. */
  readonly refusalTitle: (code: string) => string | undefined;
}

interface Named {
  readonly title: string;
  readonly seats: readonly { readonly name: string }[];
  /** Where they choose the board, whose places have names. */
  readonly settings?: Settings;
}

/** A field's value; of a list, each; of counts, how many of each. */
const valueText = (words: Words, language: Language, field: string, value: Json): string => {
  if (Array.isArray(value))
    return value.map(one => valueText(words, language, field, one as Json)).join(', ') || '–';
  const counts = asCounts(value);
  if (counts)
    return (
      Object.entries(counts)
        .map(([thing, count]) => `${count} ${valueText(words, language, field, thing)}`)
        .join(', ') || '–'
    );
  return words.value(language, field, value) ?? (typeof value === 'string' ? value : JSON.stringify(value));
};

/** Where the words of the titles are found. */
export interface Worded {
  readonly wordsFor: (title: string) => Words;
  readonly presenters?: Presenters;
}

/** A title's words with the names of a game's players filled in. */
export const wordsOf = ({ wordsFor, presenters }: Worded, game: Named, language: Language): GameWords => {
  const words = wordsFor(game.title);
  const names = plainNames(
    language,
    game.seats.map(seat => seat.name),
    words,
    placeNames(presenters?.[game.title], language, game.settings),
  );
  const { name, about, awaits = '' } = words.title(language);
  return {
    titleName: name,
    titleAbout: about,
    titleAwaits: awaits,
    fact: fact => words.sentence(language, fact, names),
    told: words.told,
    ask: (ask, menu) => words.ask(language, ask, names, menu),
    round: round => words.round(language, round, names).full,
    roundShort: round => words.round(language, round, names).short,
    order: order => words.order(language, order, names),
    stop: why => words.stop(language, why, names),
    move: action => words.move(language, action, names),
    option: type => words.option(language, type),
    shortLabel: type => words.shortLabel(language, type),
    field: field => words.field(language, field),
    value: (field, value) => valueText(words, language, field, value),
    setting: id => words.setting(language, id),
    preset: id => words.preset(language, id),
    settingGroup: id => words.settingGroup(language, id),
    reason: reason => words.reason(language, reason),
    part: part => words.part(language, part),
    money: amount => names.money(amount),
    worth: amount => words.worth(language, amount),
    refusal: (code, params) => words.refusal(language, code, params, names),
    refusalTitle: code => words.refusalTitle(language, code),
  };
};

/** What is said of any game. */
const ofAnyGame: Worded = { wordsFor: () => listedWords('') };

/** The kind of a refusal that is not about one game's moves. */
export const refusalTitle = (language: Language, code: string): string | undefined =>
  ofAnyGame.wordsFor('').refusalTitle(language, code);

/** What refusals say of settings and presets, by their names. */
const withNames = (words: GameWords, params: Params): Params => {
  const { setting, other, value, otherValue, allowed, otherAllowed } = params;
  if (typeof setting !== 'string') return params;
  const nameOf = (id: string, one: Json): string =>
    (typeof one === 'string' ? words.setting(id).values?.[one] : undefined) ?? words.value('setting', one);
  const listOf = (id: string, list: Json): Json =>
    Array.isArray(list) ? list.map(one => nameOf(id, one as Json)) : list;
  /** What was chosen; of a switch that is on its name says it. */
  const choice = (id: string, one: Json | undefined): string =>
    one === undefined || one === true
      ? words.setting(id).name
      : `${words.setting(id).name}: ${nameOf(id, one)}`;
  if (typeof other !== 'string')
    return {
      ...params,
      setting: words.setting(setting).name,
      ...(value !== undefined && { value: nameOf(setting, value) }),
      ...(allowed !== undefined && { allowed: listOf(setting, allowed) }),
    };
  return {
    ...params,
    setting: choice(setting, value),
    other: otherAllowed === undefined ? choice(other, otherValue) : words.setting(other).name,
    ...(otherAllowed !== undefined && { otherAllowed: listOf(other, otherAllowed) }),
  };
};

/**
 * A refusal that is not about one game's moves; undefined when nobody has words for it.
 * The last parameter says whose words name what is refused.
 */
export const refusalText = (
  language: Language,
  code: string,
  params: Params,
  { deps, title }: { readonly deps: Worded; readonly title: string } = { deps: ofAnyGame, title: '' },
): string | undefined => {
  const words = wordsOf(deps, { title, seats: [] }, language);
  return words.refusal(code, withNames(words, params));
};
