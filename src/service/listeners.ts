import { scheduleAfter } from './clocks/schedule.js';
import { callServiceAfter } from './computer/queue.js';
import type { Listeners } from './deps.js';
import { actUpon } from './orders/act-upon.js';
import { mailOrdersOver } from './orders/tell.js';
import { tellFollowersOfEnd } from './post/followers.js';
import { tellRows } from './post/game-news.js';
import { mailTurns } from './post/turns.js';
import { closeMootVotes } from './votes/moot.js';
import { letNewPlayersVote } from './votes/new-voters.js';

/** Who hears of what happens in a game, in this order. */
export const listeners: Listeners = {
  orders: actUpon,
  rows: [
    mailTurns,
    scheduleAfter,
    callServiceAfter,
    tellFollowersOfEnd,
    closeMootVotes,
    tellRows,
    mailOrdersOver,
  ],
  seats: [letNewPlayersVote],
};
