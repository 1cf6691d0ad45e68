import type { Translation } from '../../../../words/language.js';
import type { board as en } from '../en/board.js';

/** Letters and words on the drawings of Imperial Steam, and what its signs mean, in German. */
export const board: Translation<typeof en> = {
  letters: {
    goods: { wood: 'H', stone: 'S', iron: 'E', coal: 'K' },
    hubs: { bronze: 'Br', green: 'Gr', blue: 'Bl', white: 'We' },
    lines: { normal: 'gewöhnlich', bridge: 'Brücke', tunnel: 'Tunnel', crown: 'Staatsbahn' },
    board: {
      warehouse: 'Lagerhalle',
      dock: 'Anlegestelle',
      workers: 'Arbeiter',
      supply: 'Vorrat',
      engineers: 'Ingenieure',
      factories: 'Fabriken',
      contracts: 'Verträge',
      shares: 'Aktienkurs',
      shareholders: 'Aktionäre',
    },
  },
  signs: {
    effort: 'Aufwand, um dorthin zu bauen',
    influence: 'Schritte Einfluss, wenn die Stadt in ein Netz kommt',
    business: 'Geschäftsmarker, der nächste zuerst',
    place: 'freie Bahnhofsbaustelle mit ihrem Preis',
    station: 'Bahnhof eines Spielers',
    site: 'Fabrikbaustelle zum Preis des Fabriktableaus',
    siteOwnPrice: 'Fabrikbaustelle mit eigenem Preis',
    siteStationPrice: 'Fabrikbaustelle zum Preis eines Bahnhofs dort',
    siteByRoad: 'Fabrikbaustelle am Ende einer Straße',
    factory: 'Fabrikarbeiter mit den Gütern neben ihm',
    demand: 'Nachfrage nach einem Gut',
    delivered: 'gedeckte Nachfrage',
    hub: 'Knotenpunkt',
  },
};
