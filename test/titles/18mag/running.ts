import type { RailGame } from '../../../src/engine/rail/contract.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { companyTurn } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';

export const table = railTable(title18mag);

export const gameOf = (state: RailState): RailGame => title18mag.game(state.settings);

export interface Running {
  readonly company: string;
  readonly trains: readonly string[];
  readonly tokens: readonly string[];
  readonly laid: RailState['board']['laid'];
  readonly cash?: number;
  readonly phase?: 'Y' | 'G' | 'B' | 'GR';
  readonly step?: string;
  /** Railcars bought in this turn, by who sold them. */
  readonly railcars?: readonly string[];
  /** Does the game for two lie on the table? */
  readonly small?: true;
}

const phases = ['Y', 'G', 'B', 'GR'];

/** A minor of the first seat that is about to run its trains. */
export const running = (setup: Running): RailState => {
  const { company, trains, tokens, laid, cash = 100, phase = 'Y', step = 'run', small } = setup;
  const done = (setup.railcars ?? []).map(from => `railcar ${from}`);
  const state = table.position({
    seats: small ? 2 : 3,
    settings: { board: small ? 'small' : 'large' },
    companies: { [company]: { par: 60, shares: [100], cash, trains, operated: true } },
    tokens,
    laid,
    round: companyTurn(company, { step, done }),
  });
  return { ...state, ended: null, phase: phases.indexOf(phase) };
};
