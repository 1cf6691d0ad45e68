import type { Fact, Json, Option, Order } from '../engine/core/index.js';
import { dollars } from './numbers.js';
import { canFrom } from './prompt.js';
import { report, type Report } from './report.js';
import { asTitle, fill, shown } from './refusal.js';
import type {
  AskWords,
  Language,
  Layer,
  Names,
  Pair,
  Phrases,
  RoundWords,
  SettingWords,
  TitleText,
  WordTable,
} from './types.js';

/** Everything a game says, in the reader's language. Never fails: what has no words is shown as data. */
export interface Words {
  title(language: Language): TitleText;
  sentence(language: Language, fact: Fact, names: Names): string;
  /**
   * What a seat is asked. It names nothing but what the seat's menu offers; from an empty one, as where nobody
   * knows it, only what it is about.
   */
  ask(language: Language, ask: Fact, names: Names, menu: readonly Option[]): AskWords;
  round(language: Language, round: Fact, names: Names): RoundWords;
  /** A standing order as a sentence. */
  order(language: Language, order: Order, names: Names): string;
  /** Why a standing order has ended, as one sentence or two. */
  stop(language: Language, why: Fact, names: Names): string;
  /** What an option of the menu does: `lay a tile`. */
  option(language: Language, type: string): string;
  field(language: Language, name: string): string;
  /** A field's value where it is a word of the game (`pool`) or a yes; undefined where it is a name or a number. */
  value(language: Language, field: string, value: Json): string | undefined;
  /** Why a move was refused; undefined when the code is none of this game's. */
  refusal(
    language: Language,
    code: string,
    params: { readonly [name: string]: Json },
    names: Names,
  ): string | undefined;
  /** The kind of a refusal in a few words, the same each time; undefined when the code is none of this game's. */
  refusalTitle(language: Language, code: string): string | undefined;
  /** All refusals, with the places of their parameters. */
  refusals(language: Language): readonly { readonly code: string; readonly text: string }[];
  setting(language: Language, id: string): SettingWords;
  preset(language: Language, id: string): SettingWords;
  settingGroup(language: Language, id: string): string;
  reason(language: Language, reason: string): string;
  part(language: Language, part: string): string;
  /** An amount in the game's currency. */
  money(language: Language, amount: number): string;
  /** What a private company allows or forbids; undefined where nothing is to be said. */
  private(language: Language, id: string): string | undefined;
  /** Which of these kinds of move makes a good example of how moves are written; undefined where none is given. */
  example(types: readonly string[]): string | undefined;
  /** Of the facts, those that a question is about, such as the offers to be answered. */
  about(ask: Fact, facts: readonly Fact[]): readonly Fact[];
  /** Facts as lines, grouped by the company they are about. */
  report(language: Language, facts: readonly Fact[], names: Names, most?: number): Report;
}

const asData = (fact: Fact): string => {
  const { kind, ...rest } = fact;
  const fields = Object.entries(rest).map(([name, value]) => `${name} ${shown(value)}`);
  return fields.length === 0 ? kind : `${kind}: ${fields.join(', ')}`;
};

const inLanguage = ([de, en]: Pair, language: Language): string => (language === 'de' ? de : en);

