import type { Lane, Zone } from '../../engine/rail/index.js';
import type { Language } from '../../words/index.js';

/** What the map can show of a company beside track and tokens. */
export type LayerKind = 'network' | 'building' | 'runs';

interface LayerWords {
  readonly kinds: { readonly [kind in LayerKind]: string };
  readonly option: { readonly [kind in LayerKind]: (company: string) => string };
  readonly canUse: (company: string) => string;
  readonly barred: string;
  readonly canBuild: (company: string) => string;
  readonly reaches: (company: string, stops: string) => string;
  readonly stopsAt: (company: string, stops: string) => string;
  readonly builds: (company: string, hexes: string) => string;
  readonly noRuns: (company: string) => string;
}

/** Headings and labels of the 18xx tables. */
interface RailLabels {
  readonly map: string;
  readonly market: string;
  readonly players: string;
  readonly companies: string;
  readonly trains: string;
  readonly privates: string;
  /** The same as the head of a narrow column. */
  readonly ownPrivates: string;
  readonly player: string;
  readonly company: string;
  readonly president: string;
  readonly cash: string;
  readonly worth: string;
  readonly certificates: string;
  readonly shares: string;
  readonly priority: string;
  /** Of a share. */
  readonly price: string;
  /** Of a train or private. */
  readonly cost: string;
  readonly par: string;
  readonly offering: string;
  readonly pool: string;
  readonly tokens: string;
  readonly lastRun: string;
  readonly train: string;
  readonly left: string;
  readonly scraps: string;
  readonly income: string;
  readonly owner: string;
  readonly bank: string;
  readonly phase: string;
  readonly limit: string;
  readonly unlimited: string;
  readonly unsold: string;
  readonly closed: string;
  readonly bids: string;
  readonly tile: string;
  readonly round: string;
  readonly newest: string;
  readonly priceChart: string;
  readonly worthChart: string;
  readonly revenueChart: string;
  readonly proposedRuns: string;
  /** Shares the company itself holds. */
  readonly treasury: string;
  readonly effect: string;
  /** A private that a bid buys at once, though it could be had for its price. */
  readonly dearly: (id: string, price: string) => string;
  readonly reach: string;
  /** A player who has left the game. */
  readonly gone: string;
  /** For hexes that count more than one. */
  readonly gauges: { readonly [gauge in Lane]: string };
  /** For trains that never use such track. */
  readonly never: { readonly [gauge in Lane]: string };
  /** Of stops that a company comes to reach. */
  readonly reached: (stops: string) => string;
  readonly zones: { readonly [zone in Zone]: string };
  readonly zoneChanges: (company: string, from: string, to: string) => string;
  /** Of a company that does not run yet. */
  readonly floatsAt: (company: string, sold: string, needed: string) => string;
  /** Of a move, in a word or two. */
  readonly costs: (amount: string) => string;
  readonly brings: (amount: string) => string;
  readonly free: string;
  readonly moves: (from: string, to: string) => string;
  readonly needs: (right: string) => string;
  /** Of a company that waits for its turn to start. */
  readonly starts: (place: number) => string;
  readonly privateOn: (id: string, hexes: readonly string[]) => string;
  readonly layers: LayerWords;
  /** The next certificate on sale somewhere. */
  readonly onSale: (place: string, percent: string, price: string) => string;
}

