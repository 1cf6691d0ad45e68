import { isChanged, isChoosing } from './filled.js';

const isTyping = (part: Element): boolean => {
  const active = document.activeElement;
  return (
    active !== null &&
    part.contains(active) &&
    active.matches('textarea, input:not([type]), input[type=text]')
  );
};

/** Is the reader in the middle of something here: a chosen place, a form half filled in or refused, a line half typed? */
export const isFilling = (part: Element): boolean =>
  isChoosing(location.search) ||
  part.querySelector('[role=alert]') !== null ||
  isTyping(part) ||
  [
    ...part.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    ),
  ].some(isChanged);
