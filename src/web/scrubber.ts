import { FRESH_MAIN } from './navigate.js';
import { patch } from './patch.js';

/**
 * The slider of the history page: moves at once, and shows the step when its page has come. One page is
 * asked for at a time, always that of the step wanted last, so that no answer comes too late or in vain; what
 * the slider passes over meanwhile is left out.
 */

/** Between two steps of the playback, in milliseconds. */
const PACE = 900;

let wanted: string | null = null;
let asking = false;
let playing: number | undefined;

const scrubber = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>('form[data-scrubber]');

const slider = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector<HTMLInputElement>('input[name="step"]')!;

/** The round of a step, by the list of where each begins; none before the first. */
const roundAt = (step: string): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-round-from]')].findLast(
    mark => Number(mark.dataset['roundFrom']) <= Number(step),
  )?.textContent ?? undefined;

/** Says number and round of the step while its page is on the way. */
const announce = (form: HTMLFormElement, step: string): void => {
  const input = slider(form);
  const text = form.querySelector<HTMLElement>('[data-text]')!;
  const said = text.dataset['text']!.replace('{step}', step).replace('{of}', input.max);
  const round = roundAt(step);
  text.textContent = said;
  form.querySelector('[data-round]')!.textContent = round === undefined ? '' : ` · ${round}`;
  input.setAttribute('aria-valuetext', [said, ...(round === undefined ? [] : [round])].join(', '));
};

/** The same links lead on from the new step. A link at its end is none any more: the keyboard goes on at the slider. */
const turnLinks = (form: HTMLFormElement, next: HTMLFormElement): void => {
  for (const link of form.querySelectorAll<HTMLElement>('a[data-step]')) {
    const now = next.querySelector(`a[data-step="${link.dataset['step']!}"]`);
    const focused = document.activeElement === link;
    for (const name of ['href', 'aria-disabled']) {
      const value = now?.getAttribute(name) ?? null;
      if (value === null) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
    if (focused && !link.hasAttribute('href')) slider(form).focus({ preventScroll: true });
  }
};

/** What leads on from the step, once the reader stays there. */
const settle = (form: HTMLFormElement, next: HTMLFormElement, page: Document, url: string): void => {
  history.replaceState(null, '', url);
  document.title = page.title;
  turnLinks(form, next);
  for (const part of ['[data-text]', '[data-round]', '[data-said]'])
    form.querySelector(part)!.textContent = next.querySelector(part)!.textContent;
  const input = slider(form);
  const { max, value } = slider(next);
  input.max = max;
  input.value = value;
  input.setAttribute('aria-valuetext', slider(next).getAttribute('aria-valuetext') ?? value);
};

/** @param stays false while the slider is drawn on: the position is shown in passing */
const show = (form: HTMLFormElement, page: Document, url: string, stays: boolean): void => {
  const next = page.querySelector<HTMLFormElement>('form[data-scrubber]');
  const fresh = page.querySelector('[data-swap]');
  const old = document.querySelector('[data-swap]');
  if (!next || !fresh || !old) return location.assign(url);
  patch(old, fresh);
  if (stays) settle(form, next, page, url);
  document.dispatchEvent(new Event(FRESH_MAIN));
};

/** The answer; asked again when the service wants to be asked less often. */
const ask = async (url: string): Promise<Response> => {
  const answer = await fetch(url);
  if (answer.status !== 429) return answer;
  await new Promise(later => setTimeout(later, 1000 * Number(answer.headers.get('Retry-After') ?? 1)));
  return ask(url);
};

/** Taps and keys come in between two positions. */
const painted = (): Promise<void> =>
  new Promise(next => {
    requestAnimationFrame(() => setTimeout(next));
  });

/** The address of a step; what else the page shows stays as it is. */
const addressOf = (form: HTMLFormElement, step: string): string => {
  const url = new URL(`?step=${step}`, form.action);
  const now = new URLSearchParams(location.search);
  for (const name of ['show', 'who', 'log']) {
    const value = now.get(name);
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
};

const askOn = async (form: HTMLFormElement): Promise<void> => {
  if (asking) return;
  asking = true;
  try {
    while (wanted !== null && form.isConnected) {
      const url = addressOf(form, wanted);
      wanted = null;
      const page = new DOMParser().parseFromString(await (await ask(url)).text(), 'text/html');
      if (form.isConnected) show(form, page, url, wanted === null);
      await painted();
    }
  } catch {
    form.submit();
  } finally {
    asking = false;
  }
};

const goTo = (form: HTMLFormElement, step: string): void => {
  slider(form).value = step;
  announce(form, step);
  wanted = step;
  void askOn(form);
};

const stop = (form: HTMLFormElement | null): void => {
  clearInterval(playing);
  playing = undefined;
  const button = form?.querySelector<HTMLElement>('[data-play]');
  if (button) button.textContent = button.dataset['play']!;
};

const playOn = (): void => {
  const form = scrubber();
  const step = form && Number(slider(form).value);
  if (!form || step === null || step >= Number(slider(form).max)) return stop(form);
  if (!asking) goTo(form, String(step + 1));
};

const play = (form: HTMLFormElement, button: HTMLElement): void => {
  if (playing !== undefined) return stop(form);
  button.textContent = button.dataset['pause']!;
  playing = window.setInterval(playOn, PACE);
  playOn();
};

const onClick = (event: MouseEvent): void => {
  const form = scrubber();
  const target = event.target as Element | null;
  const button = target?.closest<HTMLElement>('[data-play]');
  if (form && button) return play(form, button);
  const link = target?.closest<HTMLAnchorElement>('a[data-step][href]');
  if (!form || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  stop(form);
  goTo(form, new URL(link.href).searchParams.get('step') ?? '0');
};

const onInput = ({ target }: Event): void => {
  const form = scrubber();
  if (!form || target !== slider(form)) return;
  stop(form);
  goTo(form, slider(form).value);
};

/** Must be called before the links of all pages are made quicker: these are quicker still. */
export const enhanceScrubber = (): void => {
  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
};
