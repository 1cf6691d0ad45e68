import { readReply } from '../src/mail/inbound/parse.js';
import { longReplies } from '../test/support/long-replies.js';
import type { Row } from './rows.js';

const ROUNDS = 5;

const raw = (type: string, body: string): Buffer =>
  Buffer.from(`From: anna@bench.invalid\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}`);

const fastest = async (message: Buffer): Promise<number> => {
  let best = Infinity;
  for (let n = 0; n < ROUNDS; n++) {
    const before = performance.now();
    await readReply(message, 'bench.invalid');
    best = Math.min(best, performance.now() - before);
  }
  return best;
};

/** How long mails keep the process busy that were written to keep it busy. */
export const replyRows = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [what, body] of longReplies)
    for (const type of ['plain', 'html'])
      rows.push({
        name: `replies: many ${what} as ${type}`,
        value: await fastest(raw(type, body)),
        unit: 'ms',
      });
  return rows;
};
