import { lastAfterPaint } from '../after-paint.js';

const afterPaint = lastAfterPaint();

let pressed: Element | undefined;

/**
 * Shows that a link, or what opens a part, is pressed, and does what it asks for once that is seen: to lay out much
 * takes a slow processor longer than a press may go unanswered. Of several only the last is done.
 */
export const whenPressed = (link: Element, run: () => void): void => {
  pressed?.removeAttribute('aria-busy');
  pressed = link;
  link.setAttribute('aria-busy', 'true');
  afterPaint(() => {
    link.removeAttribute('aria-busy');
    run();
  });
};
