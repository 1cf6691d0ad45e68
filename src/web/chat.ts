/** Sends the form that marks a conversation as read, and puts it away. */
const markSeen = async (form: HTMLFormElement): Promise<void> => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  // At once, so that nothing moves a moment later.
  form.hidden = true;
  const answer = await fetch(form.action, { method: 'POST', body }).catch(() => null);
  form.hidden = answer?.ok === true;
};

/**
 * Marks a conversation as read once somebody has it in front of them, without a press of the button. Loading
 * the page alone, as a mail scanner does, marks nothing.
 */
export const enhanceChat = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-seen]');
  if (!form) return;
  const look = (): void => {
    if (document.visibilityState !== 'visible' || !form.isConnected) return;
    document.removeEventListener('visibilitychange', look);
    void markSeen(form);
  };
  document.addEventListener('visibilitychange', look);
  look();
};
