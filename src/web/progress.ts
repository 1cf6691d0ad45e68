import { follow } from './follow.js';

/** How long until it is asked again, in milliseconds. */
const PAUSE = 1000;

/** The same part of the page as it is now; null where the page cannot be had. */
const fetchBox = async (): Promise<HTMLElement | null> => {
  const page = await fetch(location.href)
    .then(answer => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  return new DOMParser().parseFromString(page, 'text/html').querySelector<HTMLElement>('[data-progress]');
};

/** Without this script the browser asks for the whole page again. */
const followBox = (box: HTMLElement): Promise<void> =>
  follow({
    isOn: () => box.isConnected && box.dataset['progress'] === 'on',
    pause: () => new Promise(done => setTimeout(done, PAUSE)),
    ask: fetchBox,
    show: fresh => {
      box.dataset['progress'] = fresh.dataset['progress'];
      box.replaceChildren(...fresh.childNodes);
    },
  });

export const enhanceProgress = (box: HTMLElement): void => void followBox(box);
