import { FRESH_MAIN } from '../events.js';

/**
 * Keeps what is scrolled to or focused above the sheet at the foot of the window; null when it is gone. One that stands
 * beside the board covers none of it. Set on
 * the one element that needs it: a rule with :has() or a property that is inherited has all styles looked at anew.
 */
export const keepAbove = (sheet: HTMLElement | null): void => {
  const { style, clientWidth } = document.documentElement;
  const covers = sheet !== null && sheet.offsetWidth >= clientWidth;
  style.scrollPaddingBlockEnd = covers ? `${String(sheet.offsetHeight)}px` : '';
};

// A new page comes without a sheet.
document.addEventListener(FRESH_MAIN, () => {
  keepAbove(null);
});
