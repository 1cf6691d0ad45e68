import type { Action, Fact, Json, JsonObject, ManyOf, Option, Seat } from '../engine/core/index.js';
import type { MarkLook } from '../board/index.js';
import { basics } from '../words/basics.js';
import type { Language } from '../words/index.js';
import type { CompanyPresenter } from './companies.js';
import type { EditedValue } from './editing.js';
import type { CoursePresenter, HistoryPresenter } from './history.js';
import type { ActLink, TableColumn, Deed, Section, Table } from './section.js';
import type { Tiles, TilesRequest } from './tiles.js';

export type * from './section.js';

/** How the moves of a game are shown to whoever is about to make one. */
export interface MovePresenter {
  /**
   * The place on the drawing that a field's value names in a move of that kind (`G19` for one of its cities),
   * undefined where it names none. Where a menu names places, the page lets the player choose one first, in the drawing or
   * from a list, and then shows only the forms for that place.
   */
  readonly placeOf?: (field: string, value: Json, type: string) => string | undefined;
  /** The kind of move that is the end of its player: its button never stands out, and is never kept in sight. */
  readonly lastResort?: string;
  /**
   * The kinds of move that the menu has besides what is asked, such as trades and rights of privates: they come after it, closed.
   * @param ask the kind of what is asked
   */
  sideActions?(view: JsonObject, ask: string): readonly string[];
  /** The kinds of move that lie side by side as tiles, of which one is chosen; undefined where what is asked is no such choice. */
  tiles?(request: TilesRequest): Tiles | undefined;
  /**
   * What a number or a choice is before anybody has chosen: the `most` of it, or `nothing` where it binds and no usual choice is
   * there. Without it, the least of a number and the first of a choice.
   */
  readonly before?: (type: string, field: string) => 'most' | 'nothing' | undefined;
  /** The kinds of move that agree to what another asks for, where to refuse is as usual: their buttons never stand out. */
  readonly agreeing?: readonly string[];
  /** The kinds of move whose first way is what is mostly done: of other kinds no way stands out before its like. */
  readonly mostly?: readonly string[];
  /** What is mostly done next by kind of move, in the first way that there is: a form for the move has a button for both. */
  readonly andThen?: { readonly [type: string]: string };
  /** The kinds of move that end a turn, where others without anything to choose do not: the last of them is kept in sight. */
  readonly endings?: readonly string[];
  /**
   * What a place is called, with its coordinates where the drawing has some; undefined where it is called as the menu has it.
   * @param settings of the game, where they choose the board
   */
  placeName?(place: string, language: Language, settings?: Json): string | undefined;
  /**
   * What a field's value is about (`PRR` for a company), undefined where it is about nothing of its own. The
   * sections show for each subject what can be done about it, as `acts` say.
   */
  readonly subjectOf?: (field: string, value: Json, type: string) => string | undefined;
  /** A short name of a field's value in the reader's language; the value itself when undefined. */
  nameValue?(request: ValueRequest): string | undefined;
  /** What so many of several things come to, besides what it has to be, with `{sum}` for it: `Experience {sum} of 6`. */
  tally?(request: TallyRequest): string | undefined;
  /** A small SVG of what choosing this value would put on the board, if it has a shape. */
  pictureValue?(request: ValueRequest): string | undefined;
  /** The mark of the company, train or player that the value is: a small SVG, 28 pixels high, to stand beside its name. */
  markValue?(request: ValueRequest): string | undefined;
  /** What the action will look like: of several with the same look one is enough to choose from. */
  looksLike?(view: JsonObject, action: Action): string | undefined;
  /** What an action changes for the seat that acts, in a few words each: `Cash $400 → $310`. */
  changes?(request: ChangeRequest): readonly string[];
  /** What tells the action from others at the same place, in a few words each: what it costs, what it gains. */
  brief?(request: ChangeRequest & { readonly facts: readonly Fact[] }): readonly string[];
  /** What makes the action worth while or not, in a few words each, for its button: what is received, where a price goes. */
  gist?(
    request: ChangeRequest & {
      readonly names: readonly string[];
      readonly type: string;
      readonly facts: readonly Fact[];
    },
  ): readonly string[];
  /** How much an action is about, where what comes of it is a secret or does not tell: for its button. */
  amount?(action: Action, language: Language): string | undefined;
  /** A complete `<svg>` of one place and what lies around it; undefined where nothing changed there. */
  closeUp?(request: ChangeRequest & { readonly place: string }): string | undefined;
  /**
   * An `<svg>` with only those places of the whole drawing that look different: what is done at the place
   * and what is gained elsewhere, each as the drawing has it; undefined where nothing changed at the place.
   */
  redrawn?(request: ChangeRequest & { readonly place: string }): string | undefined;
}

