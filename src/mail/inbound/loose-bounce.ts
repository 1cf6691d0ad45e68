/** Reports of mails that did not arrive, in no standard form: qmail, old Exim, and some large providers. */

/** A mail as far as it may be such a report. */
export interface Loose {
  readonly from: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Has it a header that names whom a mail did not reach? */
  readonly namesFailed: boolean;
}

const reporter = /^(?:mailer-daemon|mail-?daemon|postmaster|mdaemon|mail-?delivery|bounces?)(?=[+@-])/iu;

const reporting =
  /undeliver|unzustellbar|nicht zustellbar|deliver[a-z]* (?:status|fail|problem|error|delay|notification)|fail[a-z]* (?:notice|notification|delivery)|returned (?:mail|to sender)|mail delivery|message (?:delivery )?(?:failed|delayed|status)|warning: message|could not (?:send|deliver)|non remis|no se pudo entregar|mancata consegna/iu;

/** From here on stands the mail that came back. */
const copy =
  /^[-=_ ]{2,}.{0,80}\b(?:copy|original|message|header|headers|nachricht)\b.*$|^(?:return-path|received|message-id): /imu;

const failure =
  /\b[45]\d\d[ -](?:#?[45]\.\d{1,3}\.\d{1,3}\b|[a-z<#])|#[45]\.\d{1,3}\.\d{1,3}\b|(?:could|can|was|were|has|have)(?:n'?t| ?not) (?:be(?:en)? )?(?:delivered|reach)|permanent(?:ly)? (?:fatal )?(?:error|fail)|deliver[a-z]* (?:to .{1,100} )?(?:has )?failed|undeliverable|no (?:mailbox|user) (?:here )?by that name|(?:user|recipient|mailbox|address) (?:unknown|not found)|(?:unknown|no such) (?:user|recipient|mailbox)|unroute?able|address (?:is )?rejected|konnte nicht zugestellt/iu;

const delayed =
  /\b(?:will (?:continue to )?(?:be )?(?:re-?)?tr(?:y|ied|ying)|warning message only|not yet been delivered|delivery (?:has been |is )?delayed|do not need to resend|will keep trying)\b/iu;

/** Text looked at; the reason stands above. */
const MOST_TEXT = 6_000;

/** The line, with the next ones, that tells what the other server said. */
const reasonIn = (text: string): string => {
  const lines = text.split(/\r?\n/u).map(line => line.trim());
  const coded = lines.findIndex(line => /\b[45]\d\d[ -]\S|#[45]\.\d/u.test(line));
  const at = coded === -1 ? lines.findIndex(line => failure.test(line)) : coded;
  return at === -1 ? '' : lines.slice(at, at + 3).join(' ');
};

export interface LooseBounce {
  readonly action: 'failed' | 'delayed';
  /** What stands there for the answer of the other server. */
  readonly answer: string;
}

/** Reads such a report; null for any other mail, a vacation notice among them. */
export const looseBounce = ({ from, subject, text, namesFailed }: Loose): LooseBounce | null => {
  const isReport = namesFailed || reporting.test(subject) || from.some(address => reporter.test(address));
  if (!isReport) return null;
  const all = text.slice(0, MOST_TEXT);
  const own = all.slice(0, copy.exec(all)?.index ?? all.length);
  if (!failure.test(own) && !delayed.test(own)) return null;
  return { action: delayed.test(own) ? 'delayed' : 'failed', answer: reasonIn(own) };
};
