import type { Action, Fact, Json, Option, Order } from '../engine/core/index.js';
import { dollars } from './numbers.js';
import type { Language } from './language.js';
import { own } from './own.js';
import { canFrom } from './prompt.js';
import { report, type Report } from './report.js';
import { asTitle, fillSentence, valueInWords } from './refusal.js';
import type {
  AskWords,
  WordLayer,
  Names,
  Phrases,
  RoundWords,
  SettingWords,
  TermFinder,
  Thing,
  TitleText,
  WordTable,
} from './types.js';

/** Everything a game says, in the reader's language. Never fails: what has no words is shown as data. */
export interface Words {
  title(language: Language): TitleText;
  /** What a thing is called in a sentence; its id where it has no other name. */
  name(language: Language, kind: string, id: string): string;
  sentence(language: Language, fact: Fact, names: Names): string;
  /** Facts in the order in which they are told. */
  readonly told: (facts: readonly Fact[]) => readonly Fact[];
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
  /** What lies on the board, beside it. */
  note(language: Language, note: Fact, names: Names): string;
  /** A move that no fact tells of, behind the name of whoever made it. */
  move(language: Language, action: Action, names: Names): string;
  /** What an option of the menu does: `lay a tile`. */
  option(language: Language, type: string): string;
  /** The same beside the thing it is done with, such as a company's row: `sell`. */
  shortLabel(language: Language, type: string): string;
  /**
   * What a button says that makes these facts happen; what the option does, where none of them has such words.
   * @param asked the kind of what is asked, which may have words of its own for a fact
   */
  button(language: Language, type: string, facts: readonly Fact[], names: Names, asked?: string): string;
  /** The label of a field of the menu, or the heading of a column. */
  field(language: Language, name: string): string;
  /** A field's value where it is a word of the game (`pool`), a yes, an amount or a number with a name; undefined otherwise. */
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
  /** An amount of what the game is won by. */
  worth(language: Language, amount: number): string;
  /** What a thing of the game allows or forbids; undefined where nothing is to be said. */
  thing(language: Language, kind: string, id: string): string | undefined;
  /** Those of these kinds of move that do no harm as an example, the best first. */
  examples(types: readonly string[]): readonly string[];
  /** Which of these kinds of move makes a good example of how moves are written; undefined where none is given. */
  example(types: readonly string[]): string | undefined;
  /** Of the facts, those that a question is about, such as the offers to be answered. */
  about(ask: Fact, facts: readonly Fact[]): readonly Fact[];
  /** Facts as lines, grouped by the turns of companies or the like. */
  report(language: Language, facts: readonly Fact[], names: Names, most?: number): Report;
}

const asData = (fact: Fact): string => {
  const { kind, ...rest } = fact;
  const fields = Object.entries(rest).map(([name, value]) => `${name} ${valueInWords(value)}`);
  return fields.length === 0 ? kind : `${kind}: ${fields.join(', ')}`;
};

