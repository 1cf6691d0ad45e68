/** Letters and words on the drawings of Imperial Steam, and what its signs mean, in English. */
export const board = {
  letters: {
    goods: { wood: 'W', stone: 'S', iron: 'I', coal: 'C' },
    hubs: { bronze: 'Br', green: 'Gr', blue: 'Bl', white: 'Wh' },
    lines: { normal: 'ordinary', bridge: 'bridge', tunnel: 'tunnel', crown: 'state railway' },
    board: {
      warehouse: 'Warehouse',
      dock: 'Dock',
      workers: 'Workers',
      supply: 'supply',
      engineers: 'Engineers',
      factories: 'Factories',
      contracts: 'Contracts',
      shares: 'Share price',
      shareholders: 'shareholders',
    },
  },
  signs: {
    effort: 'effort to build there',
    influence: 'steps of influence when the city joins a network',
    business: 'business tokens, the next one first',
    place: 'free station site with its price',
    station: 'station of a player',
    site: 'factory site at the price of the factory board',
    siteOwnPrice: 'factory site with a price of its own',
    siteStationPrice: 'factory site at the price of a station there',
    siteByRoad: 'factory site at the end of a road',
    factory: 'factory worker with the goods on the site',
    demand: 'demand for a good',
    delivered: 'demand that is filled',
    hub: 'hub',
  },
};
