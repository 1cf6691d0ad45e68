import type { TitleManifest } from '../manifest.js';

export const manifest: TitleManifest = {
  id: '1856',
  service: async () => (await import('./service.js')).service,
  browser: async () => (await import('./browser.js')).playable,
};
