import { accountProblems } from './account.js';
import { channelsProblems } from './channels.js';
import { generalProblems } from './general.js';
import { mailProblems } from './mail.js';
import { operatorProblems } from './operator.js';
import { ordersProblems } from './orders.js';
import { prefsProblems } from './prefs.js';
import { votesProblems } from './votes.js';

/** The service's own errors as sentences, by code. */
export const problems = {
  ...mailProblems,
  ...operatorProblems,
  ...channelsProblems,
  ...generalProblems,
  ...accountProblems,
  ...prefsProblems,
  ...ordersProblems,
  ...votesProblems,
} as const;
