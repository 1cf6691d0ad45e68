/** A header line by line, names in small letters, in the order of the message. */
export interface HeaderLine {
  readonly name: string;
  readonly value: string;
}

const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|autoreply)(?:[+-].*)?@/iu;

const subjects =
  /^(?:\[?auto(?:matic|mated|matische)?[ _-]?(?:reply|response|antwort|responder)\b|automatische (?:antwort|r\u00fcckmeldung)|abwesenheits?(?:notiz|nachricht|meldung|assistent|benachrichtigung)?\b|abwesend\b|out of (?:the )?office|ooo\b|nicht im b\u00fcro|au\u00dfer haus|urlaub|vacation|on (?:leave|holiday)|auto ?:|undeliver|unzustellbar|nicht zustellbar|delivery (?:status|failure|has failed)|mail (?:delivery|system)|returned mail|failure notice|mail delivery)/iu;

/** The same in other languages, as far as they say that a program answers, or that nobody is there. */
const subjectsElsewhere =
  /^(?:r\u00e9ponse automatique|respuesta autom\u00e1tica|resposta autom\u00e1tica|resposta autom\u00e0tica|risposta automatica|automatisch(?:e)? (?:antwoord|beantwoording)|automatiskt? svar|autosvar|automaattinen vastaus|odpowied\u017a automatyczna|automatyczna odpowied\u017a|automatick\u00e1 odpov[\u011be]\u010f?|automatikus v\u00e1lasz|otomatik yan\u0131t|r\u0103spuns automat|samodejni odgovor|automatski odgovor|\u0430\u0432\u0442\u043e\u043e\u0442\u0432\u0435\u0442|\u0430\u0432\u0442\u043e\u043c\u0430\u0442\u0438\u0447\u0435\u0441\u043a\u0438\u0439 \u043e\u0442\u0432\u0435\u0442|\u0430\u0432\u0442\u043e\u043c\u0430\u0442\u0438\u0447\u043d\u0430 \u0432\u0456\u0434\u043f\u043e\u0432\u0456\u0434\u044c|\u03b1\u03c5\u03c4\u03cc\u03bc\u03b1\u03c4\u03b7 \u03b1\u03c0\u03ac\u03bd\u03c4\u03b7\u03c3\u03b7|\u81ea\u52d5(?:\u5fdc\u7b54|\u8fd4\u4fe1|\u56de\u8986)|\u81ea\u52a8(?:\u7b54\u590d|\u56de\u590d)|\uc790\ub3d9 ?(?:\ud68c\uc2e0|\uc751\ub2f5)|absent du bureau|absence du bureau|fuera de (?:la )?oficina|fuori ufficio|fora do escrit\u00f3rio|afwezigheid|niet aanwezig|fr\u00e5nvaro|ute av kontoret|poza biurem|nieobecno\u015b\u0107)/iu;

/** In any language: what stands before the subject that is answered says "automatic". */
const automaticAnswer =
  /^[^:[\]"]{0,30}(?:autom|avtom|otomat|autosv|\u03b1\u03c5\u03c4[\u03bf\u03cc]\u03bc|\u0430\u0432\u0442\u043e\u043c|\u81ea\u52d5|\u81ea\u52a8|\uc790\ub3d9)[^:[\]"]{0,40}[:\uff1a]/iu;

/** A part that holds a reaction to a mail, such as a thumb: a click, not a reply. */
const reaction = /^(?:text|application)\/vnd\.[a-z.-]*reaction\b/iu;

/**
 * Headers that only programs set. `Feedback-ID`, `X-Auto-Response-Suppress` and `List-Unsubscribe` are none of them: large
 * providers, Exchange and gateways set these on what people write, too.
 */
const tells: readonly string[] = [
  'x-failed-recipients',
  'x-ms-exchange-generated-message-source',
  'list-id',
  'x-loop',
];

/** Those in which a program says by their very name that it answers: `X-Autoreply`, `X-Amazon-Auto-Reply`, `X-Vacation`. */
const answering =
  /(?:^|-)(?:auto-?(?:reply|replied|respond|responder|answer|generated)|vacation|out-?of-?office)(?:-|$)/u;
const denied = /^(?:no|none|false|off|0)?$/iu;

const values: readonly { readonly name: string; readonly value: RegExp }[] = [
  // RFC 3834: anything but "no" was not written by a person.
  { name: 'auto-submitted', value: /^(?!\s*no\s*(?:[;(]|$))/iu },
  { name: 'precedence', value: /^\s*(?:bulk|junk|list|auto[-_]?reply)\b/iu },
  { name: 'return-path', value: /^\s*<\s*>/u },
  { name: 'content-type', value: /^\s*multipart\/report\b/iu },
];

export interface AutomaticSigns {
  /** Kinds of content of its parts, as far as they are no text. */
  readonly types: readonly string[];
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
export const automatic = ({
  headers,
  types,
  subject,
  from,
  messageId,
  ownDomain,
}: AutomaticSigns): string | null => {
  for (const { name, value } of headers) {
    if (tells.includes(name) || (answering.test(name) && !denied.test(value))) return name;
    if (values.some(sign => sign.name === name && sign.value.test(value))) return name;
  }
  if (types.some(type => reaction.test(type))) return 'reaction';
  if ([subjects, subjectsElsewhere, automaticAnswer].some(known => known.test(subject.trim())))
    return 'subject';
  if (from.some(address => robots.test(address))) return 'from';
  if (isOurs(messageId?.toLowerCase() ?? '', ownDomain.toLowerCase())) return 'message-id';
  return null;
};
