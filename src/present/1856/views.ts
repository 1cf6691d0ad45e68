import type { OwnViews } from '../rail/views/own.js';
import { formationSections } from './formation.js';

/** What 1856 shows that no other 18xx does: how the CGR is formed. */
export const views1856: OwnViews = { sections: formationSections };
