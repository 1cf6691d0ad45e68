import type { channelsProblems as en } from '../../en/problems/channels.js';
import type { Translation } from '../../language.js';

/** What stands against channels. */
export const channelsProblems: Translation<typeof en> = {
  'bad-address': 'Das ist keine Adresse (höchstens {most} Zeichen).',
  'address-not-https': 'Nur Adressen mit https sind möglich, nicht „{scheme}“.',
  'address-with-user': 'In der Adresse darf kein Name und kein Passwort stehen.',
  'address-port': 'Der Port {port} ist nicht erlaubt.',
  'address-not-public': 'Diese Adresse führt nicht ins öffentliche Internet.',
  'address-unknown-host':
    'Der Rechner in dieser Adresse ist im öffentlichen Internet nicht zu finden. Ist der Name richtig geschrieben?',
  'bad-shape': 'Dieses Format gibt es nicht.',
  'bad-wants': 'Wählen Sie mindestens eines aus.',
  'bad-channel-name': 'Der Name ist eine Zeile mit 1 bis {most} Zeichen.',
  'too-many-channels': 'Mehr als {most} sind nicht möglich.',
  'no-such-channel': 'Diesen Webhook oder Browser gibt es nicht.',
  'delivery-waits': 'Das wartet noch oder gibt es nicht mehr.',
  'bad-subscription': 'Der Browser hat unbrauchbare Schlüssel geliefert.',
  'bad-feed': 'Zu diesem Feed gehört genau dann eine Partie, wenn er ihre Züge zeigt.',
  'no-such-feed': 'Diesen Feed gibt es nicht, oder er wurde gelöscht.',
};