/** Looks a key up in a table that may have inherited names such as `constructor`. */
const own = <T>(table: { readonly [key: string]: T } | undefined, key: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

const say = <Out>(table: Phrases<Out> | undefined, fact: Fact, names: Names): Out | undefined =>
  own(table, fact.kind)?.(fact as never, names);

/** Joins layers into the words of one title; a later layer's words stand before an earlier one's. */
export const composeWords = (id: string, layers: readonly Layer[]): Words => {
  const newestFirst = [...layers].reverse();
  const first = <T>(language: Language, find: (table: WordTable) => T | undefined): T | undefined => {
    for (const layer of newestFirst) {
      const found = find(layer.words[language]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const topic = (fact: Fact): string | null | undefined => newestFirst.find(l => l.topic)?.topic?.(fact);

  /** What the reason for an order's end names: what somebody did, what is asked, why a move is refused. */
  const named = (language: Language, why: Fact, names: Names): string | undefined => {
    const { fact, ask, code, params } = why as Fact & {
      readonly fact?: Fact;
      readonly ask?: Fact;
      readonly code?: string;
      readonly params?: { readonly [name: string]: Json };
    };
    if (fact) return `${words.sentence(language, fact, names)}.`;
    if (ask) return words.ask(language, ask, names, []).full;
    return code === undefined
      ? undefined
      : (words.refusal(language, code, params ?? {}, names) ?? `${code}.`);
  };

  const words: Words = {
    title: language => first(language, t => t.title) ?? { name: id, about: '' },
    sentence: (language, fact, names) => first(language, t => say(t.facts, fact, names)) ?? asData(fact),
    ask: (language, ask, names, menu) =>
      first(language, t => own(t.asks, ask.kind)?.(ask as never, names, canFrom(menu))) ?? {
        short: asData(ask),
        full: asData(ask),
      },
    round: (language, round, names) =>
      first(language, t => say(t.rounds, round, names)) ?? { short: asData(round), full: asData(round) },
    order: (language, { type, ...rest }, names) => {
      const said = { kind: type, ...rest };
      return first(language, t => say(t.orders, said, names)) ?? asData(said);
    },
    stop: (language, why, names) => {
      const told = first(language, t => say(t.stops, why, names));
      if (told === undefined) return asData(why);
      const more = named(language, why, names);
      return more === undefined ? told : `${told} ${more}`;
    },
    option: (language, type) => first(language, t => own(t.options, type)) ?? type,
    field: (language, name) => first(language, t => own(t.fields, name)) ?? name,
    value: (language, field, value) =>
      typeof value === 'string' || typeof value === 'boolean'
        ? first(language, t => own(own(t.values, field), String(value)))
        : undefined,
    refusal: (language, code, params, names) => {
      const { type } = params;
      const moment =
        code === 'not-now' && typeof type === 'string'
          ? first(language, t => own(t.moments, type))
          : undefined;
      const variant = typeof params['case'] === 'string' ? `${code}/${params['case']}` : code;
      const text =
        moment ??
        first(language, t => own(t.refusals, variant)) ??
        first(language, t => own(t.refusals, code));
      return text === undefined ? undefined : fill(text, params, language, names, words);
    },
    refusalTitle: (language, code) => {
      const pair = newestFirst.map(layer => own(layer.refusalTitles, code)).find(one => one !== undefined);
      return pair ? inLanguage(pair, language) : asTitle(first(language, t => own(t.refusals, code)));
    },
    refusals: language =>
      Object.entries(
        Object.assign({}, ...layers.map(layer => layer.words[language].refusals)) as {
          [code: string]: string;
        },
      )
        // What is said in a special case has no code of its own.
        .filter(([code]) => !code.includes('/'))
        .map(([code, text]) => ({ code, text })),
    setting: (language, setting) => first(language, t => own(t.settings, setting)) ?? { name: setting },
    preset: (language, preset) => first(language, t => own(t.presets, preset)) ?? { name: preset },
    settingGroup: (language, group) => first(language, t => own(t.settingGroups, group)) ?? group,
    reason: (language, reason) => first(language, t => own(t.reasons, reason)) ?? reason,
    part: (language, part) => first(language, t => own(t.parts, part)) ?? part,
    money: newestFirst.find(l => l.money)?.money ?? dollars,
    private: (language, privateId) => first(language, t => own(t.privates, privateId)),
    example: types =>
      newestFirst.flatMap(l => l.examples ?? []).find(type => types.includes(type)) ?? types[0],
    about: (ask, facts) => newestFirst.find(l => l.about)?.about?.(ask, facts) ?? [],
    report: (language, facts, names, most) =>
      report(facts, {
        topic,
        heading: company => names.company(company),
        line: fact => words.sentence(language, fact, names),
        joined: some => first(language, t => own(t.joined, some[0]!.kind)?.(some as never, names)),
        ...(most === undefined ? {} : { most }),
      }),
  };
  return words;
};
