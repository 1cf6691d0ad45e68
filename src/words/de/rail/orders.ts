import type { RailOrder, RailStop, Watch } from '../../../engine/rail/orders/kind.js';
import type { SaidOrder, Wording, WordTable } from '../../types.js';
import { companyName, privateName } from '../../rail/names.js';
import { lok } from './train.js';

const until: { readonly [watch in Watch]: string } = {
  danger: 'bis eines Ihrer Direktorenämter in Gefahr ist oder Ihnen eines zufällt',
  mine: 'bis jemand etwas tut, was Sie angeht',
  anything: 'bis jemand etwas anderes tut als passen',
  end: 'bis zu ihrem Ende',
};

/** The standing orders of 18xx games, in German. */
export const railOrders: Wording<SaidOrder<RailOrder>> = {
  'pass-stock': o => `In dieser Aktienrunde passen, ${until[o.until]}.`,
  'buy-shares': (o, n) => {
    const from = { ipo: 'dem Anfangsangebot', pool: 'dem Bankpool', treasury: 'der Gesellschaft' }[o.from];
    const goal = o.goal === 'floated' ? 'sie in Betrieb geht' : `Sie ${String(o.goal)} Aktien haben`;
    const then = o.then === 'ask' ? 'Sie fragen' : `passen, ${until[o.then]}`;
    return `In jedem Zug dieser Aktienrunde eine Aktie der ${companyName(n, o.company)} aus ${from} für höchstens ${n.money(o.price)} kaufen, bis ${goal}; dann ${then}.`;
  },
  'pass-auction': () => 'In der Auktion passen, bis jemand Sie überbietet.',
  'bid-private': (o, n) =>
    `${privateName(n, o.private)} kaufen oder darauf bieten, so wenig wie nötig und höchstens ${n.money(o.price)}; darüber ${o.then === 'ask' ? 'Sie fragen' : 'passen'}.`,
  operate: (o, n) =>
    `${companyName(n, o.company)} ${o.rounds === 1 ? 'eine Betriebsrunde' : `${String(o.rounds)} Betriebsrunden`} lang führen: nichts bauen, bestmöglich fahren${o.least > 0 ? ` (mindestens ${n.money(o.least)})` : ''}, ${o.income === 'pay' ? 'ausschütten' : 'einbehalten'}, nichts kaufen; Sie fragen, wenn sich ihre Lage ändert${o.until === 'touched' ? ' oder andere in ihrer Nähe bauen' : ''}.`,
  'decline-offers': (o, _n, term) =>
    o.what === 'all' ? 'Jedes Angebot ablehnen.' : `Jedes Angebot über ${term('traded', o.what)} ablehnen.`,
};

/** Why a standing order of an 18xx game has ended, in German. */
export const railStops: Wording<RailStop> = {
  'stock-round-over': () => 'Die Aktienrunde ist zu Ende.',
  'auction-over': () => 'Die Auktion ist zu Ende.',
  'goal-reached': (w, n) =>
    w.goal === 'floated'
      ? `${companyName(n, w.company)} ist in Betrieb gegangen.`
      : `Sie haben ${String(w.goal)} Aktien der ${companyName(n, w.company)}.`,
  'above-limit': (w, n) =>
    `Eine Aktie der ${companyName(n, w.company)} kostet ${n.money(w.price)}, mehr als Ihre Grenze von ${n.money(w.limit)}.`,
  'cannot-buy': (w, n) => `${companyName(n, w.company)} lässt sich nicht wie geplant kaufen.`,
  outbid: (w, n) =>
    `${privateName(n, w.private)} steht bei ${n.money(w.price)}; nötig ist mehr als Ihre Grenze von ${n.money(w.limit)}.`,
  'bids-bind': (w, n) =>
    `Für ${privateName(n, w.private)} ist ein Gebot von ${n.money(w.needed)} nötig, und Sie haben dafür nur ${n.money(w.has)} frei.`,
  'rounds-over': (w, n) =>
    `${companyName(n, w.company)} ist ${w.rounds === 1 ? 'die bestellte Runde' : `die ${String(w.rounds)} bestellten Runden`} gefahren.`,
  'company-lost': (w, n) => `Sie sind nicht mehr Direktor der ${companyName(n, w.company)}.`,
  'no-train': (w, n) => `${companyName(n, w.company)} hat keine Lok.`,
  'would-rust': (w, n) =>
    `Mit der nächsten ${lok(w.next)}, die gekauft wird, werden die ${lok(w.train)}s der ${companyName(n, w.company)} verschrottet.`,
  'runs-fell': (w, n) =>
    `Die besten Fahrten der ${companyName(n, w.company)} bringen ${n.money(w.now)}, weniger als ${n.money(w.least)}.`,
};

/** What they and their fields are called, in German. */
export const orderTerms: Pick<WordTable, 'options' | 'fields' | 'values'> = {
  options: {
    'pass-stock': 'in der Aktienrunde passen',
    'buy-shares': 'in jedem Zug eine Aktie kaufen',
    'pass-auction': 'in der Auktion passen',
    'bid-private': 'bis zu einer Grenze bieten',
    operate: 'eine Gesellschaft weiterlaufen lassen',
    'decline-offers': 'Angebote ablehnen',
  },
  fields: {
    until: 'Bis',
    goal: 'Bis zu so vielen Aktien',
    then: 'Danach',
    rounds: 'Runden',
    income: 'Ergebnis',
    least: 'Mindestens',
  },
  values: {
    until: {
      danger: 'ein Direktorenamt in Gefahr ist',
      mine: 'etwas mich angeht',
      anything: 'jemand etwas anderes tut als passen',
      end: 'die Runde endet',
      changed: 'sich ihre Lage ändert',
      touched: 'sich ihre Lage ändert oder andere in ihrer Nähe bauen',
    },
    goal: { floated: 'in Betrieb' },
    then: {
      ask: 'mich fragen',
      pass: 'passen',
      danger: 'passen, bis ein Direktorenamt in Gefahr ist',
      mine: 'passen, bis etwas mich angeht',
      anything: 'passen, bis jemand etwas anderes tut als passen',
      end: 'passen, bis die Runde endet',
    },
    income: { pay: 'ausschütten', withhold: 'einbehalten' },
  },
};
