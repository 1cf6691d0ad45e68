import {
  canonical,
  Illegal,
  must,
  type Action,
  type Fact,
  type JsonObject,
  type Notation,
  type Seat,
  type Settings,
  type SettingDef,
  type Title,
} from '../core/index.js';
import { roundOfGame, isInTurn, turnOfGame } from './ask.js';
import { acquire } from './company/acquiring.js';
import { dividend } from './company/dividend.js';
import { run } from './company/running.js';
import { home, token, useToken } from './company/tokens.js';
import { lay, useLay } from './company/track.js';
import type { RailData } from './data.js';
import type { RailFact } from './facts.js';
import { composeGame, type RailGame, type Variant } from './game.js';
import { audit } from './audit.js';
import { menuOfGame } from './menu.js';
import { bankrupt } from './move/bankrupt.js';
import { exchange } from './move/exchange.js';
import type { Move } from './move/move.js';
import { accept, decline, offer, withdraw } from './move/offers.js';
import { pass } from './move/pass.js';
import { commonTrades } from './move/trades.js';
import { draftOf } from './draft.js';
import { railNotation } from './notation.js';
import { ordersOf, type OrdersOfTitle } from './orders/orders.js';
import { bid, take } from './round/auction.js';
import { settle } from './round/settle.js';
import { defaultSteps, type Step } from './round/steps.js';
import type { RailRules } from './rules.js';
import { pressing, type Press } from './pressing.js';
import { resultOf, scoresOf } from './score.js';
import { openingOf, setupState } from './setup.js';
import type { RailState } from './state.js';
import { buy } from './stock/buying.js';
import { par } from './stock/starting.js';
import { sell } from './move/sell.js';
import { discard, train } from './train/buying.js';

/** Everything that can be done in every 18xx, in the order in which menus list it. */
const moves: readonly Move[] = [
  accept, decline, take, bid, par, buy, sell, exchange, home, lay, useLay, token, useToken,
  run, dividend, train, discard, acquire, offer, withdraw, bankrupt,
]; // prettier-ignore

/** What a title brings: data, its own reading of the rules, its variants. */
export interface RailTitleSpec {
  readonly id: string;
  readonly rules: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly data: RailData;
  readonly reading: RailRules;
  readonly settings: readonly SettingDef[];
  /**
   * What becomes of the chosen settings with so many players.
   * @throws Illegal where they do not fit the number
   */
  readonly fitSettings?: (settings: Settings, seats: number) => Settings;
  readonly variants: readonly Variant[];
  readonly notation?: Notation;
  /** Kinds of move of its own, listed in menus before passing. */
  readonly moves?: readonly Move[];
  /** The parts of a company's turn; those of most 18xx when left out. */
  readonly steps?: readonly Step[];
  /** By kind of pending decision: the moves that settle it. */
  readonly pending?: RailGame['pending'];
  /** Kinds of standing order of its own, and their text forms. */
  readonly orders?: OrdersOfTitle;
}

export interface RailTitle extends Title<RailState> {
  /** The title with the variants these settings choose. Always the same object for equal settings. */
  game(settings: Settings): RailGame;
}

const gamesOf = (spec: RailTitleSpec): ((settings: Settings) => RailGame) => {
  const byText = new Map<string, RailGame>();
  const byObject = new WeakMap<Settings, RailGame>();
  return settings => {
    let game = byObject.get(settings);
    if (game) return game;
    const text = canonical(settings);
    game =
      byText.get(text) ??
      composeGame(
        {
          data: spec.data,
          rules: spec.reading,
          trades: commonTrades,
          steps: spec.steps ?? defaultSteps,
          moves: [...moves, ...(spec.moves ?? []), pass],
          pending: spec.pending ?? {},
        },
        spec.variants,
        settings,
      );
    byText.set(text, game);
    byObject.set(settings, game);
    return game;
  };
};

/** Makes a title of the 18xx kit from its data and rules. */
export const defineRailTitle = (spec: RailTitleSpec): RailTitle => {
  const game = gamesOf(spec);
  const fitSettings = spec.fitSettings ?? (settings => settings);
  return {
    id: spec.id,
    rules: spec.rules,
    minSeats: spec.minSeats,
    maxSeats: spec.maxSeats,
    settings: spec.settings,
    notation: spec.notation ?? railNotation(),
    open: true,
    orders: ordersOf(game, spec.data.capital === 'incremental' ? 'treasury' : 'ipo', spec.orders),
    game,
    fitSettings,
    setup: (start, draw) => {
      const settings = fitSettings(start.settings, start.seats);
      return setupState(game(settings), spec.id, { ...start, settings }, draw);
    },
    opening: s => openingOf(game(s.settings), s),
    turn: s => turnOfGame(game(s.settings), s),
    menu: (s, seat) => menuOfGame(game(s.settings), s, seat),
    lapse: (s, seat) =>
      menuOfGame(game(s.settings), s, seat).some(option => option.type === pass.type)
        ? { seat, type: pass.type }
        : null,
    apply: (s, action) => apply(game(s.settings), s, action),
    view: s => s as unknown as JsonObject,
    status: s => ({
      round: roundOfGame(s),
      ended: s.ended !== null,
      result: resultOf(game(s.settings), s),
    }),
    scores: s => scoresOf(game(s.settings), s),
    audit: s => {
      audit(game(s.settings), s);
    },
  };
};

/** Can the move come from the seat at all? From one that is not in turn only between turns, or beside what presses. */
const isItsMove = (g: RailGame, s: RailState, press: Press | null, move: Move, seat: Seat): boolean =>
  move.betweenTurns === true ||
  isInTurn(s, press, seat) ||
  (press?.types.includes(move.type) === true && move.options(g, s, seat).length > 0);

const apply = (g: RailGame, s: RailState, action: Action): { state: RailState; facts: readonly Fact[] } => {
  must(!s.ended, 'game-over');
  const move = g.moves[action.type];
  if (!move || !Object.hasOwn(g.moves, action.type))
    throw new Illegal('unknown-action', { type: action.type, known: Object.keys(g.moves) });
  const press = pressing(g, s);
  must(isItsMove(g, s, press, move, action.seat), 'not-your-turn');
  must(!press || press.types.includes(action.type), 'something-else-first', {
    first: press?.types[0] ?? null,
  });
  const draft = draftOf(s);
  const facts: RailFact[] = [];
  move.play(g, draft, action, facts);
  settle(g, draft, facts);
  return { state: draft, facts };
};
