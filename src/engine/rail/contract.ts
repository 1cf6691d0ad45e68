import type {
  DrawRequest,
  Drawn,
  Fact,
  NotationForm,
  Move as CoreMove,
  Option,
  Refusal,
  Order,
  Decision,
  Seat,
  Settings,
} from '../core/index.js';
import type { CompanyData, PrivateData, RailData, TrainData } from './data.js';
import type { RailAsk, RailFact } from './facts.js';
import type { RailMap } from './map/compile.js';
import type { Face } from './map/types.js';
import type { Draft, Offer, OperatingRound, RailState, Round } from './state.js';

/*
 * What the parts of an 18xx are to each other. Everything else in the kit imports this file, and this file
 * imports nothing but data: so no part needs to know another.
 */

/**
 * Where a rule tells what happens, and asks for what has to be drawn, while an action is carried out.
 * `Own` are the facts that a title adds to those of the kit.
 */
export interface Out<Own extends Fact = never> {
  say(...facts: readonly (RailFact | Own)[]): void;
  /** @throws DrawNeeded */
  draw(request: DrawRequest): Drawn;
}

/** One kind of thing a seat can do; `F` are the fields of its action. */
export interface Move<F extends object = object, Own extends Fact = never> extends CoreMove<
  readonly [g: RailGame, s: RailState],
  readonly [g: RailGame, d: Draft],
  F,
  Out<Own>
> {
  /** May it also come from seats that are not in turn? They are then told what is wrong with it. */
  readonly betweenTurns?: true;
  /**
   * It goes with questions about other things, as a right of a private, a trade or a loan does: the kinds of what is asked
   * that are about it after all.
   */
  readonly aside?: readonly string[];
}

/** A part of a company's turn. A title lists them in its rulebook's order; variants may add to the list. */
export interface Step<Own extends Fact = never, Ask extends Fact = Fact> {
  /** Stands in `OperatingRound.step`. */
  readonly name: string;
  /** Does the president of the company in turn (still) have to be asked? */
  waits(g: RailGame, s: RailState, round: OperatingRound): boolean;
  /** What happens where the president need not be asked, or nothing is left to decide. */
  skipped?(g: RailGame, d: Draft, out: Out<Own>, round: OperatingRound): void;
  /** May the president leave it out, or end it? */
  mayPass(g: RailGame, s: RailState, round: OperatingRound): boolean;
  ask(g: RailGame, s: RailState, round: OperatingRound): RailAsk | Ask;
  /** Has the turn to come back here before it ends? */
  again?(g: RailGame, s: RailState, round: OperatingRound): boolean;
  /** What the company must pay here, null for nothing; its president helps out where it cannot. */
  owes?(g: RailGame, s: RailState, round: OperatingRound): number | null;
}

/** One kind of round. A title brings those that it plays; which follows which is `flowRules`. */
export interface RoundKind<R extends Round = Round> {
  readonly kind: R['kind'];
  /** Goes on through what needs nobody's decision; true when the round is over. */
  settle(g: RailGame, d: Draft, out: Out): boolean;
  /** What its end brings: markers that move, the priority deal. */
  end?(g: RailGame, d: Draft, out: Out, round: R): void;
  /** Whose turn it is: who is asked unless something must be decided first. */
  inTurn(g: RailGame, s: RailState, round: R): readonly Seat[];
  ask(g: RailGame, s: RailState, round: R): Fact;
  /** Where the game stands, worded like a fact. */
  where(s: RailState, round: R): Fact;
  /** Why the seat, which is in turn, may not pass; undefined where it may. */
  passRefusal(g: RailGame, s: RailState, round: R, seat: Seat): Refusal | undefined;
  pass(g: RailGame, d: Draft, out: Out, round: R, seat: Seat): void;
}

/**
 * How the privates are sold before the first stock round: a whole that a title picks. Its habits and standing orders come with
 * a feature, as those of every other round do.
 */
export interface Auction {
  readonly round: RoundKind;
  readonly moves: readonly Move[];
  /** Begins it, or goes on with it after a round that came in between, with the holder of the priority deal. */
  begin(g: RailGame, d: Draft, out: Out): void;
}

