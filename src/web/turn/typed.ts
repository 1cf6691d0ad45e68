import type { Notation } from '../../engine/core/index.js';

/**
 * Has a notation read what a reader of this page types, as the service does: the German words come to German pages alone.
 * Without them only the notation's own words are read here.
 */
export const asTyped = async (): Promise<(notation: Notation) => Notation> => {
  const typed =
    document.documentElement.lang === 'de'
      ? await import('../../words/typed-moves.js').catch(() => undefined)
      : undefined;
  return notation => typed?.readsGerman(notation) ?? notation;
};
