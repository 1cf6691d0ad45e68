import type { Command } from 'commander';
import { migrate } from '../db/migrate.js';
import type { Deps } from '../service/index.js';
import { backup, restoreCheck } from './backup.js';
import { doctor } from './doctor/doctor.js';
import {
  lookingAsOwner,
  lookingAtDatabase,
  withDatabase,
  withOwnerAddress,
  withoutDatabase,
  type WithDatabase,
} from './open.js';
import * as operator from './operator.js';

type Print = (line: string) => void;

interface Json {
  readonly json?: true;
}

const tell = (print: Print, { data, lines }: operator.CommandResult, { json }: Json): void => {
  if (json) print(JSON.stringify(data, null, 1));
  else for (const line of lines) print(line);
};

/** Does something with the database and prints what came of it. */
type Run = (work: (deps: Deps) => Promise<operator.CommandResult>, o: Json) => Promise<void>;

const lookCommands = (program: Command, run: Run): void => {
  program
    .command('games')
    .argument('[search]', 'an id, or part of the name of a game or a player', '')
    .option('--json', 'as JSON')
    .description('list games')
    .action((text: string, o: Json) => run(deps => operator.games(deps, text), o));
  program
    .command('game')
    .argument('<game>', 'its id')
    .option('--json', 'as JSON')
    .description('show a game as a spectator sees it, with its clocks and failed emails')
    .action((id: string, o: Json) => run(deps => operator.describeGame(deps, id), o));
  program
    .command('people')
    .argument('<search>', 'part of a name or an address')
    .option('--json', 'as JSON')
    .description('find people')
    .action((text: string, o: Json) => run(deps => operator.people(deps, text), o));
  program
    .command('mails')
    .option('--failed', 'emails that were given up (the default: no others are listed)')
    .option('--json', 'as JSON')
    .description('list emails that were given up')
    .action((o: Json) => run(operator.describeFailedMails, o));
  program
    .command('jobs')
    .option('--failed', 'jobs whose last attempt failed (the default: no others are listed)')
    .option('--json', 'as JSON')
    .description('list failed jobs')
    .action((o: Json) => run(operator.describeFailedJobs, o));
};

const gameCommands = (program: Command, run: Run): void => {
  program
    .command('freeze')
    .argument('<game>')
    .option('--reason <text>', 'shown to the players', '')
    .option('--json', 'as JSON')
    .description('freeze a game')
    .action((id: string, o: Json & { reason: string }) =>
      run(deps => operator.freeze(deps, id, o.reason), o),
    );
  program
    .command('unfreeze')
    .argument('<game>')
    .option('--reason <text>', 'shown to the players', '')
    .option('--json', 'as JSON')
    .description('let a frozen game go on')
    .action((id: string, o: Json & { reason: string }) =>
      run(deps => operator.unfreeze(deps, id, o.reason), o),
    );
  program
    .command('replace')
    .argument('<game>')
    .argument('<seat>', 'from 0')
    .requiredOption('--reason <text>', 'shown to the players')
    .option('--json', 'as JSON')
    .description('free a seat')
    .action((id: string, seat: string, o: Json & { reason: string }) =>
      run(deps => operator.replace(deps, id, seat, o.reason), o),
    );
  program
    .command('end')
    .argument('<game>')
    .requiredOption('--reason <text>', 'shown to the players')
    .option('--json', 'as JSON')
    .description('end a game')
    .action((id: string, o: Json & { reason: string }) => run(deps => operator.end(deps, id, o.reason), o));
};

