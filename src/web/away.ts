/** A proxy, or the service without its database, says that nobody is there. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Does the status of an answer say that the service cannot be reached? */
export const isUnreachable = (status: number): boolean => AWAY.has(status);

/** What could not be done: the page hears of nothing new, or what was pressed was not sent. */
export type Trouble = 'unheard' | 'unsent';

/** Whoever has pressed in vain goes on reading that, until it helps to press again. */
export const isSaid = (trouble: Trouble, isSomethingSaid: boolean): boolean =>
  trouble === 'unsent' || !isSomethingSaid;
