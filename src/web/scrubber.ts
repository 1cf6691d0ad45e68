import { stepAddress, stepIn } from './addresses.js';
import { painted } from './after-paint.js';
import { isPlainClick } from './clicks.js';
import { roundAt, spoken } from './film-words.js';
import { FRESH_MAIN } from './events.js';
import { goesBackBy, pushPage } from './navigate.js';
import type { Frame } from './replay/replay.js';
import { swapPieces } from './swap.js';

/**
 * The slider of the history page. Where the browser can play the game by itself it has it once, and every step is
 * made here. Else the service is asked for the page of a step, for one at a time, always the one wanted last, so that
 * no answer comes too late or in vain. What the slider passes over meanwhile is left out.
 */

/** Between two steps of the playback, in milliseconds. */
const PACE = 900;

/** Addresses change no more often, in milliseconds: browsers take no more of it. */
const FOLLOW = 250;

let wanted: string | null = null;
let asking = false;
let playing: number | undefined;

/** Makes a step without the service, once the game has been loaded; by the page's table. */
let ownFrames: { readonly table: Element; readonly at: (url: URL) => Frame | null } | null = null;

const scrubber = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>('form[data-scrubber]');

const slider = (form: HTMLFormElement): HTMLInputElement =>
  form.querySelector<HTMLInputElement>('input[name="step"]')!;

/** The round of a step, by the list of where each begins; none before the first. */
const roundNow = (step: string): string | undefined =>
  roundAt(
    [...document.querySelectorAll<HTMLElement>('[data-round-from]')].map(({ dataset, textContent }) => ({
      from: Number(dataset['roundFrom']),
      name: textContent ?? undefined,
    })),
    Number(step),
  );

