import type { Fact, JsonObject, Settings } from '../engine/core/index.js';
import type { Language } from '../words/index.js';
import type { Table } from './section.js';

/** How the companies of a game are shown one by one: by the service alone, on a page that others load for a moment. */
export interface CompanyPresenter {
  /** Does a profile tell of such a fact? */
  readonly tellsOf: (fact: Fact) => boolean;
  /** All there is to know of a company; undefined where there is none of that name. */
  readonly profile: (request: ProfileRequest) => Profile | undefined;
  /** All companies that a game with these settings has. */
  readonly all: (settings: Settings, language: Language) => readonly NamedCompany[];
}

export interface ProfileRequest {
  /** The company as facts name it. */
  readonly of: string;
  readonly view: JsonObject;
  /** Players' names in seating order. */
  readonly names: readonly string[];
  readonly language: Language;
  /** What the profile tells of, from the start of the game. */
  readonly facts: readonly Fact[];
}

export interface Profile {
  readonly heading: string;
  /** A small `<svg>` before the heading. */
  readonly mark: string;
  /** What it has and what holds for it, each in a few words. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly tables: readonly Table[];
}

export interface NamedCompany {
  /** As facts name it. */
  readonly id: string;
  readonly name: string;
  /** A small `<svg>`. */
  readonly mark: string;
}
