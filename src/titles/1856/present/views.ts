import type { OwnViews } from '../../../present/rail/views/own.js';
import { formationSections } from './formation.js';
import { goods1856 } from './goods.js';
import { loanFacts } from './loans.js';

/** What 1856 shows that no other 18xx does: how the CGR is formed, and loans. */
export const views1856: OwnViews = {
  sections: formationSections,
  shows: new Set(['save-company']),
  goods: goods1856,
  facts: loanFacts,
};
