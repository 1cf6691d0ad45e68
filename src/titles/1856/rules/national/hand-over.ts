import { handAssetsOver } from '../../../../engine/rail/company/hand-over.js';
import type { Draft } from '../../../../engine/rail/state.js';
import { national } from '../companies.js';
import { dropLoans } from '../loans.js';
import { passRightsOn } from '../bonus-rights.js';

/** Money, trains and rights of a company go to the government's; its loans vanish (1856 §8.7). */
export const mergeIntoNational = (d: Draft, company: string): void => {
  handAssetsOver(d, company, national);
  passRightsOn(d, company, national);
  dropLoans(d, company);
};
