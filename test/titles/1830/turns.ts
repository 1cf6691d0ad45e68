import { completeSettings, type Settings } from '../../../src/engine/core/index.js';
import type { RailGame } from '../../../src/engine/rail/contract.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { companyTurn, position, type CompanySetup, type PositionSetup } from '../../support/rail.js';

/** The rules of a game with those settings. */
export const gameOf = (settings: Settings): RailGame =>
  title1830.game(completeSettings(title1830.settings, settings));

/** The company is in turn; seat 0 leads it. */
export const turnOf = (
  settings: Settings,
  company: string,
  more: Partial<PositionSetup> = {},
  own: CompanySetup = {},
  at: Parameters<typeof companyTurn>[1] = {},
): ReturnType<typeof position> =>
  position({
    settings,
    round: companyTurn(company, at),
    ...more,
    companies: {
      [company]: { shares: [60], par: 100, cash: 1000, operated: true, ...own },
      ...more.companies,
    },
  });
