import type { webhookOff as en } from '../../en/messages/webhook-off.js';
import type { Translation } from '../../language.js';

/** Of a webhook that was switched off. */
export const webhookOff: Translation<typeof en> = {
  off: name => `Webhook „${name}“ abgeschaltet`,
  heading: 'Ein Webhook wurde abgeschaltet',
  text: (name, host, failures) =>
    `„${name}“ (${host}) hat tagelang nichts mehr angenommen: ${failures} Versuche nacheinander schlugen fehl. Dorthin schicken wir nichts mehr, bis Sie den Webhook wieder einschalten.`,
  unread: name => `„${name}“ bekommt nichts mehr`,
  unreadPush:
    'Ein Schlüssel des Dienstes hat sich geändert, und mit dem alten ist die Anmeldung dieses Browsers verloren gegangen. Schalten Sie die Benachrichtigungen in diesem Browser wieder ein.',
  unreadHook: host =>
    `Ein Schlüssel des Dienstes hat sich geändert, und mit dem alten ist die Adresse Ihres Webhooks (${host}) verloren gegangen. Löschen Sie den Webhook und legen Sie ihn neu an; er bekommt ein neues Geheimnis für seine Signatur.`,
  setUp: 'Benachrichtigungen',
  whyUnread: 'Sie bekommen diese E-Mail, weil Sie das eingerichtet haben.',
  button: 'Was geantwortet wurde',
  why: 'Sie bekommen diese E-Mail, weil Sie diesen Webhook angelegt haben.',
};