/** A trade that could be offered now, with the prices that could be paid. */
export interface Proposal {
  readonly what: string;
  readonly item: string;
  readonly from: string;
  readonly buyer: string;
  /** Whose word is needed. */
  readonly to: Seat;
  readonly price: { readonly from: number; readonly to: number };
}

/** One kind of thing that people trade. */
export interface Trade {
  readonly what: string;
  /** Is the item a place on the map? */
  readonly isPlace?: true;
  /** What the seat could ask others for, or offer them, at this moment. */
  proposals(g: RailGame, s: RailState, seat: Seat): readonly Proposal[];
  /** Carries out a trade that still stands. */
  carryOut(g: RailGame, d: Draft, out: Out, offer: Offer): void;
}

/** One kind of standing order. */
export interface OrderKind {
  readonly type: string;
  /** The orders of this kind that are sensible for the seat now. */
  forms(g: RailGame, s: RailState, seat: Seat): readonly Option[];
  /** What it sees to: a seat has one order for each. */
  about(order: Order): string;
  /** What becomes of it now. @param since what has happened since it was given */
  decide(g: RailGame, s: RailState, order: Order, since: readonly RailFact[]): Decision;
}

/** Rules that a title changes; made by a `RuleSet`. */
export interface RuleChange {
  readonly set: string;
  apply(was: object | undefined): object;
}

/** What a fact of a feature's own means to whoever looks on. */
export interface Meaning {
  /** Companies whose situation it changes. */
  readonly changes?: readonly string[];
  /** Where something was built, and by whom. */
  readonly built?: { readonly hex: string; readonly company: string };
  /** What it cost whoever did it, in dollars. */
  readonly cost?: number;
  /** The company whose income of this turn it shares out, where that is no dividend. */
  readonly sharesIncome?: string;
}

/** What a feature does when something happens, whoever made it happen. */
export interface Reactions {
  /** The first position, as the kit has made it: a feature puts its own part into it. */
  begins?(g: RailGame, d: Draft, out: Out): void;
  /** A company has got its price. */
  companyStarts?(g: RailGame, d: Draft, out: Out, company: string): void;
  /** A company leaves the game; what the kit knows of it is put back after this. */
  companyCloses?(g: RailGame, d: Draft, out: Out, company: string): void;
  privateBought?(g: RailGame, d: Draft, out: Out, id: string, seat: Seat): void;
  /** A player has bought a private from another in a stock round. */
  privateTraded?(g: RailGame, d: Draft, out: Out, id: string): void;
  trainBought?(g: RailGame, d: Draft, out: Out, company: string): void;
  /** A company has bought a train that nobody had owned. */
  trainLeavesDepot?(g: RailGame, d: Draft, out: Out, train: string): void;
  phaseBegins?(g: RailGame, d: Draft, out: Out): void;
  /** A tile was laid, by that company; `before` is what lay there. */
  tileLaid?(g: RailGame, d: Draft, out: Out, company: string, hex: string, before: Face): void;
  /** A company has no turn, because not enough of it is sold. */
  turnPassedOver?(g: RailGame, d: Draft, out: Out, company: string): void;
  /** The seat's turn of a stock round is over: it has passed, or had nothing more to do. */
  stockTurnEnds?(g: RailGame, d: Draft, out: Out, seat: Seat): void;
  /** A company's turn is over; again after each decision that is asked for here. */
  turnEnds?(g: RailGame, d: Draft, out: Out, company: string): void;
  /** After every action, before the game goes on; called again until nothing is left to settle. */
  settles?(g: RailGame, d: Draft, out: Out): void;
}

/** A further column of the table of companies; its heading is a field's name. */
export interface CompanyColumn {
  readonly name: string;
  /** An amount of money, a number, names; null where there is nothing to show. */
  value(g: RailGame, s: RailState, company: string): ColumnValue | null;
}

/** The same for the table of privates. */
export interface PrivateColumn {
  readonly name: string;
  value(g: RailGame, s: RailState, id: string): ColumnValue | null;
}

