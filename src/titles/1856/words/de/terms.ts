import type { WordTable } from '../../../../words/types.js';

const rights = { bridge: 'Brückenrecht', tunnel: 'Tunnelrecht' };

/** Menus, fields and refusals that 1856 adds to those of 18xx games, in German. */
export const terms: WordTable = {
  options: {
    'take-loan': 'einen Kredit aufnehmen',
    'redeem-loans': 'Kredite zurückzahlen',
    'buy-right': 'ein Brücken- oder Tunnelrecht kaufen',
    'open-port': 'den Hafenmarker legen',
    'borrow-train': 'eine Lok der Bank leihen',
    'settle-loans': 'Kredite zurückzahlen oder in der CGR aufgehen',
    'keep-token': 'einen Bahnhof wählen, den die CGR behält',
    'give-up-trains': '4er-Loks der CGR behalten oder abgeben',
    'choose-city': 'die Stadt eines Bahnhofs wählen',
    'complete-presidency': 'die zweite Hälfte der Direktorenaktie kaufen',
    'look-at-destinations': 'feststellen, wer seinen Zielbahnhof erreicht',
    'drop-token': 'einen Bahnhof der CGR aufgeben',
    'drop-train': 'eine Lok der CGR abgeben oder keine',
    'save-company': 'vorab sagen, was bei Fälligkeit der Kredite aus einer Gesellschaft wird',
    'repay-loans': 'die Kredite einer Gesellschaft Zug um Zug zurückzahlen',
  },
  sideActions: {
    'take-loan': 'nehmen Sie einen Kredit auf',
    'buy-right': 'kaufen Sie ein Brücken- oder Tunnelrecht',
    'open-port': 'legen Sie den Hafenmarker',
  },
  fields: {
    merger: 'CGR',
    'national-shares': 'CGR-Aktien',
    loans: 'Kredite',
    destination: 'Ziel',
    most: 'Höchstens',
    keep: 'In der Kasse behalten',
    escrow: 'Verwahrt',
    right: 'Recht',
    trains: 'Loks',
    companies: 'Gesellschaften',
  },
  values: {
    merger: { merges: 'geht auf', undecided: 'offen' },
    then: { merge: 'sie in der CGR aufgehen lassen' },
    right: rights,
    rights: { bridge: 'Brücke', tunnel: 'Tunnel' },
    train: { none: 'keine' },
  },
  terms: {
    right: rights,
    step: {
      'loan-first': 'Zinsen ohne Kredit',
      interest: '',
      'borrow-train': 'keine Leihlok',
      'return-train': '',
      'surplus-loans': '',
      // Loans come after private companies here.
      privates: 'keine Privatgesellschaft',
      loans: 'Ende des Zuges',
      destinations: '',
    },
    closing: { merged: 'Sie geht in der CGR auf' },
  },
  timing: {
    'take-loan': 'Einen Kredit nimmt eine Gesellschaft in ihrem eigenen Zug auf.',
    'redeem-loans': 'Kredite zahlt eine Gesellschaft am Ende ihres Zuges zurück.',
    'buy-right': 'Ein Brücken- oder Tunnelrecht kauft eine Gesellschaft in ihrem eigenen Zug.',
    'open-port': 'Den Hafenmarker legt man im Zug der Gesellschaft, der die Privatgesellschaft gehört.',
    'borrow-train':
      'Die CGR leiht eine Lok, bevor sie fährt, wenn sie eine Strecke, aber keine Lok hat und noch nie eine dauerhafte hatte.',
    'use-token':
      'Den Bahnhof der WSRC setzt ihre Gesellschaft in ihrem Zug, nach dem Plättchen und bevor ihre Loks fahren, als Bahnhof dieses Zuges.',
    'settle-loans': 'Über Kredite entscheiden Direktoren nach dem Kauf der ersten 6er-Lok.',
    'keep-token': 'Jetzt gibt es keinen Bahnhof der CGR zu wählen.',
    'give-up-trains': 'Jetzt gibt es über keine Lok der CGR zu entscheiden.',
    'choose-city': 'Jetzt gibt es keine Stadt zu wählen.',
    'complete-presidency': 'Die Direktorenaktie der CGR lässt sich jetzt nicht ergänzen.',
    'look-at-destinations': 'Jetzt wird kein Zielbahnhof festgestellt.',
    'drop-token': 'Jetzt muss die CGR keinen Bahnhof aufgeben.',
    'drop-train': 'Jetzt gibt es über keine Lok der CGR zu entscheiden.',
  },
  refusals: {
    'cannot-pass/interest': 'Zahlen Sie zuerst die Zinsen der {company}.',
    'cannot-pass/surplus-loans': 'Zahlen Sie zuerst die überzähligen Kredite der {company} zurück.',
    'cannot-pass/destinations': 'Stellen Sie zuerst fest, wer seinen Zielbahnhof erreicht.',
    'cannot-redeem-loans': '{company} kann nicht {loans} Kredite zurückzahlen; höchstens {most}.',
    'no-loan-now':
      '{company} kann jetzt keinen Kredit aufnehmen: nur einen in jedem Zug, nie mehr als Aktien bei Spielern sind, und nur vor der ersten 6er-Lok.',
    'no-loan-now/over': 'Seit der ersten 6er-Lok gibt es keine Kredite mehr.',
    'no-loan-now/second':
      '{company} hat in diesem Zug schon einen Kredit aufgenommen; mehr als einer je Zug geht nicht.',
    'no-loan-now/redeemed':
      '{company} hat in diesem Zug Kredite zurückgezahlt und nimmt erst im nächsten wieder einen auf.',
    'no-loan-now/most': '{company} darf {most} Kredite haben, einen für jede Aktie bei Spielern.',
    'never-starts/formed':
      '{company} gründet kein Spieler: Sie entsteht aus Gesellschaften, die ihre Kredite nicht zurückzahlen.',
    'never-starts/gone': '{company} ist geschlossen oder in der CGR aufgegangen und kommt nicht wieder.',
    'no-right-now': '{company} kann jetzt kein {right:value} kaufen.',
    'no-right-now/owned': '{company} hat schon ein {right:value}.',
    'no-right-now/none-left': 'Es gibt kein {right:value} mehr.',
    'no-right-now/no-seller':
      'Niemand verkauft ein {right:value}, solange die Privatgesellschaft einem Spieler gehört.',
    'nothing-to-sell/held':
      'Was Sie von {company} haben, bleibt in diesem Zug bei Ihnen: Sie haben es gerade gekauft oder schulden noch die zweite Hälfte der Direktorenaktie.',
    'presidency-first':
      'Sie müssen in diesem Zug zuerst die zweite Hälfte der Direktorenaktie der {company} kaufen.',
    'towns-not-yet':
      'Plättchen {tile} kann auf {hex} erst liegen, wenn die erste 6er-Lok gekauft ist: Vorher bleiben Kleinstädte, was sie sind.',
  },
};
