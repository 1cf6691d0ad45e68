import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Fact, type Option, type Settings } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { plainNames, wordsFor, type Language } from '../../src/words/index.js';
import { playRandomGame } from '../support/menu.js';
import { ambitious, byKind } from '../support/rail-player.js';
import { table } from '../support/rail-1849.js';
import { companyTurn, newGame, acts, position, stockTurn } from '../support/rail.js';
import { random } from '../support/random.js';

const languages = ['en', 'de'] as const;

/** What a prompt can tell a player to do, and the kinds of move that do it. */
const told: { readonly [L in Language]: readonly (readonly [RegExp, readonly string[]])[] } = {
  en: [
    [/\bpass\b/i, ['pass']],
    [/\bbuy \w+ for (\$|L\.)/i, ['take']],
    [/(?<!highest )\bbid\b/i, ['bid']],
    [/take it\b|must be taken/i, ['take']],
    [/\bsell\b/i, ['sell', 'issue']],
    [/buy a share(?! of)|sell, buy/i, ['buy']],
    [/start a company/i, ['par']],
    [/\blay a tile|\bupgrade|to lay track/i, ['lay']],
    [/lay the tile/i, ['use-lay']],
    [/place a (station )?token/i, ['token']],
    [/place the (free )?token/i, ['use-token']],
    [/\brun\b/i, ['run']],
    [/buy (trains|a train from)/i, ['train']],
    [/buy (private companies|a private company|privates)/i, ['acquire']],
    [/offer a trade/i, ['offer']],
    [/buy another company’s|buy a station/i, ['station']],
    [/buy an E-token/i, ['electrify']],
    [/sell shares that/i, ['issue']],
    [/buy a share of/i, ['redeem']],
    [/issue the bond/i, ['borrow']],
    [/pay back the bond/i, ['repay']],
    [/declare bankruptcy/i, ['bankrupt']],
    [/discard/i, ['discard']],
    [/accept/i, ['accept']],
    [/exchange/i, ['exchange']],
  ],
  de: [
    [/\bpassen\b/i, ['pass']],
    [/kaufen Sie \w+ für (\$|L\.)/i, ['take']],
    [/\bbieten\b(?! Sie einen Handel)/i, ['bid']],
    [/\bnehmen\.|muss genommen/i, ['take']],
    [/verkaufen/i, ['sell', 'issue']],
    [/kaufen Sie eine Aktie(?! der)|verkaufen, kaufen/i, ['buy']],
    [/gründen/i, ['par']],
    [/ein Plättchen|tauschen Sie eines|legt Gleis/i, ['lay']],
    [/legen Sie das Plättchen/i, ['use-lay']],
    [/setzen Sie für \S+ einen Bahnhof|setzt Bahnhof/i, ['token']],
    [/setzen Sie den (kostenlosen )?Bahnhof/i, ['use-token']],
    [/Lassen Sie die Loks/i, ['run']],
    [/kaufen Sie (Loks|eine Lok)/i, ['train']],
    [/kaufen Sie (eine )?Privatgesellschaft/i, ['acquire']],
    [/einen Handel/i, ['offer']],
    [/den Platz einer anderen|kauft einen Bahnhof/i, ['station']],
    [/einen E-Marker/i, ['electrify']],
    [/eigene Aktien der .* in den/i, ['issue']],
    [/eine Aktie der .* zurück/i, ['redeem']],
    [/geben Sie die Anleihe/i, ['borrow']],
    [/lösen Sie die Anleihe/i, ['repay']],
    [/erklären/i, ['bankrupt']],
    [/geben Sie eine ab/i, ['discard']],
    [/nehmen Sie das Angebot/i, ['accept']],
    [/tauschen Sie eine Privat/i, ['exchange']],
  ],
};

/** Questions in which there may be a way out, and may be none. */
const mayBind: readonly string[] = [
  'auction-turn',
  'must-sell',
  'buy-trains',
  'forced-train',
  'forced-interest',
];
const must = { en: /\bmust\b/, de: /\bmuss\b|\bmüssen\b/ };

const promptFrom = (
  title: RailTitle,
  ask: Fact,
  menu: readonly Option[],
  language: Language,
): { readonly short: string; readonly full: string } => {
  const words = wordsFor(title.id);
  return words.ask(language, ask, plainNames(language, ['Anna', 'Ben'], words), menu);
};

const promptsAt = (title: RailTitle, state: RailState, language: Language, seat: number) =>
  promptFrom(title, title.turn(state).ask, title.menu(state, seat), language);

/** What is wrong with the prompts of a position, a line each. */
const faults = (title: RailTitle, state: RailState): readonly string[] => {
  const { asked, ask } = title.turn(state);
  return asked.flatMap(seat => {
    const menu = title.menu(state, seat);
    const kinds = new Set(menu.map(option => option.type));
    return languages.flatMap(language => {
      const { short, full } = promptFrom(title, ask, menu, language);
      const wrong: string[] = [];
      for (const text of [short, full])
        for (const [named, does] of told[language])
          if (named.test(text) && !does.some(kind => kinds.has(kind))) wrong.push(`no ${does.join('/')}`);
      if (kinds.has('pass') && !/\bpass/i.test(full)) wrong.push('silent about passing');
      if (!kinds.has('pass') && mayBind.includes(ask.kind) && !must[language].test(full))
        wrong.push('no must');
      if (!/^[A-ZÄÖÜ].*[^.,;:]\.$/u.test(full)) wrong.push('no sentence');
      return wrong.map(fault => `${ask.kind}: ${fault}: ${short} | ${full} (${[...kinds].join(' ')})`);
    });
  });
};

