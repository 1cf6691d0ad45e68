import type { Fact, Json } from '../engine/core/index.js';
import type { ByLanguage, Language } from './language.js';

/** How a game's things are called when they are shown; given by whoever shows them. */
export interface Names {
  /** A player's name. */
  seat(seat: number): string;
  /** A thing of the game by its kind, such as `company`, and its id; the id where it has no other name. */
  name(kind: string, id: string): string;
  /** An amount with its currency. */
  money(amount: number): string;
}

/** A thing of the game. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/**
 * Finds a part of a sentence in the terms of all layers: by what it is for (`why` a price moved) and its kind.
 * A kind without words stands for itself.
 */
export type TermFinder = (of: string, kind: string, more?: { readonly [name: string]: Json }) => string;

/** Member of the union `U` with this `kind`, also where one member stands for several kinds. */
type Member<U, K> = U extends { readonly kind: infer M } ? (K extends M ? U : never) : never;

/** A wording for every kind of a union: a kind without one does not compile. */
export type Wording<U extends { readonly kind: string }, Out = string> = {
  readonly [K in U['kind']]: (said: Member<U, K>, names: Names, term: TermFinder) => Out;
};

/** What is pressed to make something happen, in the imperative; for the kinds that a move of a player can be about. */
export type Buttons<U extends { readonly kind: string }> = Partial<Wording<U>> & {
  /** The same where something in particular is asked: `free-token/passed`. */
  readonly [K in U['kind'] as `${string}/${K}`]?: (
    said: Member<U, K>,
    names: Names,
    term: TermFinder,
  ) => string;
};

/** What can be done from a menu, for the words of a prompt. */
export interface Can {
  /** Is a move of this kind on the menu? With `other`: one that is about something else. */
  (type: string, other?: { readonly field: string; readonly than: Json }): boolean;
  /** What is on it that goes with many questions, as requests. */
  readonly sideActions: readonly string[];
}

/** A prompt for every kind of question, made from what its seat can do. */
export type Asking<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: (ask: Member<U, K>, names: Names, can: Can) => AskWords;
};

/** A standing order as it is worded: with its type as its kind. */
export type SaidOrder<O extends { readonly type: string }> = O extends { readonly type: infer T }
  ? Omit<O, 'type'> & { readonly kind: T }
  : never;

/** A line for several facts of one kind that follow each other; undefined where each is told for itself. */
export type Joined<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]?: (facts: readonly Member<U, K>[], names: Names) => string | undefined;
};

/** The same with the kinds forgotten, to be looked up by what a log holds. */
export interface Phrases<Out = string> {
  readonly [kind: string]: ((said: never, names: Names, term: TermFinder) => Out) | undefined;
}

/** The same with the kinds forgotten. */
export interface AskingTable {
  readonly [kind: string]: ((ask: never, names: Names, can: Can) => AskWords) | undefined;
}

/** What a seat is asked: for a subject line and in the third person, and as a sentence to the player. */
export interface AskWords {
  readonly short: string;
  readonly full: string;
}

/** Where a game stands: as in a subject line (`OR 3.2`) and written out. */
export interface RoundWords {
  readonly short: string;
  readonly full: string;
}

export interface SettingWords {
  readonly name: string;
  readonly text?: string;
  /** Names of the values of a setting that is not a switch. */
  readonly values?: { readonly [value: string]: string };
}

export interface TitleText {
  readonly name: string;
  readonly about: string;
  /** What awaits those who choose it, in a sentence or two, and how long it takes. */
  readonly awaits?: string;
}

