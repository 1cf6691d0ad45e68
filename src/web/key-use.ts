interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Somebody else has used it. */
  readonly defaultPrevented: boolean;
}

/** How the page stands while a key is pressed. */
interface Page {
  /** The list of keys: not on this page, or shown just now. */
  readonly list: 'none' | 'shown' | 'hidden';
  readonly isTyping: () => boolean;
  readonly isOff: () => boolean;
}

/** What a single key does: shows the list of keys, what the page lists for it, or nothing of ours. */
export const keyUse = (press: Press, { list, isTyping, isOff }: Page): 'list' | 'listed' | null => {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return null;
  if (list !== 'hidden' || isTyping()) return null;
  if (press.key === '?') return 'list';
  return isOff() ? null : 'listed';
};

/** The key as the page lists it: a letter is large with Shift alone, whatever Caps Lock says. */
export const listedKey = ({ key, shiftKey }: Pick<Press, 'key' | 'shiftKey'>): string =>
  /^\p{L}$/u.test(key) ? (shiftKey ? key.toUpperCase() : key.toLowerCase()) : key;