const mailCommands = (program: Command, run: Run): void => {
  program
    .command('resend')
    .argument('[mail]', 'its id')
    .option('--all', 'all of the last 30 days')
    .option('--json', 'as JSON')
    .description('send emails again that were given up')
    .action((id: string | undefined, o: Json & { all?: true }) =>
      run(deps => operator.resend(deps, id, o.all === true), o),
    );
  program
    .command('retry')
    .argument('<job>', 'its id')
    .option('--drop', 'delete the job instead')
    .option('--json', 'as JSON')
    .description('try a failed job again')
    .action((id: string, o: Json & { drop?: true }) =>
      run(deps => operator.retry(deps, id, o.drop === true), o),
    );
  program
    .command('announce')
    .requiredOption('--de <text>', 'in German')
    .requiredOption('--en <text>', 'in English')
    .option('--players', 'only to players of running games')
    .option('--banner <until>', 'on all pages until then (ISO 8601), instead of by email')
    .option('--json', 'as JSON')
    .description('send an announcement to everybody')
    .action((o: Json & operator.ToAnnounce) => run(deps => operator.tellAll(deps, o), o));
};

/** With a name it changes something; without one it only shows what is on. */
const switchCommand = (program: Command, look: Run, act: Run): void => {
  program
    .command('switch')
    .argument('[name]', 'mail, or mail:KIND')
    .argument('[state]', 'on or off')
    .option('--json', 'as JSON')
    .description('hold emails back, or let them go out again; without a name: show what is on')
    .action((name: string | undefined, state: string | undefined, o: Json) =>
      (name === undefined ? look : act)(deps => operator.mailSwitch(deps, name, state), o),
    );
};

const machineCommands = (program: Command, print: Print): void => {
  program
    .command('backup')
    .argument('<file>')
    .option('--json', 'as JSON')
    .description('write the whole database to a file with pg_dump')
    .action(async (file: string, o: Json) => {
      const bytes = await lookingAsOwner(url => backup(url, file));
      tell(print, { data: { file, bytes }, lines: [`${file}: ${String(bytes)} bytes`] }, o);
    });
  program
    .command('restore-check')
    .argument('<file>', 'of `backup`')
    .option('--json', 'as JSON')
    .description('restore a backup into a separate database, recompute all logs there, and delete it again')
    .action(async (file: string, o: Json) => {
      const found = await withOwnerAddress(url => restoreCheck(withoutDatabase(), url, file));
      const { games, faults, replays, seconds, notKept } = found;
      const text = `${String(games)} games, ${String(faults.length)} bad, ${String(replays)} played again, ${String(seconds)} s`;
      const note = notKept === null ? [] : [`not noted where the operators see it: ${notKept}`];
      tell(print, { data: found, lines: [text, ...faults.map(id => `BAD ${id}`), ...note] }, o);
      process.exitCode = faults.length > 0 ? 1 : 0;
    });
  program
    .command('migrate')
    .option('--json', 'as JSON')
    .description('bring the database to this version, as the start of the service does')
    .action(async (o: Json) => {
      const applied = await withOwnerAddress(url => migrate(url));
      const lines = applied.length > 0 ? applied.map(name => `applied ${name}`) : ['nothing to apply'];
      tell(print, { data: { applied }, lines }, o);
    });
  program
    .command('doctor')
    .option('--dkim <selector...>', 'the selectors that your relay signs with')
    .option('--json', 'as JSON')
    .description('check that everything is set up correctly')
    .action(async (o: Json & { dkim?: string[] }) => {
      const found = await doctor({ selectors: o.dkim ?? [] });
      const lines = found.map(({ state, what, say }) => `${state.padEnd(4)} ${what}: ${say}`);
      tell(print, { data: found, lines }, o);
      process.exitCode = found.some(({ state }) => state === 'BAD') ? 1 : 0;
    });
};

/** The commands of those who run the installation. */
export const operatorCommands = (program: Command, print: Print): void => {
  const by =
    (open: WithDatabase): Run =>
    async (work, o) =>
      tell(print, await open(work), o);
  const [look, act] = [by(lookingAtDatabase), by(withDatabase)];
  lookCommands(program, look);
  gameCommands(program, act);
  mailCommands(program, act);
  switchCommand(program, look, act);
  machineCommands(program, print);
};
