/** Incoming mail: replies to our emails, and reports of those that did not arrive. */
export { recipientOf } from './addresses.js';
export * from './bounces.js';
export { takeMail, type Arrived, type Intake } from './intake.js';
export { playMailedMove, showMailedMove, type MailedMove, type PlayedReply } from './mailed-move.js';
export type { ReplyOutcome, RefusedCommand } from './outcome.js';
export * from './preference.js';
export { giveUpMail, lookIn, openMail, takeReply, type ReadReply } from './reply.js';
export { checkerName } from '../secrets.js';
