import type { WordTable } from '../../../../words/types.js';
import { supportPaidFor } from './paid-for.js';

/** Menus, fields, endings and refusals that 18 Magyarország adds to those of 18xx games, in German. */
export const terms: WordTable = {
  options: {
    draft: 'eine Kleinbahn oder eine Aktie nehmen',
    'lay-marked': 'mit einem Terrainmarker bauen',
    scrap: 'eine Lok verschrotten',
    'buy-railcar': 'einen Wagen kaufen',
    'pay-out': 'Geld ausschütten',
    'hand-over': 'ein Direktorenamt übergeben',
    'spend-marker': 'vorab einen Terrainmarker abgeben',
    'buy-presidency': 'eine Direktorenaktie kaufen',
  },
  sideActions: {
    'lay-marked': 'legen Sie ein Plättchen und geben Sie einen Terrainmarker ab',
    'hand-over': 'übergeben Sie ein Direktorenamt',
  },
  fields: {
    amount: 'Betrag',
    to: 'An',
    'terrain-markers': 'Terrainmarker',
    'istvan-next': 'Istvan als Nächstes',
  },
  values: {
    from: { depot: 'neu' },
    'istvan-next': {
      ...{ 2: '2er-Lok', 3: '3er-Lok', 4: '4er-Lok', station: 'Bahnhof' },
      ...{ 'line-1': 'Aktie, Zeile 1', 'line-2': 'Aktie, Zeile 2' },
      ...{ 'line-3': 'Aktie, Zeile 3', 'line-4': 'Aktie, Zeile 4' },
    },
  },
  terms: {
    'paid-for': supportPaidFor,
    step: { scrap: 'keine Lok verschrottet', 'pay-out': '' },
    why: { purchase: '' },
    way: {
      sale: 'nach links',
      purchase: 'nach rechts',
      withheld: 'nach links',
      'sold-out': 'nach rechts',
      paid: 'nach rechts',
    },
  },
  reasons: {
    'last-phase': 'Die letzten Betriebsrunden sind gespielt',
    'istvan-beaten': 'Die letzten Betriebsrunden sind gespielt, und Istvan ist besiegt',
    'istvan-wins': 'Die letzten Betriebsrunden sind gespielt, und Istvan ist nicht besiegt',
  },
  timing: {
    par: 'Gesellschaften gründet hier niemand: Alle sind von Anfang an in Betrieb.',
    draft: 'Kleinbahnen und Aktien nimmt man sich nur am Anfang, aus dem Startpaket.',
    'lay-marked':
      'Einen Terrainmarker gibt eine Kleinbahn ab, wenn sie am Anfang ihres Zuges ein Plättchen legt.',
    scrap: 'Loks verschrottet eine Kleinbahn, bevor sie fährt.',
    'buy-railcar': 'Wagen kauft eine Kleinbahn, bevor sie fährt.',
    'pay-out': 'Eine AG schüttet in ihrem Zug in einer Betriebsrunde aus.',
    'hand-over': 'Ein Direktorenamt übergibt man in einer Aktienrunde, wenn man am Zug ist.',
    'spend-marker': 'Einen Terrainmarker gibt eine Kleinbahn ab, bevor sie ein Plättchen legt.',
    'buy-presidency': 'Direktorenaktien kauft man in einer Aktienrunde.',
  },
  refusals: {
    'cannot-pass/draft': 'Bei der Auswahl muss jeder wählen.',
    'cannot-pass/pay-out': 'Entscheiden Sie zuerst, wie viel {company} ausschüttet.',
    'cannot-hand-over':
      'Direktor der {company} kann {to:seat} nicht durch Sie werden: Übergeben kann das Amt nur, wer es hat, und nur an jemanden mit gleich vielen Aktien.',
    'draft-gone': '{company} ist im Startpaket nicht mehr da.',
    'draft-quota': 'Davon steht Ihnen nichts mehr zu ({company}).',
    'draft-quota/minors': 'Sie haben alle Ihre Kleinbahnen und nehmen jetzt eine Aktie.',
    'draft-quota/shares': 'Sie haben alle Ihre Aktien und nehmen jetzt eine Kleinbahn.',
    'no-railcar': '{from} verkauft jetzt keinen Wagen.',
    'no-railcar/none': '{from} verkauft keine Wagen.',
    'no-railcar/second': 'Einen Wagen der {from} gibt es in diesem Zug schon; mehr als einer geht nicht.',
    'no-such-payout':
      '{amount:money} lassen sich nicht ausschütten: nur ein Vielfaches von {by:money}, höchstens {most:money}.',
    'no-share-there': 'Eine Aktie der {company} ist nicht zu haben.',
    'no-terrain-marker': '{company} hat keinen Terrainmarker mehr.',
    'no-terrain-marker/never': '{company} hat keine Terrainmarker.',
    'no-terrain-there':
      'Auf {hex} kostet kein Fluss und kein Berg: Legen Sie das Plättchen ohne Terrainmarker.',
    'not-next-in-order/none': 'Gesellschaften gründet hier niemand: Alle sind von Anfang an in Betrieb.',
    'nothing-to-sell/price': '{company} hat keine Aktien: Kleinbahnen verkauft man nicht.',
    'nothing-to-sell/untimely': 'Aktien verkauft man in einer Aktienrunde, wenn man am Zug ist.',
    'run-joins-too-few': 'Lok {train} verbindet keine zwei Orte; Bergwerke zählen nicht.',
    'run-location-twice': 'Lok {train} fährt zwei Bergwerke an; mehr als eines geht nicht.',
    'run-stop-shut': 'In das Bergwerk auf {hex} fährt Lok {train} nur mit dem Wagen der SNW.',
    'train-not-for-sale/later': 'Mehr als zwei neue Loks kauft eine Kleinbahn in einem Zug nicht.',
  },
};
