import type { Title } from '../../engine/core/index.js';
import type { Playable } from '../../present/playable.js';
import { learnWords } from '../../words/index.js';
import { steamPresenter } from './present/presenter.js';
import { dataFrom } from './rules/data/index.js';
import type { SetFile } from './rules/data/set-file.js';
import { namesOfSet } from './rules/names.js';
import { steamTitle } from './rules/title.js';
import { steamLayer } from './words/layer.js';

/** The title with a set of values, which is printed on its pieces. */
export const playableBy = (id: string, file: SetFile): Playable => {
  const data = dataFrom(file);
  const title = steamTitle(id, data) as unknown as Title;
  const presenter = steamPresenter(id);
  return {
    title,
    presenter,
    pages: () => Promise.resolve(presenter),
    words: learnWords(id, steamLayer(namesOfSet(data))),
    withHabits: () => Promise.resolve(title),
  };
};
