import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { completeSettings } from '../../src/engine/core/index.js';
import { followReport, type Followed } from '../../src/records/rails/index.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { playRandomGame } from '../support/menu.js';
import { ambitious } from '../support/rail-player.js';
import { report1856 } from '../support/rails-report.js';
import { writeReport } from '../support/rails-writer.js';
import { random } from '../support/random.js';
import { describeWithShared, shared } from '../support/shared.js';

/** Differences that nothing explains. */
const unexplained = ({ notes }: Followed): readonly string[] =>
  notes.filter(({ deviation }) => !deviation).map(({ line, text }) => `line ${line}: ${text}`);

/** The rules that Rails leaves, by line. */
const left = ({ notes }: Followed): readonly string[] =>
  notes.map(({ line, deviation }) => `${line} ${deviation?.rule ?? '?'}`);

const folder = 'conformance/rails';

describeWithShared('reports of games kept with Rails', [folder], () => {
  const files = readdirSync(shared(folder)).filter(name => name.endsWith('.report'));
  const known = new Map<string, Followed>();
  const followed = (name: string): Followed => {
    const report = known.get(name) ?? followReport(readFileSync(shared(folder, name), 'utf8'));
    known.set(name, report);
    return report;
  };

  // A game with companies that are not here is followed as far as they have no part in it.
  const ofVariants = ['1830_ShareSelling_Test.report'];

  test.each(files.filter(name => !ofVariants.includes(name)))('%s is followed to its end', name => {
    const report = followed(name);
    expect(report.stopped).toBeNull();
    expect(report.followed).toBe(report.lines);
    expect(unexplained(report)).toEqual([]);
  });

  test.each([
    ['1856_A.report', ['463 1856 §6.2', '507 1856 §6.2', '823 1856 §6.2', '1877 1856 §7.3']],
    [
      '1856_Bridge+TunnelBonusBug.report',
      ['107 1856 §7.2', '363 1856 §6.2', '364 1856 §6.2', '377 1856 §7.5', '377 1856 §7.5', '548 1856 §7.5'],
    ],
    ['1856_tokens.report', ['353 1856 §6.2', '841 1856 §6.2', '1006 1856 §7.3']],
    ['1830_Auction_Test.report', ['33 1830 §C-2.2.3']],
    ['1830_sell_Presidency2.report', ['31 1830 §C-2.2.2', '1295 1830 §6.1']],
  ])('%s names the rules that Rails leaves, and nothing else', (name, rules) => {
    expect(left(followed(name))).toEqual(rules);
  });

  test.each(files.filter(name => /_(A|sell_Presidency2|5forDtrainExchange)\.report$/.test(name)))(
    '%s needs no line that tells of a forced sale',
    name => {
      const text = readFileSync(shared(folder, name), 'utf8');
      const untold = text.replaceAll(/^PlayerMust(RaiseCash|SellShares),.*$/gm, '');
      expect(untold).not.toBe(text);
      const report = followReport(untold);
      expect(report.stopped).toBeNull();
      expect(left(report)).toEqual(left(followed(name)));
    },
  );

  test('a company that the game has not ends the reading, with its reason', () => {
    const report = followed('1830_ShareSelling_Test.report');
    expect(report.stopped).toMatchObject({ line: 32, reason: 'RDG is no company of this game' });
    expect(unexplained(report)).toEqual([]);
  });
});

/** The report with a line changed, or taken out. */
const changed = (old: string, now: string | null): Followed => {
  expect(report1856.split('\n').filter(line => line === old).length).toBeGreaterThan(0);
  return followReport(report1856.replace(`\n${old}\n`, now === null ? '\n' : `\n${now}\n`));
};

const lineOf = (text: string): number => report1856.split('\n').indexOf(text) + 1;

