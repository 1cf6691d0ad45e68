import { beforeAll, describe, expect, test } from '@jest/globals';
import { completeSettings, type Fact, type JsonObject } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { title18mag } from '../../src/titles/18mag/rules/title.js';
import { coreLayer } from '../../src/words/core.js';
import { railLayer } from '../../src/words/rail/layer.js';
import { layer1849 } from '../../src/titles/1849/words/layer.js';
import { layer1856 } from '../../src/titles/1856/words/layer.js';
import { layer18mag } from '../../src/titles/18mag/words/layer.js';
import { playRandomGame } from '../support/menu.js';
import { tableAfter as table } from '../support/positions-page.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';

const fields = (after: string): readonly string[] => table(after).flatMap(([names]) => names);

const byKind = (after: string): { readonly [kind: string]: readonly string[] } =>
  Object.fromEntries(table(after).flatMap(([kinds, own]) => kinds.map(kind => [kind, own] as const)));

const facts = byKind('A fact says what has happened');
const asks = byKind('What a seat is asked');
const places = byKind('Where the game stands (');
const rounds = byKind('A round, by its');

interface Seen {
  readonly views: JsonObject[];
  readonly facts: Fact[];
  readonly asks: Fact[];
  readonly places: Fact[];
}
const seen: Seen = { views: [], facts: [], asks: [], places: [] };

beforeAll(() => {
  const games = [
    [title1830, {}, 4],
    [title1849, { game: 'electric', companies: '6' }, 4],
    [title1856, {}, 4],
    [title18mag, {}, 3],
    [title18mag, { level: 'hard', length: 'short' }, 1],
  ] as const;
  for (const [title, chosen, seats] of games) {
    const settings = completeSettings(title.settings, chosen);
    playRandomGame<RailState>(title, { rules: title.rules, seats, settings }, random(4), {
      checkEvery: 100_000,
      maxSteps: 400,
      choose: (state, seat, rng) => quickMove(title.menu(state, seat), seat, rng),
      onStep: ({ applied, number }) => {
        seen.facts.push(...applied.facts);
        seen.asks.push(title.turn(applied.state).ask);
        seen.places.push(title.status(applied.state).round);
        if (number % 25 === 1) seen.views.push(title.view(applied.state, 0));
      },
    });
  }
});

/** Of what has been seen, what the text does not say. */
const unsaid = (
  found: readonly Fact[],
  said: { readonly [kind: string]: readonly string[] },
): readonly string[] => [
  ...new Set(
    found.flatMap(({ kind, ...rest }) =>
      Object.keys(rest)
        .filter(name => !(said[kind] ?? []).includes(name))
        .map(name => `${kind} ${name}`),
    ),
  ),
];

describe('docs/positions.md', () => {
  test('lists the kinds of facts, of questions and of places there are, and no other', () => {
    const tables = [coreLayer, railLayer, layer1849, layer1856, layer18mag].map(layer => layer.words.en);
    const kinds = (part: 'facts' | 'asks' | 'rounds') =>
      [...new Set(tables.flatMap(one => Object.keys(one[part] ?? {})))].sort();
    expect(Object.keys(facts).sort()).toEqual(kinds('facts'));
    expect(Object.keys(asks).sort()).toEqual(kinds('asks'));
    expect(Object.keys(places).sort()).toEqual(kinds('rounds'));
  });

  test('names every field of them', () => {
    expect(seen.facts.length).toBeGreaterThan(500);
    expect(unsaid(seen.facts, facts)).toEqual([]);
    expect(unsaid(seen.asks, asks)).toEqual([]);
    expect(unsaid(seen.places, places)).toEqual([]);
  });

  test('names every field of a position, and no other', () => {
    const view = fields('`view` is the position').filter(name => name !== 'parts');
    const parts = fields('Parts, by company');
    const company = [...fields('A company:')].sort();
    const kinds = new Set<string>();
    for (const one of seen.views) {
      const { parts: kept = {}, ...always } = one as JsonObject & { readonly parts?: JsonObject };
      expect(Object.keys(always).sort()).toEqual([...view].sort());
      expect(Object.keys(kept).filter(name => !parts.includes(name))).toEqual([]);
      for (const own of Object.values(one['companies'] as JsonObject))
        expect(Object.keys(own as JsonObject).sort()).toEqual(company);
      const { kind, ...rest } = one['round'] as JsonObject & { readonly kind: string };
      kinds.add(kind);
      expect([kind, Object.keys(rest).filter(name => !rounds[kind]!.includes(name))]).toEqual([kind, []]);
    }
    expect([...kinds].sort()).toEqual(Object.keys(rounds).sort());
  });
});
