import { readFileSync } from 'node:fs';
import { readForeignRecord } from '../foreign.js';
import { readRecordText } from '../service/index.js';
import { titles } from '../titles/registry.js';

/**
 * Reads a game from a file: our own JSON or text, or what 18xx.games exports.
 * @throws Invalid `damaged-record`
 */
export const readRecordFile = (file: string): unknown =>
  readRecordText({ titles }, readFileSync(file, 'utf8'), readForeignRecord);
