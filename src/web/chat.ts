/** Sends the form that marks a conversation as read, and puts it away. */
const markSeen = async (form: HTMLFormElement): Promise<void> => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  // At once, so that nothing moves a moment later.
  form.hidden = true;
  const answer = await fetch(form.action, { method: 'POST', body }).catch(() => null);
  form.hidden = answer?.ok === true;
};

const watched = new WeakSet<HTMLFormElement>();

/** Once it comes into sight, where it stands among other things on a page. */
const whenInSight = (lines: Element, look: () => void): void => {
  const sight = new IntersectionObserver(seen => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    look();
  });
  sight.observe(lines);
};

/**
 * Marks a conversation as read once somebody has it in front of them, without a press of the button. Loading
 * the page alone, as a mail scanner does, marks nothing, nor does one that is folded away.
 */
export const enhanceChat = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-seen]');
  if (!form || watched.has(form)) return;
  watched.add(form);
  const look = (): void => {
    if (document.visibilityState !== 'visible' || !form.isConnected) return;
    document.removeEventListener('visibilitychange', look);
    void markSeen(form);
  };
  const begin = (): void => {
    document.addEventListener('visibilitychange', look);
    look();
  };
  const talk = form.closest('.talk');
  if (talk) whenInSight(form.parentElement!, begin);
  else begin();
};
