/** How long until it is asked again, in milliseconds. */
const PAUSE = 1000;

/** Shows how far it is until it is over; without this script the browser asks for the whole page again. */
const follow = async (box: HTMLElement): Promise<void> => {
  while (box.isConnected && box.dataset['progress'] === 'on') {
    await new Promise(done => setTimeout(done, PAUSE));
    const page = await fetch(location.href)
      .then(answer => (answer.ok ? answer.text() : ''))
      .catch(() => '');
    const fresh = new DOMParser()
      .parseFromString(page, 'text/html')
      .querySelector<HTMLElement>('[data-progress]');
    if (!fresh) continue;
    box.dataset['progress'] = fresh.dataset['progress'];
    box.replaceChildren(...fresh.childNodes);
  }
};

export const enhanceProgress = (): void => {
  const box = document.querySelector<HTMLElement>('[data-progress]');
  if (box) void follow(box);
};
