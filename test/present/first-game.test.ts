import { describe, expect, test } from '@jest/globals';
import { fits, presetSettings } from '../../src/engine/core/index.js';
import { withHabits } from '../../src/engine/rail/habits/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import {
  firstPosition,
  isDividend,
  lessonNames,
  moveOfOthers,
  OWN,
  replayFirstGame,
  suggestion,
} from '../../src/present/first-game.js';
import type { PreviewScene } from '../../src/present/preview.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { tryMove, type TriedMove } from '../../src/present/what-if.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { languages, wordsFor } from '../../src/words/index.js';
import { firstGame as found, helpLink, paragraphOfAsk } from '../../src/words/rules.js';
import { byKind } from '../support/rail-player.js';
import { below, random, type Rng } from '../support/random.js';
import { seeds } from '../support/seed.js';

const firstGame = found()!;

const first: PreviewScene = {
  title: title1830,
  presenter: railPresenter(title1830),
  words: wordsFor('1830'),
  state: firstPosition(title1830, firstGame.seats, presetSettings(title1830.presets!, firstGame.preset)),
  names: ['Guest', 'One', 'Two', 'Three'],
  language: 'en',
};

const anyMove = byKind(title1830);

/** What a newcomer does who follows what is suggested now and then only. */
const chosen = (scene: PreviewScene, rng: Rng) =>
  below(rng, 3) === 0 ? anyMove(scene.state as RailState, OWN, rng)! : suggestion(scene)!;

/** A game up to so many moves of the newcomer. */
const played = (
  own: number,
  choose: (scene: PreviewScene) => ReturnType<typeof chosen>,
): readonly TriedMove[] => {
  const moves: TriedMove[] = [];
  for (let count = 0; ;) {
    const scene = { ...first, state: moves.at(-1)?.state ?? first.state };
    const other = moveOfOthers(scene);
    if (other) {
      moves.push(other);
      continue;
    }
    if (count === own || scene.title.status(scene.state).ended) return moves;
    const outcome = tryMove(scene, () => choose(scene));
    if (outcome.kind !== 'tried') throw new Error(JSON.stringify(outcome));
    moves.push(outcome.tried);
    count++;
  }
};

describe('a first game', () => {
  test('whoever does what is suggested gets a dividend after less than thirty own moves', () => {
    const moves = played(30, scene => suggestion(scene)!);
    const at = moves.findIndex(isDividend);
    expect(at).toBeGreaterThan(0);
    expect(moves.slice(0, at).some(isDividend)).toBe(false);
    expect(moves[at]!.words.join(' ')).toMatch(/Guest receives \$\d+ from/);
  });

  test.each(seeds(8))(
    'whatever the newcomer does (seed %i): what is suggested can be done, and a lesson tells of it',
    seed => {
      const rng = random(seed);
      const moves = played(60, scene => {
        const move = suggestion(scene)!;
        expect(scene.title.menu(scene.state, OWN).some(option => fits(option, move))).toBe(true);
        const names = lessonNames(scene.title.turn(scene.state).ask, move);
        for (const language of languages)
          expect(names.filter(name => name in firstGame.lessons[language])).not.toEqual([]);
        return chosen(scene, rng);
      });
      expect(moves.filter(({ seat }) => seat === OWN).length).toBeGreaterThan(20);
    },
  );

  test('nobody moves for the newcomer, and nothing is suggested while others are asked', () => {
    expect([moveOfOthers(first), suggestion(first) === null]).toEqual([null, false]);
    const outcome = tryMove(first, () => suggestion(first)!);
    if (outcome.kind !== 'tried') throw new Error(JSON.stringify(outcome));
    const next = { ...first, state: outcome.tried.state };
    expect([suggestion(next), moveOfOthers(next)?.seat]).toEqual([null, 1]);
  });

  test('only what the newcomer’s own company pays the newcomer is the dividend that ends the lessons', () => {
    const pays = (seat: number, holder: number): boolean =>
      isDividend({
        seat,
        facts: [{ kind: 'received', holder, company: 'PRR', amount: 10 }],
      } as unknown as TriedMove);
    expect([pays(OWN, OWN), pays(1, OWN), pays(OWN, 1)]).toEqual([true, false, false]);
  });

  test('goes on from what is kept of it, and begins anew where that is none of its moves', () => {
    const moves = played(12, scene => suggestion(scene)!);
    const kept = moves.map(({ seat, line }) => [seat, line] as const);
    expect(replayFirstGame(first, kept)?.at(-1)).toEqual(moves.at(-1));
    expect(replayFirstGame(first, [...kept, [OWN, 'take SV']])).toBeNull();
    expect(replayFirstGame(first, [...kept, [OWN, 'no move at all']])).toBeNull();
    expect(replayFirstGame(first, [])).toEqual([]);
  });

  test('every lesson tells of something that is asked, where the rules tell of it too', () => {
    for (const name of Object.keys(firstGame.lessons.en)) {
      const [ask, type] = name.split('/');
      expect([name, helpLink('1830', paragraphOfAsk('1830', ask!) ?? '')]).toEqual([
        name,
        expect.any(String),
      ]);
      if (type !== undefined) expect(wordsFor('1830').option('en', type)).not.toBe(type);
    }
  });

  test('the habits that come by themselves are those of the title', () => {
    const apart = { ...first, title: withHabits({ ...title1830, sensible: () => null }) };
    const moves = played(12, scene => suggestion(scene)!);
    for (const { state } of moves)
      expect(suggestion({ ...apart, state })).toEqual(suggestion({ ...first, state }));
  });
});
