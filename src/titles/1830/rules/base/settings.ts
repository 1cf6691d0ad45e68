import { choiceVariant, onOffVariant, type Variant } from '../../../../engine/rail/variants/index.js';
import { groupSale } from './groups.js';
import { printedPrices } from './group-data.js';
import { insolvency } from './insolvency.js';

/** How the privates are sold: by auction (C-2.2), or in groups to whoever bids most for the first choice (1.3). */
export const privatesSale: Variant = choiceVariant('privates-sale', 'auction', { groups: groupSale });

/** Two prices of groups that do not add up are those of the rulebook's table (1.3). */
export const groupPrices: Variant = onOffVariant('group-prices', printedPrices);

/** What becomes of a president who cannot pay for a train: shares are sold (C-2.3), or the company owes it to the bank (7.7). */
export const insolvencyOrSale: Variant = choiceVariant('need', 'forced-sale', { insolvency });
