import {
  exportLog,
  exportNotation,
  importRecord,
  personAt,
  replayRecord,
  verifyAll,
  verifyGame,
  type Deps,
  type Fault,
} from '../service/index.js';
import { titles } from '../titles/registry.js';
import { readRecordFile } from './files.js';

type Print = (line: string) => void;

const FAULTS: { readonly [what in Fault['what']]: string } = {
  start: 'the set-up was changed',
  gap: 'a row is missing',
  link: 'the row does not follow the one before it',
  row: 'the row was changed',
  replay: 'the rules give another position',
  head: 'the game does not stand where its log ends',
};

/** @returns the exit status: 1 when a log is not what it was */
export const verify = async (
  deps: Deps,
  ids: readonly string[],
  print: Print,
  asJson = false,
): Promise<number> => {
  const seen: { readonly game: string; readonly fault: Fault | null }[] = [];
  const tell = (game: string, fault: Fault | null): void => {
    seen.push({ game, fault });
    if (asJson) return;
    print(fault ? `BAD ${game}: row ${fault.number}: ${FAULTS[fault.what]}` : `ok  ${game}`);
  };
  if (ids.length === 0) await verifyAll(deps, tell);
  for (const id of ids) tell(id, await verifyGame(deps, id));
  if (asJson) print(JSON.stringify(seen, null, 1));
  return seen.some(({ fault }) => fault) ? 1 : 0;
};

/** Takes games in from files, as games of the person with that address. */
export const importFiles = async (
  deps: Deps,
  email: string,
  files: readonly string[],
  print: Print,
): Promise<number> => {
  const owner = await personAt(deps, email);
  for (const file of files) {
    const game = await importRecord(deps, owner, { record: readRecordFile(file) });
    print(`${game.id} ${file}: ${game.number} rows, ${game.status}`);
  }
  return 0;
};

export const exportGame = async (deps: Deps, id: string, asText: boolean): Promise<string> =>
  asText ? exportNotation(deps, id) : `${JSON.stringify(await exportLog(deps, id), null, 1)}\n`;

/** Plays files from their start, every rule checked, without a database. */
export const replayFiles = (files: readonly string[], print: Print): number => {
  for (const file of files) {
    const record = readRecordFile(file);
    const began = performance.now();
    const { record: game, stateHash, status } = replayRecord({ titles }, record);
    const milliseconds = (performance.now() - began).toFixed(1);
    print(
      `${file}: ${game.title}, ${game.log.length} rows in ${milliseconds} ms, position ${stateHash.slice(0, 16)}`,
    );
    for (const { seat, points } of status.result?.scores ?? [])
      print(`  ${game.players[seat] ?? `seat ${seat}`}: ${points}`);
  }
  return 0;
};
