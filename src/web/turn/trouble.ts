import type { Edited } from '../../present/editing.js';

interface Trouble {
  readonly text: string;
  /** Of the refusal, where it is one. */
  readonly code?: string | undefined;
}

/**
 * What stands against what is edited: what came of the last tap, or else what is wrong with the part that is edited, or
 * else with another.
 */
export const troubleOf = (edited: Edited, part: number, news: string): Trouble | null => {
  const here = edited.parts[part]!;
  const wrong = here.problem === undefined ? edited.parts.find(one => one.problem !== undefined) : here;
  const text = news || (here.problem ?? here.unfinished ?? wrong?.problem);
  if (text === undefined) return null;
  return { text, code: text === wrong?.problem ? wrong.code : undefined };
};
