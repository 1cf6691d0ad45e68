import type { ThingWords } from '../things.js';

/** What German calls the things of the game. */
export const things: ThingWords = {
  currency: 'Gulden',
  points: count => (count === 1 ? '1 Punkt' : `${String(count)} Punkte`),
  goods: { wood: 'Holz', stone: 'Stein', iron: 'Eisen', coal: 'Kohle' },
  hubs: { bronze: 'Bronze', green: 'Grün', blue: 'Blau', white: 'Weiß' },
  engineers: { bridge: 'Brückenbauer', tunnel: 'Tunnelbauer' },
  tiles: {
    track: 'Gleise bauen',
    staff: 'Personal einstellen',
    building: 'Gebäude bauen',
    production: 'Güter produzieren',
    goods: 'Güter kaufen oder bestellen',
    locomotive: 'Lokomotive kaufen oder aufrüsten',
    contract: 'Einen Vertrag sichern',
    charity: 'Nächstenliebe zeigen',
    share: 'Aktienkurs beeinflussen',
    donation: 'Spenden sammeln',
    pass: 'Passen',
  },
  wares: { influence: 'Einfluss', share: 'Aktienkurs', car: 'Personenwagen' },
  areas: { training: 'Schulung', work: 'Arbeit' },
  road: 'Straße',
  column: (hub, number) => `${hub} ${number}`,
  onField: field => `von Feld ${field}`,
  worker: (area, field) => `Feld ${field}, ${area}`,
  contract: (factories, reward) => `${factories} (${String(reward)})`,
  onDisplay: (factories, reward, cars, investors) =>
    // A number stays with what it counts.
    `${factories}: ${String(reward)}, ${String(cars)}\u00a0Güterwagen, ` +
    (investors === 1 ? '1\u00a0Investor' : `${String(investors)}\u00a0Investoren`),
  rows: rows =>
    rows > 0
      ? 'eine Stufe nach oben'
      : rows === -1
        ? 'eine Stufe nach unten'
        : `${String(-rows)} Stufen nach unten`,
};
