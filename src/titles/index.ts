import { manifest as title1830 } from './1830/index.js';
import { manifest as title1849 } from './1849/index.js';
import { manifest as title1856 } from './1856/index.js';
import { manifest as title18mag } from './18mag/index.js';
import { manifest as titleImperialSteam } from './imperial-steam/index.js';
import type { TitleManifest } from './manifest.js';

/** Every title, in the order in which they are listed: the only list of titles. */
export const manifests: readonly TitleManifest[] = [
  title1830,
  title1849,
  title1856,
  title18mag,
  titleImperialSteam,
];
