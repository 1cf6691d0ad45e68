import type { TitleManifest } from '../manifest.js';
import { playRail } from '../rail.js';

export const manifest: TitleManifest = {
  id: '18mag',
  service: async () => (await import('./service.js')).service,
  browser: () => playRail(import('./browser.js')),
  imported: () => playRail(import('./imported.js')),
};
