import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { conformance } from './conformance.js';
import { dataSetCommands, knowFolder } from './data-sets.js';
import { explain } from './explain.js';
import { exportGame, importFiles, replayFiles, verifyGames } from './games.js';
import { serveMcp } from './mcp.js';
import { lookingAtDatabase, withDatabase } from './open.js';
import { operatorCommands } from './operator-commands.js';
import { VERSION } from '../version.js';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const program = new Command('bahnpost').description('Railway board games by post').version(VERSION);

program
  .command('conformance')
  .argument(
    '<path...>',
    'records of 18xx.games (JSON), reports of Rails (.report), or folders with such files',
  )
  .description('replay recorded games and compare every step with the record, every event with the report')
  .action((paths: string[]) => {
    process.exitCode = conformance(paths, print);
  });

program
  .command('replay')
  .argument('<file...>', 'games as JSON, as text, as exported by 18xx.games, or as reports of Rails')
  .description('play games from files without a database, checking every rule and comparing every position')
  .action(async (files: string[]) => {
    knowFolder(process.env['DATA_SETS_DIR']);
    process.exitCode = await replayFiles(files, print);
  });

program
  .command('verify')
  .argument('[game...]', 'game ids; all games by default')
  .option('--json', 'as JSON')
  .description('recompute logs from their start and name the first row that has changed')
  .action(async (ids: string[], { json = false }: { json?: boolean }) => {
    process.exitCode = await lookingAtDatabase(deps => verifyGames(deps, ids, print, json));
  });

program
  .command('import')
  .argument('<file...>', 'games as JSON, as text, as exported by 18xx.games, or as reports of Rails')
  .requiredOption('--as <address>', 'email address of the person who will own the games')
  .option('--new', 'create that person if nobody has the address')
  .description('import games into the database; of several files, the valid ones')
  .action(async (files: string[], { as, new: makeNew = false }: { as: string; new?: boolean }) => {
    const owner = { email: as, makeNew };
    process.exitCode = await withDatabase(deps => importFiles(deps, owner, files, print));
  });

program
  .command('export')
  .argument('<game>', 'its id')
  .option('--notation', 'as text with one line per row, instead of JSON')
  .option('-o, --output <file>', 'write to this file instead of standard output')
  .description('write a game to a file')
  .action(async (id: string, options: { notation?: true; output?: string }) => {
    const text = await lookingAtDatabase(deps => exportGame(deps, id, options.notation === true));
    if (options.output === undefined) process.stdout.write(text);
    else writeFileSync(options.output, text);
  });

program
  .command('mcp')
  .description(
    'let a language model play with an account: a server of the Model Context Protocol on standard input and output, for BAHNPOST_URL with BAHNPOST_TOKEN',
  )
  .action(() => serveMcp(process.env));

dataSetCommands(program, print);
operatorCommands(program, print);

await program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
