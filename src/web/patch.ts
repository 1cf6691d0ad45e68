import { changesOf, type Looks } from './changes.js';

/**
 * Makes what is on the page like a fresh part of the same page, and touches only what differs: what stays
 * need not be laid out and painted again, and keeps its focus, its scroll bars and what was unfolded.
 */

/** Only these tell which child is which; all others go by their order. */
const keyOf = (node: Node): string =>
  node instanceof Element ? node.id || node.getAttribute('data-place') || '' : '';

const isAlike = (old: Node, fresh: Node): boolean =>
  old.nodeName === fresh.nodeName && keyOf(old) === keyOf(fresh);

/** The row of the log that a move held by the element would become; others are offered once there is one. */
const expectedIn = (element: Element): string | null | undefined =>
  element.querySelector('input[name=expected]')?.getAttribute('value');

/**
 * What the reader unfolded, moves only until one is made: then these are made or others. And what is shown because
 * there is a script.
 */
const isKept = (old: Element, fresh: Element, name: string): boolean =>
  name === 'hidden' ||
  (name === 'open' &&
    old.matches('details') &&
    (!old.matches('.deeds') || expectedIn(old) === expectedIn(fresh)));

const patchAttributes = (old: Element, fresh: Element): void => {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !isKept(old, fresh, name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !isKept(old, fresh, name)) old.setAttribute(name, value);
};

const looks: Looks<Node> = {
  isSame: (old, fresh) => old.isEqualNode(fresh),
  isAlike,
  isSpace: fresh => !(fresh instanceof Element),
};

/** Makes what is in `old` like what is in `fresh`, whatever the two themselves are. */
export const patchChildren = (old: Node, fresh: Node): void => {
  for (const change of changesOf([...old.childNodes], [...fresh.childNodes], looks)) {
    if (change.do === 'insert') old.insertBefore(change.fresh, change.before);
    else if (change.do === 'remove') old.removeChild(change.old);
    else patch(change.old, change.fresh);
  }
};

const viewBoxOf = (svg: Element | null): string | null => svg?.getAttribute('viewBox') ?? null;

/** A drawing that the reader may have moved and enlarged keeps what is seen, as long as it is as large. */
const patchZooming = (old: HTMLElement, fresh: Element): boolean => {
  const [before, after] = [old.querySelector('svg'), fresh.querySelector('svg')];
  if (!before || !after || viewBoxOf(after) !== old.dataset['whole']) return false;
  const seen = viewBoxOf(before)!;
  patchAttributes(before, after);
  before.setAttribute('viewBox', seen);
  patchChildren(before, after);
  return true;
};

/** Where the browser plays by the rules it has laid out more than came: that stays as it is, or begins anew with another position. */
const isPlayed = ({ dataset }: HTMLElement): boolean => dataset['play'] !== undefined;

/** Makes `old`, which is on the page, show what `fresh` shows. */
export const patch = (old: Node, fresh: Node): void => {
  if (!(old instanceof Element) || !(fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  if (old instanceof HTMLElement && old.dataset['whole'] !== undefined) {
    if (!patchZooming(old, fresh)) old.replaceWith(fresh);
    return;
  }
  if (old instanceof HTMLElement && fresh instanceof HTMLElement && isPlayed(old)) {
    if (old.dataset['play'] !== fresh.dataset['play']) old.replaceWith(fresh);
    return;
  }
  patchAttributes(old, fresh);
  patchChildren(old, fresh);
};
