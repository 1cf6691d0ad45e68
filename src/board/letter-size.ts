import type { Size } from './map-bounds.js';
import { NAME } from './marks.js';

/** A laptop's board panel, in which the whole map is seen at a glance. */
const PANEL: Size = { width: 900, height: 620 };
/** Pixels that letters need there. */
const LEGIBLE = 10;

/** How much larger than usual a map of that size is lettered: the larger the map, the smaller it is seen. */
export const letterScale = ({ width, height }: Size): number => {
  const pixels = NAME * Math.min(PANEL.width / width, PANEL.height / height);
  return Math.max(1, Math.ceil((100 * LEGIBLE) / pixels) / 100);
};
