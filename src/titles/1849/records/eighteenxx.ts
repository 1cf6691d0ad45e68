import type { Json, Settings } from '../../../engine/core/index.js';
import { openDecision } from '../../../engine/rail/pending.js';
import { bondsOf } from '../rules/bonds.js';
import { importedTitle1849 } from '../readings/title.js';
import { data } from '../rules/data.js';
import type { SiteContext, Converter, Dialect } from '../../../records/eighteenxx/dialect.js';
import { commonMoves, shareIds, spot } from '../../../records/eighteenxx/convert.js';
import {
  BadRecord,
  textIn,
  wholeOf,
  type SiteAction,
  type SiteGame,
} from '../../../records/eighteenxx/site.js';
import { splitShare } from '../../../records/eighteenxx/tracker.js';
import { siteShuffled } from '../../../records/eighteenxx/shuffle.js';

const byCompany = (c: SiteContext, action: SiteAction): boolean =>
  c.game.company[String(action.entity)] !== undefined;

/** The double certificate among those named in a sale. */
const last = (c: SiteContext, action: SiteAction): { readonly last?: true } =>
  shareIds(action)
    .map(splitShare)
    .some(({ company, cert }) => cert > 0 && cert === c.game.company[company]!.certs.length - 1)
    ? { last: true }
    : {};

const buyShares: Converter = (c, action) => {
  if (byCompany(c, action)) return { type: 'redeem' };
  return { ...commonMoves['buy_shares']!(c, action), shares: 1 };
};

const sellShares: Converter = (c, action) => {
  const sale = commonMoves['sell_shares']!(c, action) as {
    readonly company: string;
    readonly shares: number;
  };
  if (byCompany(c, action)) return { type: 'issue', shares: sale.shares, ...last(c, action) };
  return { ...sale, ...last(c, action) };
};

/** The private that the company in turn has closed to build on the coast. */
const coastRight = ({ game, state: { round } }: SiteContext): string | undefined =>
  round.kind === 'operating' ? round.done.find(id => game.private[id] !== undefined) : undefined;

const layTile: Converter = (c, action) => {
  const right = coastRight(c);
  const lay = commonMoves['lay_tile']!(c, action);
  return right === undefined ? lay : { ...lay, type: 'use-lay', private: right };
};

const placeToken: Converter = (c, action) => {
  const { hex, stop } = c.tracker.cityAt(textIn(action, 'city'));
  const right = coastRight(c);
  if (right !== undefined) return { type: 'use-token', private: right, spot: spot(hex, stop) };
  const founds = openDecision(c.game, c.state)?.kind === 'home-token';
  return { type: founds ? 'home' : 'token', spot: spot(hex, stop) };
};

const buyToken: Converter = (c, action) => {
  const { hex, stop } = c.tracker.cityAt(textIn(action, 'city'));
  const from = c.tracker.tokenIn(hex, stop, wholeOf(action, 'slot'));
  if (from === null) throw new BadRecord('buy_token.slot', { kind: 'token' });
  return { type: 'station', spot: spot(hex, stop), from, price: wholeOf(action, 'price') };
};

const choices: { readonly [choice: string]: object | null } = {
  Pass: null,
  'Close SMS': { type: 'use-coast', private: 'SMS' },
  'Two 10% certs': { give: 'singles' },
  'One 20% cert': { give: 'last' },
  'Take L.500 loan': { type: 'ruin', choice: 'loan' },
  'Leave game': { type: 'ruin', choice: 'leave' },
};

const choose: Converter = (c, action) => {
  const choice = textIn(action, 'choice');
  if (choice.startsWith('Buy E-Token')) return { type: 'electrify' };
  const move = Object.hasOwn(choices, choice) ? choices[choice] : undefined;
  if (move === undefined) throw new BadRecord('choose.choice', { kind: 'choice', given: choice });
  if (!move || !('give' in move)) return move;
  // Of a company that closed with the sale the site asks, too: nothing is left to choose.
  const open = c.state.pending.find(p => p.kind === 'choose-certificates');
  return open ? { type: 'certificates', company: open.company, ...move } : null;
};

/** Five companies play unless there are five players, or four who did not choose fewer (1849 §1.2). */
const scenario = ({ players, options }: SiteGame): '5' | '6' =>
  players.length > 4 || (players.length === 4 && !options.includes('reduced_4p_corps')) ? '6' : '5';

/**
 * The order of the companies, as numbers in the title's list. A flattened record lists them in that
 * order; otherwise it follows from the seed, where the site has IFT change places if it comes too early.
 */
const order = ({ companies, seed, options }: SiteGame): readonly number[] => {
  const ids = data.companies.map(c => c.id);
  if (companies.length === 0 && seed !== null) {
    const drawn = [...siteShuffled(ids, seed)];
    const early = drawn.indexOf('IFT');
    if (options.includes('delay_ift') && early < 3) [drawn[early], drawn[3]] = [drawn[3]!, 'IFT'];
    return drawn.map(id => ids.indexOf(id));
  }
  const left = ids.filter(id => !companies.includes(id));
  return [...companies, ...left].map(id => ids.indexOf(id));
};

/** Electric Dreams comes with all of the advanced game (1849 §1.3.1). Older records may have it alone, or with a part of that. */
const electric = ({ options }: SiteGame): Settings => {
  if (!options.includes('electric_dreams')) return {};
  const isWhole = options.includes('acquiring_station_tokens') && options.includes('bonds');
  return isWhole ? { game: 'electric' } : { 'e-trains': true };
};

const settings = (game: SiteGame): Settings => ({
  companies: scenario(game),
  'no-grey-values': game.generated,
  ...electric(game),
});

export const dialect1849: Dialect = {
  game: '1849',
  title: importedTitle1849,
  companyKeys: (s, company): { readonly [name: string]: Json } => {
    const loans = bondsOf(s, company);
    return loans > 0 ? { loans } : {};
  },
  options: {
    acquiring_station_tokens: { stations: true },
    bonds: { bonds: true },
    delay_ift: { 'delay-ift': true },
    electric_dreams: {},
    reduced_4p_corps: {},
  },
  settings,
  draws: game => [order(game)],
  moves: {
    buy_shares: buyShares,
    sell_shares: sellShares,
    lay_tile: layTile,
    place_token: placeToken,
    buy_token: buyToken,
    assign: (_c, a) => ({ type: 'use-port', private: String(a.entity), hex: textIn(a, 'target') }),
    choose,
    take_loan: () => ({ type: 'borrow' }),
    payoff_loan: () => ({ type: 'repay' }),
    payoff_debt: () => ({ type: 'pay-debt' }),
  },
  firstStop: { B14: 1, C1: 1, C5: 1, H12: 1, M13: 1 },
  parFollowsPrice: true,
};
