import type { WriteNote } from './note.js';

/** Somebody wants to see whether mails arrive. */
export const testMail: WriteNote = ({ say }) => ({
  subject: say('Probemail', 'Test mail'),
  heading: say('Unsere Mails kommen an', 'Our mails reach you'),
  paragraphs: [
    say(
      'Sie haben sich diese Mail selbst geschickt. Kam sie im Spam-Ordner an, sagen Sie Ihrem Mailprogramm, dass sie dort nicht hingehört.',
      'You sent this mail to yourself. If it landed in your spam folder, tell your mail program that it does not belong there.',
    ),
  ],
  button: { label: say('Zeiten und Mails', 'Times and mails'), path: '/me/notifications' },
  why: say(
    'Sie bekommen diese Mail, weil Sie auf unserer Seite darum gebeten haben.',
    'You get this mail because you asked for it on our site.',
  ),
});
