import type { PageWords } from '../../src/words/pages.js';
import { describe, expect, test } from '@jest/globals';
import {
  aheadFrom,
  begin,
  completeSettings,
  Illegal,
  play,
  whyNot,
  type GameState,
  type Json,
  type Settings,
  type Title,
  type Tried,
} from '../../src/engine/core/index.js';
import { openKinds, refusedKind, untimelyKinds } from '../../src/http/pages/why-model.js';
import { titles } from '../../src/titles/registry.js';
import { withDraws } from '../support/menu.js';
import { quickMove } from '../support/quick-player.js';
import { random, shuffled } from '../support/random.js';

/* Whatever is hidden in a position, its readers are told what they may know, and never meet a fault. */

const SEATS = 3;
/** Positions are looked at after so many moves. */
const stops = [0, 9, 30, 60];
/** Things asked about in each. */
const MOST_THINGS = 12;

/** Each setting that hides something, with each of its values that does. */
const hiding = (title: Title): readonly Settings[] => [
  {},
  ...title.settings
    .filter(({ id }) => id.startsWith('hidden-'))
    .flatMap(({ id, values }) => values.slice(1).map((value): Settings => ({ [id]: value }))),
];

/** Positions of one game, as far as it goes. */
function* positionsOf(title: Title, settings: Settings): Generator<GameState> {
  const rng = random(3);
  const start = { rules: title.rules, seats: SEATS, settings: completeSettings(title.settings, settings) };
  let state = withDraws(rng, draws => begin(title, start, draws)).result;
  for (let moves = 0; moves <= stops.at(-1)!; moves++) {
    if (stops.includes(moves)) yield state;
    const [seat] = title.turn(state).asked;
    if (seat === undefined) return;
    const action = quickMove(title.menu(state, seat), seat, rng);
    const before = state;
    state = withDraws(rng, draws => play(title, before, action, draws).state).result;
  }
}

/** Every word in a position may be the name of a thing. */
const wordsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(wordsIn);
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...wordsIn(inner)])
    : [];
};

const thingsIn = (title: Title, state: GameState): readonly (string | null)[] => {
  const words = [...new Set(wordsIn(title.view(state, 0)))].filter(word => word.length < 12);
  const meant = words.filter(word => title.tries!.actions(state, 0, word).length > 0);
  return [null, ...shuffled(random(state.seats), meant).slice(0, MOST_THINGS)];
};

/** As the page tells it, with codes in the place of words. */
const scene = {
  game: { title: 'none' },
  words: {
    option: (type: string) => type,
    refusal: (code: string) => code,
    value: (_: string, value: unknown) => JSON.stringify(value),
  },
} as unknown as Parameters<typeof refusedKind>[1];
const call = { t: ((key: string) => key) as PageWords };

const tell = (tried: readonly Tried[]): readonly unknown[] => [
  ...tried.map(one => refusedKind(call, scene, one)),
  ...untimelyKinds(call, scene, tried),
  openKinds(scene, tried),
];

const cases = [...titles.values()]
  .filter(title => title.tries)
  .flatMap(title => hiding(title).map(settings => [title.id, settings] as const))
  .filter(([id, settings]) => {
    try {
      completeSettings(titles.get(id)!.settings, settings);
      return true;
    } catch (error) {
      if (error instanceof Illegal) return false;
      throw error;
    }
  });

describe('why not, from what each reader sees', () => {
  test('titles with something hidden are among them', () => {
    expect(cases.filter(([, settings]) => Object.keys(settings).length > 0).length).toBeGreaterThan(2);
  });

  test.each(cases)('%s with %j: asked by every player and by a spectator, of many things', (id, settings) => {
    const title = titles.get(id)!;
    for (const state of positionsOf(title, settings)) {
      // Of a position that is open to all nobody sees less.
      if (title.isOpen?.(state)) continue;
      const things = thingsIn(title, state);
      for (const reader of [0, 1, 2, null]) {
        const seen = aheadFrom(title, { view: title.view(state, reader), open: false });
        if (seen === null) continue;
        const [asked] = title.turn(state).asked;
        for (const seat of new Set([reader, asked ?? null]))
          for (const of of seat === null ? [] : things) {
            const tried = whyNot(title, seen, seat!, of);
            tell(tried);
            // Who sees less is told less, and nothing else.
            if (seat === reader && of !== null) expect([of, tried.length > 0]).toEqual([of, true]);
          }
      }
    }
  });
});
