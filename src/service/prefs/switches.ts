import { direct, setSwitch, switchedOff, type DeliveryKind } from '../../db/index.js';
import type { Deps } from '../deps.js';

/** All mail, or the mails of one kind. */
export type SwitchName = 'mail' | `mail:${DeliveryKind}`;

/** What is switched off, and since when. Mails wait meanwhile; what has passed when they may go is not sent. */
export const listSwitchedOff = (
  deps: Deps,
): Promise<readonly { readonly name: string; readonly since: Date }[]> => switchedOff(direct(deps.db));

/** Switches mails off or on again, in all processes at once; for the operator. */
export const switchMails = (deps: Deps, name: SwitchName, on: boolean): Promise<void> =>
  setSwitch(direct(deps.db), name, on ? null : deps.clock());
