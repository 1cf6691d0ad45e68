import type { Page } from 'playwright-core';
import type { RailState } from '../../src/engine/rail/state.js';
import { position } from '../../src/service/index.js';
import type { Effort } from './effort.js';
import { type Room, type Seated, told } from './place.js';

/** No turn takes more presses, unless the page leads nowhere. */
const MOST = 25;

/** Whose turn it is: a player with a company, in a round. */
const turnAt = async ({ deps }: Room, { gameId, player, seat }: Seated): Promise<string> => {
  const { view, turn, status } = await position(deps, player.actor, { gameId, seat });
  const { round } = view as unknown as RailState;
  const company = round.kind === 'operating' ? round.company : round.kind;
  // A company that operates alone has its next turn in the next round.
  return `${String(turn.asked[0])} ${company} ${JSON.stringify(status.round)}`;
};

/** What stands out, else the place on the board that lies nearest to its middle, else what ends the step. */
const markNext = `(() => {
  const isShown = one => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const far = one => {
    const [frame, { left, right, top, bottom }] = [one.closest('.drawing').getBoundingClientRect(), one.getBoundingClientRect()];
    return Math.hypot(left + right - frame.left - frame.right, top + bottom - frame.top - frame.bottom);
  };
  const all = selector => [...document.querySelectorAll(selector)].filter(isShown);
  const [place] = all('[data-places] a[href*="place="]').sort((one, other) => far(one) - far(other));
  const next = all('form[action$="/move"] button:not(.second, .quiet, [type=button])')[0] ?? place ?? all('.always button, #turn form button')[0];
  document.querySelectorAll('[data-next-press]').forEach(one => one.removeAttribute('data-next-press'));
  next?.setAttribute('data-next-press', next === place ? 'place' : 'send');
  return next?.getAttribute('data-next-press') ?? null;
})()`;

/** Takes the turn of a company to its end by what the page proposes. */
export const takeTurn = async (room: Room, seated: Seated, page: Page, effort: Effort): Promise<void> => {
  const whose = await turnAt(room, seated);
  const target = page.locator('[data-next-press]').first();
  while (effort.presses < MOST && (await turnAt(room, seated)) === whose) {
    await told(page);
    const found = await page.evaluate<string | null>(markNext);
    if (found === null) throw new Error(`${page.url()} leads nowhere`);
    if (found === 'place') {
      await effort.press(target);
      await effort.send(page.locator('.sheet button:not([type=button])'));
    } else await effort.send(target);
  }
};
