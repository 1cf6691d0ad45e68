/** A mail that did not go out. Its message is for the log and for the list of tries; it holds no secret. */
export class MailFailure extends Error {
  constructor(
    /** Trying again cannot help: the address or the message was refused for good. */
    readonly permanent: boolean,
    /** What the mail server said, or why it was not reached. */
    readonly answer: string,
  ) {
    super(answer);
    this.name = 'MailFailure';
  }
}

/** A mail server that was not reached or did not let us in: nothing of the mail was handed over. */
export class NotReached extends MailFailure {
  constructor(
    answer: string,
    /** An open connection was lost, as servers end those that stand idle: a new one may be had at once. */
    readonly idle: boolean,
  ) {
    super(false, answer);
    this.name = 'NotReached';
  }
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** Commands about this one mail; a refusal of any other is about the server or our account there. */
const aboutTheMail: readonly string[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * A refusal of sender, receiver or content with 5xx is final, as is an envelope or a size that cannot
 * be sent at all. All else (4xx, no connection, TLS, our own log-in) may be better later.
 */
const isPermanent = ({ code, responseCode, command }: SmtpError): boolean => {
  if (responseCode !== undefined) return responseCode >= 500 && aboutTheMail.includes(command ?? '');
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== undefined;
};

/** What goes wrong before a mail is spoken of, or without a word of it. */
const aboutTheServer: readonly string[] = [
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL'],
  ...['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY'],
];

const asSmtp = (error: unknown): SmtpError => (typeof error === 'object' && error !== null ? error : {});

const answerOf = (error: unknown): string => {
  const { code, response } = asSmtp(error);
  const said = response ?? (error instanceof Error ? error.message : String(error));
  return code === undefined ? said : `${code}: ${said}`;
};

/** Says what became of a try. */
export const asFailure = (error: unknown): MailFailure =>
  error instanceof MailFailure ? error : new MailFailure(isPermanent(asSmtp(error)), answerOf(error));

/** Says what became of a try of which the server has read nothing. */
export const asUnreadFailure = (error: unknown): MailFailure => {
  const { code = '', command } = asSmtp(error);
  return aboutTheServer.includes(code) && !aboutTheMail.includes(command ?? '')
    ? new NotReached(answerOf(error), command === undefined)
    : asFailure(error);
};