/** The words of a layer (core, what 18xx share, a title) in one language. */
export interface WordTable {
  readonly title?: TitleText;
  /** What things are called in sentences, by kind, where that is more than their id. */
  readonly names?: { readonly [kind: string]: (id: string) => string | undefined };
  readonly facts?: Phrases;
  /** What a button says, by the first of the facts that it brings about, or by what is asked and that fact: `asked/fact`. */
  readonly buttons?: Phrases;
  readonly asks?: AskingTable;
  readonly rounds?: Phrases<RoundWords>;
  /** What a standing order says, in the imperative to its owner, by its type. */
  readonly orders?: Phrases;
  /** Why a standing order has ended. Where the reason names a fact, an ask or a refusal, its words follow. */
  readonly stops?: Phrases;
  /** What lies on the board and is told beside it. */
  readonly notes?: Phrases;
  /**
   * Parts of sentences, by what they are for and by kind: a layer adds to what another one's sentences can
   * tell. One that depends on the case is worded like a fact.
   */
  readonly terms?: { readonly [of: string]: { readonly [kind: string]: string | Phrases[string] } };
  /** Several facts of one kind in a row as one line. */
  readonly joined?: {
    readonly [kind: string]: ((facts: never, names: Names) => string | undefined) | undefined;
  };
  /** A move that no fact tells of, behind the name of whoever made it. */
  readonly moves?: Phrases;
  /** What an option of the menu does, in the infinitive. */
  readonly options?: { readonly [type: string]: string };
  /** The same in a word, where it stands beside what it is done with. */
  readonly shortLabels?: { readonly [type: string]: string };
  /** Kinds of move that go with many questions, as requests: told where a question has no answer of its own. */
  readonly sideActions?: { readonly [type: string]: string };
  /** Labels of the fields of options, and headings of columns. */
  readonly fields?: { readonly [name: string]: string };
  /** Values of fields that are words of the game, by `field` and value. */
  readonly values?: { readonly [field: string]: { readonly [value: string]: string } };
  /**
   * Sentences for refusals by code. `{name}` stands for the parameter of that name, `{name:money}` for an
   * amount, `{name:seat}`, `{name:option}`, `{name:value}` and `{name:field}` for what it names,
   * `{name:lot}` for a thing that the field of the refusal counts, and any other word
   * behind the colon (`{next:company}`), or else the name itself, for a thing of that kind, or so many of several.
   * Where a refusal has cases, `code/case` stands for the one that the parameter `case` names.
   */
  readonly refusals?: { readonly [code: string]: string };
  /** The same in a few words, where the sentence is long or tells of the case at hand. */
  readonly refusalTitles?: { readonly [code: string]: string };
  /** When a kind of move has its place, for whoever tries it at another time (`not-now`). */
  readonly timing?: { readonly [type: string]: string };
  readonly settings?: { readonly [id: string]: SettingWords };
  /** Presets, and the groups that settings stand in. */
  readonly presets?: { readonly [id: string]: SettingWords };
  readonly settingGroups?: { readonly [id: string]: string };
  /** Why a game ended. */
  readonly reasons?: { readonly [reason: string]: string };
  /** What things of the game allow or forbid, by kind and id. */
  readonly things?: { readonly [kind: string]: { readonly [id: string]: string } };
  /** Parts of a score. */
  readonly parts?: { readonly [part: string]: string };
}

/** One layer in all languages, with what does not depend on the language. */
export interface WordLayer {
  readonly words: ByLanguage<WordTable>;
  /** Of a title: the layers between the core's and this one; where nothing is said, what 18xx games share. */
  readonly on?: readonly WordLayer[];
  /** An amount in the currency of the game, dollars where it has none of its own. */
  readonly money?: (language: Language, amount: number) => string;
  /** Fields of moves and orders whose numbers are amounts of money. */
  readonly amounts?: readonly string[];
  /** A change in what the game is won by; money where nothing is said. */
  readonly worth?: (language: Language, amount: number) => string;
  /**
   * The thing, such as a company, whose turn a fact is part of, so that a long report can be grouped; null
   * ends a group, undefined leaves it as it is.
   */
  readonly topic?: (fact: Fact) => Thing | null | undefined;
  /** Facts in the order in which they are told, where they are better understood in another one. */
  readonly told?: (facts: readonly Fact[]) => readonly Fact[];
  /** Kinds of move that do no harm as an example, the best first. */
  readonly examples?: readonly string[];
  /** By type of move: the kind of fact that its button tells of, where that is not the first of them. */
  readonly buttonFacts?: { readonly [type: string]: string };
  /** Of the facts, those that a question is about, such as the offers to be answered. */
  readonly about?: (ask: Fact, facts: readonly Fact[]) => readonly Fact[];
}
