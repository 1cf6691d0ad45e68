import { direct, tidy } from '../db/index.js';
import type { Json } from '../engine/core/index.js';
import type { Deps } from '../service/deps.js';
import { tellFollowers } from '../service/talk/followers.js';
import { deliver, type Attempt, type Post } from './deliver.js';

export type Payload = { readonly [name: string]: Json };

/** Does one job. What it throws means that it is tried again later. */
export type Task = (payload: Payload, attempt: Attempt) => Promise<void>;

/** All work that is done in the background, by the name under which it is put into the queue. */
export const tasks = (deps: Deps, post: Post): { readonly [name: string]: Task } => ({
  deliver: ({ id }, attempt) => deliver(deps, post, id as string, attempt),
  tidy: () => tidy(direct(deps.db), deps.clock()),
  'tell-followers': ({ game }) => tellFollowers(deps, String(game)),
});
