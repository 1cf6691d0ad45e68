import type { Desk, DeskRequest, Ledger, PresentRequest, Section } from '../../presenter.js';
import type { Shown } from '../shown.js';
import type { Viewer } from './shares.js';

/** What a title shows in rounds of its own, from its own folder: what all 18xx show needs nothing of it. */
export interface OwnViews {
  /** The table in which privates are bought; undefined outside such a sale. */
  readonly sale?: (shown: Shown, viewer: Viewer) => Ledger | undefined;
  /** Sections before those that every game has. */
  readonly sections?: (
    shown: Shown,
    request: Partial<Pick<PresentRequest, 'seat' | 'menu'>>,
  ) => readonly Section[];
  /** What is on offer, or can be given up, besides the trains that all 18xx sell, where that is asked. */
  readonly goods?: (shown: Shown, request: DeskRequest) => Desk['goods'];
  /** Questions beside which its sections show all that they hang on. */
  readonly shows?: ReadonlySet<string>;
  /** What else there is to know of the company in turn. */
  readonly facts?: (shown: Shown, company: string) => Desk['facts'];
  /** What the map is asked for: places that lead to moves. */
  readonly onMap?: (shown: Shown, request: PresentRequest) => PresentRequest;
}
