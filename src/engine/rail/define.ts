import {
  canonical,
  fieldSchemas,
  Illegal,
  judge,
  must,
  offered,
  readingOf,
  type Action,
  type Applied,
  type Draw,
  type JsonObject,
  type Preset,
  type Seat,
  type Settings,
  type SettingDef,
  type Title,
} from '../core/index.js';
import type { PlayableRail } from './ahead.js';
import { isInTurn, roundOfGame, turnOfGame } from './ask.js';
import { acquire } from './company/acquiring.js';
import { dividend } from './company/dividend.js';
import { run } from './company/running.js';
import { home, token, useToken } from './company/tokens.js';
import { lay, useLay } from './company/track.js';
import type { RailData } from './data.js';
import { costOf } from './costs.js';
import { figuresOf } from './figures.js';
import { printedOf } from './printed.js';
import { waterfallAuction } from './auction/waterfall.js';
import type { Auction, Feature, Move, RailGame, RoundKind } from './contract.js';
import { composeGame, type BaseGame } from './game.js';
import { sensibleBy } from './habits/habits.js';
import { recorder } from './out.js';
import { thinkOf } from './search/search.js';
import { audit } from './audit.js';
import { menuOfGame } from './menu.js';
import { progressOf, triesOfGame } from './tries.js';
import { bankrupt } from './move/bankrupt.js';
import { exchange } from './move/exchange.js';
import { accept, decline, offer, withdraw } from './move/offers.js';
import { pass } from './move/pass.js';
import { commonTrades } from './move/trades.js';
import { draftOf } from './draft.js';
import { railNotation } from './notation.js';
import { ordersOf } from './orders/orders.js';
import { operatingRound } from './round/operating.js';
import { settle } from './round/settle.js';
import { defaultSteps } from './round/steps.js';
import { stockRound } from './round/stock.js';
import { onTimeoutOf } from './timeout.js';
import { demandOf, type Demand } from './demands.js';
import { netWorth, resultOf, scoresOf } from './score.js';
import { setupState } from './setup.js';
import type { RailState, Source } from './state.js';
import { buy } from './stock/buying.js';
import { par } from './stock/starting.js';
import { sell } from './move/sell.js';
import { discard, train } from './train/buying.js';

/** Everything that can be done in every 18xx, in the order in which menus list it. */
const moves: readonly Move[] = [
  accept, decline, par, buy, sell, exchange, home, lay, useLay, token, useToken,
  run, dividend, train, discard, acquire, offer, withdraw, bankrupt,
]; // oxfmt-ignore

/** Kinds of round in every 18xx. */
const rounds = [stockRound, operatingRound] as readonly RoundKind[];

/** The board is full enough to be worth a look, and somebody is to build: that is what visitors like to try. */
const demo = { moves: 340, at: { ask: 'lay-track', offers: 'lay', does: 'lay' } };

/** How another site reads the rules of a title: features that apply after its own. */
export interface Reading {
  /** As the setting `reading` names it. */
  readonly site: string;
  readonly features: readonly Feature[];
}

/** What a title brings: data, and features in the order in which they apply. */
export interface RailTitleSpec {
  readonly id: string;
  readonly rules: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly data: RailData;
  /** How the privates are sold: in the waterfall auction of most 18xx where it is left out. */
  readonly auction?: Auction;
  readonly features: readonly Feature[];
  readonly settings: readonly SettingDef[];
  readonly presets?: readonly Preset[];
  /**
   * What becomes of the chosen settings with so many players.
   * @throws Illegal `setting-needs-other-seats` where they do not fit the number
   */
  readonly fitSettings?: (settings: Settings, seats: number) => Settings;
  /** How other sites read the rules, for games that were played there. */
  readonly readings?: readonly Reading[];
  /** Where companies sell their shares, as their capital has it; the first is meant where nothing is said. */
  readonly sells?: readonly Source[];
  /** How many moves a strong seat tries for a decision, where they take longer than in most titles. */
  readonly strongSteps?: number;
}

export interface RailTitle extends Title<RailState>, PlayableRail {
  /** The title as it also plays games of other sites. Without their readings it refuses to. */
  withReadings(readings: readonly Reading[]): RailTitle;
}

/** All features that may be chosen by these settings. */
const featuresFor = (
  { id, features, readings = [] }: RailTitleSpec,
  settings: Settings,
): readonly Feature[] => {
  const reading = readingOf(settings);
  if (reading === undefined) return features;
  const found = readings.find(({ site }) => site === reading);
  if (!found) throw new Error(`how ${reading} reads ${id} is not loaded`);
  return [...features, ...found.features];
};

const usualAuction = waterfallAuction();

const gamesOf = (spec: RailTitleSpec, auction: Auction): ((settings: Settings) => RailGame) => {
  const ground: BaseGame = {
    data: spec.data,
    rounds,
    auction,
    steps: defaultSteps,
    moves: [...moves, pass],
    trades: commonTrades,
  };
  const byText = new Map<string, RailGame>();
  const byObject = new WeakMap<Settings, RailGame>();
  return settings => {
    let game = byObject.get(settings);
    if (game) return game;
    const text = canonical(settings);
    game = byText.get(text) ?? composeGame(ground, featuresFor(spec, settings), settings);
    byText.set(text, game);
    byObject.set(settings, game);
    return game;
  };
};

