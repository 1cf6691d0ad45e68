import type { Settings } from '../../engine/core/index.js';
import type { RailTitle } from '../../engine/rail/index.js';
import { title1830 } from '../../titles/1830/title.js';

/** How a game of the site becomes one of ours: which title, which settings. */
export interface Dialect {
  readonly title: RailTitle;
  /** By the site's name of an option: the setting it stands for. */
  readonly options: { readonly [option: string]: Settings };
}

/** By the site's name of the game. */
export const dialects: { readonly [title: string]: Dialect } = {
  '1830': {
    title: title1830,
    options: {
      multiple_brown_from_ipo: { 'brown-purchase': 'all' },
      optional_6_train: { 'third-6-train': true },
    },
  },
};
