import type { MarkLook } from '../../../board/index.js';
import { el, num, type Svg } from '../../../board/svg.js';
import type { SteamTheme } from './palette.js';
import { INSIDE, textFrom, type BoardPart } from './part.js';
import type { PlayerScene } from './scene.js';

const FIELD = (INSIDE - 3 * 6) / 4;
const ROW = 24;

/** A worker: a head on shoulders. */
const worker = (x: number, y: number, { fill }: Pick<MarkLook, 'fill'>, theme: SteamTheme): Svg =>
  el('path', {
    d:
      `M${num(x - 6)} ${num(y + 8)}q-1 -8 6 -8t6 8Z` +
      `M${num(x)} ${num(y - 9)}a4.2 4.2 0 0 1 0 8.4a4.2 4.2 0 0 1 0 -8.4Z`,
    fill,
    stroke: theme.line,
    'stroke-width': 0.9,
  });

/** Above, the work area with a pick; below, the training area with a book. */
const signs: { readonly [area in 'work' | 'training']: (x: number, y: number) => string } = {
  work: (x, y) => `M${x - 6} ${y - 3}q6 -6 12 0M${x} ${y - 5}v12`,
  training: (x, y) => `M${x - 7} ${y + 5}v-9q4 -2 7 1q3 -3 7 -1v9q-4 -2 -7 1q-3 -3 -7 -1M${x} ${y - 3}v9`,
};

/** Experience 1 to 3: how many are at work and how many are free. */
const field = (
  number: number,
  { training, work }: PlayerScene['workers'][number],
  look: MarkLook,
  theme: SteamTheme,
): BoardPart['draw'] => {
  const area = (kind: 'work' | 'training', count: number, x: number, y: number): readonly Svg[] => [
    el('rect', {
      ...{ x: x + 20, y, width: FIELD - 20, height: ROW - 2, rx: 3 },
      ...{ fill: kind === 'work' ? theme.steel.fill : theme.paper, stroke: theme.line, 'stroke-width': 0.8 },
    }),
    el('path', {
      d: signs[kind](x + 33, y + 11),
      fill: 'none',
      stroke: theme.bright.mark,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
    ...(count > 0
      ? [worker(x + 54, y + 12, look, theme), textFrom(x + 66, y + 11, `×${count}`, theme.bright.mark, 700)]
      : []),
  ];
  return (x, y) => [
    textFrom(x + 4, y + ROW - 1, String(number), theme.bright.mark, 700),
    ...area('work', work, x, y),
    ...area('training', training, x, y + ROW),
  ];
};

/** An engineer: hollow until there is one. */
export const engineer = (
  kind: 'bridge' | 'tunnel',
  text: string,
  isThere: boolean,
  x: number,
  y: number,
  theme: SteamTheme,
): readonly Svg[] => [
  worker(x + 10, y + 12, { fill: isThere ? theme.bed[kind] : theme.paper }, theme),
  textFrom(x + 21, y + 11, text, theme.bright.mark, isThere ? 700 : undefined),
  ...(isThere
    ? []
    : [
        el('path', {
          d: `M${x + 2} ${y + 21}L${x + 18} ${y + 2}`,
          stroke: theme.bright.mark,
          'stroke-width': 1.4,
        }),
      ]),
];

/** The three fields of experience, and the engineers. */
export const workerBoxes = (scene: PlayerScene, theme: SteamTheme): BoardPart => ({
  height: 2 * ROW - 2,
  draw: (x, y) => {
    const look = scene.players[scene.seat];
    const { lines } = scene.letters;
    const left = x + 3 * (FIELD + 6);
    return [
      ...(look
        ? scene.workers.flatMap((workers, n) => field(n + 1, workers, look, theme)(x + n * (FIELD + 6), y))
        : []),
      ...engineer('bridge', lines.bridge, scene.engineers.bridge, left, y, theme),
      ...engineer('tunnel', lines.tunnel, scene.engineers.tunnel, left, y + ROW, theme),
    ];
  },
});
