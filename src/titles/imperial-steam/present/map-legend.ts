import type { Point } from '../../../board/geometry.js';
import { centred } from '../../../board/stops.js';
import { drawing, type Svg } from '../../../board/svg.js';
import { lettering } from '../../../board/theme.js';
import { goods, type Good } from '../rules/data/index.js';
import {
  businessChip,
  crestChip,
  demandChip,
  effortChip,
  influenceChip,
  siteChip,
  stationChip,
  type SmallSign,
} from './chips.js';
import { drawLine, type LinkLine } from './lines.js';
import { steamLight, type SteamTheme } from './palette.js';
import { HEIGHT, LETTER } from './places.js';
import type { MapScene, SiteView, SteamLetters } from './scene.js';
import { signsOn } from './signs.js';

/** Below Zagreb: above the map is where pages have their choices. */
const CORNER = { x: 284, y: HEIGHT - 48, row: 19, column: 122 };

const sampleLine = (kind: LinkLine['kind'], isState: boolean, from: Point): LinkLine => ({
  link: { id: '', ends: ['', ''], kind, crown: isState, tracks: [] },
  kind,
  from,
  to: { x: from.x + 34, y: from.y },
  length: 34,
});

/** Samples of lines in the free corner of the map. */
export const drawMapLegend = ({ letters: { lines } }: MapScene, theme: SteamTheme): readonly Svg[] => {
  const rows = [
    ['normal', false, lines.normal],
    ['bridge', false, lines.bridge],
    ['tunnel', false, lines.tunnel],
    ['normal', true, lines.crown],
  ] as const;
  return rows.flatMap(([kind, isState, text], at) => {
    const [column, row] = [Math.floor(at / 2), at % 2];
    const line = sampleLine(kind, isState, {
      x: CORNER.x + column * CORNER.column,
      y: CORNER.y + (row + 0.5) * CORNER.row,
    });
    return [
      ...drawLine(line, [], theme),
      ...signsOn([line], [], [], theme).flatMap(sign => sign.svg),
      centred({ x: line.to.x + 9, y: line.to.y }, LETTER, text, {
        class: 'name',
        'text-anchor': 'start',
        fill: theme.mark,
      }),
    ];
  });
};

/** A good as it is wanted and as it lies there. */
const goodChip = (good: Good, letters: SteamLetters, theme: SteamTheme): SmallSign => ({
  width: 30,
  draw: ({ x, y }) =>
    [false, true].flatMap((filled, n) =>
      demandChip({ good, filled }, theme, letters).draw({ x: x - 8 + n * 16, y }),
    ),
});

/** What signs on the map mean, each as a small drawing; the words beside them are the title's. */
export const legendSamples = (
  letters: SteamLetters,
  theme: SteamTheme = steamLight,
): { readonly [sign: string]: string } => {
  const owner = { letters: 'A', fill: theme.imperial.fill, ink: theme.imperial.ink };
  const site = (more: Partial<SiteView>): SmallSign =>
    siteChip({ id: 'sample', price: { kind: 'board' }, ...more }, owner, theme, letters);
  const chips: { readonly [sign: string]: SmallSign } = {
    effort: effortChip(3, theme),
    influence: influenceChip(2, theme),
    business: businessChip([3, 2, 1], theme),
    place: stationChip(undefined, 40, theme),
    station: stationChip(owner, undefined, theme),
    site: site({}),
    siteOwnPrice: site({ price: { kind: 'fixed', amount: 40 } }),
    siteStationPrice: site({ price: { kind: 'station' } }),
    siteByRoad: site({ road: true }),
    factory: site({ worker: { seat: 0, good: 'iron', left: 3 } }),
    demand: demandChip({ good: 'wood', filled: false }, theme, letters),
    delivered: demandChip({ good: 'wood', filled: true }, theme, letters),
    ...Object.fromEntries(goods.map(good => [good, goodChip(good, letters, theme)])),
    hub: crestChip(theme.hubs.blue, letters.hubs.blue, theme),
  };
  return Object.fromEntries(
    Object.entries(chips).map(([sign, chip]) => [
      sign,
      drawing(
        { x: 0, y: 0, width: 48, height: 24 },
        { 'aria-hidden': 'true', ...lettering },
        chip.draw({ x: 24, y: 12 }),
      ),
    ]),
  );
};
