import {
  type Action,
  defineNotation,
  Illegal,
  type GameState,
  type JsonObject,
  mustBeOffered,
  type Option,
  type Title,
} from '../../../src/engine/core/index.js';

/**
 * A game for the pages' tests: players take from a heap, and every kind of field a menu can have is
 * on it (a range, lists that depend on a place, a value that is checked by the rules, none at all).
 */
interface Sampler extends GameState {
  readonly heap: number;
  readonly next: number;
  readonly hands: readonly number[];
  readonly tiles: readonly string[];
}

const start = 21;
const hexes = ['A1', 'A3', 'B2', 'C1', 'D4', 'E5'];

const menu = (s: Sampler, seat: number): readonly Option[] => {
  if (s.heap === 0 || seat !== s.next) return [];
  const free = hexes.filter(hex => !s.tiles.some(tile => tile.startsWith(`${hex} `)));
  return [
    { type: 'take', fields: { count: { from: 1, to: Math.min(5, s.heap), by: 1 } } },
    ...free.map(hex => ({
      type: 'lay',
      fields: { hex: { oneOf: [hex] }, tile: { oneOf: ['57', '9'] }, rotation: { oneOf: [0, 1, 2] } },
    })),
    { type: 'run', fields: { routes: { checked: 'routes', propose: 'A1-B2' } } },
    { type: 'skip', fields: {} },
  ];
};

const turned = (s: Sampler, change: Partial<Sampler>): Sampler => ({
  ...s,
  next: (s.next + 1) % s.seats,
  ...change,
});

const play = (s: Sampler, action: Action): Sampler => {
  if (action.type === 'lay')
    return turned(s, {
      tiles: [...s.tiles, `${String(action['hex'])} ${String(action['tile'])} ${String(action['rotation'])}`],
    });
  if (action.type === 'take') {
    const count = action['count'] as number;
    const hands = s.hands.map((hand, seat) => (seat === action.seat ? hand + count : hand));
    return turned(s, { heap: s.heap - count, hands });
  }
  if (action.type === 'run' && action['routes'] !== 'A1-B2')
    throw new Illegal('bad-field', { field: 'routes', value: action['routes']!, wanted: 'A1-B2' });
  return turned(s, {});
};

export const sampler: Title<Sampler> = {
  id: 'sampler',
  rules: 1,
  minSeats: 2,
  maxSeats: 4,
  settings: [
    { id: 'short', values: [false, true] },
    { id: 'colour', values: ['green', 'brown'] },
    { id: 'secret-switch', values: [false, true], hidden: true },
  ],
  notation: defineNotation([
    { type: 'take', form: 'take <count:int>' },
    { type: 'lay', form: 'lay <hex> <tile> <rotation:int>' },
    { type: 'run', form: 'run <routes>' },
    { type: 'skip', form: 'skip' },
  ]),
  setup: ({ rules, seats, settings }) => ({
    title: 'sampler',
    rules,
    seats,
    settings,
    heap: settings['short'] === true ? 5 : start,
    next: 0,
    hands: Array.from({ length: seats }, () => 0),
    tiles: [],
  }),
  turn: s => ({ asked: s.heap === 0 ? [] : [s.next], ask: { kind: 'move' } }),
  menu,
  apply: (s, action) => {
    if (s.heap === 0) throw new Illegal('game-over', {});
    if (action.seat !== s.next) throw new Illegal('not-your-turn', {});
    mustBeOffered(menu(s, action.seat), action);
    return { state: play(s, action), facts: [{ kind: 'moved', seat: action.seat, what: action.type }] };
  },
  view: s => s as unknown as JsonObject,
  isOpen: () => true,
  status: s => ({
    round: { kind: 'round', heap: s.heap },
    ended: s.heap === 0,
    result:
      s.heap === 0
        ? {
            reason: 'heap-empty',
            scores: s.hands.map((points, seat) => ({ seat, points, parts: { taken: points } })),
          }
        : null,
  }),
  audit: s => {
    if (s.hands.reduce((sum, hand) => sum + hand, s.heap) !== (s.settings['short'] === true ? 5 : start))
      throw new Error('tokens lost');
  },
};
