import type { testMail as en } from '../../en/messages/test-mail.js';
import type { Translation } from '../../language.js';

/** Of a mail that somebody sent to themselves. */
export const testMail: Translation<typeof en> = {
  subject: 'Test-E-Mail',
  heading: 'Unsere E-Mails kommen an',
  text: 'Sie haben sich diese E-Mail selbst geschickt. Kam sie im Spam-Ordner an, sagen Sie Ihrem E-Mail-Programm, dass sie dort nicht hingehört.',
  button: 'Zeiten und E-Mails',
  why: 'Sie bekommen diese E-Mail, weil Sie auf unserer Seite darum gebeten haben.',
};
