/** Of a webhook that was switched off. */
export const channels = {
  off: (name: string) => `Webhook “${name}” switched off`,
  heading: 'A webhook was switched off',
  text: (name: string, host: string, failures: number) =>
    `“${name}” (${host}) has taken nothing for days: ${failures} tries in a row failed. We send nothing there until you switch the webhook on again.`,
  button: 'What was answered',
  why: 'You get this mail because you made this webhook.',
};
