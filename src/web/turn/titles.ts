import type { Title } from '../../engine/core/index.js';
import type { SetFile } from '../../titles/imperial-steam/data/set-file.js';
import { learnWords } from '../../words/index.js';
import type { Playable } from './playable.js';

/** What is printed on the pieces of Imperial Steam, in the set of that title. */
const setOf = async (title: string): Promise<SetFile> => {
  const answer = await fetch(`/data-sets/${encodeURIComponent(title)}.json`);
  if (!answer.ok) throw new Error(`no data set of ${title}`);
  return (await answer.json()) as SetFile;
};

/** Each title is a file of its own, and so are its words, loaded only where it is played. */
const loaders: { readonly [title: string]: ((id: string) => Promise<Playable>) | undefined } = {
  1830: async () => {
    const [{ title1830 }, { layer1830 }, { rail }] = await Promise.all([
      import('../../titles/1830/title.js'),
      import('../../words/titles/1830/layer.js'),
      import('./rail.js'),
    ]);
    return rail(title1830, layer1830, async () => (await import('../../present/1830/groups.js')).views1830);
  },
  1849: async () => {
    const [{ title1849 }, { layer1849 }, { rail }] = await Promise.all([
      import('../../titles/1849/title.js'),
      import('../../words/titles/1849/layer.js'),
      import('./rail.js'),
    ]);
    return rail(title1849, layer1849);
  },
  1856: async () => {
    const [{ title1856 }, { layer1856 }, { rail }] = await Promise.all([
      import('../../titles/1856/title.js'),
      import('../../words/titles/1856/layer.js'),
      import('./rail.js'),
    ]);
    return rail(title1856, layer1856);
  },
  '18mag': async () => {
    const [{ title18mag }, { layer18mag }, { rail }] = await Promise.all([
      import('../../titles/18mag/title.js'),
      import('../../words/titles/18mag/layer.js'),
      import('./rail.js'),
    ]);
    return rail(
      title18mag,
      layer18mag,
      async () => (await import('../../present/18mag/views.js')).views18mag,
    );
  },
  'imperial-steam': async id => {
    const [{ steamTitle }, { steamLayer }, { steamPresenter }, { dataFrom }, { namesIn }, file] =
      await Promise.all([
        import('../../titles/imperial-steam/title.js'),
        import('../../words/titles/imperial-steam/layer.js'),
        import('../../present/imperial-steam/presenter.js'),
        import('../../titles/imperial-steam/data/index.js'),
        import('../../titles/imperial-steam/names.js'),
        setOf(id),
      ]);
    const data = dataFrom(file);
    const title = steamTitle(id, data) as unknown as Title;
    const presenter = steamPresenter(id);
    return {
      ...{ title, presenter },
      pages: () => Promise.resolve(presenter),
      words: learnWords(id, steamLayer(namesIn(data))),
      withHabits: () => Promise.resolve(title),
    };
  },
};

/** What the browser plays a title with; undefined for one that it does not know. */
export const playableOf = (id: string): Promise<Playable> | undefined => loaders[id.split('@')[0]!]?.(id);
