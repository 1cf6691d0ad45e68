import type { ThingWords } from '../things.js';

/** What English calls the things of the game. */
export const things: ThingWords = {
  currency: 'gulden',
  points: count => (count === 1 ? '1 point' : `${String(count)} points`),
  goods: { wood: 'wood', stone: 'stone', iron: 'iron', coal: 'coal' },
  hubs: { bronze: 'bronze', green: 'green', blue: 'blue', white: 'white' },
  engineers: { bridge: 'bridge engineer', tunnel: 'tunnel engineer' },
  tiles: {
    track: 'Lay tracks',
    staff: 'Hire staff',
    building: 'Build',
    production: 'Produce goods',
    goods: 'Buy or order goods',
    locomotive: 'Buy or upgrade a locomotive',
    contract: 'Secure a contract',
    charity: 'Show charity',
    share: 'Change the share price',
    donation: 'Collect donations',
    pass: 'Pass',
  },
  wares: { influence: 'influence', share: 'share price', car: 'passenger car' },
  areas: { training: 'training', work: 'work' },
  road: 'road',
  column: (hub, number) => `${hub} ${number}`,
  onField: field => `from field ${field}`,
  worker: (area, field) => `field ${field}, ${area}`,
  contract: (factories, reward) => `${factories} (${String(reward)})`,
  onDisplay: (factories, reward, cars, investors) =>
    // A number stays with what it counts.
    `${factories}: ${String(reward)}, ${cars === 1 ? '1\u00a0freight car' : `${String(cars)}\u00a0freight cars`}, ` +
    (investors === 1 ? '1\u00a0investor' : `${String(investors)}\u00a0investors`),
  rows: rows => (rows > 0 ? 'one row up' : rows === -1 ? 'one row down' : `${String(-rows)} rows down`),
};
