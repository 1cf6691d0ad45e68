import type { Title } from '../../engine/core/index.js';
import { learnWords } from '../../words/index.js';
import type { Playable } from './playable.js';

/** Each title is a file of its own, and so are its words, loaded only where it is played. */
export const playables: { readonly [title: string]: (() => Promise<Playable>) | undefined } = {
  1830: async () => {
    const [{ title1830 }, { layer1830 }, { rail }] = await Promise.all([
      import('../../titles/1830/title.js'),
      import('../../words/titles/1830/layer.js'),
      import('./rail.js'),
    ]);
    return rail(title1830, layer1830);
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
    return rail(title18mag, layer18mag);
  },
  'imperial-steam': async () => {
    const [{ titleImperialSteam }, { layerImperialSteam }, { presenterImperialSteam }] = await Promise.all([
      import('../../titles/imperial-steam/title.js'),
      import('../../words/titles/imperial-steam/layer.js'),
      import('../../present/imperial-steam/presenter.js'),
    ]);
    const title = titleImperialSteam as unknown as Title;
    return {
      title,
      presenter: presenterImperialSteam,
      words: learnWords(title.id, layerImperialSteam),
      withHabits: () => Promise.resolve(title),
    };
  },
};
