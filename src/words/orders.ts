import type { Pair } from './types.js';

/** The words of the pages about standing orders. */
export const ordersPages: { readonly [key: string]: Pair } = {
  orders: ['Aufträge', 'Standing orders'],
  ordersText: [
    'Ein Auftrag zieht für Sie, sobald Sie an der Reihe sind. Nur Sie sehen ihn; was er tut, steht im Verlauf wie jeder andere Zug. Er endet von selbst, wenn die Lage nicht mehr die ist, für die er gedacht war, und Sie erfahren, warum.',
    'An order moves for you as soon as it is your turn. Only you see it; what it does stands in the log like any other move. It ends by itself when the situation is no longer the one it was meant for, and you are told why.',
  ],
  ordersStanding: ['Was gilt', 'What stands'],
  ordersNone: ['Es gilt kein Auftrag.', 'No order stands.'],
  ordersGive: ['Einen Auftrag erteilen', 'Give an order'],
  ordersNothing: ['Gerade lässt sich nichts beauftragen.', 'Nothing can be ordered now.'],
  ordersMore: ['Weitere Aufträge', 'More orders'],
  ordersEnded: ['Was nicht mehr gilt', 'What has ended'],
  ordersButton: ['Auftrag erteilen', 'Give the order'],
  ordersDrop: ['Zurücknehmen', 'Take back'],
  ordersDropOf: ['Zurücknehmen: {order}', 'Take back: {order}'],
  ordersSince: ['seit {time}', 'since {time}'],
  ordersMade: ['{count} Züge gemacht', '{count} moves made'],
  ordersMadeOne: ['ein Zug gemacht', 'one move made'],
  ordersUntil: ['bis {time}', 'until {time}'],
  ordersDone: ['Erledigt.', 'Done.'],
  ordersTyped: [
    'Oder als Text, zum Beispiel „auto pass until mine“',
    'Or as text, such as “auto pass until mine”',
  ],
  ordersBack: ['Zurück zur Partie', 'Back to the game'],
  orderGiven: ['Der Auftrag ist erteilt.', 'The order is given.'],
  orderDropped: ['Der Auftrag ist zurückgenommen.', 'The order is taken back.'],
  undoAlso: [
    'Mit dem letzten Zug würden auch die Züge zurückgenommen, die Aufträge danach gemacht haben: {names}.',
    'Taking back the last move also takes back what orders did after it: {names}.',
  ],
  causeProgrammed: ['programmiert', 'programmed'],
  causeClock: ['Zeit um', 'time up'],
  causeMail: ['per Mail', 'by mail'],
  causeConsent: ['im Einvernehmen', 'by consent'],
};

/** The refusals about standing orders. */
export const ordersProblems: { readonly [code: string]: Pair } = {
  'no-orders': ['In diesem Spiel gibt es keine Aufträge.', 'There are no standing orders in this game.'],
  'no-such-order': ['Diesen Auftrag gibt es nicht.', 'There is no such order.'],
  'bad-order': ['Das ist kein Auftrag für diesen Platz.', 'That is no order for this seat.'],
  'too-many-orders': [
    'Mehr als {most} Aufträge können nicht zugleich gelten.',
    'No more than {most} orders can stand at once.',
  ],
};