describe('a report of 1856', () => {
  test('in which all is right is followed without a word', () => {
    const { stopped, notes, followed, lines } = followReport(report1856);
    expect({ stopped, notes, followed }).toEqual({ stopped: null, notes: [], followed: lines });
  });

  test.each([
    ['BID_ITEM_LOG,Ben,75,Ship,425', 'BID_ITEM_LOG,Ben,75,Ship,420', 'free money: Rails 420, the rules 425'],
    ['BuysItemFor,Ben,Ship,75', 'BuysItemFor,Cleo,Ship,75', 'buyer of Ship: Rails Cleo, the rules Ben'],
    ['BuysItemFor,Cleo,Tunn,100', 'BuysItemFor,Cleo,Tunn,105', 'price of Tunn: Rails 105, the rules 100'],
    ['PASSES,Cleo', 'PASSES,Ann', 'it is the turn of Cleo, not of Ann'],
    [
      'BUY_SHARE_LOG,Ann,10,LPS,IPO,70',
      'BUY_SHARE_LOG,Ann,10,LPS,IPO,75',
      'price of LPS: Rails 75, the rules 70',
    ],
    [
      'SELL_SHARE_LOG,Ann,10,LPS,65',
      'SELL_SHARE_LOG,Ann,10,LPS,60',
      'shares of LPS: Rails pays 60, the rules 65',
    ],
    [
      'START_COMPANY_LOG,Ben,GW,65,130,2,20,GW',
      'START_COMPANY_LOG,Ben,GW,65,130,2,20,BANK',
      'GW is paid: Rails 0, the rules 130',
    ],
    [
      'PRICE_MOVES_LOG,GW,65,E6,60,D6',
      'PRICE_MOVES_LOG,GW,65,E6,60,D7',
      'cell of GW: Rails D7, the rules D6',
    ],
    ['CompanyTakesLoan,GW,100,100', 'CompanyTakesLoan,GW,100,90', 'loan of GW: Rails 90, the rules 100'],
    ['CompanyOperates,GW,Ben', 'CompanyOperates,GW,Cleo', 'president of GW: Rails Cleo, the rules Ben'],
    ['Payout,Cleo,5,1,10', 'Payout,Cleo,10,1,10', 'dividend for Cleo: Rails 10, the rules 5'],
    ['Payout,LPS,5,1,10', 'Payout,LPS,5,2,10', 'shares of LPS in LPS: Rails 2, the rules 1'],
    ['ORWorthIncrease,Ben,1.1,-10', 'ORWorthIncrease,Ben,1.1,-5', 'gain of Ben: Rails -5, the rules -10'],
    ['Has,GW,185', 'Has,GW,190', 'money of GW: Rails 190, the rules 185'],
    ['START_OR,2.1', 'START_OR,2.2', 'operating round: Rails 2.2, the rules 2.1'],
    [
      'InterestPaidFromTreasury,GW,10,loan',
      'InterestPaidFromTreasury,GW,20,loan',
      'interest of GW (treasury): Rails 20, the rules 10',
    ],
    [
      'CompanyRepaysLoans,LPS,100,100,1,100',
      'CompanyRepaysLoans,LPS,90,100,1,100',
      'money of LPS for its loans: Rails 90, the rules 100',
    ],
    [
      'LaysTileAt,LPS,7,B15,N',
      'LaysTileAtFor,LPS,7,B15,N,40',
      'cost of the tile on B15: Rails 40, the rules 0',
    ],
    [
      'LaysTileAt,LPS,5,C14,N',
      'LaysTileAt,LPS,14,C14,N',
      'the rules refuse lay: tile-may-not-follow, hex "C14", tile "14", rotation 3',
    ],
  ])('%s, were it %s', (old, now, text) => {
    expect(unexplained(changed(old, now))[0]).toBe(`line ${lineOf(old)}: ${text}`);
  });

  test.each([
    ['Payout,Cleo,5,1,10', 'the report does not tell: received, company "LPS", holder 2, amount 5'],
    ['PRICE_MOVES_LOG,LPS,65,D5,60,D6', 'the report does not tell: price-moved'],
    ['ReceivesFor,Ben,20,Brdg', 'the report does not tell: private-income, private "NFSBC"'],
    ['BuysTrain,GW,2,IPO,100', 'money of GW'],
    ['PASSES,Ben', 'by the rules the stock round goes on'],
  ])('without %s', (old, text) => {
    expect(unexplained(changed(old, null)).join('\n')).toContain(text);
  });

  test('an income that its players enter is taken, and what would be right is told', () => {
    const { notes } = changed('CompanyRevenue,GW,50', 'CompanyRevenue,GW,40');
    expect(notes[0]).toMatchObject({
      line: lineOf('CompanyRevenue,GW,50'),
      text: 'GW runs for 40, the rules ask for 50',
      deviation: { rule: '1856 §7.5' },
    });
  });

  test('what is put right by hand is followed, and told', () => {
    const begin = 'CompanyOperates,GW,Ben\nCorrectCashAddMoney,GW,100';
    const { notes } = changed('CompanyOperates,GW,Ben', begin);
    expect(notes[0]).toMatchObject({ text: 'GW: 100 by hand', deviation: { rule: '1856' } });
  });
});

