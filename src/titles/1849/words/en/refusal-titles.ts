/** Refusals of moves of 1849's own in a few words, by code. */
export const refusalTitles = {
  'cannot-borrow': 'No bond now',
  'cannot-buy-station': 'The place cannot be bought',
  'cannot-electrify': 'No E-token now',
  'cannot-issue': 'That many own shares cannot be sold',
  'cannot-redeem': 'The share cannot be bought back',
  'cannot-repay': 'The bond cannot be paid back',
  'hex-resting': 'Nothing can be built there yet',
};
