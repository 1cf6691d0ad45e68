import type { Preset } from '../../../engine/core/index.js';

export const presets: readonly Preset[] = [
  { id: 'first', settings: {} },
  { id: 'normal', settings: { setup: 'normal' } },
  { id: 'expert', settings: { setup: 'random' } },
];
