/** Refusals of moves of 1830's own in a few words, by code. */
export const refusalTitles: { readonly [code: string]: string } = {
  'group-not-left': 'That group is gone',
  'debt-out-of-range': 'That much cannot be repaid',
  'no-licence': 'No licence can be bought',
};
