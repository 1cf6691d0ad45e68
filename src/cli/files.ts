import { readFileSync } from 'node:fs';
import { readForeignRecord } from '../foreign.js';
import { Invalid, parseNotation } from '../service/index.js';
import { titles } from '../titles/registry.js';

const isOurs = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 'bahnpost-log-1';

/**
 * Reads a game from a file: our own JSON or text, or what 18xx.games exports.
 * @throws Invalid `damaged-record`
 */
export const readRecordFile = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  if (!text.trimStart().startsWith('{')) return parseNotation({ titles }, text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Invalid('damaged-record', { reason: (error as Error).message });
  }
  return isOurs(value) ? value : readForeignRecord(value);
};
