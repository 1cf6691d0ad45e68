import type { ShownChips } from '../../present/deeds.js';
import type { MenuItem } from '../../present/menu/menu-model.js';
import type { LogForm } from '../../present/log-about.js';
import type { Panels } from '../../present/panels.js';
import type { LogLine } from '../../present/step.js';
import type { RuleLink } from '../views.js';
import type { AdviceModel, ProposedMove } from './advice-model.js';
import type { SidebarModel } from './game-sidebar.js';
import type { ClocksModel } from './clock-model.js';
import type { DemoLead } from './demo.js';
import type { DeskModel } from './desk.js';
import type { GameMails } from './game-mails.js';
import type { PresenceModel } from './presence.js';
import type { LiveModel } from './live.js';
import type { OrdersModel } from './orders.js';
import type { BackForm, SeatSwitch } from './own-seats.js';
import type { ComparedModel, Happened, SinceModel } from './recap.js';
import type { TalkModel } from './table-talk.js';
import type { TogetherModel } from './together.js';
import type { StripModel, WaitingModel } from './waiting.js';
import type { RefusedKind } from './why-model.js';
import type { EndingModel } from './ending.js';

declare module '../views.js' {
  interface PageModels {
    readonly game: GamePageModel;
  }
}

/** What the page of a game shows. */
export interface GamePageModel {
  readonly game: GameFacts;
  readonly ending: EndingModel | undefined;
  readonly demo: DemoLead | undefined;
  readonly live: LiveModel | undefined;
  readonly presence: PresenceModel | undefined;
  readonly status: string;
  readonly happened: Happened | undefined;
  readonly ownSeats: SeatSwitch | undefined;
  readonly since: SinceModel | undefined;
  readonly notPlayed: string | undefined;
  readonly desk: DeskModel | undefined;
  readonly waiting: WaitingModel | undefined;
  readonly strip: StripModel | undefined;
  readonly talk: TalkModel | undefined;
  readonly compared: ComparedModel;
  readonly turn: TurnModel | undefined;
  readonly gone: GoneModel | undefined;
  readonly frozen: string | null;
  readonly sandbox: string | null;
  readonly beside: SidebarModel;
  readonly together: TogetherModel | undefined;
  readonly clocks: ClocksModel | undefined;
  readonly signIn: string | undefined;
  readonly back: readonly BackForm[];
  readonly undoAlso: string | undefined;
  readonly orders: OrdersModel | undefined;
  readonly byService: boolean;
  /** May players ask what the computer would do? */
  readonly advice: boolean;
  readonly mails: GameMails | undefined;
  readonly mailsNews: string | undefined;
  readonly rematch: RematchModel | undefined;
  readonly panels: Panels;
  readonly whySeat: string | undefined;
  readonly why: boolean;
  readonly whyThing: string;
  readonly log: GameLog | undefined;
}

/** The game itself. */
export interface GameFacts {
  readonly id: string;
  readonly name: string;
  readonly titleName: string;
  readonly rules: string | undefined;
  readonly number: number;
  readonly position: string;
}

/** What the reader can do now, or has to. */
export interface TurnModel {
  readonly waited: boolean;
  readonly ask: string | undefined;
  /** No button stands out: one of those below is pressed, or one in the view beside the turn. */
  readonly chooseBelow: boolean;
  readonly chooseIn: { readonly id: string; readonly heading: string } | undefined;
  readonly rule: RuleLink | undefined;
  readonly written: { readonly example: string; readonly href: string | undefined } | undefined;
  readonly deadline: string | undefined;
  readonly groups: readonly MenuItem[];
  readonly play: string | undefined;
  readonly typedKey: string;
  readonly seat: number;
  /** Things to take, each with its form. */
  readonly picks: readonly ShownChips[];
  readonly advice: AdviceModel | undefined;
  readonly proposed: ProposedMove | undefined;
  readonly notNow: readonly Omit<RefusedKind, 'type'>[] | undefined;
  readonly typed: string | undefined;
}

/** What a link chose that is no more. */
export interface GoneModel {
  readonly id: string;
  readonly words: string;
}

/** The game that follows, or the wish for one. */
export interface RematchModel {
  readonly signIn?: string | undefined;
  readonly id?: string | null | undefined;
}

/** The newest rows of the log. */
export interface GameLog {
  readonly rows: readonly LogLine[];
  readonly choose: LogForm;
  readonly notation: boolean;
  readonly query: string;
}
