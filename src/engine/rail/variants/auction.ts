import { bidRules } from '../auction/bids.js';
import { allAtOnce } from '../auction/terms.js';
import { changeWaterfall } from '../auction/waterfall.js';
import { choiceVariant } from './variant.js';

/** By how much a bid is raised: by so much or more, by a multiple of it, by no more and no less (1830 V-1.8). */
export const raises = choiceVariant('raises', 'min-5', {
  'multiple-5': { rules: [bidRules.change({ raiseStep: 5 })] },
  'exactly-5': { rules: [bidRules.change({ raiseStep: null })] },
});

/** Is who has passed in the contest for a private out of it (1830 V-1.8)? */
export const contestPass = choiceVariant('contest-pass', 're-enter', {
  out: { auction: changeWaterfall({ passIsFinal: true }) },
});

/**
 * Are those who contend for a private asked one after another, or all at once, whoever bids first, until nobody wants to
 * bid any more (1830 V-1.8)?
 */
export const bidding = choiceVariant('bidding', 'formal', {
  wild: { auction: changeWaterfall({ contest: allAtOnce }) },
});
