import type { Draw } from './draw.js';
import type { JsonObject, Seat } from './json.js';
import type { FieldSchemas } from './move.js';
import type { Notation } from './notation.js';
import type { Action, Option } from './option.js';
import type { Orders } from './orders.js';
import type { Preset, SettingDef, Settings } from './settings.js';
import type { Sight } from './sight.js';
import type { Fact, GameState, Start } from './state.js';
import type { Effort, Thought } from './thinking.js';
import type { Tries } from './tries.js';

/** Who is waited for, and for what. Others may have something on their menu without being waited for. */
export interface Turn {
  readonly asked: readonly Seat[];
  /** What they are asked, worded like a fact: `{ kind: 'lay-track', company: 'PRR' }`. */
  readonly ask: Fact;
  /** Set where they only answer somebody, such as an offer: the turn of whoever is answered waits meanwhile. */
  readonly answers?: true;
}

export interface Applied<S> {
  readonly state: S;
  readonly facts: readonly Fact[];
  /** Set when something hidden or random came to light: an undo would give it away. */
  readonly reveals?: true;
}

/** One line of the final table. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
  /** Named parts that sum to `points`. */
  readonly parts: { readonly [name: string]: number };
}

export interface Status {
  /** Where the game stands, worded like a fact: `{ kind: 'operating-round', set: 3, round: 2 }`. */
  readonly round: Fact;
  readonly ended: boolean;
  /** Why it ended, and the final table, best first; null while it runs. */
  readonly result: { readonly reason: string; readonly scores: readonly Score[] } | null;
}

/** What a game must be to run here. Every function is pure and every value is JSON. */
export interface Title<S extends GameState = GameState> {
  readonly id: string;
  /** Raised when a rule fix would change how an old log replays. */
  readonly rules: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly settings: readonly SettingDef[];
  /** Settings that go together, for whoever does not want to choose each. */
  readonly presets?: readonly Preset[];
  readonly notation: Notation;
  /** What the fields of its actions may hold; anything where it is left out. */
  readonly fields?: FieldSchemas;
  /** What players may have done for them while they are away; nothing where it is left out. */
  readonly orders?: Orders<S>;

  /**
   * What the chosen settings come to with so many seats.
   * @throws Illegal `setting-needs-other-seats` where they do not fit that number
   */
  fitSettings?(settings: Settings, seats: number): Settings;

  /** @throws DrawNeeded, see `fromRecord` */
  setup(start: Start, draw: Draw): S;
  /** What the set-up brought about, such as a drawn order, as far as everybody may know it. */
  opening?(state: S): readonly Fact[];
  turn(state: S): Turn;
  /**
   * What is done for a seat that is waited for and whose time is up, where the rules let it do nothing: a pass.
   * Null, or left out, where it must decide something.
   */
  onTimeout?(state: S, seat: Seat): Action | null;
  /**
   * What somebody who knows the rules, but is no strong player, would do: for seats that the service plays. Left out,
   * or null, the first that is offered is done.
   */
  sensible?(sight: Sight<S>): Action | null;
  /** The same by thinking ahead. Left out, or null, what is sensible is done. */
  think?(sight: Sight<S>, effort: Effort): Generator<undefined, Thought | null>;
  /**
   * Where a game to be looked at stops: after so many moves at least and, where a question is named, at the next of that kind,
   * or the next that offers a kind of move; the player asked then makes the move that the picture gains most by.
   */
  readonly demo?: {
    readonly moves: number;
    readonly at?: { readonly ask: string; readonly offers?: string; readonly does?: string };
  };
  /** Everything `seat` may do now. `apply` accepts these and nothing else. */
  menu(state: S, seat: Seat): readonly Option[];
  /** What players would try, so that the rules can say why it is refused; nothing where it is left out. */
  readonly tries?: Tries<S>;
  /** @throws Illegal (the state given is untouched), DrawNeeded */
  apply(state: S, action: Action, draw: Draw): Applied<S>;
  /** What `seat` may see; `null` is a spectator. */
  view(state: S, seat: Seat | null): JsonObject;
  /**
   * Is nothing hidden from anyone in this position? Then what each may see is the whole of it, and what was drawn
   * on the way to it is no secret. Left out where something always is.
   */
  isOpen?(state: S): boolean;
  /**
   * The position as far as the owner of a view knows it, for whoever plays ahead alone: it holds nothing but
   * what is in the view, and where it is blank the rules throw `HiddenNeeded`. Null, or left out, where nothing can
   * be played without what is hidden.
   */
  fromView?(view: JsonObject): S | null;
  status(state: S): Status;
  /** How the players stand while the game runs, best first; for one that all agree to end. Left out where nobody can tell. */
  scores?(state: S): readonly Score[];
  /**
   * All that is printed for a game of so many players with these settings: board, pieces, prices, limits. The same for the
   * same rules number.
   */
  printed?(settings: Settings, seats: number): JsonObject;
  /** What follows from a position and is asked of it often, such as prices and worth; null where it is hidden. */
  figures?(state: S): JsonObject;
  /** What a seat's move has cost the seat, or whom it acts for, by what it brought about: less than nothing where it brings money. Undefined where money is not what it is about. */
  costOf?(state: S, seat: Seat, facts: readonly Fact[]): number | undefined;
  /**
   * Sums that must be right after every action.
   * @throws Error saying which sum is off
   */
  audit(state: S): void;
}
