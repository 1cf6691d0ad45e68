import { Invalid } from '../errors.js';
import type { Titles } from './check-record.js';
import { parseNotation } from './exchange.js';

const isOurs = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'bahnpost-log-1';

/**
 * Reads a game as somebody has it in a file: our own JSON or text, or what 18xx.games exports. Whether it can be played
 * is not known then.
 * @param readForeign turns the JSON of another site into ours
 * @throws Invalid `damaged-record`
 */
export const readRecordText = (
  deps: Titles,
  text: string,
  readForeign: (value: unknown) => unknown,
): unknown => {
  if (!text.trimStart().startsWith('{')) return parseNotation(deps, text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Invalid('damaged-record', { reason: (error as Error).message });
  }
  return isOurs(value) ? value : readForeign(value);
};
