import type { RailInBrowser } from '../rail.js';
import { inBrowser as own } from './browser.js';
import { importedTitle1856 } from './readings/title.js';

export const inBrowser: RailInBrowser = { ...own, title: importedTitle1856 };
