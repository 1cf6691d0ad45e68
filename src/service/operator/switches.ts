import type { Deps } from '../deps.js';
import { Invalid } from '../errors.js';
import { kinds } from '../prefs/choices.js';
import { listSwitchedOff, switchMails } from '../prefs/switches.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';

/** All mail, and the mails of each kind. */
export const switchNames: readonly string[] = ['mail', ...kinds.map(kind => `mail:${kind}`)];

export interface MailSwitch {
  readonly name: string;
  /** Since when it is off; null while mails go out. */
  readonly offSince: Date | null;
}

/** Every switch, with the time since which it is off. */
export const listSwitches = async (deps: Deps): Promise<readonly MailSwitch[]> => {
  const off = new Map((await listSwitchedOff(deps)).map(({ name, since }) => [name, since]));
  return switchNames.map(name => ({ name, offSince: off.get(name) ?? null }));
};

/** Lets mails wait, or go out again, in all processes at once. @throws Invalid `unknown-switch` */
export const setMailSwitch = (
  deps: Deps,
  by: Operator,
  { name, on }: { readonly name: string; readonly on: boolean },
): Promise<void> => {
  if (!switchNames.includes(name)) throw new Invalid('unknown-switch', { name: name.slice(0, 60) });
  return deps.db.transaction(async tx => {
    await switchMails(deps, tx, name, on);
    await noteAct(deps, tx, by, 'switch', { name, on });
  });
};
