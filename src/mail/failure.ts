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

/** Says what became of a try. */
export const asFailure = (error: unknown): MailFailure => {
  if (error instanceof MailFailure) return error;
  const smtp = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const said = smtp.response ?? (error instanceof Error ? error.message : String(error));
  return new MailFailure(isPermanent(smtp), smtp.code === undefined ? said : `${smtp.code}: ${said}`);
};
