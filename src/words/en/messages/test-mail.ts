/** Of a mail that somebody sent to themselves. */
export const testMail = {
  subject: 'Test e-mail',
  heading: 'Our e-mails reach you',
  text: 'You sent this e-mail to yourself. If it landed in your spam folder, tell your mail program that it does not belong there.',
  button: 'Times and e-mails',
  why: 'You get this e-mail because you asked for it on our site.',
};
