import { learnPresenter } from '../present/registry.js';
import { steamPresenter } from '../titles/imperial-steam/present/presenter.js';
import { learnTitle } from '../titles/registry.js';
import { dataFrom } from '../titles/imperial-steam/rules/data/index.js';
import { exampleOf } from '../titles/imperial-steam/rules/example.js';
import { steamTitle } from '../titles/imperial-steam/rules/title.js';
import { figuresIn, namesOfSet } from '../titles/imperial-steam/rules/names.js';
import { learnWords } from '../words/index.js';
import { learnRules, rulesOf } from '../words/rules.js';
import { steamLayer } from '../titles/imperial-steam/words/layer.js';
import { steamRules } from '../titles/imperial-steam/words/rules.js';
import { builtInSet } from './read.js';
import type { DataSet } from './types.js';

const known = new Map<string, DataSet>([[builtInSet.title, builtInSet]]);

/** The set by which games of that title are played; undefined where it is not known in this process. */
export const setOf = (title: string): DataSet | undefined => known.get(title);

/** All sets that are known in this process. */
export const knownSets = (): readonly DataSet[] => [...known.values()];

/** Makes a set known in this process: to the rules, the words, the drawings and the help. */
export const learnSet = (set: DataSet): void => {
  if (known.has(set.title)) return;
  const { title: id, file, name, version, counts } = set;
  const data = dataFrom(file);
  const told = { called: `${name} ${version}`, ...counts };
  const title = steamTitle(id, data);
  learnTitle(title);
  learnWords(id, steamLayer(namesOfSet(data), told));
  learnRules(id, steamRules(figuresIn(data), told, exampleOf(title)), rulesOf(builtInSet.title)!.document);
  learnPresenter(id, steamPresenter(id));
  known.set(id, set);
};