/** Says number and round of the step while its page is on the way. */
const announce = (form: HTMLFormElement, step: string): void => {
  const input = slider(form);
  const text = form.querySelector<HTMLElement>('[data-text]')!;
  const said = spoken(text.dataset['text']!, { step, of: input.max, round: roundNow(step) });
  text.textContent = said.step;
  form.querySelector('[data-round]')!.textContent = said.round;
  input.setAttribute('aria-valuetext', said.all);
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

/** What leads on from the step. */
const leadOn = (form: HTMLFormElement, next: HTMLFormElement): void => {
  turnLinks(form, next);
  for (const part of ['[data-text]', '[data-round]'])
    form.querySelector(part)!.textContent = next.querySelector(part)!.textContent;
  const input = slider(form);
  const { max, value } = slider(next);
  input.max = max;
  input.value = value;
  input.setAttribute('aria-valuetext', slider(next).getAttribute('aria-valuetext') ?? value);
};

let followed = -Infinity;
let following: number | undefined;

/** Once the reader stays at a step, the address names it and it is said. */
const settle = (form: HTMLFormElement, url: string, said: string): void => {
  clearTimeout(following);
  const follow = (): void => {
    followed = performance.now();
    if (!form.isConnected) return;
    history.replaceState(history.state, '', url);
    form.querySelector('[data-said]')!.textContent = said;
  };
  const wait = followed + FOLLOW - performance.now();
  if (wait <= 0) follow();
  else following = window.setTimeout(follow, wait);
};

interface Shown {
  readonly pieces: readonly string[];
  readonly next: HTMLFormElement;
  readonly url: string;
}

/** @param stays false while the slider is drawn on: the position is shown in passing */
const show = (form: HTMLFormElement, { pieces, next, url }: Shown, stays: boolean): void => {
  swapPieces(pieces);
  if (!stays) return;
  leadOn(form, next);
  settle(form, url, next.querySelector('[data-said]')!.textContent ?? '');
};

const formIn = (page: ParentNode): HTMLFormElement | null =>
  page.querySelector<HTMLFormElement>('form[data-scrubber]');

/** The step as the browser makes it by itself; null where it cannot. */
const makeStep = (url: string): Shown | null => {
  const frame = ownFrames?.table.isConnected ? ownFrames.at(new URL(url)) : null;
  if (!frame) return null;
  const holder = document.createElement('template');
  holder.innerHTML = frame.scrubber;
  return { pieces: frame.pieces, next: formIn(holder.content)!, url };
};

/** The answer; asked again when the service wants to be asked less often. */
const ask = async (url: string): Promise<Response> => {
  const answer = await fetch(url);
  if (answer.status !== 429) return answer;
  await new Promise(later => setTimeout(later, 1000 * Number(answer.headers.get('Retry-After') ?? 1)));
  return ask(url);
};

/** The step as the service sends it; null where it sends something else. */
const fetchStep = async (url: string): Promise<Shown | null> => {
  const page = new DOMParser().parseFromString(await (await ask(url)).text(), 'text/html');
  const next = formIn(page);
  const pieces = [...page.querySelectorAll('[data-swap]')].map(piece => piece.outerHTML);
  return next && { pieces, next, url };
};

const addressOf = (form: HTMLFormElement, step: string): string =>
  stepAddress(form.action, step, location.search);

const showWanted = async (form: HTMLFormElement): Promise<void> => {
  if (asking) return;
  asking = true;
  try {
    while (wanted !== null && form.isConnected) {
      // The slider answers before its position is there, and taps and keys come in between two positions.
      await painted();
      const url = addressOf(form, wanted);
      wanted = null;
      const step = makeStep(url) ?? (await fetchStep(url));
      if (!step) return location.assign(url);
      if (form.isConnected) show(form, step, wanted === null);
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
  void showWanted(form);
};

/** A step that the back button takes back. */
const jumpTo = (form: HTMLFormElement, step: string): void => {
  pushPage(addressOf(form, step));
  goTo(form, step);
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

const play = (form: HTMLFormElement): void => {
  const button = form.querySelector<HTMLElement>('[data-play]')!;
  button.textContent = button.dataset['pause']!;
  clearInterval(playing);
  playing = window.setInterval(playOn, PACE);
};

const onPlay = (form: HTMLFormElement): void => {
  if (playing !== undefined) return stop(form);
  play(form);
  playOn();
};

/** The step that a link of the page leads to; undefined where it leads to something else. */
const stepOf = (form: HTMLFormElement, link: HTMLAnchorElement): string | undefined => {
  const leadsOn = link.dataset['step'] !== undefined || ownFrames?.table.isConnected === true;
  return leadsOn ? stepIn(link.href, form.action) : undefined;
};

const onClick = (event: MouseEvent): void => {
  const form = scrubber();
  const target = event.target as Element | null;
  if (form && target?.closest('[data-play]')) return onPlay(form);
  const link = target?.closest<HTMLAnchorElement>('main a[href]');
  const step = form && link && isPlainClick(event) ? stepOf(form, link) : undefined;
  if (!form || step === undefined) return;
  event.preventDefault();
  stop(form);
  jumpTo(form, step);
};

const onInput = ({ target }: Event): void => {
  const form = scrubber();
  if (!form || target !== slider(form)) return;
  stop(form);
  goTo(form, slider(form).value);
};

/** Back and forth between steps nothing is asked for either. */
const goBack = (): boolean => {
  const form = scrubber();
  if (!form || !ownFrames?.table.isConnected || location.pathname !== new URL(form.action).pathname)
    return false;
  stop(form);
  goTo(form, new URLSearchParams(location.search).get('step') ?? slider(form).max);
  return true;
};

const wishes = (url: URL): { url: URL; panel: string | undefined; notation: boolean } => ({
  url,
  panel: document.querySelector<HTMLInputElement>('.panels :checked')?.value,
  notation: document.querySelector<HTMLInputElement>('#log-notation')?.checked === true,
});

/** Has the browser load the game and its rules, where it may. */
const loadGame = async (): Promise<void> => {
  const table = document.querySelector<HTMLElement>('[data-replay]');
  if (!table || ownFrames?.table === table) return;
  const { loadFilm, frameAt } = await import('./replay/replay.js');
  const film = await loadFilm(table.dataset['replay']!);
  const last = film ? film.replay.log.length : -1;
  if (!film || !table.isConnected) return;
  const at = (url: URL): Frame | null => {
    const step = Number(url.searchParams.get('step'));
    return step <= last ? frameAt(film, step, wishes(url)) : null;
  };
  ownFrames = { table, at };
  table.dataset['film'] = '';
};

/** A link to an absence plays it, unless the reader wants no motion. */
const playAbsence = (): void => {
  const form = scrubber();
  const url = new URL(location.href);
  if (!form || !url.searchParams.has('play')) return;
  url.searchParams.delete('play');
  history.replaceState(history.state, '', url.href);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play(form);
};

/** The button does something from now on. */
const offerPlaying = (form: HTMLFormElement): void => {
  form.querySelector<HTMLButtonElement>('[data-play]')!.disabled = false;
};

const begin = (): void => {
  const form = scrubber();
  stop(form);
  if (form) offerPlaying(form);
  // Without its rules the browser asks the service.
  loadGame().catch(() => undefined);
  playAbsence();
};

/** Goes where the slider was drawn to before there was somebody to hear of it. */
const catchUp = (): void => {
  const form = scrubber();
  if (form && slider(form).value !== slider(form).defaultValue) goTo(form, slider(form).value);
};

/** It hears of clicks before what makes the links of all pages quicker: these are quicker still. */
export const enhanceScrubber = (): void => {
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput);
  goesBackBy(goBack);
  document.addEventListener(FRESH_MAIN, begin);
  begin();
  catchUp();
};
