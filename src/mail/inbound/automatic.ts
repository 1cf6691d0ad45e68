/** A header line by line, names in small letters, in the order of the message. */
export interface HeaderLine {
  readonly name: string;
  readonly value: string;
}

const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|autoreply)(?:[+-].*)?@/iu;

const subjects =
  /^(?:\[?auto(?:matic|mated|matische)?[ _-]?(?:reply|response|antwort|responder)\b|automatische (?:antwort|r\u00fcckmeldung)|abwesenheits?(?:notiz|nachricht|meldung|assistent|benachrichtigung)?\b|abwesend\b|out of (?:the )?office|ooo\b|nicht im b\u00fcro|au\u00dfer haus|urlaub|vacation|on (?:leave|holiday)|auto ?:|undeliver|unzustellbar|nicht zustellbar|delivery (?:status|failure|has failed)|mail (?:delivery|system)|returned mail|failure notice|mail delivery)/iu;

/** Headers that only programs set. */
const tells: readonly string[] = [
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply-from',
  'x-mail-autoreply',
  'x-failed-recipients',
  'list-id',
  'list-unsubscribe',
  'feedback-id',
  'x-loop',
];

const values: readonly { readonly name: string; readonly value: RegExp }[] = [
  // RFC 3834: anything but "no" was not written by a person.
  { name: 'auto-submitted', value: /^(?!\s*no\s*(?:[;(]|$))/iu },
  { name: 'precedence', value: /^\s*(?:bulk|junk|list|auto_reply)\b/iu },
  { name: 'return-path', value: /^\s*<\s*>/u },
  { name: 'content-type', value: /^\s*multipart\/report\b/iu },
];

export interface Signs {
  readonly headers: readonly HeaderLine[];
  readonly subject: string;
  /** Addresses of the From header. */
  readonly from: readonly string[];
  readonly messageId: string | null;
  /** Right side of our own Message-IDs: what has one comes from us. */
  readonly ownDomain: string;
}

/** A mail program names its mails after its user's domain, which may be ours; none begins like those of our games. */
const isOurs = (messageId: string, domain: string): boolean =>
  /^<g[0-9a-z]{1,24}\./u.test(messageId) && messageId.endsWith(`@${domain}>`);

/**
 * Why a mail must be neither answered nor read as a move (RFC 3834), as the header that shows it; null for
 * a mail that a person wrote.
 */
export const automatic = ({ headers, subject, from, messageId, ownDomain }: Signs): string | null => {
  for (const { name, value } of headers) {
    if (tells.includes(name)) return name;
    if (values.some(sign => sign.name === name && sign.value.test(value))) return name;
  }
  if (subjects.test(subject.trim())) return 'subject';
  if (from.some(address => robots.test(address))) return 'from';
  if (isOurs(messageId?.toLowerCase() ?? '', ownDomain.toLowerCase())) return 'message-id';
  return null;
};
