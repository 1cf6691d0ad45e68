import type { Deps } from '../../../src/service/deps.js';
import { createPost } from '../../../src/jobs/post.js';
import type { Post } from '../../../src/jobs/deliver.js';
import { createMailer, type Transport } from '../../../src/mail/index.js';
import { wordsFor } from '../../../src/words/index.js';
import type { Rng } from '../random.js';

/** A mail that arrived. */
export interface Letter {
  readonly at: Date;
  readonly to: string;
  /** Left part of the Message-ID. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly urgent: boolean;
}

export interface PostOffice {
  readonly post: Post;
  readonly letters: readonly Letter[];
  /** Mails that were refused for the moment. */
  refused(): number;
  /** What has come for this address since it was last asked. */
  collect(address: string): readonly Letter[];
}

const templates = new URL('../../../templates/mail', import.meta.url).pathname;

export const domain = 'bahnpost.example';

const replyToOf = (message: Parameters<Transport['send']>[0]): string | null => {
  const { replyTo } = message;
  return typeof replyTo === 'object' && replyTo !== null && 'address' in replyTo
    ? (replyTo.address ?? null)
    : null;
};

/** Words and sends mails as the service does, by a mail server that fails so often. */
export const openPostOffice = (deps: Deps, rng: Rng, fails: number): PostOffice => {
  const letters: Letter[] = [];
  const fresh = new Map<string, Letter[]>();
  let refused = 0;
  const transport: Transport = {
    send: message => {
      if (rng() < fails) {
        refused += 1;
        return Promise.reject(Object.assign(new Error('451 try again later'), { responseCode: 451 }));
      }
      const letter: Letter = {
        at: deps.clock(),
        to: message.to.address,
        id: message.messageId.replace(/^<|@.*$/g, ''),
        subject: message.subject,
        text: message.text,
        replyTo: replyToOf(message),
        urgent: message.priority === 'high',
      };
      letters.push(letter);
      fresh.set(letter.to, [...(fresh.get(letter.to) ?? []), letter]);
      return Promise.resolve('250 taken');
    },
    close: () => Promise.resolve(),
  };
  const mailer = createMailer({
    transport,
    templates,
    baseUrl: `https://${domain}/`,
    from: { name: 'Bahnpost', address: `post@${domain}` },
    bounces: `b@${domain}`,
    domain,
    clock: deps.clock,
  });
  const post = createPost(mailer, {
    titles: deps.titles,
    // Drawing boards is not what a month is about.
    presenters: {},
    wordsFor,
    picture: () => Promise.reject(new Error('no pictures here')),
    warn: () => undefined,
  });
  return {
    post,
    letters,
    refused: () => refused,
    collect: address => {
      const found = fresh.get(address) ?? [];
      fresh.delete(address);
      return found;
    },
  };
};

/** A reply as a mail program writes it: what is new above the quoted text. */
export const reply = (
  letter: Letter,
  from: { readonly name: string; readonly email: string },
  id: string,
  lines: readonly string[],
): Buffer =>
  Buffer.from(
    [
      `From: ${from.name} <${from.email}>`,
      `To: Bahnpost <${letter.replyTo!}>`,
      `Subject: Re: ${letter.subject.replace(/[^\x20-\x7e]/g, '?')}`,
      `Message-ID: <${id}@players.example>`,
      `In-Reply-To: <${letter.id}@${domain}>`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      ...lines,
      '',
      `On Monday, Bahnpost <post@${domain}> wrote:`,
      ...letter.text.split('\n').map(line => `> ${line}`),
      '',
    ].join('\r\n'),
  );
