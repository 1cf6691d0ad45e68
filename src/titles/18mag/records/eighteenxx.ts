import type { Drawn } from '../../../engine/core/index.js';
import { terrainCost } from '../../../engine/rail/map/upgrade.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { RailState } from '../../../engine/rail/state.js';
import { data } from '../rules/data.js';
import { isMinor, isSupporter } from '../rules/kinds.js';
import { startPrices } from '../rules/start-prices.js';
import { isSpent } from '../readings/site.js';
import { importedTitle18mag } from '../readings/title.js';
import { commonMoves, unnumbered, shareIds } from '../../../records/eighteenxx/convert.js';
import type { SiteContext, Converter, Dialect } from '../../../records/eighteenxx/dialect.js';
import { textIn, wholeOf, type SiteAction, type SiteGame } from '../../../records/eighteenxx/site.js';
import { splitShare } from '../../../records/eighteenxx/tracker.js';
import { siteShuffled } from '../../../records/eighteenxx/shuffle.js';

const step = ({ state: { round } }: SiteContext): string => (round.kind === 'operating' ? round.step : '');

/** What is chosen in the draft is bid for there, for nothing. */
const chosen = (action: SiteAction): string =>
  'minor' in action ? textIn(action, 'minor') : textIn(action, 'corporation');

/** The site asks for trains to be scrapped before it asks for runs; here both are one question. */
const pass: Converter = c => (step(c) === 'run' ? null : { type: 'pass' });

/** The site has a marker spent before the tile is laid. */
const layTile: Converter = (c, action) => {
  const lay = commonMoves['lay_tile']!(c, action);
  const costs = terrainCost(c.game.map, c.state.board, textIn(action, 'hex')) > 0;
  return isSpent(c.state) && costs ? { ...lay, type: 'lay-marked' } : lay;
};

const seller = /\[([^[\]]+)\]$/;

const specialBuy: Converter = (_c, action) => {
  const [, from] = seller.exec(textIn(action, 'description')) ?? [];
  return from === undefined ? { type: 'spend-marker' } : { type: 'buy-railcar', from };
};

/** The director's certificate, sold at once, is certificate 0. */
const buyShares: Converter = (c, action) => {
  const { company, cert } = splitShare(shareIds(action)[0] ?? '');
  return cert === 0 ? { type: 'buy-presidency', company } : commonMoves['buy_shares']!(c, action);
};

const trainOf = (action: SiteAction): string => {
  const id = textIn(action, 'train');
  return unnumbered(id);
};

/** Cards with the prices of these companies, in the order in which a title's list has them. */
const cardsFor = (prices: SiteGame['prices']): Drawn => {
  const cards = startPrices.map((_, card) => card);
  const drawn = data.companies
    .filter(({ id }) => isSupporter(id) && prices[id] !== undefined)
    .map(({ id }) =>
      cards.splice(
        cards.findIndex(card => startPrices[card] === prices[id]),
        1,
      ),
    );
  return [...drawn.flat(), ...cards];
};

/** Start prices stand in a flattened record; else they follow from the seed. The site has its players in order already. */
const draws = ({ prices, seed, players }: SiteGame): readonly Drawn[] => {
  const cards =
    Object.keys(prices).length > 0 || seed === null
      ? cardsFor(prices)
      : siteShuffled(
          startPrices.map((_, card) => card),
          seed,
        );
  return [cards, players.map((_, seat) => seat)];
};

/** A minor comes with the next of the site's 2-trains. */
const trackMinor = ({ state, tracker }: SiteContext, minor: string): void => {
  const before = data.companies.filter(({ id }) => isMinor(id) && isOwned(state, id)).length;
  tracker.trainMoved(`2-${String(before)}`, minor);
};

/** Where another train takes the place of a scrapped one, it has the number that follows. */
const trackTrain = ({ state, tracker }: SiteContext, id: string, after: RailState): void => {
  if (tracker.trainAt(id) !== 'pool' || after.depot.pool !== state.depot.pool) return;
  const at = id.lastIndexOf('-');
  tracker.trainMoved(`${id.slice(0, at)}-${String(Number(id.slice(at + 1)) + 1)}`, 'pool');
};

const track = (c: SiteContext, action: SiteAction, after: RailState): void => {
  if (action.type === 'bid' && 'minor' in action) trackMinor(c, textIn(action, 'minor'));
  if (action.type === 'buy_train') trackTrain(c, textIn(action, 'train'), after);
};

const isOwned = (s: RailState, minor: string): boolean =>
  s.companies[minor] !== undefined && presidentOf(s, minor) !== null;

const phases: { readonly [phase: string]: string } = { Y: 'Yellow', G: 'Green', B: 'Brown', GR: 'Gray' };

export const dialect18mag: Dialect = {
  game: '18Mag',
  title: importedTitle18mag,
  hasOlder: true,
  options: {},
  draws,
  hasShares: isSupporter,
  unled: 'pool',
  poolIsDepot: true,
  phaseKey: ({ name }) => phases[name]!,
  isGone: (s, company) => isMinor(company) && s.round.kind !== '18mag/draft' && !isOwned(s, company),
  track,
  moves: {
    buy_shares: buyShares,
    bid: (_c, a) => ({ type: 'draft', company: chosen(a) }),
    pass,
    lay_tile: layTile,
    special_buy: specialBuy,
    discard_train: (_c, a) => ({ type: 'scrap', train: trainOf(a) }),
    dividend: (_c, a) => ({ type: 'pay-out', amount: a['amount'] === undefined ? 0 : wholeOf(a, 'amount') }),
  },
};
