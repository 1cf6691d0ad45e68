import { enhanceMaps } from './map.js';
import { enhanceNavigation, FRESH_MAIN } from './navigate.js';
import { enhanceScrubber } from './scrubber.js';
import { enhanceSecretForm } from './secret.js';

/** Everything works without this script; it only spares the reader full page loads. */
enhanceSecretForm();
addEventListener('hashchange', enhanceSecretForm);
enhanceScrubber();
enhanceNavigation();
enhanceMaps();
document.addEventListener(FRESH_MAIN, enhanceMaps);
