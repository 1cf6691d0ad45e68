import { readFileSync } from 'node:fs';
import { recordImport } from '../record-import.js';
import { readRecordText, type ReadRecord } from '../service/index.js';
import { titles } from '../titles/registry.js';

/**
 * Reads a game from a file: our own JSON or text, what 18xx.games exports, or a report of Rails.
 * @throws Invalid `damaged-record`
 */
export const readRecordFile = (file: string): Promise<ReadRecord> =>
  readRecordText({ titles }, readFileSync(file, 'utf8'), recordImport);
