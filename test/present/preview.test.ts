import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  completeSettings,
  DrawNeeded,
  play,
  replay,
  type Action,
  type Fact,
  type GameState,
} from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { certificatesOf } from '../../src/engine/rail/stock/limits.js';
import { actionsOf } from '../../src/present/places.js';
import { previewOf, willText, type Preview, type PreviewScene } from '../../src/present/preview.js';
import { placeNames, settingsIn } from '../../src/present/place-names.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { openImport, readRecord, replayMoves } from '../../src/records/eighteenxx/index.js';
import { plainNames, wordsFor, type Language } from '../../src/words/index.js';
import { playRandomGame } from '../support/menu.js';
import { quickMove } from '../support/quick-player.js';
import { companyTurn, stockTurn, table as table1849 } from '../support/rail-1849.js';
import { position, type PositionSetup } from '../support/rail.js';
import { random } from '../support/random.js';
import { describeWithShared, shared } from '../support/shared.js';

const players = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gerd', 'Hans'];

const sceneAt = (title: RailTitle, state: GameState, language: Language): PreviewScene => ({
  title,
  presenter: railPresenter(title),
  words: wordsFor(title.id),
  state,
  names: players.slice(0, state.seats),
  language,
});

/** What the words say of the facts, as a log shows them. */
const saidOf = (title: RailTitle, state: GameState, facts: readonly Fact[], language: Language): string[] => {
  const words = wordsFor(title.id);
  const places = placeNames(railPresenter(title), language, settingsIn(state));
  const names = plainNames(language, players.slice(0, state.seats), words, places);
  return words.report(language, facts, names).groups.flatMap(group => [...group.lines]);
};

/** A wording that is missing shows a kind of fact (`tile-laid`), a field or nothing at all. */
const unreadable = /undefined|NaN|\[object|^\s*$|^[a-z]+(-[a-z]+)+(: |$)/;

/** Compares what was said before a move with what the facts say after it. */
const compare = (
  title: RailTitle,
  before: GameState,
  action: Action,
  facts: readonly Fact[] | null,
): void => {
  for (const language of ['de', 'en'] as const) {
    const where = `${language} ${title.notation.print(action)}`;
    const preview = previewOf(sceneAt(title, before, language), () => action);
    if (facts === null) {
      expect([where, preview.kind]).toEqual([where, 'chance']);
      continue;
    }
    if (preview.kind !== 'does') throw new Error(`${where}: ${JSON.stringify(preview)}`);
    const said = saidOf(title, before, facts, language);
    const name = wordsFor(title.id).move(language, action, plainNames(language, players));
    // What brings nothing about, as the end of a turn, is said by its name.
    const told = said.length > 0 ? said : [`${players[action.seat]!}: ${name}`];
    expect([where, ...preview.lines]).toEqual([where, ...told.slice(0, 5)]);
    expect([where, preview.more]).toEqual([where, told.length - preview.lines.length]);
    for (const line of [...preview.lines, ...preview.changes, ...preview.brief])
      if (unreadable.test(line)) throw new Error(`${where}: not to be read: "${line}"`);
  }
};

const drew = (title: RailTitle, state: GameState, action: Action): boolean => {
  try {
    play(title, state, action);
    return false;
  } catch (error) {
    if (error instanceof DrawNeeded) return true;
    throw error;
  }
};

/** @returns the kinds of moves that were compared */
const compareRandomGame = (title: RailTitle, seats: number, seed: number): ReadonlySet<string> => {
  const kinds = new Set<string>();
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, {}) };
  playRandomGame<RailState>(title, start, random(seed), {
    checkEvery: Infinity,
    tries: 0,
    maxSteps: 600,
    choose: (state, seat, rng) => quickMove(title.menu(state, seat), seat, rng),
    onStep: ({ before, entry, applied }) => {
      kinds.add(entry.action.type);
      compare(title, before, entry.action, drew(title, before, entry.action) ? null : applied.facts);
    },
  });
  return kinds;
};

describe('what a preview says before a move is what the facts say after it', () => {
  test.each([
    [title1830, 3, 7],
    [title1849, 4, 5],
  ] as const)('in a random game of $id', (title, seats, seed) => {
    const kinds = compareRandomGame(title, seats, seed);
    for (const kind of ['pass', 'buy', 'lay', 'run', 'dividend', 'train', 'par'])
      expect([...kinds]).toContain(kind);
  });

  describeWithShared('in a recorded game', ['conformance/1830', 'conformance/1849'], () => {
    test.each(['1830', '1849'])('of %s', id => {
      const file = readdirSync(shared('conformance', id)).find(name => name.endsWith('.json'))!;
      const site = readRecord(JSON.parse(readFileSync(shared('conformance', id, file), 'utf8')));
      const game = openImport(site);
      let before: RailState = replay(game.title, game.start, game.draws, []);
      let moves = 0;
      for (const { action, state } of replayMoves(game, site.actions)) {
        if (action) {
          compare(game.title, before, action, play(game.title, before, action).facts);
          moves++;
        }
        before = state;
      }
      expect(moves).toBeGreaterThan(200);
    });
  });
});

type Does = Preview & { readonly kind: 'does' };

const previewAt = (state: RailState, seat: number, line: string, language: Language = 'en'): Does => {
  const title = state.title === '1849' ? title1849 : title1830;
  const preview = previewOf(sceneAt(title, state, language), () => title.notation.parse(line, seat));
  if (preview.kind !== 'does') throw new Error(JSON.stringify(preview));
  return preview;
};

test('what a move brings about is told in sentences', () => {
  const lines = ['Anna passes', 'The bank has broken'];
  expect(willText('en', { lines, more: 0 })).toBe('This will happen: Anna passes. The bank has broken.');
  expect(willText('de', { lines, more: 2 })).toMatch(/ The bank has broken\. Und 2 weitere\.$/);
});

