import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { railTable } from './rail-table.js';

export { companyTurn, stockTurn, type CompanySetup, type PositionSetup } from './rail-position.js';

/** The table of 1849. */
export const table = railTable(title1849);
