import { describe, expect, test } from '@jest/globals';
import { begin, completeSettings, play, type Drawn, type Title } from '../../../src/engine/core/index.js';
import { withDraws } from '../../../src/service/log/draws.js';
import { quickMove } from '../../support/quick-player.js';
import { below, random } from '../../support/random.js';
import { railTitles } from '../../words/games.js';

/** Where trains must run for the most, and nothing is decided with it: they run for whoever is late. */
const mustRun: ReadonlySet<string> = new Set(['18mag']);

describe.each(railTitles.map(title => [title.id, title as unknown as Title] as const))(
  'in %s, when the time of a seat is up',
  (_id, title: Title) => {
    test('it passes where the rules let it, and decides nothing where they do not', () => {
      const rng = random(7);
      const chance = { bytes: (n: number) => Buffer.alloc(n), int: (n: number) => below(rng, n) };
      const start = { rules: title.rules, seats: 4, settings: completeSettings(title.settings, {}) };
      const setup = (drawn: readonly Drawn[]) => begin(title, start, drawn);
      let state = withDraws(chance, setup).result;
      const runsTrains = mustRun.has(title.id);
      const passed = new Set<string>();
      const left = new Set<string>();
      for (let moves = 0; moves < 300 && !title.status(state).ended; moves++) {
        const seat = title.turn(state).asked[0]!;
        const menu = title.menu(state, seat);
        const lapse = title.onTimeout!(state, seat);
        if (menu.some(option => option.type === 'pass')) expect(lapse).toEqual({ seat, type: 'pass' });
        else if (lapse) expect([runsTrains, lapse.type]).toEqual([true, 'run']);
        if (lapse) expect(() => play(title, state, lapse)).not.toThrow();
        (lapse ? passed : left).add(title.turn(state).ask.kind);
        state = play(title, state, quickMove(menu, seat, rng)).state;
      }
      expect([...passed]).toEqual(expect.arrayContaining(['stock-turn', 'lay-track']));
      expect([...left]).toEqual(expect.arrayContaining([title.id === '18mag' ? 'draft-paper' : 'dividend']));
      expect(passed.has('run-trains')).toBe(runsTrains);
    });
  },
);