/** Makes a title of the 18xx kit from its data and features. */
export const defineRailTitle = (spec: RailTitleSpec): RailTitle => {
  const {
    id,
    data,
    auction = usualAuction,
    sells = ['ipo'],
    fitSettings = (settings: Settings) => settings,
  } = spec;
  const game = gamesOf(spec, auction);
  const features = [...spec.features, ...(spec.readings ?? []).flatMap(reading => reading.features)];
  const own = (feature: Feature): readonly Move[] => [
    ...(feature.auction?.(auction).moves ?? []),
    ...(feature.moves ?? []),
  ];
  // A game may have another board than the title's first.
  const boards = [data, ...features.flatMap(feature => feature.data?.(data) ?? [])];
  const ids = boards.flatMap(({ companies, privates }) => [...companies, ...privates].map(one => one.id));
  const title: RailTitle = {
    id,
    rules: spec.rules,
    minSeats: spec.minSeats,
    maxSeats: spec.maxSeats,
    settings: spec.settings,
    ...(spec.presets && { presets: spec.presets }),
    notation: railNotation({
      own: features.flatMap(feature => feature.forms ?? []),
      sells,
      hexes: boards.flatMap(({ map }) => map.hexes.map(hex => hex.id)),
      ids,
    }),
    fields: fieldSchemas([...auction.moves, ...moves, pass, ...features.flatMap(own)]),
    demo,
    orders: ordersOf(game, { sells, ids }, features),
    game,
    withReadings: readings => defineRailTitle({ ...spec, readings }),
    fitSettings,
    setup: (start, draw) => {
      const settings = fitSettings(start.settings, start.seats);
      return setupState(game(settings), id, { ...start, settings }, { say: () => undefined, draw });
    },
    opening: s => game(s.settings).features.flatMap(feature => feature.opening?.(game(s.settings), s) ?? []),
    turn: s => turnOfGame(game(s.settings), s),
    menu: (s, seat) => menuOfGame(game(s.settings), s, seat),
    onTimeout: (s, seat) => onTimeoutOf(game(s.settings), s, seat),
    tries: {
      actions: (s, seat, of) => triesOfGame(game(s.settings), s, seat, of),
      reach: progressOf,
    },
    apply: (s, action, draw) => apply(game(s.settings), s, action, draw),
    view: (s, seat) => viewOf(game(s.settings), s, seat) as unknown as JsonObject,
    isOpen: s => {
      const g = game(s.settings);
      return g.features.every(feature => !(feature.hides?.(g, s) ?? feature.view !== undefined));
    },
    fromView: seen => seen as unknown as RailState,
    status: s => ({
      round: roundOfGame(game(s.settings), s),
      ended: s.ended !== null,
      result: resultOf(game(s.settings), s),
    }),
    scores: s => scoresOf(game(s.settings), s),
    printed: (settings, seats) => printedOf(game(settings), seats),
    figures: s => figuresOf(game(s.settings), s),
    costOf: (s, seat, facts) => costOf(game(s.settings), seat, facts),
    audit: s => {
      audit(game(s.settings), s);
    },
    ...(spec.strongSteps !== undefined && { strongSteps: spec.strongSteps }),
  };
  return { ...title, sensible: sensibleBy(title), think: thinkOf(title, netWorth) };
};

/** What the seat may see: what every feature lets it see. */
const viewOf = (g: RailGame, s: RailState, seat: Seat | null): RailState =>
  g.features.reduce((seen, feature) => feature.view?.(g, seen, seat) ?? seen, s);

/** Can the move come from the seat at all? From one that is not in turn only between turns, or besides what is demanded. */
const isItsMove = (g: RailGame, s: RailState, demand: Demand | null, move: Move, seat: Seat): boolean =>
  move.betweenTurns === true ||
  isInTurn(g, s, demand, seat) ||
  (demand?.types.includes(move.type) === true && offered(move, seat, g, s).length > 0);

const apply = (g: RailGame, s: RailState, action: Action, draw: Draw): Applied<RailState> => {
  must(!s.ended, 'game-over');
  const move = g.moves[action.type];
  if (!move || !Object.hasOwn(g.moves, action.type))
    throw new Illegal('unknown-action', { type: action.type, known: Object.keys(g.moves) });
  const demand = demandOf(g, s);
  must(isItsMove(g, s, demand, move, action.seat), 'not-your-turn');
  must(!demand || demand.types.includes(action.type), 'something-else-first', {
    first: demand?.types[0] ?? null,
  });
  const { fields, refusal } = judge(move, action, g, s);
  if (!fields) throw new Illegal(refusal.code, refusal.params);
  const draft = draftOf(s);
  const { out, facts, hasDrawn } = recorder(draw);
  move.play(g, draft, action.seat, fields, out);
  settle(g, draft, out);
  return { state: draft, facts, ...(hasDrawn() && { reveals: true }) };
};