/** The first of some things that is there. */
const firstOf = <T, Found>(all: readonly T[], find: (one: T) => Found | undefined): Found | undefined => {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Where a refusal finds its words: for the kind of move that is out of place, for the special case, for the code. */
const refusalPlaces = (
  code: string,
  { type, case: special }: { readonly [name: string]: Json },
): readonly ((table: WordTable) => string | undefined)[] => [
  table => (code === 'not-now' && typeof type === 'string' ? own(table.timing, type) : undefined),
  table => (typeof special === 'string' ? own(table.refusals, `${code}/${special}`) : undefined),
  table => own(table.refusals, code),
];

/** Joins layers into the words of one title; a later layer's words stand before an earlier one's. */
export const composeWords = (id: string, layers: readonly WordLayer[]): Words => {
  const newestFirst = [...layers].reverse();
  const first = <T>(language: Language, find: (table: WordTable) => T | undefined): T | undefined =>
    firstOf(newestFirst, layer => find(layer.words[language]));
  const topic = (fact: Fact): Thing | null | undefined => firstOf(newestFirst, layer => layer.topic?.(fact));
  const told = (facts: readonly Fact[]): readonly Fact[] =>
    layers.reduce((sorted, layer) => layer.told?.(sorted) ?? sorted, facts);
  const sideActions = (language: Language): { readonly [type: string]: string } =>
    Object.assign({}, ...layers.map(layer => layer.words[language].sideActions)) as {
      [type: string]: string;
    };

  const termsFor = (language: Language, names: Names): TermFinder => {
    const term: TermFinder = (of, kind, more) => {
      const found = first(language, t => own(own(t.terms, of), kind));
      return typeof found === 'function' ? found({ kind, ...more } as never, names, term) : (found ?? kind);
    };
    return term;
  };

  /** The fact in the words of one of the tables of each layer. */
  const say = <Out>(
    language: Language,
    table: (of: WordTable) => Phrases<Out> | undefined,
    fact: Fact,
    names: Names,
    key = fact.kind,
  ): Out | undefined =>
    first(language, t => own(table(t), key)?.(fact as never, names, termsFor(language, names)));

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

  const money = newestFirst.find(l => l.money)?.money ?? dollars;
  const amounts = new Set(layers.flatMap(layer => layer.amounts ?? []));
  const amount = (language: Language, field: string, value: Json): string | undefined =>
    typeof value === 'number' && amounts.has(field) ? money(language, value) : undefined;
  // What all know comes before what one game has.
  const harmless = layers.flatMap(layer => layer.examples ?? []);
  const words: Words = {
    title: language => first(language, t => t.title) ?? { name: id, about: '' },
    name: (language, kind, thing) => first(language, t => own(t.names, kind)?.(thing)) ?? thing,
    told,
    sentence: (language, fact, names) => say(language, t => t.facts, fact, names) ?? asData(fact),
    ask: (language, ask, names, menu) =>
      first(language, t =>
        own(t.asks, ask.kind)?.(ask as never, names, canFrom(menu, sideActions(language))),
      ) ?? {
        short: asData(ask),
        full: asData(ask),
      },
    round: (language, round, names) =>
      say(language, t => t.rounds, round, names) ?? { short: asData(round), full: asData(round) },
    order: (language, { type, ...rest }, names) => {
      const said = { kind: type, ...rest };
      return say(language, t => t.orders, said, names) ?? asData(said);
    },
    stop: (language, why, names) => {
      const told = say(language, t => t.stops, why, names);
      if (told === undefined) return asData(why);
      const more = named(language, why, names);
      return more === undefined ? told : `${told} ${more}`;
    },
    note: (language, note, names) => say(language, t => t.notes, note, names) ?? asData(note),
    option: (language, type) => first(language, t => own(t.options, type)) ?? type,
    move: (language, { type, ...rest }, names) =>
      say(language, t => t.moves, { kind: type, ...rest }, names) ?? words.option(language, type),
    shortLabel: (language, type) =>
      first(language, t => own(t.shortLabels, type)) ?? words.option(language, type),
    button: (language, type, facts, names, asked = '') => {
      const kind = firstOf(newestFirst, layer => own(layer.buttonFacts, type));
      const told = kind === undefined ? facts : facts.filter(fact => fact.kind === kind);
      const said = firstOf(told, fact =>
        firstOf([`${asked}/${fact.kind}`, fact.kind], key => say(language, t => t.buttons, fact, names, key)),
      );
      return said ?? words.option(language, type);
    },
    field: (language, name) => first(language, t => own(t.fields, name)) ?? name,
    value: (language, field, value) =>
      typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
        ? (first(language, t => own(own(t.values, field), String(value))) ?? amount(language, field, value))
        : undefined,
    refusal: (language, code, params, names) => {
      const texts = refusalPlaces(code, params).map(find => first(language, find));
      const text = texts.find(one => one !== undefined);
      return text === undefined ? undefined : fillSentence(text, params, language, names, words);
    },
    refusalTitle: (language, code) =>
      first(language, t => own(t.refusalTitles, code)) ??
      asTitle(first(language, t => own(t.refusals, code))),
    refusals: language =>
      [...new Map(layers.flatMap(layer => Object.entries(layer.words[language].refusals ?? {})))]
        // What is said in a special case has no code of its own.
        .filter(([code]) => !code.includes('/'))
        .map(([code, text]) => ({ code, text })),
    setting: (language, setting) => first(language, t => own(t.settings, setting)) ?? { name: setting },
    preset: (language, preset) => first(language, t => own(t.presets, preset)) ?? { name: preset },
    settingGroup: (language, group) => first(language, t => own(t.settingGroups, group)) ?? group,
    reason: (language, reason) => first(language, t => own(t.reasons, reason)) ?? reason,
    part: (language, part) => first(language, t => own(t.parts, part)) ?? part,
    money,
    worth: newestFirst.find(l => l.worth)?.worth ?? money,
    thing: (language, kind, thing) => first(language, t => own(own(t.things, kind), thing)),
    examples: types => harmless.filter(type => types.includes(type)),
    example: types => harmless.find(type => types.includes(type)) ?? types[0],
    about: (ask, facts) => newestFirst.find(l => l.about)?.about?.(ask, facts) ?? [],
    report: (language, facts, names, most) =>
      report(told(facts), {
        topic,
        heading: thing => names.name(thing.kind, thing.id),
        line: fact => words.sentence(language, fact, names),
        joined: some => first(language, t => own(t.joined, some[0]!.kind)?.(some as never, names)),
        ...(most === undefined ? {} : { most }),
      }),
  };
  return words;
};
