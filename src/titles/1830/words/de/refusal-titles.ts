/** Refusals of moves of 1830's own in a few words, by code. */
export const refusalTitles: { readonly [code: string]: string } = {
  'group-not-left': 'Diese Gruppe ist schon fort',
  'debt-out-of-range': 'So viel lässt sich nicht zurückzahlen',
  'no-licence': 'Keine Lizenz zu kaufen',
};
