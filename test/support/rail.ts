import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { railTable } from './rail-table.js';

export { companyTurn, stockTurn, type CompanySetup, type PositionSetup } from './rail-position.js';

/** The table of 1830. */
export const {
  position,
  newGame,
  read,
  actFully,
  act,
  acts,
  factsOf,
  refused,
  refusedCase,
  may,
  kinds,
  forms,
  choices,
  bestRun,
  asks,
  cash,
  price,
  phase,
  shares,
  president,
  inPool,
  turn,
  column,
} = railTable(title1830);
