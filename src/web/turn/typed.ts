import type { Notation } from '../../engine/core/index.js';

/**
 * Has a notation read and say what a reader of this page types, as the service does: the German words come to German pages
 * alone. Without them it knows only its own words here.
 */
export const asTyped = async (): Promise<(notation: Notation) => Notation> => {
  const typed =
    document.documentElement.lang === 'de'
      ? await import('../../words/typed-moves.js').catch(() => undefined)
      : undefined;
  return notation => typed?.notationFor('de', notation) ?? notation;
};