describe('a report of an older version', () => {
  /** The report, with a token that cost 40 so told. */
  const older = (token: string): string =>
    report1856
      .replace('LaysTileAt,GW,8,E16,SE', `LaysTileAt,GW,8,E16,SE\n${token}`)
      .replace('Has,GW,240', 'Has,GW,200');

  test.each([
    'LAYS_TOKEN_ON,GW,F17,40',
    'LAYS_TOKEN_ON,GW,F17/1,$40',
    'LAYS_TOKEN_ON,GW,F17,40 F17 (St. Thomas)',
    'LAYS_TOKEN_ON,GW,40,F17 (St. Thomas)',
  ])('%s', token => {
    const { stopped, notes } = followReport(older(token));
    expect({ stopped, notes }).toEqual({ stopped: null, notes: [] });
  });

  test('has lines for the eye, a sign before money, and numbers for phases', () => {
    const text = report1856
      .replace('StartOfPhase,2', 'StartOfPhase,1')
      .replaceAll(/^((?:Has|PriceIsPaidTo|PlayerCash).*?,)(\d+)/gm, '$1£$2')
      .replaceAll(/^ $/gm, '---\nAll 2-trains are sold out, 3-trains now available');
    expect(text).toContain('Has,GW,£240');
    const ranking = '1. £280 Ann\n2. $-10 Ben\n';
    const { stopped, notes } = followReport(`${text}${ranking}`);
    expect(stopped).toBeNull();
    expect(notes.map(({ text: told }) => told.replace(/the rules .*/, ''))).toEqual([
      'points of Ann: Rails 280, ',
      'points of Ben: Rails -10, ',
    ]);
    expect(unexplained(followReport(report1856.replace('StartOfPhase,2', 'StartOfPhase,3')))).not.toEqual([]);
  });
});

const player = ambitious(title1856);

/** A game of random players as Rails would report it. */
const writtenGame = (seed: number): string => {
  const settings = completeSettings(title1856.settings, {});
  const start = { rules: title1856.rules, seats: 3 + (seed % 4), settings };
  const { log } = playRandomGame(title1856, start, random(seed), {
    checkEvery: 1000,
    choose: player,
    maxSteps: 800,
  });
  return writeReport(start, log);
};

