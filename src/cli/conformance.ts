import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadRecord, checkConformance, type ConformanceReport } from '../records/eighteenxx/index.js';
import { checkSteamRecord, isSteamRecord, type SteamReport } from '../titles/imperial-steam/records/index.js';
import { BadReport, followReport, isReport, type Followed, type ReportNote } from '../records/rails/index.js';

/** Endings of record files: of 18xx.games, and of Rails. */
const endings = ['.json', '.report'];

/** Record files at a path: itself, or all below a folder, in order of their names. */
const filesAt = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap(entry => {
      const below = join(path, entry.name);
      const isRecord = endings.some(ending => entry.name.endsWith(ending));
      return entry.isDirectory() || isRecord ? filesAt(below) : [];
    });
};

/** What came of a file, in a line, with further lines about it. */
interface Checked {
  readonly line: string;
  readonly more: readonly string[];
  readonly right: boolean;
}

const describeDifference = ({
  step,
  key,
  expected,
  got,
}: NonNullable<ConformanceReport['difference']>): string =>
  `; step ${String(step)}, ${key}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;

const describe = ({ matched, steps, difference, older }: ConformanceReport): string => {
  const read = older ? ', read as a record of an older version' : '';
  const count = `${String(matched)} of ${String(steps)} steps match${read}`;
  return difference ? `${count}${describeDifference(difference)}` : count;
};

const describeSteam = ({ matched, steps, agreed, refusals, difference }: SteamReport): string => {
  const count = `${describe({ matched, steps, difference: null })}, ${agreed} of ${refusals} refusals agree`;
  return difference ? `${count}${describeDifference(difference)}` : count;
};

const describeNote = ({ line, text, deviation }: ReportNote): string =>
  `line ${line}: ${text}${deviation ? ` (${deviation.rule}: ${deviation.rails})` : ''}`;

const describeFollowed = ({ lines, followed, notes, stopped }: Followed): Checked => {
  const wrong = notes.filter(note => !note.deviation).length;
  const named = notes.length - wrong;
  const parts = [
    `${followed} of ${lines} events followed`,
    ...(wrong > 0 ? [`${wrong} ${wrong === 1 ? 'difference' : 'differences'}`] : []),
    ...(named > 0 ? [`${named} where Rails is known to play otherwise`] : []),
    ...(stopped ? [`stopped at line ${stopped.line}: ${stopped.reason}`] : []),
  ];
  return { line: parts.join('; '), more: notes.map(describeNote), right: wrong === 0 && !stopped };
};

const checkText = (file: string, text: string): Checked => {
  if (file.endsWith('.report') || isReport(text)) return describeFollowed(followReport(text));
  const record: unknown = JSON.parse(text);
  if (isSteamRecord(record)) {
    const report = checkSteamRecord(record);
    return { line: describeSteam(report), more: [], right: report.difference === null };
  }
  const report = checkConformance(record);
  return { line: describe(report), more: [], right: report.difference === null };
};

const check = (file: string): Checked => {
  try {
    return checkText(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof BadRecord || error instanceof BadReport || error instanceof SyntaxError)
      return { line: `not a record: ${error.message}`, more: [], right: false };
    throw error;
  }
};

/**
 * Replays record files, working out everything anew. Prints for each how many steps match and the first difference; of a
 * report of Rails how many events were followed, and everything in which it differs from the rules.
 * @returns the exit status: 0 when everything matches, or differs only where Rails is known to play otherwise; 1 on any
 *   other difference, when a file could not be followed to its end, or when there was no file
 */
export const conformance = (paths: readonly string[], print: (line: string) => void): number => {
  const files = paths.flatMap(filesAt);
  if (files.length === 0) print('no record files there');
  let wrong = 0;
  for (const file of files) {
    const { line, more, right } = check(file);
    if (!right) wrong += 1;
    print(`${right ? 'ok  ' : 'DIFF'} ${file}: ${line}`);
    for (const one of more) print(`     ${one}`);
  }
  return files.length > 0 && wrong === 0 ? 0 : 1;
};
