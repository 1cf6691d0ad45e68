import { writeMessage } from '../../../src/jobs/messages/index.js';
import type { LetterWording } from '../../../src/jobs/letter.js';
import type { GameMessageMail, MessageMail } from '../../../src/mail/index.js';
import { linksFrom } from '../../../src/mail/links.js';
import { viewOf } from '../../../src/mail/view.js';
import { beginDelivery } from '../../../src/service/delivery/deliveries.js';
import { wordsFor } from '../../../src/words/index.js';
import type { World } from './world.js';

/** The short mails that wait to be sent, worded and taken out of the outbox, in the order they were written. */
export const takeMessages = async (
  world: World,
  ...kinds: readonly string[]
): Promise<readonly MessageMail[]> => {
  const { rows } = await world.db.pool.query<{ id: string }>(
    `SELECT id FROM delivery WHERE kind = ANY ($1) AND status = 'queued' ORDER BY created_at, id`,
    [kinds],
  );
  const mails: MessageMail[] = [];
  for (const { id } of rows) {
    const outgoing = await beginDelivery(world.deps, id);
    if (outgoing?.kind === 'message') mails.push(writeMessage(outgoing, { wordsFor } as LetterWording));
  }
  return mails;
};

/** Where a message's button leads: path, query and fragment. */
export const linkOf = (message: MessageMail | GameMessageMail): string =>
  (viewOf(message, linksFrom(''), 'post.example') as { readonly urls: { readonly main: string } }).urls.main;

/** What the link in a message's button carries. */
export const secretOf = (message: MessageMail): string => /#t=([\w-]+)$/.exec(linkOf(message))?.[1] ?? '';
