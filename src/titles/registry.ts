import { existsSync, readFileSync } from 'node:fs';
import type { Title } from '../engine/core/index.js';
import { learnPresenter } from '../present/registry.js';
import { learnDialect as learnSiteDialect } from '../records/eighteenxx/dialects.js';
import { learnRailsDialect } from '../records/rails/dialects.js';
import { type Language, languages, learnWords } from '../words/index.js';
import { learnRules } from '../words/rules.js';
import { manifests } from './index.js';
import type { ServiceTitle } from './manifest.js';

/* The titles as the service knows them. Who imports this waits until all of them are loaded. */

/**
 * Has all that the service does with a title know it: words, help, drawings, readers of records.
 * @param folder where the title lies, with its `rules.md`
 * @param required the languages that its rules must have: all of them, unless it is not released yet
 */
export const learn = (
  { title, words, rules, presenter, eighteenxx, rails }: ServiceTitle,
  folder: URL,
  required: readonly Language[] = languages,
): Title => {
  learnWords(title.id, words);
  if (rules) {
    const text = readFileSync(new URL('rules.md', folder), 'utf8');
    learnRules(title.id, rules, { file: `${title.id}/rules.md`, text, required });
  }
  learnPresenter(title.id, presenter);
  if (eighteenxx) learnSiteDialect(eighteenxx);
  if (rails) learnRailsDialect(rails);
  return title;
};

const folderOf = (id: string): URL => new URL(`./${id}/`, import.meta.url);

/** A text that lies in the folder of a title, such as its schemas; undefined where it has none of that name. */
export const textOfTitle = (id: string, name: string): string | undefined => {
  const file = new URL(name, folderOf(id));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const loaded = await Promise.all(manifests.map(({ service }) => service()));

const listed = new Map<string, Title>(loaded.map(one => [one.title.id, learn(one, folderOf(one.title.id))]));

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
