import {
  exportLog,
  exportNotation,
  importRecord,
  knownPersonAt,
  personAt,
  Refusal,
  replayRecord,
  verifyAll,
  verifyGame,
  type Deps,
  type LogFault,
} from '../service/index.js';
import { titles } from '../titles/registry.js';
import { stopText } from '../words/import-reasons.js';
import { explain } from './explain.js';
import { readRecordFile } from './files.js';

type Print = (line: string) => void;

const FAULTS: { readonly [what in LogFault['what']]: string } = {
  missing: 'there is no such game',
  start: 'the set-up was changed',
  gap: 'a row is missing',
  link: 'the row does not follow the one before it',
  row: 'the row was changed',
  replay: 'the rules give another position',
  head: 'the game does not stand where its log ends',
};

/** @returns the exit status: 1 when a log is not what it was */
export const verifyGames = async (
  deps: Deps,
  ids: readonly string[],
  print: Print,
  asJson = false,
): Promise<number> => {
  const seen: { readonly game: string; readonly fault: LogFault | null }[] = [];
  const tell = (game: string, fault: LogFault | null): void => {
    seen.push({ game, fault });
    if (asJson) return;
    if (!fault) return print(`ok  ${game}`);
    const where = fault.what === 'missing' ? '' : `row ${String(fault.number)}: `;
    print(`BAD ${game}: ${where}${FAULTS[fault.what]}`);
  };
  if (ids.length === 0) await verifyAll(deps, tell);
  for (const id of ids) tell(id, await verifyGame(deps, id));
  if (asJson) print(JSON.stringify(seen, null, 1));
  return seen.some(({ fault }) => fault) ? 1 : 0;
};

/** Why a file was not taken, in a line that names it. */
const fault = (file: string, error: unknown): string => {
  if (error instanceof Refusal && error.params['reason'] === 'other-position')
    return `BAD ${file}: row ${Number(error.params['step'])}: the rules give another position than the file says`;
  return `BAD ${file}: ${explain(error)}`;
};

/** One bad file does not keep the others out. @returns the exit status: 1 when any was bad */
const eachFile = async (
  files: readonly string[],
  print: Print,
  run: (file: string) => Promise<void> | void,
): Promise<number> => {
  let wrong = 0;
  for (const file of files)
    try {
      await run(file);
    } catch (error) {
      wrong += 1;
      print(fault(file, error));
    }
  if (wrong > 0) print(`${String(files.length - wrong)} of ${String(files.length)} files were good`);
  return wrong > 0 ? 1 : 0;
};

/**
 * Takes games in from files, as games of the person with that address.
 * @param makeNew may the person be made who has that address?
 * @returns the exit status: 1 when any file was bad
 * @throws Error that names `--new` where nobody has the address
 */
export const importFiles = async (
  deps: Deps,
  { email, makeNew }: { readonly email: string; readonly makeNew: boolean },
  files: readonly string[],
  print: Print,
): Promise<number> => {
  const owner = await (makeNew ? personAt : knownPersonAt)(deps, email).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'no-such-person') throw error;
    throw new Error(`nobody has the address ${email} here; --new creates that person`);
  });
  return eachFile(files, print, async file => {
    const { record, stop } = await readRecordFile(file);
    const game = await importRecord(deps, owner, { record });
    print(`${game.id} ${file}: ${game.number} rows, ${game.status}`);
    if (stop) print(`  ${stopText('en', stop)}`);
  });
};

/** A game as the text of a file. */
export const exportGame = async (deps: Deps, id: string, asText: boolean): Promise<string> =>
  asText ? exportNotation(deps, id) : `${JSON.stringify(await exportLog(deps, id), null, 1)}\n`;

const replayFile = async (file: string, print: Print): Promise<void> => {
  const { record, stop } = await readRecordFile(file);
  const began = performance.now();
  const { record: game, stateHash, status } = replayRecord({ titles }, record);
  const milliseconds = (performance.now() - began).toFixed(1);
  const compared = Math.min(game.stateHashes?.length ?? 0, game.log.length);
  print(
    `${file}: ${game.title}, ${game.log.length} rows in ${milliseconds} ms, position ${stateHash.slice(0, 16)}, ${compared === 0 ? 'the file has no hashes to compare' : `${compared} hashes as in the file`}`,
  );
  for (const { seat, points } of status.result?.scores ?? [])
    print(`  ${game.players[seat] ?? `seat ${seat}`}: ${points}`);
  if (stop) print(`  ${stopText('en', stop)}`);
};

/**
 * Plays files from their start, every rule checked, without a database; positions are compared with those that the
 * file names.
 * @returns the exit status: 1 when one of them cannot be played, or comes out otherwise
 */
export const replayFiles = (files: readonly string[], print: Print): Promise<number> =>
  eachFile(files, print, file => replayFile(file, print));
