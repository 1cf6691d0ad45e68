import type { Result } from './figures.js';
import type { Part, Size } from './part.js';
import { onOneStage, ownStage, type Stage } from './stage.js';

/** What came of a part. */
export interface Measured {
  readonly part: Part;
  readonly results: readonly Result[];
  /** Why there are none. */
  readonly broke?: unknown;
  readonly seconds: number;
}

const measureOne = async (part: Part, size: Size, stage: Stage): Promise<Measured> => {
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  try {
    const results = await part.measure(size, stage);
    return { part, results, seconds: seconds() };
  } catch (error) {
    return { part, results: [], broke: error, seconds: seconds() };
  }
};

/** Runs parts one after the other, to the last; at the smallest size on one service together. */
export const measure = async (
  parts: readonly Part[],
  size: Size,
  after: (measured: Measured) => void = () => undefined,
): Promise<readonly Measured[]> => {
  const all = async (stage: Stage): Promise<readonly Measured[]> => {
    const done: Measured[] = [];
    for (const part of parts) {
      const measured = await measureOne(part, size, stage);
      after(measured);
      done.push(measured);
    }
    return done;
  };
  const together = size === 'small' && parts.some(({ needs }) => needs !== 'processor');
  return together ? onOneStage(all) : all(ownStage);
};
