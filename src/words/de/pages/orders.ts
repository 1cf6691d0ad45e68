import type { ordersTexts as en } from '../../en/pages/orders.js';
import type { Translation } from '../../language.js';

/** The words of the pages about standing orders. */
export const ordersTexts: Translation<typeof en> = {
  orders: 'Aufträge',
  ordersText:
    'Ein Auftrag zieht für Sie, sobald Sie an der Reihe sind. Nur Sie sehen ihn; was er tut, steht im Protokoll wie jeder andere Zug. Er endet von selbst, wenn die Lage nicht mehr die ist, für die er gedacht war, und Sie erfahren, warum. Er wartet, solange die Partie pausiert oder über ihr Ende oder über das Zurücknehmen von Zügen abgestimmt wird.',
  ordersStanding: 'Aktive Aufträge',
  ordersNone: 'Kein Auftrag ist aktiv.',
  ordersGive: 'Einen Auftrag erteilen',
  ordersNothing: 'Zurzeit lässt sich kein Auftrag erteilen.',
  ordersMore: 'Weitere Aufträge',
  ordersEnded: 'Beendete Aufträge',
  ordersButton: 'Auftrag erteilen',
  ordersDrop: 'Zurückziehen',
  ordersDropOf: 'Zurückziehen: {order}',
  ordersSince: 'seit {time}',
  ordersMade: '{count} Züge gemacht',
  ordersMadeOne: 'ein Zug gemacht',
  ordersUntil: 'bis {time}',
  ordersDone: 'Erledigt.',
  ordersTyped: 'Oder als Text, zum Beispiel „auto pass until mine“',
  ordersBack: 'Zurück zur Partie',
  orderGiven: 'Der Auftrag ist erteilt.',
  orderDropped: 'Der Auftrag ist zurückgezogen.',
  undoAlso: 'Mit dem letzten Zug wird auch zurückgenommen, was danach für andere ausgeführt wurde: {names}.',
  causeProgrammed: 'durch einen Auftrag',
  causeForced: 'vom Dienst ausgeführt, wie {name} es wünscht: Nichts anderes war möglich',
  causeClock: 'Zeit um',
  causeMail: 'per E-Mail',
  causeConsent: 'im Einvernehmen',
  causeService: 'Computer',
};
