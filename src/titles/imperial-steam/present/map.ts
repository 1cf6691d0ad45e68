import { mix, type Point } from '../../../board/geometry.js';
import { drawing, el, type Svg } from '../../../board/svg.js';
import { lettering } from '../../../board/theme.js';
import { flag } from './chips.js';
import { drawPlate, plateOf, ringPlate, type Plate } from './city.js';
import { drawLand } from './land.js';
import { drawLine, linkLineOf, ringLine, touchBox, touchLine, type LinkLine } from './lines.js';
import { drawMapLegend } from './map-legend.js';
import { steamLight, type SteamTheme } from './palette.js';
import { placeOn, ringsOn } from './place-on.js';
import { HEIGHT, semmeringEnds, WIDTH } from './places.js';
import type { LinkView, MapScene } from './scene.js';
import { signsOn, type SignBox, type Sign } from './signs.js';

/** A place with its drawing. */
interface Drawn {
  readonly place: string;
  readonly svg: Svg;
}

const placeIn = ({ cities }: MapScene, city: string): Point => cities.find(({ id }) => id === city)!.place;

/** Where a connection is, whatever lies around it. */
const middleOf = (scene: MapScene, { ends: [a, b] }: LinkView): Point =>
  mix(placeIn(scene, a), placeIn(scene, b), 0.5);

const drawConnection = (
  line: LinkLine,
  signs: readonly Sign[],
  scene: MapScene,
  theme: SteamTheme,
): Drawn => {
  const { id } = line.link;
  const svg = placeOn(scene, id, middleOf(scene, line.link), [
    ...(scene.way?.includes(id) ? [ringLine(line, theme.choice, 0.35)] : []),
    ...ringsOn(scene, id, theme).map(colour => ringLine(line, colour)),
    ...drawLine(line, scene.players, theme),
    touchLine(line),
    ...signs.flatMap(sign => (sign.link === id ? [touchBox(sign.box)] : [])),
  ]);
  return { place: id, svg };
};

/** What is laid on a connection, above all lines: a place of its own, so that it can be drawn anew. A tap goes through it. */
const drawSigns = ({ link: { id } }: LinkLine, signs: readonly Sign[]): Drawn => {
  const place = `${id}/signs`;
  const own = signs.flatMap(sign => (sign.link === id ? sign.svg : []));
  return { place, svg: el('g', { 'data-place': place, 'pointer-events': 'none' }, own) };
};

const drawCity = (plate: Plate, scene: MapScene, theme: SteamTheme): readonly Drawn[] => {
  const { id } = plate.city;
  // A place stays where it is, however much lies in the city: what is drawn anew then fits into it.
  const spot = plate.city.place;
  const rings = ringsOn(scene, id, theme).map(colour => ringPlate(plate, colour));
  const sites = plate.chips.flatMap(({ chip, at }) => {
    const { place } = chip;
    if (place === undefined) return [];
    const around = ringsOn(scene, place, theme).map(colour => ringChip(at, chip.width, colour));
    return [{ place, svg: placeOn(scene, place, spot, [...chip.draw(at), ...around]) }];
  });
  return [
    { place: id, svg: placeOn(scene, id, spot, [...rings, ...drawPlate(plate, theme, scene)]) },
    ...sites,
  ];
};

const ringChip = ({ x, y }: Point, width: number, colour: string): Svg =>
  el('rect', {
    ...{ x: x - width / 2 - 0.5, y: y - 9.5, width: width + 1, height: 19, rx: 3 },
    ...{ fill: 'none', stroke: colour, 'stroke-width': 2.2 },
  });

/** Below the connection of the Semmering. */
const semmeringOf = (scene: MapScene): Point => {
  const { x, y } = middleOf(
    scene,
    scene.links.find(({ ends }) => semmeringEnds.every(end => ends.includes(end)))!,
  );
  return { x, y: y + 22 };
};

const semmeringBox = (scene: MapScene): SignBox => ({ ...semmeringOf(scene), width: 32, height: 18 });

