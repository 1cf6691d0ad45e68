import type { RailAsk, RailRound } from '../../engine/rail/index.js';
import type { AskWords, RoundWords, Wording } from '../types.js';

/** What a seat is asked in an 18xx game, in German. */
export const railAsksDe: Wording<RailAsk, AskWords> = {
  'auction-turn': (a, n) => ({
    short: 'kaufen, bieten oder passen',
    full: `Kaufen Sie ${n.private(a.cheapest)} für ${n.money(a.price)}, bieten Sie auf eine teurere Privatgesellschaft, oder passen Sie.`,
  }),
  'auction-contest': (a, n) => ({
    short: `auf ${n.private(a.private)} bieten`,
    full: `Überbieten Sie das Höchstgebot für ${n.private(a.private)}, ${n.money(a.highest)}, oder steigen Sie aus.`,
  }),
  'set-par': (a, n) => ({
    short: `Ausgabekurs der ${n.company(a.company)}`,
    full: `Setzen Sie den Ausgabekurs der ${n.company(a.company)} fest.`,
  }),
  'stock-turn': () => ({
    short: 'Aktien verkaufen und kaufen',
    full: 'Verkaufen Sie Aktien, kaufen Sie eine, oder passen Sie.',
  }),
  'must-sell': () => ({
    short: 'bis zum Limit verkaufen',
    full: 'Sie liegen über einem Limit: Verkaufen Sie zuerst Aktien.',
  }),
  'home-token': (a, n) => ({
    short: `${n.company(a.company)} setzt Heimatbahnhof`,
    full: `Wählen Sie die Stadt für den Heimatbahnhof der ${n.company(a.company)}.`,
  }),
  'choose-certificates': (a, n) => ({
    short: `Aktien der ${n.company(a.company)} wählen`,
    full: `Der Direktor der ${n.company(a.company)} wechselt: Wählen Sie die Aktien, die gegen die Direktorenaktie getauscht werden.`,
  }),
  ruined: (a, n) => ({
    short: 'Kredit nehmen oder ausscheiden',
    full: `Die ${n.company(a.company)} ist bankrott und Sie mit ihr: Spielen Sie mit einem Kredit weiter, oder scheiden Sie aus.`,
  }),
  'lay-track': (a, n) => ({
    short: `${n.company(a.company)} legt Gleis`,
    full: `Legen Sie für ${n.company(a.company)} ein Plättchen oder tauschen Sie eines aus, oder passen Sie.`,
  }),
  'place-token': (a, n) => ({
    short: `${n.company(a.company)} setzt Bahnhof`,
    full: `Setzen Sie für ${n.company(a.company)} einen Bahnhof, oder passen Sie.`,
  }),
  'run-trains': (a, n) => ({
    short: `${n.company(a.company)} fährt`,
    full: `Lassen Sie die Loks der ${n.company(a.company)} fahren.`,
  }),
  dividend: (a, n) => ({
    short: `${n.company(a.company)} schüttet aus oder nicht`,
    full: `Entscheiden Sie, ob ${n.company(a.company)} ihr Ergebnis ausschüttet oder einbehält.`,
  }),
  'buy-trains': (a, n) => ({
    short: `${n.company(a.company)} kauft Loks`,
    full: `Kaufen Sie Loks für ${n.company(a.company)}, oder passen Sie.`,
  }),
  'buy-privates': (a, n) => ({
    short: `${n.company(a.company)} kauft Privatgesellschaften`,
    full: `Kaufen Sie Privatgesellschaften für ${n.company(a.company)}, oder passen Sie.`,
  }),
  'use-private': (a, n) => ({
    short: `${n.company(a.company)} nutzt Privatgesellschaft`,
    full: `Legen Sie das Plättchen, das eine Privatgesellschaft der ${n.company(a.company)} erlaubt, oder passen Sie.`,
  }),
  'free-token': (a, n) => ({
    short: `${n.company(a.company)} setzt freien Bahnhof`,
    full: `Setzen Sie den freien Bahnhof von ${n.private(a.private)} für ${n.company(a.company)}, oder passen Sie.`,
  }),
  'forced-train': (a, n) => ({
    short: `${n.company(a.company)} muss eine Lok kaufen`,
    full:
      a.missing > 0
        ? `${n.company(a.company)} muss eine Lok kaufen, und es fehlen ${n.money(a.missing)}: Als Direktor zahlen Sie den Rest und verkaufen dafür nötigenfalls Aktien.`
        : `${n.company(a.company)} muss eine Lok kaufen.`,
  }),
  'buy-station': (a, n) => ({
    short: `${n.company(a.company)} kauft einen Bahnhof`,
    full: `Kaufen Sie für ${n.company(a.company)} den Platz einer anderen Gesellschaft in einer Stadt, oder passen Sie.`,
  }),
  'buy-right': (a, n) => ({
    short: `${n.company(a.company)} kauft ein Recht`,
    full: `Kaufen Sie für ${n.company(a.company)} das Recht auf besondere Loks, oder passen Sie.`,
  }),
  'own-shares': (a, n) => ({
    short: `${n.company(a.company)} handelt eigene Aktien`,
    full: `Verkaufen Sie eigene Aktien der ${n.company(a.company)} in den Bankpool, kaufen Sie eine zurück, oder passen Sie.`,
  }),
  bonds: (a, n) => ({
    short: `${n.company(a.company)}: Anleihe`,
    full: `Geben Sie die Anleihe der ${n.company(a.company)} aus, lösen Sie sie ein, oder passen Sie.`,
  }),
  'forced-interest': (a, n) => ({
    short: `${n.company(a.company)} muss Zinsen zahlen`,
    full: `${n.company(a.company)} muss Zinsen zahlen, und es fehlen ${n.money(a.missing)}: Als Direktor zahlen Sie den Rest und verkaufen dafür nötigenfalls Aktien.`,
  }),
  'discard-train': (a, n) => ({
    short: `${n.company(a.company)} gibt eine Lok ab`,
    full: `${n.company(a.company)} hat mehr Loks, als sie behalten darf: Geben Sie eine ab.`,
  }),
  offer: a => ({
    short: 'ein Angebot beantworten',
    full:
      a.offers.length === 1
        ? 'Nehmen Sie das Angebot an Sie an, oder lehnen Sie es ab.'
        : 'Beantworten Sie die Angebote an Sie.',
  }),
  nothing: () => ({ short: 'nichts zu tun', full: 'Niemand wird etwas gefragt.' }),
};

/** Where an 18xx game can stand, in German. */
export const railRoundsDe: Wording<RailRound, RoundWords> = {
  auction: () => ({ short: 'Auktion', full: 'Eröffnungsauktion' }),
  'stock-round': r => ({ short: `AR ${String(r.number)}`, full: `Aktienrunde ${String(r.number)}` }),
  'operating-round': (r, n) => ({
    short: `OR ${String(r.number)}.${String(r.index)}`,
    full: `Betriebsrunde ${String(r.number)}.${String(r.index)} von ${String(r.of)}, ${n.company(r.company)}`,
  }),
  over: () => ({ short: 'Beendet', full: 'Das Spiel ist beendet' }),
};