/**
 * How a game is shown. The pages know no game: a presenter turns a position, as one viewer may see
 * it, into sections with drawings and tables, and every drawing has a twin in words.
 */
export interface Presenter extends MovePresenter {
  present(request: PresentRequest): Presented;
  /** What a thing that players can point at is called, where its name alone does not say it: `Train 4`. */
  thingName?(request: ThingRequest): string | undefined;
  /** What such a thing is and what lies there, in a line. */
  thingLine?(request: ThingRequest & { readonly names: readonly string[] }): string | undefined;
  /** Does this layer need the facts of what happened before? */
  looksBack?(show: string): boolean;
  /** The board alone, small, for a list of games: a complete `<svg>`. */
  smallBoard?(request: SmallBoardRequest): string;
  /** What everybody has, in a few narrow columns: a row for each seat in seating order. */
  strip?(request: StripRequest): Strip;
  /** What one looks at while a company is in turn: what it has, what it can buy, what the question hangs on. */
  desk?(request: DeskRequest): Desk | undefined;
  /** How much a fact matters to somebody who comes back: of what happened meanwhile, what counts most is told first. */
  weight?(fact: Fact): number;
  /** The position in as few letters as say it, with ids as the notation has them. */
  digest?(request: DigestRequest): Digest;
  /** What a mail about the position shows. */
  letter?(request: LetterRequest): Letter;
  /** What is made by tapping places, as an `Editing` of its own says how. */
  readonly editing?: EditedValue;
  /** The companies one by one, where the game has some. */
  readonly companies?: CompanyPresenter;
  readonly history?: HistoryPresenter;
  readonly course?: CoursePresenter;
  /** What the rules say in tables, without any game, by name. */
  reference?(language: Language): { readonly [name: string]: Table };
}

export interface ThingRequest {
  readonly view: JsonObject;
  readonly of: string;
  readonly language: Language;
}

export interface ChangeRequest {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly seat: Seat;
  readonly language: Language;
}

export interface DeskRequest extends StripRequest {
  /** What is asked. */
  readonly ask: Fact;
  /** Everything the reader may do now. */
  readonly menu: readonly Option[];
}

export interface Desk {
  /** The company, as facts name it. */
  readonly of: string;
  readonly heading: string;
  /** A small `<svg>` before the heading. */
  readonly mark: string;
  /** What it has and what holds for it, each in a few words. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  /** What holds for all. */
  readonly note: string;
  /** What it may have or give up now. */
  readonly goods?: {
    readonly heading: string;
    readonly items: readonly TradedThing[];
    /** They are had besides what is asked, which comes first. */
    readonly besides?: true;
  };
  readonly tables: readonly Table[];
}

/** Something to be had or given up, with the move that does it. */
export interface TradedThing {
  /** A small `<svg>` that shows it. */
  readonly mark: string;
  readonly text: string;
  readonly note?: string | undefined;
  /** It only says how things stand. */
  readonly told?: true;
  readonly deed?: Deed;
}

export interface StripRequest {
  readonly view: JsonObject;
  /** Players' names in seating order. */
  readonly names: readonly string[];
  readonly language: Language;
}

export interface DigestRequest extends StripRequest {
  /** Whose eyes see it; null for a spectator. */
  readonly seat: Seat | null;
}

