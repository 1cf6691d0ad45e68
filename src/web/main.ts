import { enhanceNavigation } from './navigate.js';
import { enhanceSecretForm } from './secret.js';

/** Everything works without this script; it only spares the reader full page loads. */
enhanceSecretForm();
addEventListener('hashchange', enhanceSecretForm);
enhanceNavigation();
