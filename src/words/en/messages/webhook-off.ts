/** Of a webhook that was switched off. */
export const webhookOff = {
  off: (name: string) => `Webhook “${name}” switched off`,
  heading: 'A webhook was switched off',
  text: (name: string, host: string, failures: number) =>
    `“${name}” (${host}) has accepted nothing for days: ${failures} attempts in a row failed. We will send nothing there until you turn the webhook on again.`,
  button: 'What was answered',
  why: 'You get this e-mail because you created this webhook.',
};
