import {
  direct,
  checkSwitchedMail,
  pauseAllGames,
  setSwitch,
  switchedOff,
  type DeliveryKind,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';

/** All mail, or the mails of one kind. */
export type SwitchName = 'mail' | `mail:${DeliveryKind}`;

/** What is switched off, and since when. Mails wait meanwhile; what has passed when they may go is not sent. */
export const listSwitchedOff = (
  deps: Deps,
): Promise<readonly { readonly name: string; readonly since: Date }[]> => switchedOff(direct(deps.db));

/** Without these nobody hears that they are asked. */
const asking: readonly string[] = ['mail', 'mail:turn', 'mail:offer'] satisfies readonly SwitchName[];

/**
 * Switches mails off or on again, in all processes at once. While nobody could be told of their turn, nobody's time ran:
 * when such mails go again, all clocks have stood for that long. What waited goes at once.
 */
export const switchMails = async (deps: Deps, tx: Tx, name: string, on: boolean): Promise<void> => {
  const now = deps.clock();
  const since = await setSwitch(tx, name, on ? null : now);
  if (since && asking.includes(name))
    await pauseAllGames(tx, { from: since.getTime(), until: now.getTime() });
  if (since) await checkSwitchedMail(tx, now);
};