describe('what Rails leaves to its players', () => {
  test('a destination told before the tile that makes it is named, within the turn', () => {
    const text = writtenGame(17);
    const [whole, tile, told] = /^(LaysTileAt.*)\n(DestinationReached,.*\nReleasedFromEscrow.*)$/m.exec(
      text,
    )!;
    const early = followReport(text.replace(whole, `${told!}\n${tile!}`));
    expect(early.notes).toHaveLength(1);
    expect(early.notes[0]).toMatchObject({
      text: expect.stringContaining('comes to its destination only at line'),
      deviation: { rule: '1856 §6.2' },
    });
    // In the turn before it is nothing that Rails may do.
    const before = /^CompanyOperates,.*$(?![^]*^CompanyOperates,.*$[^]*DestinationReached)/m;
    const moved = text.replace(`\n${told!}`, '').split('\n');
    const at = moved.indexOf(tile!);
    const turn = moved.findLastIndex((line, n) => n < at && before.exec(line) !== null);
    const sooner = followReport(moved.toSpliced(turn, 0, ...told!.split('\n')).join('\n'));
    expect(unexplained(sooner)[0]).toContain('has not come to its destination');
  });

  test('a right bought twice is followed by its money', () => {
    const text = writtenGame(5);
    const [line] = /^BuysBonusTokenFrom,.*$/m.exec(text)!;
    const [, company, right, , seller] = line.split(',');
    const upTo = text.slice(0, text.indexOf(line)) + line;
    const money = (report: string, of: string): number => {
      const { text: told } = followReport(`${report}\nHas,${of},999999`).notes.at(-1)!;
      return Number(/the rules (-?\d+)$/.exec(told)![1]);
    };
    const twice = `${upTo}\n${line}`;
    expect(followReport(twice).notes).toEqual([
      {
        line: twice.split('\n').length,
        text: `${company!} pays 50 for the right ${right!}, which it has already`,
        deviation: expect.objectContaining({ kind: 'correction' }),
      },
    ]);
    expect(money(twice, company!)).toBe(money(upTo, company!) - 50);
    expect(money(twice, seller!)).toBe(money(upTo, seller!) + 50);
  });
});

describe('games of random players, written as Rails would report them', () => {
  // They have what the real reports here have not: companies that close, also after their interest (5, 17) and in the sale that changes their president (13), forced sales that
  // nothing announces, for loans and in ruin (1, 3), presidents who help with interest, loans and trains (10, 13), and a
  // stock round after which no company runs (16).
  test.each([1, 3, 5, 10, 13, 16, 17])('game %i is followed to its end, and nothing differs', seed => {
    const { stopped, notes, followed, lines } = followReport(writtenGame(seed));
    expect({ stopped, notes, followed }).toEqual({ stopped: null, notes: [], followed: lines });
  });
});

describe('a bad report', () => {
  test.each([
    ['another file', 'Here,be,dragons', 'line 1: wanted beginning GameIs'],
    ['nothing', '', 'line 1: wanted beginning GameIs'],
    ['another game', 'GameIs,1870', 'line 1: wanted one-of 1830, 1856 instead of 1870'],
    ['too few parts', `${report1856}BuysTrain,GW\n`, 'line 126: wanted parts BuysTrain'],
    ['no number', `${report1856}BuysTrain,GW,2,IPO,much\n`, 'line 126: wanted whole-number instead of much'],
    ['a stranger', `${report1856}PASSES,Dora\n`, 'line 126: wanted player instead of Dora'],
    ['no way', `${report1856}LaysTileAt,GW,8,E16,UP\n`, 'line 126: wanted direction instead of UP'],
  ])('%s is refused with its line', (_what, text, message) => {
    expect(() => followReport(text)).toThrow(message);
  });

  test.each([
    ['an event of another game', 'CivilWarBegins', 'CivilWarBegins is no event that is known here'],
    ['a company of another game', 'CompanyOperates,PRR,Ann', 'PRR is no company of this game'],
    ['a private of another game', 'PrivateCloses,D&H', 'D&H is no private of this game'],
  ])('%s ends the reading', (_what, line, reason) => {
    const { stopped, followed, lines } = followReport(`${report1856}${line}\n`);
    expect(stopped).toMatchObject({ line: 126, reason });
    expect(followed).toBe(lines - 1);
  });
});
