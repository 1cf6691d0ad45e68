import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Command } from 'commander';
import { operatorCommands } from '../../src/cli/operator-commands.js';
import * as operator from '../../src/cli/operator.js';
import { submit } from '../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { testDeps, toyGame, type TestDeps } from '../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let id: string;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  const { game, players } = await toyGame(deps);
  ({ id } = game);
  await submit(deps, players[0]!, { gameId: id, expected: 0, action: { seat: 0, type: 'bid', amount: 13 } });
});
afterAll(() => database.drop());

const acts = async (): Promise<readonly string[]> =>
  (await database.asOwner('SELECT act FROM operator_act WHERE by_person IS NULL ORDER BY id')).rows.map(
    (row: { act: string }) => row.act,
  );

test('finds games and people, and shows nothing hidden', async () => {
  expect((await operator.games(deps, 'anna')).lines).toEqual([
    expect.stringContaining(`${id}\ttoy\trunning`),
  ]);
  expect((await operator.games(deps, 'nobody')).lines).toEqual([]);
  const shown = await operator.describeGame(deps, id);
  expect(shown.lines.join('\n')).toContain('seat 0\tAnna');
  expect(JSON.stringify(shown)).not.toContain('13}');
  expect(shown.lines.join('\n')).not.toMatch(/bid 13/);
  expect((await operator.people(deps, 'ben@')).lines).toEqual([
    expect.stringContaining('ben@example.org\tBen'),
  ]);
});

test('holds a game, lets it go on, frees a seat, ends it', async () => {
  await operator.freeze(deps, id, 'Look');
  expect((await operator.games(deps, id)).lines[0]).toContain('running, frozen');
  await operator.unfreeze(deps, id, '');
  await expect(operator.replace(deps, id, 'x', 'Why')).rejects.toMatchObject({ code: 'no-such-seat' });
  await operator.replace(deps, id, '1', 'Why');
  await operator.end(deps, id, 'Over');
  expect((await operator.games(deps, id)).lines[0]).toContain('ended');
  expect(await acts()).toEqual(['freeze', 'unfreeze', 'replace', 'end']);
});

test('looks after mails, jobs and switches, and tells everybody', async () => {
  await database.asOwner(`UPDATE delivery SET status = 'failed' WHERE kind = 'game-over'`);
  const { lines } = await operator.describeFailedMails(deps);
  expect(lines.length).toBeGreaterThan(0);
  await operator.resend(deps, lines[0]!.split('\t')[0], false);
  await expect(operator.resend(deps, undefined, false)).rejects.toThrow(/--all/);
  expect((await operator.resend(deps, undefined, true)).lines[0]).toMatch(/^\d+ mails are sent again$/);
  expect((await operator.describeFailedMails(deps)).lines).toEqual([]);
  expect((await operator.describeFailedJobs(deps)).data).toEqual([]);
  await expect(operator.retry(deps, '1', false)).rejects.toMatchObject({ code: 'no-such-job' });
  await expect(operator.mailSwitch(deps, 'mail', 'maybe')).rejects.toThrow('on or off?');
  expect((await operator.mailSwitch(deps, 'mail', 'off')).lines[0]).toMatch(/^mail\toff since/);
  expect((await operator.tellAll(deps, { de: 'Hallo', en: 'Hello' })).data).toMatchObject({
    audience: 'everybody',
  });
  await expect(operator.tellAll(deps, { de: 'a', en: 'b', banner: 'soon' })).rejects.toMatchObject({
    code: 'bad-banner-end',
  });
});

describe('the commands', () => {
  test('all have a way to say it to programs', () => {
    const program = new Command();
    operatorCommands(program, () => undefined);
    const names = program.commands.map(command => command.name()).sort();
    expect(names).toEqual(
      [
        ...['games', 'game', 'people', 'mails', 'jobs', 'resend', 'retry', 'freeze', 'unfreeze', 'replace'],
        ...['end', 'announce', 'switch', 'backup', 'restore-check', 'doctor', 'migrate'],
      ].sort(),
    );
    for (const command of program.commands)
      expect(command.options.map(option => option.long)).toContain('--json');
  });
});
