/** Beside a number that is filled in, buttons make it one less or one more. */
export const enhanceSteppers = (): void =>
  document.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-step]');
    const input = button?.parentElement?.querySelector('input');
    if (!button || !input) return;
    if (button.dataset['step'] === '1') input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
