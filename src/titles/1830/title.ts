import { defineRailTitle, type RailTitle } from '../../engine/rail/index.js';
import { data } from './data.js';
import { siteReading } from './site.js';
import { taste } from './taste.js';
import { settings, variants } from './variants.js';

/** 1830 Classic (1830 chapters 1-8, C-1, C-2). */
export const title1830: RailTitle = defineRailTitle({
  id: '1830',
  rules: 3,
  minSeats: 2,
  maxSeats: 6,
  data,
  settings,
  features: [...variants, siteReading, taste],
});