/** The Semmering tile below its connection: a viaduct. */
const drawSemmering = (scene: MapScene, theme: SteamTheme): Drawn => {
  const place = semmeringOf(scene);
  const { x, y } = place;
  const holder = scene.semmering === null ? undefined : scene.players[scene.semmering];
  const arch = `V${y + 2}a3 3.4 0 0 0 -6 0v4`;
  const viaduct = `M${x - 13.5} ${y + 6}V${y - 5}h27V${y + 6}h-3${arch}h-1.5${arch}h-1.5${arch}Z`;
  const svg = placeOn(scene, 'semmering', place, [
    el('rect', {
      ...{ x: x - 16, y: y - 9, width: 32, height: 18, rx: 3 },
      ...{ fill: theme.gold.fill, stroke: theme.line },
    }),
    el('path', { d: viaduct, fill: theme.gold.ink }),
    ...(holder ? flag(holder, place, theme) : []),
    ...ringsOn(scene, 'semmering', theme).map(colour => ringChip(place, 32, colour)),
  ]);
  return { place: 'semmering', svg };
};

/** What of the map a plate covers. */
export const boxOf = ({ centre, half }: Plate): SignBox => ({
  ...centre,
  width: 2 * half.width,
  height: 2 * half.height,
});

/** All places, what lies below first. */
const drawPlaces = (scene: MapScene): readonly Drawn[] => {
  const theme = scene.theme ?? steamLight;
  const plates = new Map(scene.cities.map(city => [city.id, plateOf(city, scene, theme)]));
  const lines = scene.links.map(link => linkLineOf(link, plates));
  const signs = signsOn(
    lines,
    [...plates.values()].map(boxOf).concat(semmeringBox(scene)),
    scene.players,
    theme,
  );
  return [
    ...lines.map(line => drawConnection(line, signs, scene, theme)),
    drawSemmering(scene, theme),
    ...lines.map(line => drawSigns(line, signs)),
    ...[...plates.values()].flatMap(plate => drawCity(plate, scene, theme)),
  ];
};

const WHOLE = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

const attributes = (scene: MapScene) => ({
  role: (scene.href ?? scene.asks) ? 'group' : 'img',
  'aria-label': scene.label,
  ...lettering,
});

const drawMap = (scene: MapScene, box: typeof WHOLE): string => {
  const theme = scene.theme ?? steamLight;
  return drawing(
    box,
    attributes(scene),
    drawLand(theme),
    drawMapLegend(scene, theme),
    drawPlaces(scene).map(({ svg }) => svg),
  );
};

/** The whole map as SVG text: each city, connection and factory site a place of its own; no size of its own. */
export const steamMap = (scene: MapScene): string => drawMap(scene, WHOLE);

const CLOSE = { width: 300, height: 220 };

/** A part of the map around a city, a connection or the Semmering. */
export const closeUpMap = (scene: MapScene, place: string): string => {
  const owner = scene.cities.find(({ sites }) => sites.some(site => site.id === place))?.id ?? place;
  const link = scene.links.find(({ id }) => id === owner);
  const spot =
    place === 'semmering' ? semmeringOf(scene) : link ? middleOf(scene, link) : placeIn(scene, owner);
  const start = (middle: number, length: number, all: number): number =>
    Math.min(Math.max(middle - length / 2, 0), all - length);
  return drawMap(scene, {
    ...{ x: start(spot.x, CLOSE.width, WIDTH), y: start(spot.y, CLOSE.height, HEIGHT) },
    ...CLOSE,
  });
};

/** Only those places that look different afterwards, as they then look, to be put into the map; undefined where none does. */
export const redrawnMap = (before: MapScene, after: MapScene): string | undefined => {
  const old = new Map(drawPlaces(before).map(({ place, svg }) => [place, svg.markup]));
  const changed = drawPlaces(after).filter(({ place, svg }) => old.get(place) !== svg.markup);
  if (changed.length === 0) return undefined;
  return drawing(
    WHOLE,
    attributes(after),
    changed.map(({ svg }) => svg),
  );
};

/** Places at which something else lies than before: to be ringed. */
export const changedPlaces = (before: MapScene, after: MapScene): readonly string[] => {
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const parts = ({ cities, links, semmering }: MapScene): ReadonlyMap<string, unknown> =>
    new Map<string, unknown>([
      ...links.map(link => [link.id, link] as const),
      ['semmering', semmering],
      ...cities.flatMap(({ sites, ...city }) => [
        [city.id, city] as const,
        ...sites.map(site => [site.id, site] as const),
      ]),
    ]);
  const was = parts(before);
  return [...parts(after)].filter(([place, now]) => differs(now, was.get(place))).map(([place]) => place);
};
