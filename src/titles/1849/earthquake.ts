import { closeCompany, phaseOf, type Draft, type RailFact, type RailGame } from '../../engine/rail/index.js';

const messina = 'B14';

/** A home that was chosen is where its first token stands. */
const choseMessina = (g: RailGame, d: Draft, company: string): boolean =>
  'choose' in g.company[company]!.home && d.board.tokens.find(t => t.company === company)!.hex === messina;

/**
 * With the first 12H-train Messina falls back to what is printed, all tokens there are lost, and nobody
 * may build there before the next stock round is over. A company without any other token, which
 * only Garibaldi can be, is closed (1849 §4.6.3.1).
 */
export const earthquake = (g: RailGame, d: Draft, out: Out): void => {
  if (phaseOf(g, d).name !== '12') return;
  const lost = d.board.tokens.filter(t => t.hex === messina).map(t => t.company);
  const homeless = lost.filter(company => choseMessina(g, d, company));
  const { [messina]: _tile, ...laid } = d.board.laid;
  d.board = { laid, tokens: d.board.tokens.filter(t => t.hex !== messina) };
  d.resting = { ...d.resting, [messina]: d.set + 1 };
  out.say({ kind: 'earthquake', hex: messina, lost });
  for (const company of lost)
    if (d.board.tokens.some(t => t.company === company)) {
      const c = d.companies[company]!;
      c.lostTokens += 1;
      if (homeless.includes(company)) c.lostHome = messina;
    } else closeCompany(g, d, out, company, 'earthquake');
};
