import type { Action } from '../engine/core/index.js';
import type { ByLanguage, Language } from './language.js';
import type { FirstGame } from './lesson.js';

/*
 * Help pages as data. A text may hold `[a link](/path)`; what stands between backticks is shown as code.
 */

/** A part of a help page, with an anchor of its own. */
export interface HelpSection {
  readonly id: string;
  readonly heading: string;
  readonly text: readonly string[];
}

export interface HelpText {
  readonly title: string;
  /** What the page is about, in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly HelpSection[];
}

/** The help pages that are about no title. */
export const helpNames = ['how', 'fair-play', 'about', 'privacy'] as const;

export type HelpName = (typeof helpNames)[number];

/** The help of the service itself, in one language. */
export type GeneralHelp = {
  readonly [name in HelpName]: HelpText;
} & {
  /** How moves are written in any game: before the list of a title's moves. */
  readonly notation: readonly string[];
  /** The same for 18xx games. */
  readonly railWriting: readonly string[];
};

/** What the rules tell of a part of the game. Its id is the paragraph of the rulebook, such as `7.6`. */
export interface RulesSection extends HelpSection {
  /** Further paragraphs that it tells of. */
  readonly covers?: readonly string[];
  /** How the rulebook is read where it leaves room. */
  readonly decided?: readonly string[];
  /** A table of the title's data that belongs here, as its presenter names it. */
  readonly shows?: string;
}

/** The rules of a title in short, in one language. */
export interface RulesText {
  /** Whose game it is, and which rules are played. */
  readonly lead: string;
  readonly sections: readonly RulesSection[];
  /** How its moves name things; where nothing is said, as 18xx games share it. */
  readonly writing?: readonly string[];
}

/** Moves at the beginning of a game, as an example of how they are written. */
export interface ExampleGame {
  readonly seats: number;
  readonly settings?: { readonly [id: string]: string };
  /** Moves in notation, each behind its seat: `0 take SV`. */
  readonly line: readonly string[];
  /** Moves of kinds that do not come up in these. */
  readonly others: readonly Omit<Action, 'seat'>[];
}

/** What stands for `{name}` in a document of rules. */
export interface Figures {
  readonly [name: string]: string;
}

/** Where the rules of a title in short are written: `rules.md` in its folder. */
export interface RulesDocument {
  /** For messages. */
  readonly file: string;
  readonly text: string;
  /** The languages that it must have. */
  readonly required: readonly Language[];
}

/** What leads into the rules of a title in short, and what stands beside them. */
export interface RulesIndex {
  /** Which paragraph a refusal rests on, by its code; for a move out of place `not-now/TYPE`. */
  readonly refusals: { readonly [code: string]: string };
  /** Which paragraph tells of what a seat is asked, by the kind of the question. */
  readonly asks: { readonly [kind: string]: string };
  readonly example: ExampleGame;
  /** Set for a title that newcomers can begin with. */
  readonly firstGame?: FirstGame;
  /** Figures of the title that its rules name. */
  readonly figures?: ByLanguage<Figures>;
}

/** The rules of a title as its players read them. */
export interface TitleRules extends RulesIndex {
  readonly text: ByLanguage<RulesText>;
  /** Where they were read. */
  readonly document: RulesDocument;
}
