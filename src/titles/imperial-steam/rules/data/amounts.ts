/** What the text of the rulebook says in figures. Nothing here is a reconstruction. */
export const amounts = {
  rounds: 8,
  /** By players (set-up E 7). */
  startMoney: { 2: 120, 3: 130, 4: 140 },
  startWorkers: 2,
  startLocomotive: 3,
  startGoods: { wood: 1, stone: 1, iron: 1, coal: 1 },
  workersPerPlayer: 15,
  stationsPerPlayer: 3,
  maxTrains: 3,
  /** Hand markers at the start, and the rounds in which one more comes (set-up A1 3). */
  startMarkers: 2,
  markerRounds: [2, 3, 4],
  goodsInMarket: 10,
  /** Rounds that bring goods, how many by players, and of each good the cubes they are drawn from (set-up A1 5). */
  refillRounds: [4, 5, 6, 7, 8],
  refill: { 2: 1, 3: 2, 4: 3 },
  refillPool: 5,
  shipmentRounds: [1, 2, 3, 4, 5, 6, 7],
  /** Contracts laid out of each stack (set-up D 2). */
  contractsShown: { 2: 3, 3: 4, 4: 5 },
  /** Tokens of a city from the top, by the number on its tile (set-up A 5). */
  businessTokens: { 0: [], 1: [1], 2: [2, 1], 3: [3, 2, 1] },
  businessTokensOfTwo: { 0: [], 1: [1], 2: [2, 1], 3: [3, 2] },
  wages: [10, 20, 30, 40, 50],
  engineer: 30,
  trackFee: 10,
  trackGoods: ['wood', 'stone', 'iron'],
  bridgeGood: 'stone',
  tunnelGood: 'iron',
  tracksPerAction: 2,
  linksWithoutStation: 2,
  /** Goods beside a factory worker, by the field the worker came from (main action 3). */
  factoryGoods: { 1: 2, 2: 3, 3: 4 },
  triesteBonus: 10,
  incomePerPassengerCar: 10,
  incomePerStation: 10,
  charity: 10,
  donation: 10,
  /** Final scoring: a good, hubs within reach, a connection of a track access fee, the dividend of a shareholder. */
  goodSold: 10,
  hubBonus: [0, 10, 30, 60, 100],
  accessFee: 20,
  dividendPercent: 10,
  /** Ten of them leave nothing (ruling R14). */
  maxShareholders: 10,
} as const;
