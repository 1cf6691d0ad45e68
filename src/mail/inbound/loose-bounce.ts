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
  /\b(?:will (?:continue to )?(?:be )?(?:re-?)?tr(?:y|ied|ying)|attempts will continue|(?:software|system|server) will give up|no action is required|wird weiter(?:hin)? versucht|warning message only|not yet been delivered|delivery (?:has been |is )?delayed|do not need to resend|will keep trying)\b/iu;

/** Text looked at; the reason stands above. */
const MOST_TEXT = 6_000;

/** A line that is the address of a receiver, behind which the reason stands. */
const receiver = /^<?[^\s<>()]{1,64}@[^\s<>()]{3,190}>?:?$/u;

const coded = /\b[45]\d\d[ -]\S|#[45]\.\d/u;

const LINES = 3;

/** What the other server said, as far as a line holds its code; empty where none does. */
export const codedReason = (text: string): string => {
  const lines = linesOf(text);
  const at = lines.findIndex(line => coded.test(line));
  return at === -1 ? '' : lines.slice(at, at + LINES).join(' ');
};

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/u)
    .map(line => line.trim())
    .filter(line => line !== '');

/** The line, with the next ones, that tells what the other server said. */
const reasonIn = (text: string): string => {
  const lines = linesOf(text);
  const after = lines.findIndex((line, at) => at + 1 < lines.length && receiver.test(line)) + 1;
  const at = after > 0 ? after : lines.findIndex(line => failure.test(line));
  return codedReason(text) || (at === -1 ? '' : lines.slice(at, at + LINES).join(' '));
};

export interface LooseBounce {
  readonly action: 'failed' | 'delayed';
  /** What stands there for the answer of the other server. */
  readonly answer: string;
}

const withoutCopy = (text: string): string => text.slice(0, copy.exec(text)?.index ?? text.length);

/** Reads such a report; null for any other mail, a vacation notice among them. */
export const looseBounce = ({ from, subject, text, namesFailed }: Loose): LooseBounce | null => {
  const isReport = namesFailed || reporting.test(subject) || from.some(address => reporter.test(address));
  if (!isReport) return null;
  const all = text.slice(0, MOST_TEXT);
  const own = withoutCopy(all);
  if (!failure.test(own) && !delayed.test(own)) return null;
  return { action: delayed.test(own) ? 'delayed' : 'failed', answer: reasonIn(own) };
};
