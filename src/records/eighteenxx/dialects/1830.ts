import { title1830 } from '../../../titles/1830/title.js';
import type { Dialect } from '../dialect.js';

export const dialect1830: Dialect = {
  title: title1830,
  options: {
    multiple_brown_from_ipo: { 'brown-purchase': 'all' },
    optional_6_train: { 'third-6-train': true },
  },
};
