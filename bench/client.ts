import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Table } from './tables.js';

/** One connection that is kept open. */
export type Connection = Agent;

export const openConnection = (): Connection => new Agent({ keepAlive: true, maxSockets: 1 });

interface Stored {
  readonly number: number;
  readonly hash: string;
}

/** @throws Error when the answer is not 201 */
const post = async (
  agent: Connection,
  url: string,
  headers: { readonly [name: string]: string },
  body: string,
): Promise<Stored> => {
  const length = Buffer.byteLength(body);
  const sent = request(url, { method: 'POST', agent, headers: { ...headers, 'Content-Length': length } });
  sent.end(body);
  const [res] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = await json(res);
  if (res.statusCode !== 201) throw new Error(`${res.statusCode ?? 0} ${JSON.stringify(answer)}`);
  return answer as Stored;
};

/**
 * Makes the table's next move.
 * @returns false when none is left
 * @throws Error when the service does not store it
 */
export const makeMove = async (agent: Connection, server: string, table: Table): Promise<boolean> => {
  const next = table.moves.next();
  if (next.done === true) return false;
  const action = next.value;
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${table.tokens[action.seat]!}`,
    'If-Match': `"${table.number}-${table.hash}"`,
  };
  const url = `${server}/api/v1/games/${table.gameId}/actions`;
  const { number, hash } = await post(agent, url, headers, JSON.stringify({ action }));
  table.number = number;
  table.hash = hash;
  return true;
};
