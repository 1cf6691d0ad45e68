import type { SteamAsk } from '../../rules/facts.js';
import type { Asking } from '../../../../words/types.js';
import { cityOf, linkName } from '../things.js';

const or = new Intl.ListFormat('de', { type: 'disjunction' });

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What a seat is asked in Imperial Steam, in German. */
export const asks: Asking<SteamAsk> = {
  bid: () => ({
    short: 'für Einfluss bieten',
    full: 'Bieten Sie geheim für Ihren Einfluss, 0 Gulden oder mehr; alle tun es zugleich.',
  }),
  act: (a, _n, can) => {
    const free = [
      can('sell') && 'eine Aktie verkaufen',
      can('deliver') && 'ein Gut ausliefern',
      can('access') && 'Zugang zur Staatsbahn kaufen',
    ].filter(way => way !== false);
    const before = free.length === 0 ? '' : ` Vorher dürfen Sie ${or.format(free)}.`;
    const left =
      a.hand === 1 ? 'Sie haben noch einen Handmarker' : `Sie haben noch ${String(a.hand)} Handmarker`;
    return { short: 'eine Hauptaktion wählen', full: `Wählen Sie eine Hauptaktion; ${left}.${before}` };
  },
  'second-track': (a, n, can) => {
    const link = linkName(n, a.link);
    return {
      short: 'zweites Gleis',
      full:
        can('second') || !can('give-up')
          ? `Bauen Sie das zweite Gleis ${link}, oder geben Sie es auf.`
          : `Das zweite Gleis ${link} ist jetzt nicht möglich: Geben Sie es auf.`,
    };
  },
  'spend-token': (a, n) => ({
    short: `Geschäftsmarker zu ${String(a.points)}`,
    full: `Setzen Sie ${a.points === 1 ? 'den Punkt' : `die ${String(a.points)} Punkte`} des Geschäftsmarkers aus ${cityOf(n, a.city)} ein.`,
  }),
  'make-room': a => ({
    short: 'Güter abwerfen',
    full: `Ihr Lager ist zu klein: Werfen Sie ${a.goods === 1 ? 'ein Gut' : `${String(a.goods)} Güter`} ab.`,
  }),
  'clear-dock': () => ({
    short: 'Güter abwerfen',
    full: 'Die bestellten Güter passen nicht alle ins Lager: Wählen Sie, welche Güter Sie abwerfen.',
  }),
  'end-turn': (_a, _n, can) => {
    const more = [
      can('produce') && 'produzieren Sie weitere Güter',
      can('hire') && 'stellen Sie weiteres Personal ein',
      can('order') && 'bestellen Sie weitere Güter',
      can('charity') && 'zeigen Sie mehr Nächstenliebe',
      can('share') && 'senken Sie den Aktienkurs weiter',
    ].filter(way => way !== false);
    const free = [
      can('sell') && 'verkaufen Sie eine Aktie',
      can('deliver') && 'liefern Sie ein Gut aus',
      can('access') && 'kaufen Sie Zugang zur Staatsbahn',
    ].filter(way => way !== false);
    return {
      short: 'freie Aktionen, Ende des Zuges',
      full:
        free.length + more.length === 0
          ? 'Beenden Sie Ihren Zug.'
          : sentence(or.format([...more, ...free, 'beenden Sie Ihren Zug'])),
    };
  },
  over: () => ({ short: 'beendet', full: 'Die Partie ist beendet.' }),
};
