import { direct, tidy } from '../db/index.js';
import type { Json } from '../engine/core/index.js';
import { moveForService } from '../service/computer/moves.js';
import { findServiceTurns } from '../service/computer/queue.js';
import { noticeDowntime } from '../service/clocks/downtime.js';
import { checkClocks } from '../service/timeouts/look.js';
import type { Deps } from '../service/deps.js';
import { tellAnnouncement } from '../service/operator/announcements.js';
import { checkSomeLogs } from '../service/operator/checks.js';
import { checkListing } from '../service/tables/fresh.js';
import { runImport } from '../service/tables/imports.js';
import { checkWaitingOrders } from '../service/orders/go-on.js';
import { tellFollowers } from '../service/post/followers.js';
import { writeDigest } from '../service/prefs/digest.js';
import { voteDue } from '../service/votes/settle.js';
import { deliverMail, type Attempt, type Post } from './deliver.js';
import { tellChannel } from './channels/tell.js';
import { inbound } from './inbound.js';

export type Payload = { readonly [name: string]: Json };

/** Does one job. What it throws means that it is tried again later. */
export type Task = (payload: Payload, attempt: Attempt) => Promise<void>;

/** All work that is done in the background, by the name under which it is put into the queue. */
export const tasks = (deps: Deps, post: Post): { readonly [name: string]: Task } => ({
  deliver: ({ id }, attempt) => deliverMail(deps, post, id as string, attempt),
  channels: ({ id }) => tellChannel(deps, post.teller, id as string),
  digest: ({ person }) => writeDigest(deps, person as string),
  'service-move': ({ game }) => moveForService(deps, game as string),
  'service-turns': () => findServiceTurns(deps),
  clock: ({ game }) => checkClocks(deps, game as string),
  orders: ({ game }) => checkWaitingOrders(deps, game as string),
  pulse: () => noticeDowntime(deps),
  import: ({ id }, { number, most }) => runImport(deps, id as string, number >= most),
  inbound: ({ id }, { number }) => inbound(deps, id as string, number),
  tidy: () => tidy(direct(deps.db), deps.clock()),
  vote: ({ id }) => voteDue(deps, id as string),
  table: ({ game, asked }) => checkListing(deps, game as string, asked === true),
  announce: ({ id }) => tellAnnouncement(deps, id as string),
  'check-logs': ({ id }) => checkSomeLogs(deps, id as string),
  'tell-followers': ({ game }) => tellFollowers(deps, game as string),
});
