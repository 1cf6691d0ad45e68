import type { Point } from '../../../board/geometry.js';
import { drawing, el, num, type Svg } from '../../../board/svg.js';
import { drawLand } from './land.js';
import { steamLight, type SteamTheme } from './palette.js';
import { HEIGHT, WIDTH } from './places.js';
import type { CityView, LinkView, MapScene } from './scene.js';

const at = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

const drawLink = (
  { ends, tracks }: LinkView,
  { cities, players }: MapScene,
  theme: SteamTheme,
): readonly Svg[] => {
  const [from, to] = ends.map(end => cities.find(({ id }) => id === end)!.place) as [Point, Point];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const lane = (n: number): string => {
    const side = (n - (tracks.length - 1) / 2) * 9;
    const aside = { x: (-dy / length) * side, y: (dx / length) * side };
    const [a, b] = [from, to].map(end => ({ x: end.x + aside.x, y: end.y + aside.y })) as [Point, Point];
    return `M${at(a)}L${at(b)}`;
  };
  const bed = el('path', {
    d: `M${at(from)}L${at(to)}`,
    stroke: theme.bedLine,
    'stroke-width': 3,
    'stroke-opacity': tracks.length > 0 ? 0 : 0.6,
  });
  return [
    bed,
    ...tracks.map((seat, n) => el('path', { d: lane(n), stroke: players[seat]?.fill, 'stroke-width': 8 })),
  ];
};

/** A city as a disc: a hub in its colour, the ends of the way in theirs. */
const drawDot = ({ id, hub, place }: CityView, theme: SteamTheme): Svg => {
  const isEnd = id === 'wien' || id === 'trieste';
  const fill = hub ? theme.hubs[hub].fill : isEnd ? theme.imperial.fill : theme.paper;
  const { x, y } = place;
  return el('circle', {
    ...{ cx: x, cy: y, r: hub || isEnd ? 21 : 13 },
    ...{ fill, stroke: theme.line, 'stroke-width': 4 },
  });
};

/** The map in few strokes, for a list of games or a mail: tracks and cities, no letters; no size of its own. */
export const smallSteamMap = (scene: MapScene): string => {
  const theme = scene.theme ?? steamLight;
  return drawing(
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    { role: 'img', 'aria-label': scene.label },
    drawLand(theme),
    scene.links.flatMap(link => drawLink(link, scene, theme)),
    scene.cities.map(city => drawDot(city, theme)),
  );
};
