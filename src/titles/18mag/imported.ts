import type { RailInBrowser } from '../rail.js';
import { inBrowser as own } from './browser.js';
import { importedTitle18mag } from './readings/title.js';

export const inBrowser: RailInBrowser = { ...own, title: importedTitle18mag };