describe('a trade of shares says what becomes of the player', () => {
  /** Anna presides over the PRR with 30 %, Bert has as much. */
  const market: PositionSetup = {
    seats: 3,
    companies: {
      PRR: { par: 67, shares: [40, 30], cash: 500 },
      NYC: { par: 67, shares: [0, 50], cash: 0, floated: false },
    },
    round: stockTurn(3, 0),
  };

  test('a sale: the price from and to, cash, certificates of the limit, what is left, who presides', () => {
    const state = position(market);
    const { lines, changes, brief } = previewAt(state, 0, 'sell 2 PRR');
    expect(lines.join('; ')).toMatch(/Anna sells 20% of PRR for \$134/);
    expect(lines.join('; ')).toMatch(/PRR: marker moves down, share price still \$67$/);
    expect(lines.join('; ')).toMatch(/Bert becomes president of PRR in place of Anna/);
    expect(changes).toContain('Cash $500 → $634');
    expect(changes).toContain('PRR: 40% → 20%');
    const had = certificatesOf(title1830.game(state.settings), state, 0);
    expect(changes.join()).toMatch(new RegExp(`Certificates ${String(had)} → \\d+/\\d+`));
    expect(brief[0]).toBe('brings $134');
    expect(brief[1]).toMatch(/^price /);
  });

  test('a purchase that floats the company says so, and one that does not says what is lacking', () => {
    const floats = previewAt(position(market), 0, 'buy NYC');
    expect(floats.lines.join('; ')).toContain('NYC floats with $670');
    expect(floats.changes.join()).not.toContain('floats at');
    const companies = { ...market.companies, NYC: { par: 67, shares: [0, 30], cash: 0, floated: false } };
    const lacks = previewAt(position({ ...market, companies }), 0, 'buy NYC');
    expect(lacks.changes).toContain('NYC: 40% sold, floats at 60%');
    expect(lacks.brief).toEqual(['costs $67']);
  });
});

describe('a tile says what it costs and what it reaches, in words and on the drawing', () => {
  const track: PositionSetup = {
    companies: { PRR: { shares: [60], cash: 500 } },
    tokens: ['PRR H12'],
    laid: { H10: '57/1' },
    round: companyTurn('PRR'),
  };

  test('Lancaster is reached from Altoona: a plus on its city, the new track coloured', () => {
    const preview = previewAt(position(track), 0, 'H14 9 r1');
    expect(preview.brief[0]).toBe('free');
    const on = previewAt(position({ ...track, laid: { H10: '57/1', H14: '9/1' } }), 0, 'H16 57 r1');
    expect(on.brief).toEqual(['free', '+ H16 Lancaster']);
    expect(on.changes.join()).toContain('newly reached: H16 Lancaster');
    const drawn = on.redrawn()!;
    expect([...drawn.matchAll(/data-place="(\w+)"/g)].map(match => match[1])).toEqual(['H16']);
    expect(drawn.match(/v9"/g)).toHaveLength(1);
    expect(on.picture()).toContain('data-place="H14"');
  });

  test('what is gained elsewhere is drawn too', () => {
    const laid = { H10: '57/1', H16: '57/1' };
    const preview = previewAt(position({ ...track, laid }), 0, 'H14 9 r1');
    expect(preview.brief).toEqual(['free', '+ H16 Lancaster']);
    const hexes = [...preview.redrawn()!.matchAll(/data-place="(\w+)"/g)].map(match => match[1]);
    expect(hexes.sort()).toEqual(['H14', 'H16']);
  });

  test('a token says what it costs and is drawn on its city', () => {
    const round = companyTurn('PRR', { step: 'token', laid: 1, begun: true });
    const preview = previewAt(position({ ...track, round }), 0, 'token H10');
    expect(preview.brief).toEqual(['costs $40']);
    // From there the track past Altoona can be used, which no run from Altoona itself could.
    expect(preview.redrawn()!.match(/data-place="(\w+)"/g)).toEqual(['data-place="H12"', 'data-place="H10"']);
    expect(preview.redrawn()).toContain('>PRR<');
  });

  test('nothing of a move without a place is drawn', () => {
    const preview = previewAt(position(track), 0, 'pass');
    expect([preview.redrawn(), preview.picture()]).toEqual([undefined, undefined]);
  });

  test('the same holds for another title', () => {
    const state = table1849.position({
      seats: 3,
      companies: { AFG: { par: 68, shares: [20], cash: 500 } },
      round: stockTurn(3, 1),
    });
    // The home token that comes with the start is no price of it.
    const start = table1849.position({ seats: 3, order: ['ATA'], companies: {}, round: stockTurn(3, 1) });
    expect(previewAt(start, 1, 'par ATA 68').brief).toEqual(['costs L.\u00a0136']);
    expect(previewAt(state, 1, 'buy AFG', 'de').changes.join()).toMatch(/Geld L\.\s[\d.]+ → L\.\s[\d.]+/);
  });
});

describe('a form is laid out as the moves it allows', () => {
  test('a short range value by value, in steps; a long one not at all', () => {
    const option = {
      type: 'sell',
      fields: { company: { oneOf: ['PRR'] }, shares: { from: 1, to: 5, by: 2 } },
    };
    expect(actionsOf(option, 2)).toEqual(
      [1, 3, 5].map(shares => ({ seat: 2, type: 'sell', company: 'PRR', shares })),
    );
    const long = { type: 'acquire', fields: { price: { from: 1, to: 40, by: 1 } } };
    expect(actionsOf(long, 0)).toBeNull();
    const checked = { type: 'run', fields: { runs: { checked: 'runs', propose: [] } } };
    expect(actionsOf(checked, 0)).toBeNull();
  });
});
