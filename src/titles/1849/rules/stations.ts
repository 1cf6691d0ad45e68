import { refuse, textField, wholeNumber, type Option, type Refusal } from '../../../engine/core/index.js';
import { spotField } from '../../../engine/rail/action/fields.js';
import { unlessInRange, unlessNow } from '../../../engine/rail/action/refusals.js';
import { hasTokenLeft, readSpot, spotName } from '../../../engine/rail/company/tokens.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import { tradeRules } from '../../../engine/rail/company/trade.js';
import type { Feature, Move, Out, RailGame, Step, Trade } from '../../../engine/rail/contract.js';
import { hasBegun } from '../../../engine/rail/game.js';
import { hasTokenOn, liftToken, placeToken } from '../../../engine/rail/map/board.js';
import { networkOf, reachesStop } from '../../../engine/rail/map/network.js';
import { cashOf, pay } from '../../../engine/rail/money.js';
import { stepsBefore } from '../../../engine/rail/round/steps.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { lostHomeOf } from './earthquake.js';
import { isAdvanced } from './settings.js';

/** `company` takes the place of `from` in a city. */
export type StationFact = {
  readonly kind: 'station-bought';
  readonly company: string;
  readonly from: string;
  readonly hex: string;
  readonly stop: number;
  readonly price: number;
};

export type StationAsk = { readonly kind: 'buy-station'; readonly company: string };

const name = 'station';

interface Place {
  readonly spot: string;
  readonly from: string;
}

/** The hex of the company's home; of one that chose it, that of its first token, lost or not. */
const homeOf = (g: RailGame, s: RailState, company: string): string | undefined => {
  const { home } = g.company[company]!;
  if (!('choose' in home)) return home.hex;
  return lostHomeOf(s, company) ?? s.board.tokens.find(t => t.company === company)?.hex;
};

/** Places of others that the company could buy: it reaches the city, has a token for it and none on the hex, and it is not the seller's home (1849 §4.4). */
const placesFor = (g: RailGame, s: RailState, round: OperatingRound): readonly Place[] => {
  const { company } = round;
  if (round.done.includes(name) || !hasBegun(g, s, '6')) return [];
  if (cashOf(s, company) < 1 || !hasTokenLeft(g, s, company)) return [];
  const network = networkOf(g.map, s.board, company);
  return s.board.tokens
    .filter(
      t =>
        t.company !== company &&
        t.hex !== homeOf(g, s, t.company) &&
        presidentOf(s, t.company) !== null &&
        !hasTokenOn(s.board, company, t.hex) &&
        reachesStop(g.map, network, t.hex, t.stop),
    )
    .map(t => ({ spot: spotName(t.hex, t.stop), from: t.company }));
};

const turnHere = (s: RailState, seat: number): OperatingRound | null => {
  const round = turnOf(s, seat);
  return round?.step === name ? round : null;
};

/** The buyer's token takes the place of the seller's, which goes back to its company and can be placed again. */
const buyPlace = (
  g: RailGame,
  d: Draft,
  out: Out<StationFact>,
  company: string,
  { spot, from }: Place,
  price: number,
): void => {
  const { hex, stop } = readSpot(spot);
  pay(d, company, from, price);
  d.board = placeToken(g.map, liftToken(g.map, d.board, from, hex), { company, hex, stop });
  out.say({ kind: 'station-bought', company, from, hex, stop, price });
  const round = d.round as OperatingRound;
  d.round = { ...round, begun: true, done: [...round.done, name] };
};

/** Places that need nobody's word: those of companies of the same president, or all where no consent is asked. */
const ownPlaces = (g: RailGame, s: RailState, seat: number, round: OperatingRound): readonly Place[] =>
  placesFor(g, s, round).filter(
    ({ from }) => !tradeRules.of(g).tradeNeedsConsent || presidentOf(s, from) === seat,
  );

/** What keeps the company from buying a place that there is, as the `case` of the refusal. */
const obstacle = (
  g: RailGame,
  s: RailState,
  round: OperatingRound,
  { spot, from }: Place,
): 'consent' | 'home' | 'once' | 'own' | 'token' | 'unreached' | undefined => {
  const { company, done } = round;
  const { hex, stop } = readSpot(spot);
  if (hex === homeOf(g, s, from)) return 'home';
  if (placesFor(g, s, round).some(place => place.spot === spot && place.from === from)) return 'consent';
  if (done.includes(name)) return 'once';
  if (hasTokenOn(s.board, company, hex)) return 'own';
  if (!hasTokenLeft(g, s, company)) return 'token';
  return reachesStop(g.map, networkOf(g.map, s.board, company), hex, stop) ? undefined : 'unreached';
};