/** The same for the table of players. */
export interface PlayerColumn {
  readonly name: string;
  value(g: RailGame, s: RailState, seat: Seat): ColumnValue | null;
}

/** What stands in such a column. */
export type ColumnValue =
  | { readonly money: number }
  | { readonly number: number }
  | { readonly names: readonly string[] };

/** Something that lies on the map besides tiles and tokens, and its twin in words. */
export interface MapMark {
  readonly hex: string;
  /** What is written there; nothing where it is only told. */
  readonly label?: string;
  /** Worded like a fact. */
  readonly note: Fact;
}

/**
 * One thing that a game can have: bonds, stations for sale, a reading of some rules. It brings all that it
 * needs, and no shared file knows of it; its words lie under the same names in `words/titles`.
 */
export interface Feature {
  /** Is it in the game? The only place where a setting is read. Always where it is left out. */
  chosen?(settings: Settings): boolean;
  /** What it keeps in the state. */
  readonly parts?: readonly { readonly id: string }[];
  data?(was: RailData): RailData;
  readonly rules?: readonly RuleChange[];
  /** A changed list of a company's steps. */
  steps?(was: readonly Step[]): readonly Step[];
  /** Another auction in place of the one that the title, or a feature before, has picked. */
  auction?(was: Auction): Auction;
  /** Further kinds of round; one of a known kind takes its place. */
  readonly rounds?: readonly RoundKind[];
  /** Further kinds of move; one of a known type takes its place. */
  readonly moves?: readonly Move[];
  /** Further things that are traded; one of a known name takes its place. */
  readonly trades?: readonly Trade[];
  /** By kind of pending decision: the moves that settle it. */
  readonly pending?: { readonly [kind: string]: readonly string[] };
  readonly reacts?: Reactions;
  /** What it brought about at the set-up, such as a drawn order, as far as everybody may know it. */
  opening?(g: RailGame, s: RailState): readonly Fact[];
  /** What must hold in every position. @throws Error naming what does not */
  audit?(g: RailGame, s: RailState): void;
  /** What `seat` may see of it; `null` is a spectator. Nothing is hidden where it is left out. */
  view?(g: RailGame, s: RailState, seat: Seat | null): RailState;
  /** Is anything hidden in this position? */
  hides?(g: RailGame, s: RailState): boolean;
  /** Its moves as text. */
  readonly forms?: readonly NotationForm[];
  /** What its own facts mean, by their kind. */
  readonly meanings?: { readonly [kind: string]: (fact: Fact) => Meaning };
  readonly orders?: readonly OrderKind[];
  readonly orderForms?: readonly NotationForm[];
  readonly columns?: readonly CompanyColumn[];
  readonly playerColumns?: readonly PlayerColumn[];
  readonly privateColumns?: readonly PrivateColumn[];
  marks?(g: RailGame, s: RailState): readonly MapMark[];
}

/** A title with its features applied: data, rules and tables made from them once. Never changes. */
export interface RailGame {
  readonly data: RailData;
  /** By set; a set that no feature changes is not here. Read through its `RuleSet`. */
  readonly rules: { readonly [set: string]: object };
  readonly map: RailMap;
  /** In the order in which menus list them. */
  readonly moves: { readonly [type: string]: Move };
  /** What people trade with each other. */
  readonly trades: readonly Trade[];
  /** A company's turn, in rulebook order. */
  readonly steps: readonly Step[];
  readonly step: { readonly [name: string]: Step };
  readonly rounds: { readonly [kind: string]: RoundKind };
  readonly auction: Auction;
  /** By kind of pending decision: the moves that settle it. */
  readonly pending: { readonly [kind: string]: readonly string[] };
  /** The features that are in the game. */
  readonly features: readonly Feature[];
  readonly company: { readonly [id: string]: CompanyData };
  readonly private: { readonly [id: string]: PrivateData };
  readonly train: { readonly [name: string]: TrainData };
  /** The lowest first. */
  readonly parPrices: readonly number[];
}
