import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { conformance } from './conformance.js';
import { explain } from './explain.js';
import { exportGame, importFiles, replayFiles, verify } from './games.js';
import { lookingAtDatabase, withDatabase } from './open.js';
import { operatorCommands } from './operator-commands.js';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const program = new Command('bahnpost').description('Railway board games by post');

program
  .command('conformance')
  .argument('<path...>', 'record files, or folders of them')
  .description('replay recorded games and compare every step with what the record says')
  .action((paths: string[]) => {
    process.exitCode = conformance(paths, print);
  });

program
  .command('replay')
  .argument('<file...>', 'games as JSON, as text, or as 18xx.games exports them')
  .description('play games from files, every rule checked and every position compared, without a database')
  .action(async (files: string[]) => {
    process.exitCode = await replayFiles(files, print);
  });

program
  .command('verify')
  .argument('[game...]', 'ids; all games by default')
  .option('--json', 'as JSON')
  .description('recompute logs from their start and name the first row that is not what it was')
  .action(async (ids: string[], { json = false }: { json?: boolean }) => {
    process.exitCode = await lookingAtDatabase(deps => verify(deps, ids, print, json));
  });

program
  .command('import')
  .argument('<file...>', 'games as JSON, as text, or as 18xx.games exports them')
  .requiredOption('--as <address>', 'e-mail address of the person whose games they become')
  .option('--new', 'make that person, if nobody has the address')
  .description('take games into the database; of several files those that are good')
  .action(async (files: string[], { as, new: makeNew = false }: { as: string; new?: boolean }) => {
    const owner = { email: as, makeNew };
    process.exitCode = await withDatabase(deps => importFiles(deps, owner, files, print));
  });

program
  .command('export')
  .argument('<game>', 'its id')
  .option('--notation', 'as text, a line for each row, instead of JSON')
  .option('-o, --output <file>', 'instead of standard output')
  .description('write a game as a file')
  .action(async (id: string, options: { notation?: true; output?: string }) => {
    const text = await lookingAtDatabase(deps => exportGame(deps, id, options.notation === true));
    if (options.output === undefined) process.stdout.write(text);
    else writeFileSync(options.output, text);
  });

operatorCommands(program, print);

await program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
