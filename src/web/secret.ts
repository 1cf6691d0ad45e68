import { secretIn } from './secret-in.js';

/**
 * A link from a mail carries its secret behind `#t=`, which no server, proxy or log ever sees. The
 * secret goes into the page's form and out of the address bar. What opens a session is sent only when the reader
 * presses the button, never by loading the page, unless they have one here.
 */
export const enhanceSecretForm = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-secret-form]');
  const secret = secretIn(location.hash);
  if (!form || secret === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const input = form.querySelector<HTMLInputElement>('input[name="secret"]');
  if (!input) return;
  input.value = secret;
  for (const part of form.querySelectorAll<HTMLElement>('[data-secret-field]')) part.hidden = true;
  // The link is the way in that they have chosen.
  form.classList.add('arrived');
  form.querySelector('button')?.classList.remove('second');
  // Showing what an invitation says changes nothing either.
  if (form.dataset['atOnce'] !== undefined) return form.submit();
  form.querySelector('button')?.focus();
  if (form.dataset['peek'] !== undefined) void showName(form, secret);
};

/**
 * Asks whom the secret is for, which spends nothing, so that the button can say it. Where that person has a session
 * here there is nothing to ask.
 */
const showName = async (form: HTMLFormElement, secret: string): Promise<void> => {
  const button = form.querySelector('button');
  const answer = await fetch(form.dataset['peek'] ?? '', {
    method: 'POST',
    body: new URLSearchParams({ secret }),
  });
  if (!answer.ok || !button) return;
  const { name, open } = (await answer.json()) as { name?: unknown; open?: unknown };
  if (open === true) return form.submit();
  if (typeof name === 'string') button.textContent = (button.dataset['label'] ?? '').replace('{name}', name);
};
