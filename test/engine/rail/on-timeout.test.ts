import { describe, expect, test } from '@jest/globals';
import { begin, completeSettings, play, type Drawn, type Title } from '../../../src/engine/core/index.js';
import { withDraws } from '../../../src/service/log/draws.js';
import { titles } from '../../../src/titles/registry.js';
import { quickMove } from '../../support/quick-player.js';
import { below, random } from '../../support/random.js';

describe.each([...titles.values()].map(title => [title.id, title] as const))(
  'in %s, when the time of a seat is up',
  (_id, title: Title) => {
    test('it passes where the rules let it, and decides nothing where they do not', () => {
      const rng = random(7);
      const chance = { bytes: (n: number) => Buffer.alloc(n), int: (n: number) => below(rng, n) };
      const start = { rules: title.rules, seats: 4, settings: completeSettings(title.settings, {}) };
      const setup = (drawn: readonly Drawn[]) => begin(title, start, drawn);
      let state = withDraws(chance, setup).result;
      const passed = new Set<string>();
      const left = new Set<string>();
      for (let moves = 0; moves < 300 && !title.status(state).ended; moves++) {
        const seat = title.turn(state).asked[0]!;
        const menu = title.menu(state, seat);
        const lapse = title.onTimeout!(state, seat);
        expect(lapse).toEqual(menu.some(option => option.type === 'pass') ? { seat, type: 'pass' } : null);
        if (lapse) expect(() => play(title, state, lapse)).not.toThrow();
        (lapse ? passed : left).add(title.turn(state).ask.kind);
        state = play(title, state, quickMove(menu, seat, rng)).state;
      }
      expect([...passed]).toEqual(expect.arrayContaining(['stock-turn', 'lay-track']));
      expect([...left]).toEqual(expect.arrayContaining(['dividend']));
    });
  },
);
