import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { builtInSet, learnSet, readSet, setOf, setSchema } from '../sets/index.js';
import { commandLineOperator } from '../service/operator/authority.js';
import { addSet, listSets } from '../service/operator/sets.js';
import type { DataSet, ReadSet } from '../sets/index.js';
import { faultText } from '../titles/imperial-steam/words/set-faults.js';
import { lookingAtDatabase, withDatabase } from './open.js';

type Print = (line: string) => void;

const lineOf = ({ title, name, version, counts: { values, reconstructed } }: DataSet): string =>
  [title, name, version, `${String(reconstructed)} of ${String(values)} values reconstructed`].join('\t');

/** Tells what came of a file. @returns whether it is a set */
const tell = (file: string, read: ReadSet, print: Print): boolean => {
  if ('set' in read) print(`${file}: ${lineOf(read.set)}`);
  else for (const fault of read.faults) print(`${file}: ${faultText('en', fault)}`);
  return 'set' in read;
};

/** Checks files without any database. @returns the exit code */
export const checkSets = (files: readonly string[], print: Print): number =>
  files.map(file => tell(file, readSet(readFileSync(file, 'utf8')), print)).every(Boolean) ? 0 : 1;

/** Makes the sets of a folder known, for commands that play games from files without a database. */
export const knowFolder = (folder: string | undefined): void => {
  if (folder === undefined || folder === '') return;
  for (const name of readdirSync(folder).filter(one => one.endsWith('.json'))) {
    const read = readSet(readFileSync(join(folder, name), 'utf8'));
    if ('set' in read) learnSet(read.set);
  }
};

/** The commands for data sets. */
export const dataSetCommands = (program: Command, print: Print): void => {
  const command = program
    .command('data-set')
    .description('data sets of Imperial Steam, see docs/imperial-steam-data.md');
  command
    .command('check')
    .argument('<file...>', 'data sets as JSON')
    .description('say what is wrong with data sets, value by value; needs no database')
    .action((files: string[]) => {
      process.exitCode = checkSets(files, print);
    });
  command
    .command('show')
    .argument('[title]', 'of a set that has been added; the one that comes with the service by default')
    .description('print a data set as JSON, to begin a corrected one from')
    .action(async (title: string = builtInSet.title) => {
      const find = (): Promise<DataSet | undefined> => Promise.resolve(setOf(title));
      const set = title === builtInSet.title ? await find() : await lookingAtDatabase(find);
      if (!set) throw new Error(`there is no data set ${title}`);
      print(JSON.stringify(set.file, null, 1));
    });
  command
    .command('schema')
    .description('print the form of a data set as a JSON Schema, for an editor')
    .action(() => print(JSON.stringify(setSchema(), null, 1)));
  command
    .command('add')
    .argument('<file...>', 'data sets as JSON')
    .description('check data sets and add them; of several, the valid ones')
    .action(async (files: string[]) => {
      const added = await withDatabase(async deps => {
        const all: boolean[] = [];
        for (const file of files)
          all.push(tell(file, await addSet(deps, commandLineOperator, readFileSync(file, 'utf8')), print));
        return all;
      });
      process.exitCode = added.every(Boolean) ? 0 : 1;
    });
  command
    .command('list')
    .description('list the data sets that have been added')
    .action(async () => {
      print(lineOf(builtInSet));
      for (const { title, offered, games } of await lookingAtDatabase(listSets)) {
        const set = setOf(title);
        if (set)
          print([lineOf(set), `${String(games)} games`, ...(offered ? [] : ['not offered'])].join('\t'));
      }
    });
};
