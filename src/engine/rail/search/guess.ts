import type { Seat } from '../../core/index.js';
import type { RailGame } from '../contract.js';
import type { Company, RailState } from '../state.js';

/** What a company has in its treasury where nobody tells, in shares of par. */
const SHARES_KEPT = 3;

const guessCompany = (company: Company): Company =>
  company.cash === null
    ? { ...company, cash: company.floated ? SHARES_KEPT * (company.par ?? 0) : 0 }
    : company;

/** The position with a guess in place of hidden money: others have what the seat has, and the bank the rest. */
export const guess = (g: RailGame, s: RailState, seat: Seat): RailState => {
  const own = s.players[seat]?.cash ?? 0;
  const players = s.players.map(player => (player.cash === null ? { ...player, cash: own } : player));
  const companies = Object.fromEntries(
    Object.entries(s.companies).map(([id, company]) => [id, guessCompany(company)]),
  );
  if (s.bank !== null) return { ...s, players, companies };
  const out = [...players, ...Object.values(companies)].reduce((sum, { cash }) => sum + (cash ?? 0), 0);
  return { ...s, players, companies, bank: Math.max(0, (g.data.bank ?? Infinity) - out) };
};
