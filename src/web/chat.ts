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

/**
 * Marks a conversation as read once somebody has it in front of them, without a press of the button. Loading
 * the page alone, as a mail scanner does, marks nothing, nor does one that is folded away.
 */
export const enhanceChat = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-seen]');
  if (!form || watched.has(form)) return;
  watched.add(form);
  const sight = new IntersectionObserver(seen => {
    if (document.visibilityState !== 'visible' || !seen.some(({ isIntersecting }) => isIntersecting)) return;
    stop();
    void markSeen(form);
  });
  const look = (): void => {
    if (!form.isConnected) return stop();
    sight.unobserve(form);
    sight.observe(form);
  };
  const stop = (): void => {
    sight.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  look();
};
