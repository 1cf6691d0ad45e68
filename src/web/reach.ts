/*
 * Asks the service, and says above the page that it cannot be reached for as long as that is so. What is on the page stays: whoever
 * has chosen something presses once more.
 */

/** A proxy, or the service without its database, says that nobody is there. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whoever waits for so long is told that nothing comes. In milliseconds. */
const PATIENCE = 60_000;

export interface Reached {
  readonly answer: Response;
  readonly text: string;
}

/** @returns undefined where the service cannot be reached */
export const reach = async (url: string, init: RequestInit = {}): Promise<Reached | undefined> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), ...init });
    return AWAY.has(answer.status) ? undefined : { answer, text: await answer.text() };
  } catch {
    return undefined;
  }
};

/** What could not be done: the page hears of nothing new, or what was pressed was not sent. */
type Trouble = 'unheard' | 'unsent';

const ID = 'away';

export const sayAway = (trouble: Trouble): void => {
  const text = document.body.dataset[trouble];
  const old = document.getElementById(ID);
  // Whoever has pressed in vain goes on reading that, until it helps to press again.
  if (text === undefined || (old && trouble === 'unheard')) return;
  const line = document.createElement('p');
  line.id = ID;
  line.role = 'alert';
  line.textContent = text;
  old?.remove();
  document.body.append(line);
};

export const sayThere = (): void => document.getElementById(ID)?.remove();