/** Why the place cannot be bought without asking anybody. @param places those that can */
const notForSale = (
  g: RailGame,
  s: RailState,
  round: OperatingRound,
  places: readonly Place[],
  { spot, from }: Place,
): Refusal => {
  const { company } = round;
  const isThere = s.board.tokens.some(
    t => t.company === from && from !== company && spotName(t.hex, t.stop) === spot,
  );
  const why = isThere ? obstacle(g, s, round, { spot, from }) : undefined;
  if (why) return refuse('cannot-buy-station', { company, spot, from, case: why });
  const allowed = places.map(place => place.spot);
  return refuse('cannot-buy-station', { spot, from, allowed, ...(allowed.length === 0 && { case: 'none' }) });
};

interface StationFields extends Place {
  readonly price: number;
}

/** Buying another company's place in a city. */
export const station: Move<StationFields, StationFact> = {
  type: 'station',
  fields: { spot: spotField, from: textField, price: wholeNumber },
  moment: (_g, s, seat) => unlessNow(turnHere(s, seat), name),
  candidates: (_g, s, _seat, of) =>
    s.board.tokens
      .filter(({ hex }) => hex === of)
      .map(({ hex, stop, company: from }) => ({ spot: spotName(hex, stop), from, price: 1 })),
  options: (g, s, seat) => {
    const round = turnHere(s, seat)!;
    return ownPlaces(g, s, seat, round).map(({ spot, from }): Option => ({
      type: 'station',
      fields: {
        spot: { oneOf: [spot] },
        from: { oneOf: [from] },
        price: { from: 1, to: cashOf(s, round.company), by: 1 },
      },
    }));
  },
  refusal: (g, s, seat, { spot, from, price }) => {
    const round = turnHere(s, seat)!;
    const places = ownPlaces(g, s, seat, round);
    return places.some(place => place.spot === spot && place.from === from)
      ? unlessInRange(price, { from: 1, to: cashOf(s, round.company) }, 'station')
      : notForSale(g, s, round, places, { spot, from });
  },
  play: (g, d, seat, { spot, from, price }, out) => {
    buyPlace(g, d, out, turnHere(d, seat)!.company, { spot, from }, price);
  },
};

/** Asking another president for a place. */
const stationTrade: Trade = {
  what: 'station',
  isPlace: true,
  proposals: (g, s, seat) => {
    const round = turnHere(s, seat);
    if (!round) return [];
    return placesFor(g, s, round)
      .filter(({ from }) => presidentOf(s, from) !== seat)
      .map(({ spot, from }) => ({
        what: 'station',
        item: spot,
        from,
        buyer: round.company,
        to: presidentOf(s, from)!,
        price: { from: 1, to: cashOf(s, round.company) },
      }));
  },
  carryOut: (g, d, out, { item, from, buyer, price }) => {
    buyPlace(g, d, out, buyer, { spot: item, from }, price);
  },
};

/** Where a place of another company may be bought. */
export const stationStep: Step<StationFact, StationAsk> = {
  name,
  waits: (g, s, round) => placesFor(g, s, round).length > 0,
  mayPass: () => true,
  ask: (_g, _s, { company }) => ({ kind: 'buy-station', company }),
};

/** From phase 6 on places in stations can be bought (1849 §4.4). */
export const stations: Feature = {
  chosen: s => isAdvanced(s) || s['stations'] === true,
  steps: was => stepsBefore(was, 'trains', stationStep),
  moves: [station],
  trades: [stationTrade],
  forms: [
    { type: 'station', form: 'station <spot:spot> from <from:id> <price:int>' },
    {
      type: 'offer',
      form: 'offer station <item:spot> from <from:id> to <buyer:id> <price:int>',
      fixed: { what: 'station' },
    },
  ],
  meanings: {
    'station-bought': fact => {
      const { company, from, hex, price } = fact as StationFact;
      return { changes: [from], built: { hex, company }, cost: price };
    },
  },
};
