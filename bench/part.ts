import type { Result } from './figures.js';
import type { Stage } from './stage.js';

/** As much as gives steady figures, or the least that still goes through all of the code. */
export type Size = 'normal' | 'small';

/** What a part takes of each thing, by size. */
export type Sizes<T> = { readonly [size in Size]: T };

/** Something that `npm run bench` measures: a word of its command line. */
export interface Part {
  readonly name: string;
  readonly needs: 'processor' | 'service' | 'browser';
  readonly measure: (size: Size, stage: Stage) => readonly Result[] | Promise<readonly Result[]>;
}
