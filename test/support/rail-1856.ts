import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { railTable } from './rail-table.js';

export { companyTurn, stockTurn, type CompanySetup, type PositionSetup } from './rail-position.js';

/** The table of 1856. */
export const table = railTable(title1856);
