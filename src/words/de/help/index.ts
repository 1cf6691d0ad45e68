import type { GeneralHelp } from '../../help-text.js';
import { aboutService } from './about.js';
import { fairPlay } from './fair-play.js';
import { how } from './how.js';
import { notation, railWriting } from './notation.js';
import { privacy } from './privacy.js';

/** The help of the service itself, in German. */
export const help: GeneralHelp = {
  how,
  'fair-play': fairPlay,
  about: aboutService,
  privacy,
  notation,
  railWriting,
};
