import { Agent, request, type IncomingMessage } from 'node:http';
import type { Table } from './tables.js';

/** One connection that is kept open. */
export type Connection = Agent;

export const openConnection = (): Connection => new Agent({ keepAlive: true, maxSockets: 1 });

const post = (agent: Agent, url: string, token: string, ifMatch: string, body: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Authorization: `Bearer ${token}`,
      'If-Match': ifMatch,
    };
    const sent = request(url, { method: 'POST', agent, headers }, res => read(res).then(resolve, reject));
    sent.on('error', reject);
    sent.end(body);
  });

interface Answer {
  readonly status: number;
  readonly text: string;
}

const read = async (res: IncomingMessage): Promise<Answer> => {
  let text = '';
  res.setEncoding('utf8');
  for await (const part of res) text += String(part);
  return { status: res.statusCode ?? 0, text };
};

/**
 * Makes the table's next move.
 * @returns false when none is left
 * @throws Error when the service does not store it
 */
export const makeMove = async (agent: Connection, server: string, table: Table): Promise<boolean> => {
  const { value: action, done } = table.moves.next();
  if (done) return false;
  const url = `${server}/api/v1/games/${table.gameId}/actions`;
  const seen = `"${table.number}-${table.hash}"`;
  const { status, text } = await post(
    agent,
    url,
    table.tokens[action.seat]!,
    seen,
    JSON.stringify({ action }),
  );
  if (status !== 201) throw new Error(`a move was answered by ${status} ${text.slice(0, 300)}`);
  const { number, hash } = JSON.parse(text) as { readonly number: number; readonly hash: string };
  table.number = number;
  table.hash = hash;
  return true;
};
