import type { webhookOff as en } from '../../en/messages/webhook-off.js';
import type { Translation } from '../../language.js';

/** Of a webhook that was switched off. */
export const webhookOff: Translation<typeof en> = {
  off: name => `Webhook „${name}“ abgeschaltet`,
  heading: 'Ein Webhook wurde abgeschaltet',
  text: (name, host, failures) =>
    `„${name}“ (${host}) hat tagelang nichts mehr angenommen: ${failures} Versuche nacheinander schlugen fehl. Dorthin schicken wir nichts mehr, bis Sie den Webhook wieder einschalten.`,
  button: 'Was geantwortet wurde',
  why: 'Sie bekommen diese E-Mail, weil Sie diesen Webhook angelegt haben.',
};
