import type { RailInBrowser } from '../rail.js';
import { inBrowser as own } from './browser.js';
import { importedTitle1830 } from './readings/title.js';

export const inBrowser: RailInBrowser = { ...own, title: importedTitle1830 };
