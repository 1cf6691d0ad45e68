import type { Title } from '../engine/core/index.js';
import { title1830 } from './1830/title.js';
import { title1849 } from './1849/title.js';
import { title1856 } from './1856/title.js';
import { title18mag } from './18mag/title.js';
import { titleImperialSteam } from './imperial-steam/title.js';

/** Every game this installation can play; the only list of titles. */
export const titles: ReadonlyMap<string, Title> = new Map(
  // A title is only ever handed states of its own making.
  [title1830, title1849, title1856, title18mag, titleImperialSteam].map(title => [
    title.id,
    title as unknown as Title,
  ]),
);
