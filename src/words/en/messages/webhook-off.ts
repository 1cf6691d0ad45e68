/** Of a webhook that was switched off. */
export const webhookOff = {
  off: (name: string) => `Webhook “${name}” switched off`,
  heading: 'A webhook was switched off',
  text: (name: string, host: string, failures: number) =>
    `“${name}” (${host}) has accepted nothing for days: ${failures} attempts in a row failed. We will send nothing there until you turn the webhook on again.`,
  unread: (name: string) => `“${name}” is no longer notified`,
  unreadPush:
    'A key of the service was changed, and the subscription of this browser was lost with the old one. Turn on notifications in that browser again.',
  unreadHook: (host: string) =>
    `A key of the service was changed, and the address of your webhook (${host}) was lost with the old one. Delete the webhook and create it again; it gets a new secret for its signature.`,
  setUp: 'Notifications',
  whyUnread: 'You get this e-mail because you set this up.',
  button: 'What was answered',
  why: 'You get this e-mail because you created this webhook.',
};
