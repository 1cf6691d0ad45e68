import type { Title } from '../engine/core/index.js';
import { importedTitle1830 } from '../titles/1830/readings/title.js';
import { importedTitle1849 } from '../titles/1849/readings/title.js';
import { importedTitle1856 } from '../titles/1856/readings/title.js';
import { importedTitle18mag } from '../titles/18mag/readings/title.js';
import { titleImperialSteam } from '../titles/imperial-steam/rules/built-in-title.js';
import { dataFrom } from '../titles/imperial-steam/rules/data/index.js';
import type { SetFile } from '../titles/imperial-steam/rules/data/set-file.js';
import { steamTitle } from '../titles/imperial-steam/rules/title.js';

const ofRail = [importedTitle1830, importedTitle1849, importedTitle1856, importedTitle18mag];

const listed: readonly Title[] = [...ofRail, titleImperialSteam];

/** Every title by its id, as the service plays it; games that were imported from other sites keep those sites' readings. */
export const titles: ReadonlyMap<string, Title> = new Map(listed.map(title => [title.id, title]));

/** Every 18xx among them, with what is an 18xx's own. */
export const railTitles: ReadonlyMap<string, (typeof ofRail)[number]> = new Map(
  ofRail.map(title => [title.id, title]),
);

/**
 * Imperial Steam by another data set than the one that comes with it.
 * @param id the title of such a game, `imperial-steam@…`
 * @param file the set, as a service has it at `/data-sets/ID.json`
 */
export const titleBySet = (id: string, file: SetFile): Title => steamTitle(id, dataFrom(file));