const games: readonly (readonly [RailTitle, number, Settings, boolean])[] = [
  [title1830, 4, {}, false],
  [title1830, 3, {}, true],
  [title1830, 2, {}, false],
  [title1849, 4, { companies: '6', game: 'basic' }, true],
  [title1849, 3, { companies: '5', game: 'advanced' }, false],
  [title1849, 5, { companies: '6', game: 'electric' }, true],
  [title1849, 4, { companies: '6', game: 'electric', reading: '18xx.games' }, false],
];

test.each(games.map((game, at) => [at + 1, ...game] as const))(
  'in random game %i no prompt names what the menu does not offer, nor leaves out that something must be done',
  (seed, title, seats, settings, far) => {
    const found = new Set<string>();
    playRandomGame(
      title,
      { rules: title.rules, seats, settings: completeSettings(title.settings, settings) },
      random(seed),
      {
        maxSteps: 400,
        checkEvery: 10_000,
        choose: far ? ambitious(title) : byKind(title),
        onStep: ({ before }) => {
          for (const fault of faults(title, before)) found.add(fault);
        },
      },
    );
    expect([...found]).toEqual([]);
  },
);

/** A company without a train, with a route. */
const needsTrain = (cash: number, presidents: number) =>
  position({
    cash: [presidents, 500, 500],
    tokens: ['PRR H12'],
    laid: { H10: '57/1' },
    companies: { PRR: { shares: [60], cash }, CPR: { shares: [20, 50], president: 1 } },
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
  });

describe('a prompt says what the rules say', () => {
  test.each([
    ['a company that must buy and has the money', needsTrain(500, 0), 0,
      'PRR must buy a train.', 'PRR muss eine Lok kaufen.'],
    ['one whose president has the money', needsTrain(0, 500), 0,
      'PRR must buy a train: as president you pay what it lacks.',
      'PRR muss eine Lok kaufen: Als Direktor zahlen Sie dazu, was ihr fehlt.'],
    ['one whose president has to sell', needsTrain(0, 10), 0,
      'PRR must buy a train, and even with all your money $70 is missing for the cheapest. Sell shares.',
      'PRR muss eine Lok kaufen, und selbst mit Ihrem ganzen Geld fehlen für die billigste $70. Verkaufen Sie Aktien.'],
    ['the first private at a price', newGame(3), 0,
      'Buy SV for $20, bid for a more expensive private company, or pass.',
      'Kaufen Sie SV für $20, bieten Sie auf eine teurere Privatgesellschaft oder passen Sie.'],
    ['the first private for nothing', acts(newGame(2), ...Array.from({ length: 4 }, () => ['0 pass', '1 pass']).flat()), 0,
      'SV is now free: you must take it.',
      'SV kostet nichts mehr: Sie müssen sie nehmen.'],
    ['a contest, in which a pass is not final', acts(newGame(3), '0 bid CS 45', '1 bid CS 50', '2 take SV'), 0,
      'The highest bid for CS is $50. Bid more or pass.',
      'Das Höchstgebot für CS ist $50. Bieten Sie mehr oder passen Sie.'],
    ['a first stock round, in which nothing can be sold',
      position({ cash: [600, 600, 600], companies: {}, round: stockTurn(3, 0) }), 0,
      'Start a company or pass.', 'Gründen Sie eine Gesellschaft oder passen Sie.'],
  ] as const)('%s', (_case, state, seat, en, de) => {
    expect(promptsAt(title1830, state, 'en', seat).full).toBe(en);
    expect(promptsAt(title1830, state, 'de', seat).full).toBe(de);
  }); // oxfmt-ignore

  test('who cannot do anything but pass', () => {
    const state = position({
      cash: [38, 600, 600],
      companies: { PRR: { shares: [0, 60], par: 67 } },
      round: companyTurn('PRR', { step: 'track', begun: true, laid: 0 }),
      tokens: [],
    });
    const { short, full } = promptsAt(title1830, state, 'en', 1);
    expect(title1830.menu(state, 1).map(({ type }) => type)).toEqual(['pass']);
    expect([short, full]).toEqual(['track of PRR', 'You can only pass for PRR.']);
    expect(promptsAt(title1830, state, 'de', 1).full).toBe('Für PRR können Sie nur passen.');
  });

  test('a company of 1849 that must buy and has the money', () => {
    const state = table.position({
      companies: { CTL: { shares: [40], cash: 500, operated: true } },
      tokens: ['CTL E1', 'RCS C5'],
      round: companyTurn('CTL', { step: 'trains', begun: true }),
    });
    expect(promptsAt(title1849, state, 'en', 0)).toEqual({
      short: 'CTL must buy a train',
      full: 'CTL must buy a train.',
    });
  });

  test('whoever does not know the menu is told what it is about, and no move', () => {
    const words = wordsFor('1830');
    const ask = { kind: 'buy-trains', company: 'PRR' };
    expect(words.ask('en', ask, plainNames('en', []), []).full).toBe('Trains of PRR.');
    expect(words.ask('de', ask, plainNames('de', []), []).full).toBe('Loks der PRR.');
  });
});
