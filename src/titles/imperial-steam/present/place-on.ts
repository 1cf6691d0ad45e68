import type { Point } from '../../../board/geometry.js';
import { el, link as anchor, num, quietLink, type Svg } from '../../../board/svg.js';
import type { SteamTheme } from './palette.js';
import type { SceneFrame } from './scene.js';

/**
 * A thing on the board that players can point at, in a link where a tap leads somewhere. Its group says by its own transform where it
 * is; what is drawn keeps the map's coordinates.
 */
export const placeOn = (
  { titles, href, asks }: SceneFrame,
  place: string,
  { x, y }: Point,
  ...children: readonly (readonly Svg[] | Svg)[]
): Svg => {
  const title = titles?.[place];
  const group = el(
    'g',
    { 'data-place': place, transform: `translate(${num(x)} ${num(y)})` },
    title === undefined ? null : el('title', {}, title),
    el('g', { transform: `translate(${num(-x)} ${num(-y)})` }, ...children),
  );
  const to = href?.(place) ?? null;
  if (to !== null) return anchor(to, group);
  const why = asks?.(place) ?? null;
  return why === null ? group : quietLink(why, group);
};

const isChoice = ({ href }: SceneFrame, place: string): boolean => (href?.(place) ?? null) !== null;

/** The colours of the rings around a place: it can be chosen, it has changed. */
export const ringsOn = (frame: SceneFrame, place: string, theme: SteamTheme): readonly string[] => [
  ...(isChoice(frame, place) ? [theme.choice] : []),
  ...(frame.changed?.includes(place) ? [theme.changed] : []),
];
