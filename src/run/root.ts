import { fileURLToPath } from 'node:url';

/** The project's folder, where templates and assets are. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
