import type { RailAsk, RailRound } from '../../engine/rail/index.js';
import type { AskWords, RoundWords, Wording } from '../types.js';

/** What a seat is asked in an 18xx game, in English. */
export const railAsksEn: Wording<RailAsk, AskWords> = {
  'auction-turn': (a, n) => ({
    short: 'buy, bid or pass',
    full: `Buy ${n.private(a.cheapest)} for ${n.money(a.price)}, bid for a dearer private company, or pass.`,
  }),
  'auction-contest': (a, n) => ({
    short: `bid for ${n.private(a.private)}`,
    full: `Raise the highest bid for ${n.private(a.private)}, ${n.money(a.highest)}, or leave it to the others.`,
  }),
  'set-par': (a, n) => ({
    short: `set the par of ${n.company(a.company)}`,
    full: `Set the par of ${n.company(a.company)}.`,
  }),
  'stock-turn': () => ({ short: 'sell and buy shares', full: 'Sell shares, buy one, or pass.' }),
  'must-sell': () => ({
    short: 'sell down to the limit',
    full: 'You are over a limit: sell shares before anything else.',
  }),
  'home-token': (a, n) => ({
    short: `${n.company(a.company)} to place its home token`,
    full: `Choose the city for the home token of ${n.company(a.company)}.`,
  }),
  'choose-certificates': (a, n) => ({
    short: `choose certificates of ${n.company(a.company)}`,
    full: `The presidency of ${n.company(a.company)} changes: choose the certificates that are given for the president’s.`,
  }),
  ruined: (a, n) => ({
    short: 'go on with a loan or leave',
    full: `${n.company(a.company)} is bankrupt, and you with it: go on with a loan, or leave the game.`,
  }),
  'lay-track': (a, n) => ({
    short: `${n.company(a.company)} to lay track`,
    full: `Lay or upgrade a tile for ${n.company(a.company)}, or pass.`,
  }),
  'place-token': (a, n) => ({
    short: `${n.company(a.company)} to place a token`,
    full: `Place a station token for ${n.company(a.company)}, or pass.`,
  }),
  'run-trains': (a, n) => ({
    short: `${n.company(a.company)} to run trains`,
    full: `Run the trains of ${n.company(a.company)}.`,
  }),
  dividend: (a, n) => ({
    short: `${n.company(a.company)} to pay or withhold`,
    full: `Decide whether ${n.company(a.company)} pays its revenue out or withholds it.`,
  }),
  'buy-trains': (a, n) => ({
    short: `${n.company(a.company)} to buy trains`,
    full: `Buy trains for ${n.company(a.company)}, or pass.`,
  }),
  'buy-privates': (a, n) => ({
    short: `${n.company(a.company)} to buy privates`,
    full: `Buy private companies for ${n.company(a.company)}, or pass.`,
  }),
  'use-private': (a, n) => ({
    short: `${n.company(a.company)} to use a private`,
    full: `Lay the tile that a private of ${n.company(a.company)} allows, or pass.`,
  }),
  'free-token': (a, n) => ({
    short: `${n.company(a.company)} to place a free token`,
    full: `Place the free token of ${n.private(a.private)} for ${n.company(a.company)}, or pass.`,
  }),
  'forced-train': (a, n) => ({
    short: `${n.company(a.company)} must buy a train`,
    full:
      a.missing > 0
        ? `${n.company(a.company)} must buy a train and ${n.money(a.missing)} is missing: as president you pay the rest, selling shares if need be.`
        : `${n.company(a.company)} must buy a train.`,
  }),
  'buy-station': (a, n) => ({
    short: `${n.company(a.company)} to buy a station`,
    full: `Buy another company’s place in a city for ${n.company(a.company)}, or pass.`,
  }),
  'buy-right': (a, n) => ({
    short: `${n.company(a.company)} to buy a right`,
    full: `Buy the right to special trains for ${n.company(a.company)}, or pass.`,
  }),
  'own-shares': (a, n) => ({
    short: `${n.company(a.company)} to trade its own shares`,
    full: `Sell shares of its own for ${n.company(a.company)}, buy one back, or pass.`,
  }),
  bonds: (a, n) => ({
    short: `${n.company(a.company)}: bond`,
    full: `Issue the bond of ${n.company(a.company)}, pay it back, or pass.`,
  }),
  'forced-interest': (a, n) => ({
    short: `${n.company(a.company)} must pay interest`,
    full: `${n.company(a.company)} must pay interest and ${n.money(a.missing)} is missing: as president you pay the rest, selling shares if need be.`,
  }),
  'discard-train': (a, n) => ({
    short: `${n.company(a.company)} to discard a train`,
    full: `${n.company(a.company)} has more trains than it may keep: discard one.`,
  }),
  offer: a => ({
    short: 'answer an offer',
    full:
      a.offers.length === 1 ? 'Accept or decline the offer made to you.' : 'Answer the offers made to you.',
  }),
  nothing: () => ({ short: 'nothing to do', full: 'Nothing is asked of anybody.' }),
};

/** Where an 18xx game can stand, in English. */
export const railRoundsEn: Wording<RailRound, RoundWords> = {
  auction: () => ({ short: 'Auction', full: 'Opening auction' }),
  'stock-round': r => ({ short: `SR ${String(r.number)}`, full: `Stock round ${String(r.number)}` }),
  'operating-round': (r, n) => ({
    short: `OR ${String(r.number)}.${String(r.index)}`,
    full: `Operating round ${String(r.number)}.${String(r.index)} of ${String(r.of)}, ${n.company(r.company)}`,
  }),
  over: () => ({ short: 'Over', full: 'The game is over' }),
};
