import { isChanged, isChoosing } from './filled.js';

/** What stands apart from the rest, such as a message, stays as it is whatever changes around it. */
const isApart = (field: Element): boolean => field.closest('[data-apart]') !== null;

const isTyping = (part: Element): boolean => {
  const active = document.activeElement;
  return (
    active !== null &&
    part.contains(active) &&
    !isApart(active) &&
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
  ].some(field => !isApart(field) && isChanged(field));
