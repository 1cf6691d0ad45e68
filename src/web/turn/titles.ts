import type { Title } from '../../engine/core/index.js';
import type { SetFile } from '../../titles/imperial-steam/rules/data/set-file.js';
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
      import('../../titles/1830/rules/title.js'),
      import('../../titles/1830/words/layer.js'),
      import('./rail.js'),
    ]);
    return rail(
      title1830,
      layer1830,
      async () => (await import('../../titles/1830/present/groups.js')).views1830,
    );
  },
  1849: async () => {
    const [{ title1849 }, { layer1849 }, { rail }] = await Promise.all([
      import('../../titles/1849/rules/title.js'),
      import('../../titles/1849/words/layer.js'),
      import('./rail.js'),
    ]);
    return rail(title1849, layer1849);
  },
  1856: async () => {
    const [{ title1856 }, { layer1856 }, { rail }] = await Promise.all([
      import('../../titles/1856/rules/title.js'),
      import('../../titles/1856/words/layer.js'),
      import('./rail.js'),
    ]);
    return rail(title1856, layer1856);
  },
  '18mag': async () => {
    const [{ title18mag }, { layer18mag }, { rail }] = await Promise.all([
      import('../../titles/18mag/rules/title.js'),
      import('../../titles/18mag/words/layer.js'),
      import('./rail.js'),
    ]);
    return rail(
      title18mag,
      layer18mag,
      async () => (await import('../../titles/18mag/present/views.js')).views18mag,
    );
  },
  'imperial-steam': async id => {
    const [{ steamTitle }, { steamLayer }, { steamPresenter }, { dataFrom }, { namesIn }, file] =
      await Promise.all([
        import('../../titles/imperial-steam/rules/title.js'),
        import('../../titles/imperial-steam/words/layer.js'),
        import('../../titles/imperial-steam/present/presenter.js'),
        import('../../titles/imperial-steam/rules/data/index.js'),
        import('../../titles/imperial-steam/rules/names.js'),
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
