/** No such mailbox, no such host, moved without an address, or closed: it will not be there tomorrow (RFC 3463). */
const goneCode = /^5\.(?:1\.(?:1|2|3|6|10|351)|2\.1|4\.(?:4|310))$/;

/** About the sender, the message, or now: the mailbox lives. */
const living =
  /\b(?:rates?|too (?:many|fast|much|large|big)|quota|full|storage|size|spam|junk|(?:block|black|deny) ?-?list(?:ed)?|blocked|rbl|dnsbl|reputation|policy|spf|dkim|dmarc|unauthenticated|authentication|gr[ae]y-?list(?:ed|ing)?|temporar(?:y|ily)|try again|sender|content|virus|malware|suspicious|not authori[sz]ed)\b/iu;

/** In words, from mail servers that give no code, or one that says nothing. */
const goneWords =
  /\b(?:no such|unknown|invalid|non-?existent|not a valid|no valid|bad destination) (?:user|recipient|mailbox|address|local|account|e-?mail|person|here|host|domain)|\b(?:user|recipient|mailbox|address|account|alias|domain|host)\b[^.;]{0,60}\b(?:unknown|not found|not exist|doesn'?t exist|not known|unavailable|disabled|deactivated|closed|no longer (?:valid|active|in use|available)|invalid)\b|\baddress rejected: access denied|^\W*(?:[245]\d\d )?#?5\.1\.0:? address rejected\b|\b(?:no longer|does(?:n'?t| not)) accepts? (?:e-?)?mails?\b|\bnot listed in\b|\bdoes(?:n'?t| not) have an? .{0,40}\baccount|\bno (?:mailbox|user) (?:here )?by that name|\bno mailbox\b|\bnot our customer|\bunroute?able address|\brecipientnotfound/iu;

/** The code of RFC 3463 in what a mail server answered: behind its number, or as some write it, `(#5.1.1)`. */
export const codeIn = (answer: string): string =>
  /\b[245]\d\d[ -]#?([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ??
  /#([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ??
  '';

/**
 * Does a refusal say that the mailbox will not be there tomorrow? What the mail server answered counts before the code
 * of the report, which others have put there.
 * @param status the report's code; empty where it has none
 */
export const isMailboxGone = (status: string, answer: string): boolean => {
  const words = answer.replace(/\S{1,320}@\S{1,320}|https?:\S{1,500}/gu, ' ');
  const code = codeIn(answer) || status;
  if (living.test(words) || code.startsWith('4') || code.startsWith('5.7.')) return false;
  return goneCode.test(code) || goneWords.test(words);
};
