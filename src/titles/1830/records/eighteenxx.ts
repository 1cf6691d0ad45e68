import { importedTitle1830 } from '../readings/title.js';
import type { Dialect } from '../../../records/eighteenxx/dialect.js';

export const dialect1830: Dialect = {
  game: '1830',
  title: importedTitle1830,
  options: {
    multiple_brown_from_ipo: { 'brown-purchase': 'all' },
    optional_6_train: { 'third-6-train': true },
  },
};
