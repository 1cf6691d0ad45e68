import { isUnreachable, isSaid, type Trouble } from './away.js';

/*
 * Asks the service, and says above the page that it cannot be reached for as long as that is so. What is on the page stays: whoever
 * has chosen something presses once more.
 */

/** Whoever waits for so long is told that nothing comes. In milliseconds. */
const PATIENCE = 60_000;

export interface ServiceAnswer {
  readonly answer: Response;
  readonly text: string;
}

/** @returns undefined where the service cannot be reached */
export const reach = async (url: string, init: RequestInit = {}): Promise<ServiceAnswer | undefined> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), ...init });
    return isUnreachable(answer.status) ? undefined : { answer, text: await answer.text() };
  } catch {
    return undefined;
  }
};

const ID = 'away';

export const sayAway = (trouble: Trouble): void => {
  const text = document.body.dataset[trouble];
  const old = document.getElementById(ID);
  if (text === undefined || !isSaid(trouble, old !== null)) return;
  const line = document.createElement('p');
  line.id = ID;
  line.role = 'alert';
  line.textContent = text;
  old?.remove();
  document.body.append(line);
};

export const sayThere = (): void => document.getElementById(ID)?.remove();
