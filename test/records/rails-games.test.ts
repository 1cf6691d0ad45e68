import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { begin, canonical, completeSettings, play, type Action } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { readReportGame, type ReportGame } from '../../src/records/rails/index.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { playRandomGame } from '../support/menu.js';
import { ambitious } from '../support/rail-player.js';
import { report1856 } from '../support/rails-report.js';
import { writeReport } from '../support/rails-writer.js';
import { random } from '../support/random.js';
import { describeWithShared, shared } from '../support/shared.js';

const gameOf = (text: string): Promise<ReportGame> => readReportGame(text, () => Promise.resolve(true));

/** Where the moves lead by the rules alone. */
const positionOf = ({ title, start, moves }: ReportGame): RailState =>
  moves.reduce((state: RailState, action: Action) => play(title, state, action).state, begin(title, start));

const lineOf = (text: string): number => report1856.split('\n').indexOf(text) + 1;

/** The game of the report with one line in place of another. */
const gameWith = (old: string, now: string): Promise<ReportGame> => {
  expect(lineOf(old)).toBeGreaterThan(0);
  return gameOf(report1856.replace(`\n${old}\n`, `\n${now}\n`));
};

describe('the game of a report', () => {
  test('has all its moves, of its players', async () => {
    const game = await gameOf(report1856);
    expect(game).toMatchObject({ stop: null, players: ['Ann', 'Ben', 'Cleo'], start: { seats: 3 } });
    const end = positionOf(game);
    // As the last lines of the report have it.
    expect(report1856).toContain('Has,GW,240\n');
    expect(end.companies['GW']!.cash).toBe(240);
  });

  test('a game written as Rails would report it leads to the same position', async () => {
    // How a report is read lets any runs be made that it tells of.
    const settings = completeSettings(title1856.settings, { runs: 'any' });
    const start = { rules: title1856.rules, seats: 4, settings };
    const played = playRandomGame(title1856, start, random(3), {
      checkEvery: 1000,
      choose: ambitious(title1856),
      maxSteps: 250,
    });
    const game = await gameOf(writeReport(start, played.log));
    expect(game.stop).toBeNull();
    // Offers that nobody took are not in a report.
    const { offered } = played.state;
    expect({ ...positionOf(game), offered }).toEqual(played.state);
  });

  test('ends where Rails takes an income that no runs have, with the rule and the line', async () => {
    const old = 'CompanyRevenue,GW,50';
    const { stop, moves, ...game } = await gameWith(old, 'CompanyRevenue,GW,45');
    const line = lineOf(old);
    expect(stop).toEqual({ line, text: 'CompanyRevenue,GW,45', reason: 'income', rule: '1856 §7.5' });
    const before = await gameOf(
      report1856
        .split('\n')
        .slice(0, line - 1)
        .join('\n'),
    );
    expect(canonical(positionOf({ ...game, stop, moves }))).toBe(canonical(positionOf(before)));
  });

  test('ends where players put something right by hand', async () => {
    const { stop } = await gameOf(`${report1856}CorrectCashAddMoney,GW,100\n`);
    expect(stop).toMatchObject({ line: 126, reason: 'correction', text: 'CorrectCashAddMoney,GW,100' });
  });

  test('ends where the rules refuse what the report tells', async () => {
    const { stop } = await gameWith('LaysTileAt,LPS,5,C14,N', 'LaysTileAt,LPS,14,C14,N');
    expect(stop).toEqual({
      line: lineOf('LaysTileAt,LPS,5,C14,N'),
      text: 'LaysTileAt,LPS,14,C14,N',
      reason: 'difference',
    });
  });

  test.each([
    ['CivilWarBegins', { reason: 'event', subject: 'CivilWarBegins' }],
    ['CompanyOperates,PRR,Ann', { reason: 'company', subject: 'PRR' }],
    ['PrivateCloses,D&H', { reason: 'private', subject: 'D&H' }],
    ['BuysTrain,GW,2,IPO,much', { reason: 'unreadable' }],
    ['BuysTrain,GW,toString,IPO,100', { reason: 'unreadable' }],
  ])('%s ends it, with all moves before', async (line, reason) => {
    const { stop, moves } = await gameOf(`${report1856}${line}\n`);
    expect(stop).toEqual({ line: 126, text: line, ...reason });
    expect(moves).toEqual((await gameOf(report1856)).moves);
  });

  test('ends when the time is up', async () => {
    let lines = 0;
    const { stop } = await readReportGame(report1856, () => Promise.resolve(++lines < 40));
    expect(stop).toMatchObject({ line: 41, reason: 'too-long' });
  });

  test('is refused with its line when nothing of it can be read', async () => {
    await expect(gameOf('GameIs,1870')).rejects.toThrow('line 1: wanted one-of 1830, 1856 instead of 1870');
    await expect(gameOf('GameIs,1856\nPlayerIs,1,Ann')).rejects.toThrow('players 3–6 instead of 1');
    // The auction of Classic is for six (1830 table T-06).
    const seven = Array.from({ length: 7 }, (_, n) => `PlayerIs,${n + 1},P${n + 1}`);
    await expect(gameOf(['GameIs,1830', ...seven].join('\n'))).rejects.toThrow(
      'wanted settings instead of 7',
    );
  });
});

const folder = 'conformance/rails';

describeWithShared('games of reports kept with Rails', [folder], () => {
  test.each([
    // What players told late of a destination has come right by then.
    ['1856_tokens.report', 477, { line: 1006, reason: 'reach', rule: '1856 §7.3' }],
    ['1830_SellFullPresCert.report', 83, { line: 163, reason: 'income', rule: '1830 §7.4' }],
    ['1830_Auction_Test.report', 14, { line: 33, reason: 'bidding', rule: '1830 §C-2.2.3' }],
    ['1830_ShareSelling_Test.report', 0, { line: 10, reason: 'option', rule: '1830' }],
  ])('%s gives %i moves', async (name, count, stop) => {
    const game = await gameOf(readFileSync(shared(folder, name), 'utf8'));
    expect(game.stop).toMatchObject(stop);
    expect(game.moves).toHaveLength(count);
    positionOf(game);
  });
});
