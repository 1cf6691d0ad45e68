import type { Title } from '../engine/core/index.js';
import { learnPresenter } from '../present/registry.js';
import { learnDialect as learnSiteDialect } from '../records/eighteenxx/dialects.js';
import { learnRailsDialect } from '../records/rails/dialects.js';
import { learnWords } from '../words/index.js';
import { learnRules } from '../words/rules.js';
import { manifests } from './index.js';
import type { ServiceTitle } from './manifest.js';

/* The titles as the service knows them. Who imports this waits until all of them are loaded. */

/** Has all that the service does with a title know it: words, help, drawings, readers of records. */
export const learn = ({ title, words, rules, presenter, eighteenxx, rails }: ServiceTitle): Title => {
  learnWords(title.id, words);
  if (rules) learnRules(title.id, rules);
  learnPresenter(title.id, presenter);
  if (eighteenxx) learnSiteDialect(eighteenxx);
  if (rails) learnRailsDialect(rails);
  return title;
};

const loaded = await Promise.all(manifests.map(({ service }) => service()));

const listed = new Map<string, Title>(loaded.map(learn).map(title => [title.id, title]));

/** Titles that are played by sets of values of their own. */
const withSets = new Map<string, Title>();

const findListed = listed.get.bind(listed);

/**
 * Every game this installation can play. One with a set of values of its own is found like the
 * others, but is no title more: whoever goes through them meets those alone that were there at the start.
 */
export const titles: ReadonlyMap<string, Title> = Object.assign(listed, {
  get: (id: string) => findListed(id) ?? withSets.get(id),
});

/** Makes a title with a set of values known, in this process. */
export const learnTitle = (title: Title): void => {
  withSets.set(title.id, title);
};
