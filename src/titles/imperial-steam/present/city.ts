import type { Point } from '../../../board/geometry.js';
import { widthOf } from '../../../board/letters.js';
import { centred } from '../../../board/stops.js';
import { el, type Svg } from '../../../board/svg.js';
import {
  businessChip, CHIP, crestChip, demandChip, effortChip, influenceChip, siteChip, stationChip, type SmallSign,
} from './chips.js'; // oxfmt-ignore
import type { SteamTheme } from './palette.js';
import { HEIGHT, LETTER } from './places.js';
import type { CityView, MapScene } from './scene.js';

/** Half as wide as a plate; more in Wien, where all begin and most build, and for the longest name. */
const halfWidth = (city: string): number => ({ wien: 56, murska_sobota: 51 })[city] ?? 48;

const HEAD = 18;
const ROW = CHIP + 3;
const EDGE = 1.5;

interface PlacedChip {
  readonly chip: SmallSign;
  readonly at: Point;
}

/** A city's plate: where it lies, and what lies on it. */
export interface Plate {
  readonly city: CityView;
  readonly centre: Point;
  /** Half as wide and half as high as it is. */
  readonly half: { readonly width: number; readonly height: number };
  readonly chips: readonly PlacedChip[];
}

/** The signs of the first row, and those below it. */
const chipsOf = (
  city: CityView,
  { players, letters }: MapScene,
  theme: SteamTheme,
): readonly (readonly SmallSign[])[] => {
  const { hub, effort, influence, business, station } = city;
  const stations = Array.from({ length: station.places }, (_, n) => {
    const owner = station.owners[n];
    return stationChip(owner === undefined ? undefined : players[owner], station.price, theme);
  });
  return [
    [
      ...(hub ? [crestChip(theme.hubs[hub], letters.hubs[hub], theme)] : []),
      ...(effort > 0 ? [effortChip(effort, theme)] : []),
      ...(influence > 0 ? [influenceChip(influence, theme)] : []),
      ...(business.length > 0 ? [businessChip(business, theme)] : []),
      ...stations,
    ],
    [
      ...city.sites.map(site => siteChip(site, site.worker && players[site.worker.seat], theme, letters)),
      ...city.demand.map(demand => demandChip(demand, theme, letters)),
    ],
  ];
};

/** Between two signs: less where they are of one kind. */
const gap = (one: SmallSign | undefined, next: SmallSign): number =>
  one === undefined ? 0 : one.kind !== undefined && one.kind === next.kind ? 0.6 : 2;

const widthOfRow = (chips: readonly SmallSign[]): number =>
  chips.reduce((sum, chip, n) => sum + chip.width + gap(chips[n - 1], chip), 0);

/** Rows that are as wide as a plate at most. */
const wrapped = (chips: readonly SmallSign[], width: number): readonly (readonly SmallSign[])[] => {
  const rows: SmallSign[][] = [];
  for (const chip of chips) {
    const row = rows.at(-1);
    if (row && widthOfRow([...row, chip]) <= width) row.push(chip);
    else rows.push([chip]);
  }
  return rows;
};

const placedIn = (chips: readonly SmallSign[], { x, y }: Point): readonly PlacedChip[] => {
  let left = x - widthOfRow(chips) / 2;
  return chips.map((chip, n) => {
    left += gap(chips[n - 1], chip);
    const at = { x: left + chip.width / 2, y };
    left += chip.width;
    return { chip, at };
  });
};

/** Finds the place of all that lies in a city. */
export const plateOf = (city: CityView, scene: MapScene, theme: SteamTheme): Plate => {
  const width = halfWidth(city.id);
  const rows = chipsOf(city, scene, theme).flatMap(chips => wrapped(chips, 2 * (width - EDGE)));
  const height = (HEAD + rows.length * ROW + EDGE) / 2;
  const wished = city.place;
  const centre = { x: wished.x, y: Math.min(Math.max(wished.y, height + 4), HEIGHT - height - 4) };
  const top = centre.y - height + HEAD + ROW / 2;
  return {
    ...{ city, centre, half: { width, height } },
    chips: rows.flatMap((row, n) => placedIn(row, { x: centre.x, y: top + n * ROW })),
  };
};

/** From here to there. */
const ends = ['wien', 'trieste'];

/** The strip with the name: in the colour of the hub, if it is one. */
const head = ({ city, centre: { x, y }, half }: Plate, theme: SteamTheme): readonly Svg[] => {
  const { fill, ink } = city.hub
    ? theme.hubs[city.hub]
    : ends.includes(city.id)
      ? theme.imperial
      : theme.steel;
  const { name } = city;
  const [left, top, width] = [x - half.width, y - half.height, 2 * half.width];
  const size = Math.min(LETTER, (LETTER * (width - 3)) / widthOf(name, LETTER));
  return [
    el('path', {
      d: `M${left} ${top + HEAD}v${5 - HEAD}q0 -5 5 -5h${width - 10}q5 0 5 5v${HEAD - 5}Z`,
      fill,
    }),
    centred({ x, y: top + HEAD / 2 }, size, name, { class: 'name', fill: ink }),
  ];
};

const frame = ({ centre, half }: Plate, more: { readonly [name: string]: string | number }): Svg =>
  el('rect', {
    ...{ x: centre.x - half.width, y: centre.y - half.height },
    ...{ width: 2 * half.width, height: 2 * half.height, rx: 5 },
    ...more,
  });

/** A sign with its meaning for whoever points at it; read out is the city's own title, which says all of them. */
const drawSign = ({ chip, at }: PlacedChip, meaning: MapScene['meaning']): readonly Svg[] =>
  meaning && chip.sign
    ? [el('g', { 'aria-hidden': 'true' }, el('title', {}, meaning(...chip.sign)), chip.draw(at))]
    : chip.draw(at);

/** A city without its sites, which are places of their own. */
export const drawPlate = (
  plate: Plate,
  theme: SteamTheme,
  { meaning }: Pick<MapScene, 'meaning'> = {},
): readonly Svg[] => [
  frame(plate, { class: 'plate', fill: theme.paper }),
  ...head(plate, theme),
  frame(plate, { fill: 'none', stroke: theme.line, 'stroke-width': plate.city.hub ? 2 : 1.2 }),
  ...plate.chips.flatMap(placed => (placed.chip.place === undefined ? drawSign(placed, meaning) : [])),
];

/** A ring around a city. */
export const ringPlate = (plate: Plate, colour: string): Svg =>
  frame(plate, { fill: 'none', stroke: colour, 'stroke-width': 7, 'pointer-events': 'none' });
