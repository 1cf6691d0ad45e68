import type { OwnAsk, OwnFact, OwnNote } from '../../rules/facts.js';
import { prompt } from '../../../../words/de/rail/asks.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Asking, Buttons, Wording, WordTable } from '../../../../words/types.js';

/*
 * The other side of the board and its scenarios, in German.
 */

type Kinds = 'licence-bought';

export const plusFacts: Wording<Extract<OwnFact, { readonly kind: Kinds }>> = {
  'licence-bought': (f, n) =>
    f.private === undefined
      ? `${companyName(n, f.company)} kauft für ${n.money(f.price)} eine Lizenz für das Kohlerevier auf ${hexName(n, f.hex)}`
      : `${companyName(n, f.company)} hat die Lizenz für das Kohlerevier auf ${hexName(n, f.hex)} von ${privateName(n, f.private)}`,
};

export const plusNotes: Wording<OwnNote> = {
  'first-tile-free': (m, n) =>
    `Das erste Plättchen auf ${m.hex} kostet nichts, auch wenn dort ${n.money(80)} steht`,
};

export const plusButtons: Buttons<Extract<OwnFact, { readonly kind: Kinds }>> = {
  'licence-bought': (f, n) => `Lizenz für ${n.money(f.price)} kaufen`,
};

export const plusAsks: Asking<Extract<OwnAsk, { readonly kind: 'buy-licence' }>> = {
  'buy-licence': (a, n, can) =>
    prompt(can, {
      matter: `Lizenz für ${companyName(n, a.company)}`,
      lead: `${companyName(n, a.company)} erreicht das Kohlerevier auf ${hexName(n, a.hex)}; mit Lizenz fahren die Loks dorthin.`,
      ways: [
        can('licence') && {
          short: 'Lizenz kaufen',
          full: `kaufen Sie für ${n.money(a.price)} eine Lizenz`,
        },
      ],
    }),
};

export const plusTerms: Pick<WordTable, 'options' | 'sideActions' | 'fields' | 'timing' | 'refusals'> = {
  options: {
    licence: 'eine Lizenz für das Kohlerevier kaufen',
    'lay-at-half': 'ein Plättchen zum halben Preis legen und die JK schließen',
  },
  sideActions: {
    licence: 'kaufen Sie eine Lizenz für das Kohlerevier',
    'lay-at-half': 'legen Sie ein Plättchen zum halben Preis und schließen Sie die JK',
  },
  fields: { licence: 'Lizenz', last: '20-%-Zertifikat' },
  timing: {
    licence: 'Eine Lizenz wird im Zug der Gesellschaft gekauft, wenn sie Gleise legt.',
    'lay-at-half':
      'Das Plättchen der JK wird im Zug der Gesellschaft gelegt, der sie gehört, als Plättchen dieses Zugs.',
  },
  refusals: {
    'no-licence': '{company} kann jetzt keine Lizenz für das Kohlerevier kaufen.',
    'no-licence/has': '{company} hat schon eine Lizenz.',
    'no-licence/unreached': '{company} hat keine Verbindung zum Kohlerevier auf {hex}.',
    'run-stop-shut/licence':
      'Lok {train} darf nicht nach {hex} fahren: Ihre Gesellschaft hat keine Lizenz für das Kohlerevier.',
    'no-licence/money': 'Eine Lizenz kostet {needed:money}; {company} hat {has:money}.',
  },
};

export const plusPrivates: { readonly [id: string]: string } = {
  JK: 'Solange sie einem Spieler gehört, baut niemand auf K9 und K11. Die Gesellschaft, die sie kauft, erhält eine Lizenz für das Kohlerevier und darf einmal ihr Plättchen neben dem Revier zum halben Preis legen. Das schließt sie; die Lizenz bleibt.',
  PP: 'Die Gesellschaft, die sie kauft, erhält eine Lizenz für das Kohlerevier. Sie schließt, wenn diese zum ersten Mal dorthin fährt; die Lizenz bleibt.',
  PL: 'Solange sie einem Spieler gehört, baut niemand auf I9. Ihre Gesellschaft darf einmal zusätzlich zum Plättchen des Zugs und ohne Verbindung ein Plättchen auf J2, J4, K5, J6, J8 oder I9 legen.',
  CC: 'Solange sie einem Spieler gehört, baut niemand auf I11 und J12. Ihre Gesellschaft zahlt für ein erstes Plättchen dort jeweils nur $20. Sie schließt, wenn auf beiden Feldern Plättchen liegen.',
};
