import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Asks the authenticator and writes what it says into the form. @throws when the reader or the authenticator refuses */
const ask = async (form: HTMLFormElement): Promise<string> => {
  const answer = await fetch(form.dataset['begin'] ?? '', { method: 'POST', body: new URLSearchParams() });
  if (!answer.ok) throw new Error(String(answer.status));
  const optionsJSON = (await answer.json()) as never;
  const made =
    form.dataset['passkey'] === 'make'
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON });
  return JSON.stringify(made);
};

const onSubmit = async (form: HTMLFormElement): Promise<void> => {
  const failed = form.querySelector<HTMLElement>('[data-passkey-failed]');
  if (failed) failed.hidden = true;
  const response = form.querySelector<HTMLInputElement>('input[name="response"]');
  try {
    if (response) response.value = await ask(form);
    form.submit();
  } catch {
    if (failed) failed.hidden = false;
  }
};

/** Passkeys need this script; whoever has none is not shown their forms. */
export const enhancePasskeys = (forms: Iterable<HTMLFormElement>): void => {
  if (!browserSupportsWebAuthn()) return;
  for (const form of forms) {
    form.hidden = false;
    form.addEventListener('submit', event => {
      event.preventDefault();
      void onSubmit(form);
    });
  }
};
