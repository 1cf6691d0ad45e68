import { readReply } from '../src/mail/inbound/parse.js';
import { longReplies } from '../test/support/long-replies.js';
import { figure } from './figures.js';
import type { Part, Sizes } from './part.js';

const rounds: Sizes<number> = { normal: 5, small: 1 };

const raw = (type: string, body: string): Buffer =>
  Buffer.from(`From: anna@bench.invalid\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}`);

/** How long mails keep the process busy that were written to keep it busy. */
export const replies: Part = {
  name: 'replies',
  needs: 'processor',
  measure: async size => {
    const mails = longReplies.flatMap(([what, body]) =>
      ['plain', 'html'].map(type => ({ name: `many ${what} as ${type}`, message: raw(type, body) })),
    );
    const took = mails.map((): number[] => []);
    for (let round = 0; round < rounds[size]; round++)
      for (const [at, { message }] of mails.entries()) {
        const before = performance.now();
        await readReply(message, 'bench.invalid');
        took[at]!.push(performance.now() - before);
      }
    return mails.map(({ name }, at) => figure(name, 'ms', took[at]!));
  },
};
