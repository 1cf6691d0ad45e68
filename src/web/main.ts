import { enhanceNavigation } from './navigate.js';
import { enhanceSecretForm, fillTimeZone } from './secret.js';

/** Everything works without this script; it only spares the reader full page loads. */
enhanceSecretForm();
fillTimeZone();
addEventListener('hashchange', enhanceSecretForm);
enhanceNavigation();
