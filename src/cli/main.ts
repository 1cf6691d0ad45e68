import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { Illegal } from '../engine/core/index.js';
import { Refusal } from '../service/index.js';
import { conformance } from './conformance.js';
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
  .description('play games from files, every rule checked, without a database')
  .action((files: string[]) => {
    process.exitCode = replayFiles(files, print);
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
  .description('take games into the database')
  .action(async (files: string[], { as }: { as: string }) => {
    process.exitCode = await withDatabase(deps => importFiles(deps, as, files, print));
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

/** Refusals are answers: a line, not a trace. */
const explain = (error: unknown): string =>
  error instanceof Refusal || error instanceof Illegal
    ? `${error.code} ${JSON.stringify(error.params)}`
    : error instanceof Error
      ? error.message
      : String(error);

await program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