export interface Digest {
  readonly tables: readonly Table[];
  /** What no table tells; what has no lines is left out. */
  readonly lines: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

export interface Strip {
  /** Of the cells: the player's name stands before them. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly {
    /** A small `<svg>` before the name. */
    readonly mark: string;
    /** Of a player without a seat, whom the title calls so. */
    readonly name?: string;
    /** What is special about the seat. */
    readonly remark?: string | undefined;
    readonly cells: readonly string[];
  }[];
}

export interface SmallBoardRequest {
  readonly view: JsonObject;
  readonly language: Language;
  /** It stands on a dark page. */
  readonly dark: boolean;
}

export interface LetterRequest {
  /** What the receiver may see now, and what they saw when they last acted. */
  readonly view: JsonObject;
  readonly before: JsonObject | null;
  readonly names: readonly string[];
  readonly language: Language;
  /** The news in a line: the drawing's twin in words. */
  readonly news: string;
}

/** A mark without a drawing. */
export interface Badge extends MarkLook {
  readonly shape: 'company' | 'player' | 'train';
}

/** A table for a mail, which draws nothing. */
export interface LetterTable extends Pick<Table, 'caption' | 'columns' | 'rows'> {
  /** Marks in each row's cell of a column, by the column's number. */
  readonly badges?: { readonly [column: number]: readonly (readonly Badge[])[] };
  /** What else there is to say about each row, below it; empty for nothing. */
  readonly details?: readonly string[];
}

export interface Letter {
  readonly tables: readonly LetterTable[];
  /** `pictured` where it only tells what the picture shows. */
  readonly notes: readonly {
    readonly heading: string;
    readonly pictured?: true;
    readonly lines: readonly string[];
  }[];
  /** A complete `<svg>` of the board, the changes marked. */
  readonly picture: string | null;
}

export interface PresentRequest {
  /** What the viewer may see: `title.view(state, seat)`. */
  readonly view: JsonObject;
  readonly seat: Seat | null;
  /** Players' names in seating order. */
  readonly names: readonly string[];
  readonly language: Language;
  /** A place chosen by the player, to be marked in the drawing. */
  readonly place?: string;
  /** What the drawing is asked to show more, as one of a section's `layers` names it. */
  readonly show?: string;
  /** What the viewer saw at an earlier step: what is otherwise now is marked. */
  readonly before?: JsonObject;
  /** What happened before, the newest last, for a layer that tells of it (`looksBack`). */
  readonly facts?: readonly Fact[];
  /** Places the player may choose now, each with the address that chooses it. */
  readonly links?: { readonly [place: string]: string };
  /** For a thing of the game by its name, the address that says why no more can be done with it. */
  readonly why?: (thing: string) => string;
  /** For a company by its name, the address with all there is to know of it. */
  readonly tell?: (company: string) => string;
  /** What the player may do now: what can be shown in the sections is a form there (`Deed`). */
  readonly menu?: readonly Option[];
  /** What the player may do now about a subject, each with the address that chooses it and performs nothing. */
  readonly acts?: { readonly [subject: string]: readonly ActLink[] };
}

export interface ValueRequest {
  readonly view: JsonObject;
  /** Players' names in seating order. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly option: Option;
  readonly field: string;
  readonly value: Json;
}

export interface TallyRequest {
  readonly language: Language;
  /** The kind of move. */
  readonly type: string;
  readonly field: string;
  readonly of: ManyOf;
}

export interface Presented {
  readonly sections: readonly Section[];
}

/** Presenters by title; a title without one is shown by `plainPresenter`. */
export type Presenters = { readonly [title: string]: Presenter };

const asText = (value: Json): string =>
  typeof value === 'string' ? value : value === null ? '–' : JSON.stringify(value);

/** Shows any game: what the viewer may see, as a table of names and values. */
export const plainPresenter: Presenter = {
  present: ({ view, language }) => {
    const { heading, caption, name, value } = basics[language].plain;
    return {
      sections: [
        {
          id: 'position',
          heading,
          tables: [
            {
              caption,
              columns: [{ heading: name }, { heading: value }],
              rows: Object.entries(view).map(([key, shown]) => [key, asText(shown)]),
            },
          ],
        },
      ],
    };
  },
};
