import type { SecurityMessage } from '../../service/account/security-message.js';
import type { MessageWriter, Writing } from './message.js';

/**
 * A link to an address that somebody wants to add to their account, or word that it is somebody's already.
 * `data`: `{ to, hours, secret? }`. It goes to whoever reads that mailbox, so it tells nothing of the one who asked.
 */
export const addressCheck: MessageWriter = ({ message, texts }) => {
  const { to, hours, secret } = message.data as { to: string; hours: number; secret?: string };
  const why = texts.shared.whyEntered;
  const nothing = texts.account.notYou;
  if (secret === undefined)
    return {
      subject: texts.account.takenSubject,
      heading: texts.account.taken,
      paragraphs: [texts.account.takenText(to), nothing],
      why,
    };
  return {
    subject: texts.account.confirmSubject,
    heading: texts.account.confirmHeading,
    paragraphs: [texts.account.confirmText(to, hours), nothing],
    button: { label: texts.account.confirmButton, path: `/me/address#t=${secret}` },
    why,
  };
};

type Told = { readonly [what in SecurityMessage['what']]: (writing: Writing, name: string) => string };

const told: Told = {
  'address-added': ({ texts }, name) => texts.account.addressAdded(name),
  'address-removed': ({ texts }, name) => texts.account.addressRemoved(name),
  'primary-changed': ({ texts }) => texts.account.primaryChanged,
  'token-made': ({ texts }, name) => texts.account.tokenMade(name),
  'passkey-added': ({ texts }, name) => texts.account.passkeyAdded(name),
  'passkey-removed': ({ texts }, name) => texts.account.passkeyRemoved(name),
};

/** A way into the account was added or taken off. `data`: a `SecurityMessage` */
export const security: MessageWriter = writing => {
  const { message, texts, time } = writing;
  const { what, name } = message.data as unknown as SecurityMessage;
  return {
    subject: texts.account.changed,
    heading: texts.account.changed,
    paragraphs: [
      told[what](writing, name),
      texts.account.changedAt(time(message.at)),
      texts.account.changeBack,
    ],
    button: { label: texts.account.security, path: '/me/security' },
    why: texts.shared.whyAccount,
  };
};
