/** Does a setting say what is searched for? */
export const says = (setting: string, wanted: string): boolean =>
  setting.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());

/** A group is unfolded while something in it is found; where nothing is searched for it stays as it is. */
export const unfolded = (wanted: string, found: boolean, open: boolean): boolean =>
  wanted.trim() === '' ? open : found;
