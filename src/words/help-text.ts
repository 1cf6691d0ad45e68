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
export const helpNames = ['how', 'about', 'privacy'] as const;

export type HelpName = (typeof helpNames)[number];

/** The help of the service itself, in one language. */
export type GeneralHelp = {
  readonly [name in HelpName]: HelpText;
} & {
  /** How moves are written in any game: before the list of a title's moves. */
  readonly notation: readonly string[];
};
