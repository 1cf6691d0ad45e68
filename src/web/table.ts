import { placeOfPanel } from './addresses.js';
import { bringIfHidden, bringTurn } from './bring-turn.js';
import { FRESH_MAIN, SHOW_TURN } from './events.js';
import { chooseTileOf } from './tile.js';

/*
 * The panels of a game's page. What was looked at last is looked at again on the next page of the same game, as long as the
 * visit lasts: the service reads it from a cookie, so that nothing moves once the page is there.
 */

/** As long as a visit is remembered, in seconds. */
const VISIT = 30 * 60;

const chosen = (name: string): HTMLInputElement | null =>
  document.querySelector(`.panels [value="${CSS.escape(name)}"]`);

const remember = (name: string): void => {
  const path = placeOfPanel(location.pathname);
  document.cookie = `view=${encodeURIComponent(name)}; Path=${path}; Max-Age=${String(VISIT)}; SameSite=Lax`;
};

/** Shows a panel of the table; `turn` is the turn with what belongs to it. */
const showPanel = (name: string): void => {
  const input = chosen(name);
  if (!input || input.checked) return;
  input.checked = true;
  remember(name);
};

/** Brings what a link of the page leads to into sight, in whichever panel it stands. */
const followHash = (): void => {
  const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  const panel = target?.closest<HTMLElement>('[data-panel]');
  // What belongs to the turn is shown with it.
  if (panel?.matches('.leads') && chosen('turn')?.checked === true) return;
  if (panel) showPanel(panel.dataset['panel']!);
  else if (target?.closest('.asked')) showPanel('turn');
  chooseTileOf(target);
  if (target?.closest('.asked')) bringTurn();
};

/** After a move, where there is no room for both, what is asked next takes the place of what was looked at. */
const showNext = (): void => {
  const asked = document.getElementById('asked');
  if (asked && asked.offsetParent === null && new URLSearchParams(location.search).has('from'))
    showPanel('turn');
};

/** As in the style sheet: the turn and the panel that is chosen stand side by side. */
const wide = matchMedia('(min-width: 68rem) and (min-height: 32rem)');

/** Beside the turn stands what is chosen with it: what has no room on a phone is not chosen there. */
const fitWindow = (): void => {
  const leading = document.querySelector<HTMLInputElement>('.panels .of-leads input');
  if (wide.matches && leading?.checked === true) showPanel('turn');
};

export const enhanceTable = (): void => {
  document.addEventListener('change', event => {
    const input = event.target as HTMLInputElement;
    if (input.name !== 'panel') return;
    remember(input.value);
    // Where there is one at a time, each begins at its top.
    if (wide.matches) return;
    if (input.value === 'turn') bringTurn();
    else scrollTo(0, 0);
  });
  addEventListener('hashchange', followHash);
  // The browser goes to what the address names once all of the page has come.
  addEventListener('load', () => (location.hash === '' ? bringIfHidden() : followHash()));
  document.addEventListener(SHOW_TURN, bringTurn);
  wide.addEventListener('change', fitWindow);
  for (const follow of [followHash, fitWindow, showNext]) {
    document.addEventListener(FRESH_MAIN, follow);
    follow();
  }
};
