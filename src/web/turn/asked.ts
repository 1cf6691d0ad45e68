import { readMove, type JsonObject, type Option, type Seat } from '../../engine/core/index.js';
import { previewOf, type Preview, type PreviewScene } from '../../present/preview.js';

/** What a seat is asked, and the rules to play it by. */
export interface Asked {
  readonly scene: PreviewScene;
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: JsonObject;
  /** Everything the seat may do now. */
  readonly menu: readonly Option[];
  /** What has been said of moves, by their line of notation. */
  readonly told: Map<string, Preview>;
}

/** What a line of notation would do; kept as long as the turn is on the page. */
export const previewLine = ({ scene, seat, menu, told }: Asked, line: string): Preview => {
  let preview = told.get(line);
  if (!preview)
    told.set(line, (preview = previewOf(scene, () => readMove(scene.title.notation, menu, line, seat))));
  return preview;
};
