/** Refusals of moves of 18 Magyarország's own in a few words, by code. */
export const refusalTitles = {
  'cannot-hand-over': 'The presidency cannot be handed over so',
  'draft-gone': 'That is gone from the draft',
  'draft-quota': 'No more of that kind in the draft',
  'no-railcar': 'No such railcar now',
  'no-such-payout': 'That much cannot be paid out',
  'no-terrain-marker': 'No terrain marker',
  'no-terrain-there': 'Nothing to pay for on this hex',
  'not-next-in-order': 'Nobody starts companies',
  'run-location-twice': 'More than one mine',
};
