import type { Title } from '../engine/core/index.js';
import type { Playable } from '../present/playable.js';
import type { Presenter } from '../present/presenter.js';
import type { Dialect as SiteDialect } from '../records/eighteenxx/dialect.js';
import type { RailsDialect } from '../records/rails/contract.js';
import type { RulesIndex } from '../words/help-text.js';
import type { WordLayer } from '../words/types.js';

/** All that the service knows of a title. */
export interface ServiceTitle {
  readonly title: Title;
  /** What it says. */
  readonly words: WordLayer;
  /** What leads into its rules in short, which are written in its `rules.md`; a title that is released has them. */
  readonly rules?: RulesIndex;
  /** How it is shown. */
  readonly presenter: Presenter;
  /** How records of 18xx.games become games of it. */
  readonly eighteenxx?: SiteDialect;
  /** How reports of Rails become games of it. */
  readonly rails?: RailsDialect;
}

/** What a page asks for. */
export interface WantedTitle {
  /** The title, with the set of values that the game is played by. */
  readonly id: string;
  /** Fetches such a set. */
  readonly valuesOf: (id: string) => Promise<unknown>;
}

/** A title: what the service knows of it, and what a browser plays it with, each loaded where it is needed. */
export interface TitleManifest {
  readonly id: string;
  readonly service: () => Promise<ServiceTitle>;
  readonly browser: (wanted: WantedTitle) => Promise<Playable>;
  /** The same for games that were imported from other sites, with how those read the rules. */
  readonly imported?: (wanted: WantedTitle) => Promise<Playable>;
}