export const railLabels: { readonly [L in Language]: RailLabels } = {
  de: {
    map: 'Spielplan',
    market: 'Aktienmarkt',
    players: 'Spieler',
    companies: 'Gesellschaften',
    trains: 'Loks',
    privates: 'Privatgesellschaften',
    ownPrivates: 'Private',
    player: 'Spieler',
    company: 'Gesellschaft',
    president: 'Direktor',
    cash: 'Geld',
    worth: 'Wert',
    certificates: 'Zertifikate',
    shares: 'Besitz',
    priority: 'Erstkaufsrecht',
    price: 'Kurs',
    cost: 'Preis',
    par: 'Ausgabe',
    offering: 'Bank',
    pool: 'Pool',
    tokens: 'Marker',
    lastRun: 'Ertrag',
    train: 'Lok',
    left: 'Vorrat',
    scraps: 'verschrottet mit',
    income: 'Einkommen',
    owner: 'Besitzer',
    bank: 'Bank',
    phase: 'Phase',
    limit: 'Loklimit',
    unlimited: 'unbegrenzt',
    unsold: 'unverkauft',
    closed: 'geschlossen',
    bids: 'Gebote',
    tile: 'Plättchen',
    round: 'Runde',
    newest: 'Stand',
    priceChart: 'Aktienkurse zu Beginn jeder Runde',
    worthChart: 'Vermögen zu Beginn jeder Runde',
    revenueChart: 'Einnahmen in jeder Betriebsrunde',
    proposedRuns: 'Vorgeschlagene Fahrten',
    treasury: 'Eigene',
    effect: 'Wirkung',
    dearly: (id, price) => `${id} – für mehr als den Preis von ${price} sofort kaufen`,
    reach: 'Felder',
    gone: 'ausgeschieden',
    gauges: { standard: 'Normalspur', narrow: 'Schmalspur' },
    never: { standard: 'keine Normalspur', narrow: 'keine Schmalspur' },
    reached: stops => `neu erreicht: ${stops}`,
    zones: { none: 'weiß', yellow: 'gelb', orange: 'orange', brown: 'braun', blue: 'blau' },
    zoneChanges: (company, from, to) => `Zone von ${company}: ${from} → ${to}`,
    floatsAt: (company, sold, needed) => `${company}: ${sold} verkauft, in Betrieb ab ${needed}`,
    costs: amount => `kostet ${amount}`,
    brings: amount => `bringt ${amount}`,
    free: 'kostenlos',
    moves: (from, to) => (from === to ? `Kurs bleibt ${from}` : `Kurs ${from} → ${to}`),
    needs: right => `mit ${right}-Marker`,
    starts: place => `startet als ${String(place)}.`,
    privateOn: (id, hexes) => `Privatbahn ${id}: ${hexes.join(', ')}`,
    layers: {
      kinds: { network: 'Netze', building: 'Baumöglichkeiten', runs: 'Letzte Fahrten' },
      option: {
        network: company => `Netz von ${company}`,
        building: company => `Baumöglichkeiten von ${company}`,
        runs: company => `Letzte Fahrten von ${company}`,
      },
      canUse: company => `Gleise, die ${company} befahren kann`,
      barred: 'Großstadt ohne freien Platz: Hier endet jede Fahrt',
      canBuild: company => `Hier könnte ${company} jetzt ein Plättchen legen`,
      reaches: (company, stops) => `${company} erreicht: ${stops}`,
      stopsAt: (company, stops) => `${company} kommt nicht weiter als: ${stops}`,
      builds: (company, hexes) => `${company} könnte jetzt bauen auf: ${hexes}`,
      noRuns: company => `Von ${company} ist keine Fahrt bekannt.`,
    },
    onSale: (place, percent, price) => `${place}, ${percent} für ${price}`,
  },
  en: {
    map: 'Map',
    market: 'Share market',
    players: 'Players',
    companies: 'Companies',
    trains: 'Trains',
    privates: 'Privates',
    ownPrivates: 'Privates',
    player: 'Player',
    company: 'Company',
    president: 'President',
    cash: 'Cash',
    worth: 'Worth',
    certificates: 'Certificates',
    shares: 'Holdings',
    priority: 'priority deal',
    price: 'Price',
    cost: 'Price',
    par: 'Par',
    offering: 'Offering',
    pool: 'Pool',
    tokens: 'Tokens',
    lastRun: 'Last run',
    train: 'Train',
    left: 'Left',
    scraps: 'rusts with',
    income: 'Income',
    owner: 'Owner',
    bank: 'Bank',
    phase: 'Phase',
    limit: 'train limit',
    unlimited: 'unlimited',
    unsold: 'unsold',
    closed: 'closed',
    bids: 'Bids',
    tile: 'Tile',
    round: 'Round',
    newest: 'Newest',
    priceChart: 'Share prices at the beginning of each round',
    worthChart: 'Net worth at the beginning of each round',
    revenueChart: 'Revenue in each operating round',
    proposedRuns: 'Proposed runs',
    treasury: 'Own',
    effect: 'Effect',
    dearly: (id, price) => `${id} – buy it at once, for more than its price of ${price}`,
    reach: 'Hexes',
    gone: 'has left',
    gauges: { standard: 'standard', narrow: 'narrow' },
    never: { standard: 'no standard track', narrow: 'no narrow track' },
    reached: stops => `newly reached: ${stops}`,
    zones: { none: 'white', yellow: 'yellow', orange: 'orange', brown: 'brown', blue: 'blue' },
    zoneChanges: (company, from, to) => `Zone of ${company}: ${from} → ${to}`,
    floatsAt: (company, sold, needed) => `${company}: ${sold} sold, floats at ${needed}`,
    costs: amount => `costs ${amount}`,
    brings: amount => `brings ${amount}`,
    free: 'free',
    moves: (from, to) => (from === to ? `price stays ${from}` : `price ${from} → ${to}`),
    needs: right => `with ${right}-token`,
    starts: place => `number ${String(place)} to start`,
    privateOn: (id, hexes) => `Private company ${id}: ${hexes.join(', ')}`,
    layers: {
      kinds: { network: 'Networks', building: 'Places to build', runs: 'Last runs' },
      option: {
        network: company => `Network of ${company}`,
        building: company => `Where ${company} can build`,
        runs: company => `Last runs of ${company}`,
      },
      canUse: company => `Track that ${company} can use`,
      barred: 'City without a free place: every run ends here',
      canBuild: company => `Here ${company} could lay a tile now`,
      reaches: (company, stops) => `${company} reaches: ${stops}`,
      stopsAt: (company, stops) => `${company} cannot go on behind: ${stops}`,
      builds: (company, hexes) => `${company} could now build on: ${hexes}`,
      noRuns: company => `No run of ${company} is known.`,
    },
    onSale: (place, percent, price) => `${place}, ${percent} for ${price}`,
  },
};
