import type { MessageWriter } from './message.js';

/** Somebody wants to see whether mails arrive. */
export const mailTested: MessageWriter = ({ texts }) => ({
  subject: texts.testMail.subject,
  heading: texts.testMail.heading,
  paragraphs: [texts.testMail.text],
  button: { label: texts.testMail.button, path: '/me/notifications' },
  why: texts.testMail.why,
});
