/** A button beside a link to copy it; what came of it stands on the button for a while. */
const SHOWN_MS = 3000;

const copy = async (button: HTMLElement): Promise<void> => {
  const field = document.getElementById(button.dataset['copy'] ?? '') as HTMLInputElement | null;
  if (!field) return;
  field.select();
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // It is selected, and can be copied by hand.
    return;
  }
  button.textContent = button.dataset['copied'] ?? before;
  setTimeout(() => (button.textContent = before), SHOWN_MS);
};

export const enhanceCopying = (): void => {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-copy]');
    if (button) void copy(button);
  });
};
