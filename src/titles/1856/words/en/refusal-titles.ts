/** Refusals of moves of 1856's own in a few words, by code. */
export const refusalTitles = {
  'cannot-redeem-loans': 'That many loans cannot be repaid',
  'no-loan-now': 'No loan now',
  'no-right-now': 'The right cannot be bought now',
  'presidency-first': 'First the second half of the president’s certificate',
  'towns-not-yet': 'Towns cannot change yet',
};
