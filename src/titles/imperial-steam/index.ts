import type { TitleManifest } from '../manifest.js';
import type { SetFile } from './rules/data/set-file.js';

export const manifest: TitleManifest = {
  id: 'imperial-steam',
  service: async () => (await import('./service.js')).service,
  browser: async ({ id, valuesOf }) => {
    const [{ playableBy }, values] = await Promise.all([import('./browser.js'), valuesOf(id)]);
    return playableBy(id, values as SetFile);
  },
};
