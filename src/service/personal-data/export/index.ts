import { direct } from '../../../db/index.js';
import type { Deps } from '../../deps.js';
import type { PersonActor } from '../../types.js';
import { accountExporters } from './account.js';
import type { Exporter } from './exporter.js';
import { gameExporters } from './games.js';
import { mailExporters } from './mails.js';
import { chatExporters } from './chat.js';

/** Code that stores something about people adds an exporter here, and an eraser beside it. */
const exporters: readonly Exporter[] = [
  ...accountExporters,
  ...gameExporters,
  ...mailExporters,
  ...chatExporters,
];

export interface AccountFile {
  readonly format: 'bahnpost-account-1';
  readonly at: Date;
  readonly data: { readonly [area: string]: unknown };
}

/** Everything the service holds about the actor, as a file. */
export const exportAccount = async (deps: Deps, actor: PersonActor): Promise<AccountFile> => {
  const tx = direct(deps.db);
  const data: [string, unknown][] = [];
  // One after the other: nobody waits for this file, and the pool is for those who play.
  for (const { area, read } of exporters) data.push([area, await read(tx, actor.personId)]);
  return { format: 'bahnpost-account-1', at: deps.clock(), data: Object.fromEntries(data) };
};
