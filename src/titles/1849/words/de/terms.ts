import type { Traded } from '../../../../words/rail/names.js';
import type { WordTable } from '../../../../words/types.js';

/** Menus, fields, endings and refusals that 1849 adds to those of 18xx games, in German. */
export const terms: WordTable = {
  options: {
    'use-port': 'den Hafenmarker legen',
    'use-coast': 'eine Privatgesellschaft schließen, um an der Küste zu bauen',
    'pay-debt': 'die Schulden der Gesellschaft bezahlen',
    station: 'den Platz einer anderen Gesellschaft kaufen',
    electrify: 'einen E-Marker kaufen',
    issue: 'eigene Aktien verkaufen',
    redeem: 'eine eigene Aktie zurückkaufen',
    borrow: 'die Anleihe ausgeben',
    repay: 'die Anleihe einlösen',
    ruin: 'mit einem Kredit weiterspielen oder ausscheiden',
  },
  sideActions: {
    'use-port': 'legen Sie den Hafenmarker',
    'use-coast': 'schließen Sie eine Privatgesellschaft, um an der Küste zu bauen',
  },
  fields: {
    choice: 'Wie es weitergeht',
    bonds: 'Anleihen',
    loans: 'Kredite',
  },
  values: {
    choice: { loan: 'Kredit', leave: 'ausscheiden' },
    what: { station: 'Bahnhof' },
  },
  terms: {
    step: {
      station: 'kein Bahnhof',
      electrify: 'kein E-Marker',
      interest: '',
      debt: '',
      shares: 'keine eigenen Aktien handeln',
      bonds: 'die Anleihe bleibt, wie sie ist',
    },
    why: { bond: '' },
    way: { bond: 'weiter' },
    closing: { earthquake: 'Das Erdbeben hat ihr den letzten Bahnhof genommen' },
    traded: {
      station: ({ item }: Traded) => (item === undefined ? 'einen Bahnhof' : `den Platz auf ${item}`),
    },
  },
  reasons: {
    'last-player': 'Nur ein Spieler ist übrig',
  },
  parts: {
    loans: 'Kredite',
  },
  timing: {
    'use-port': 'Den Hafenmarker legt man im Zug der Gesellschaft, der die Privatgesellschaft gehört.',
    issue: 'Eigene Aktien verkauft eine Gesellschaft nach dem Kauf von Loks.',
    redeem: 'Eigene Aktien kauft eine Gesellschaft nach dem Kauf von Loks zurück.',
    borrow: 'Ihre Anleihe gibt eine Gesellschaft am Ende ihres Zuges aus.',
    repay: 'Ihre Anleihe löst eine Gesellschaft am Ende ihres Zuges ein.',
    station: 'Den Platz einer anderen kauft eine Gesellschaft, bevor sie Loks kauft.',
    electrify: 'Ihren E-Marker kauft eine Gesellschaft, bevor sie Loks kauft.',
    ruin: 'Jetzt muss niemand zwischen Kredit und Ausscheiden wählen.',
    'pay-debt': 'Jetzt gibt es keine Schulden zu bezahlen.',
  },
  refusals: {
    'cannot-pass/interest': 'Zahlen Sie zuerst die Zinsen der {company}.',
    'cannot-borrow': '{company} kann jetzt keine Anleihe ausgeben.',
    'cannot-borrow/out': '{company} hat ihre Anleihe schon ausgegeben; mehr als eine gibt es nicht.',
    'cannot-buy-station':
      'Den Platz der {from:company} auf {spot} kann man jetzt nicht kaufen; möglich: {allowed}.',
    'cannot-buy-station/consent':
      'Wer {from:company} führt, muss dem Verkauf des Platzes auf {spot} zustimmen: Bieten Sie einen Handel an.',
    'cannot-buy-station/home': 'In ihrer Heimat verkauft {from:company} ihren Platz nie ({spot}).',
    'cannot-buy-station/once':
      '{company} hat in diesem Zug schon einen Platz gekauft; mehr als einer geht nicht.',
    'cannot-buy-station/own': '{company} hat auf diesem Feld schon einen Bahnhof ({spot}).',
    'cannot-buy-station/token': '{company} hat keinen Bahnhofsmarker mehr.',
    'cannot-buy-station/unreached': '{company} erreicht die Stadt auf {spot} nicht.',
    'cannot-buy-station/none': 'Den Platz der {from:company} auf {spot} kann man jetzt nicht kaufen.',
    'cannot-electrify': '{company} kann jetzt keinen E-Marker kaufen.',
    'cannot-issue': '{company} kann nicht {shares} eigene Aktien verkaufen; höchstens {most}.',
    'cannot-issue/none': '{company} kann jetzt keine eigenen Aktien verkaufen.',
    'cannot-redeem': '{company} kann jetzt keine eigene Aktie zurückkaufen.',
    'cannot-redeem/none': 'Im Bankpool liegt keine Aktie der {company}.',
    'cannot-redeem/money':
      '{company} kann keine Aktie zurückkaufen: Nötig sind {needed:money}, da sind {has:money}.',
    'cannot-repay':
      '{company} kann ihre Anleihe nicht einlösen: Nötig sind {needed:money}, da sind {has:money}.',
    'cannot-repay/none': '{company} hat keine Anleihe ausgegeben.',
    'not-next-in-order/out': '{company} ist in dieser Partie nicht im Spiel.',
    'not-next-in-order/closed':
      '{company} wurde gerade geschlossen und kann erst ab der nächsten Aktienrunde wieder gegründet werden.',
    'not-next-in-order/home':
      'Für {company} ist keine Heimat frei; solange das so ist, kann sie nicht gegründet werden.',
    'hex-resting': 'Auf {hex} kann erst nach der nächsten Aktienrunde gebaut werden.',
  },
};
