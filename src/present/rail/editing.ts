import { runChanges } from '../../board/index.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { Editing } from '../editing.js';
import { drawMap } from './map-view.js';
import { runEditing, type DraftsDrawn } from './run-edit.js';
import { openIn, type Shown } from './shown.js';

/** The hexes of the map alone where the drafts look different, for a drawing that is to be changed there. */
const drawDrafts = ({ g, s, language }: Shown, now: DraftsDrawn, before: DraftsDrawn): string | undefined => {
  const hexes = new Set([
    ...runChanges(g.data.map, s.board, before.routes, now.routes),
    ...before.changed.filter(hex => !now.changed.includes(hex)),
    ...now.changed.filter(hex => !before.changed.includes(hex)),
  ]);
  if (hexes.size === 0) return undefined;
  return drawMap(g, s, { language, prefix: 'near-', ...now, part: [...hexes], legend: false });
};

/** How the runs of an 18xx are changed on its map. */
export const railEditing = (title: RailTitle): Editing => runEditing({ open: openIn(title), drawDrafts });
