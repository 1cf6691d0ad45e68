import type { operatorProblems as en } from '../../en/problems/operator.js';
import type { Translation } from '../../language.js';

/** What the operator's acts are refused with, and what everybody meets because of them. */
export const operatorProblems: Translation<typeof en> = {
  'game-frozen': 'Der Betreiber hat diese Partie angehalten; zurzeit kann niemand ziehen.',
  'game-not-frozen': 'Diese Partie ist nicht angehalten.',
  blocked: 'Dieses Konto ist gesperrt.',
  'blocked-already': 'Dieses Konto ist schon gesperrt.',
  'not-blocked': 'Dieses Konto ist nicht gesperrt.',
  'operator-stays': 'Betreiber können nicht gesperrt werden.',
  'no-such-mail': 'Eine solche nicht zustellbare E-Mail gibt es nicht ({mail}).',
  'no-such-suppression': 'An diese Adresse gehen E-Mails; nichts hält sie auf.',
  'no-such-job': 'Es gibt keine solche fehlgeschlagene Aufgabe, oder sie läuft gerade ({job}).',
  'unknown-switch': 'Diesen Schalter gibt es nicht ({name}).',
  'check-goes-on': 'Die Protokolle werden gerade schon geprüft.',
  'bad-banner-end':
    'Ein Hinweis auf allen Seiten braucht ein Ende in der Zukunft, höchstens {days} Tage entfernt.',
  'no-such-announcement': 'Diese Mitteilung gibt es nicht, oder sie ist schon zurückgezogen.',
};
