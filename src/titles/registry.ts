import type { Title } from '../engine/core/index.js';
import { title1830 } from './1830/rules/title.js';
import { title1849 } from './1849/rules/title.js';
import { title1856 } from './1856/rules/title.js';
import { title18mag } from './18mag/rules/title.js';
import { titleImperialSteam } from './imperial-steam/rules/built-in-title.js';

const listed = new Map<string, Title>(
  // A title is only ever handed states of its own making.
  [title1830, title1849, title1856, title18mag, titleImperialSteam].map(title => [
    title.id,
    title as unknown as Title,
  ]),
);

/** Titles that are played by sets of values of their own. */
const withSets = new Map<string, Title>();

const findListed = listed.get.bind(listed);

/**
 * Every game this installation can play; the only list of titles. One with a set of values of its own is found like the
 * others, but is no title more: whoever goes through them meets those alone that were there at the start.
 */
export const titles: ReadonlyMap<string, Title> = Object.assign(listed, {
  get: (id: string) => findListed(id) ?? withSets.get(id),
});

/** Makes a title with a set of values known, in this process. */
export const learnTitle = (title: Title): void => {
  withSets.set(title.id, title);
};
