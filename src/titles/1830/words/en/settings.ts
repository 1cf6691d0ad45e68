import type { SettingWords, TitleText } from '../../../../words/types.js';
import { companySettings } from './companies.js';
import { daveSettings } from './dave-settings.js';
import { plusPresets, plusSettings } from './plus-settings.js';

/*
 * What 1830 is, and what can be chosen for a game of it, in English, by the numbers of the rulebook. Only the service says it.
 */

export const title: TitleText = {
  name: '1830',
  about:
    '1830: Railways & Robber Barons, designed by Francis Tresham. Classic or the base game, with many variants; 2 to 7 players.',
  awaits:
    'Eight railways in the north-east of the United States, and a stock market where a president may enrich the company or plunder it. At a table it takes three to five hours, longer with newcomers.',
};

export const settingGroups: { readonly [id: string]: string } = {
  base: 'Base game or Classic',
  auction: 'Bids',
  material: 'Bank, tiles and trains',
  companies: 'Further companies and homes',
  stock: 'Shares and prices',
  operating: 'Operating rounds',
  scenario: 'Scenarios',
};

export const presets: { readonly [id: string]: SettingWords } = {
  ...plusPresets,
  classic: { name: '1830 Classic', text: 'Francis Tresham’s rules, with an auction and bankruptcy.' },
  base: {
    name: 'Base game',
    text: 'The privates are sold in groups, and nobody goes bankrupt. For seven players, too.',
  },
  'uncertain-times': {
    name: 'Uncertain Times',
    text: 'Scenario S-5: privates by lot, uncertainty with each 5-train, prices that leap.',
  },
  dave: {
    name: 'Dave? What are you doing?',
    text: 'Scenario S-6: the board of the computer game of 1995. Its variants can be switched on one by one.',
  },
  'as-on-18xx-games': {
    name: 'As on 18xx.games',
    text: 'Classic with any number of diesels, free choice of runs and free trade in privates.',
  },
};

export const settings: { readonly [id: string]: SettingWords } = {
  ...plusSettings,
  ...companySettings,
  'privates-sale': {
    name: 'Sale of the privates',
    text: 'In the auction they come up one after another (C-2.2). In groups, you bid once for the first choice, and everybody takes a group (1.3). Seven players on the Classic side need the groups.',
    values: { auction: 'auction', groups: 'in groups' },
  },
  'group-prices': {
    name: 'Prices of groups as printed',
    text: 'SV+BO costs $260 with three players, the CS $60 with six and seven (1.3). Otherwise a group costs what its privates cost together.',
  },
  need: {
    name: 'When there is not enough money for a train',
    text: 'The president must sell shares and can go bankrupt, which ends the game (C-2.3). Or the bank lends the money, and the company is insolvent until it has paid it back (7.7).',
    values: { 'forced-sale': 'forced sale and bankruptcy', insolvency: 'insolvency' },
  },
  raises: {
    name: 'Raising bids',
    text: 'By how much a bid exceeds the one before (V-1.8).',
    values: {
      'min-5': 'by $5 or more',
      'multiple-5': 'by a multiple of $5',
      'exactly-5': 'by exactly $5',
    },
  },
  'contest-pass': {
    name: 'Passing in a contest',
    text: 'Whoever passes may bid again as long as the contest goes on, or is out of it (V-1.8).',
    values: { 're-enter': 'may bid again', out: 'out of it' },
  },
  bidding: {
    name: 'Bidding in a contest',
    text: 'When several want the same private: one after another, or wildly, which means that all are asked at once and whoever likes bids, until nobody wants to bid any more (V-1.8). By post the second is quicker.',
    values: { formal: 'one after another', wild: 'wild' },
  },
  'hidden-cash': {
    name: 'Hidden cash',
    text: 'Only its president sees what a company has and, if you like, all players see only their own money; what the bank has is hidden then. Payments are shown in the history (V-0.1, C-1.1).',
    values: { none: 'everything open', companies: 'companies', all: 'players and companies' },
  },
  bank: {
    name: 'Money in the bank',
    text: 'The less there is, the sooner the game ends (V-1.3).',
    values: { 4500: '$4,500, short game', 12000: '$12,000', 20000: '$20,000, long game' },
  },
  tiles: {
    name: 'Tiles',
    text: 'Extension A adds all tiles of the box that no letter binds to a city: more track, towns that grow, grey cities from the first 6-train on. Extension B adds the curved cities 5 and 6 (two of each) and one green 619 (V-1.4). In S-1 and S-2 it takes the 5 and 6 out of the box (S-1.1).',
    values: { classic: 'Classic', 'extension-a': 'extension A', 'extension-b': 'extension B' },
  },
  'third-6-train': { name: 'A third 6-train', text: 'There are three 6-trains instead of two (V-1.7).' },
  diesels: {
    name: 'Diesels',
    text: 'Without diesels the 4-trains never rust, and there are no new trains after the 6-trains, or in S-1 and S-2 after the 7-trains (V-1.7).',
    values: { 'as-printed': 'as printed: six, seven in S-2', none: 'none', unlimited: 'any number' },
  },
  'plus-trains': {
    name: 'Plus trains',
    text: 'The last train of each kind from 2 to 6 also visits as many towns as its number says. The 2+2 rusts with the 4+4, the 3+3 with the 6+6, the 4+4 with the last diesel (V-7.9).',
  },
  'higher-cert-limits': {
    name: 'Higher certificate limits',
    text: 'With 2 to 7 players 32, 22, 18, 15, 13 or 12 certificates are allowed (V-5.3).',
  },
  'sale-drop': {
    name: 'Price after a sale',
    text: 'How far the price falls when shares are sold (V-5.1). The reform holds from the stock round after the last 5-train was bought.',
    values: {
      'per-share': 'one step for each share',
      'per-sale': 'one step for each sale',
      'president-per-share': 'president: for each share; others: for each sale',
      reform: 'market reform: first for each share, later for each sale',
    },
  },
  'rise-needs-dividend': {
    name: 'A rise needs a dividend',
    text: 'The price rises only if at least as much is paid out in all as one share costs (V-5.2).',
  },
  'trade-order': {
    name: 'Order within a turn of the stock round',
    text: 'Whether you may sell before your purchase, after it, or both (V-6.1).',
    values: {
      'sell-buy-sell': 'sell, buy, sell',
      'sell-buy': 'sell, then buy',
      'buy-sell': 'buy, then sell',
    },
  },
  sales: {
    name: 'Selling several shares',
    text: 'Together, all bring the same price. One by one, the price falls after each (V-6.2).',
    values: { block: 'together', singly: 'one by one' },
  },
  'brown-purchase': {
    name: 'Buying several shares in the brown zone',
    text: 'In the brown zone any number of shares of one company can be bought in one turn: from the pool only, or also from the initial offering (V-6.3).',
    values: { pool: 'from the pool only', all: 'also from the initial offering' },
  },
  'private-resale': {
    name: 'Reselling privates',
    text: 'May a player sell a private in the stock round in which they bought it (V-6.4)?',
    values: { ban: 'no', free: 'yes' },
  },
  'end-max-price': {
    name: 'End at the highest price',
    text: 'When a price reaches $350 the game ends: after that company’s turn, or with the stock round (V-8.0).',
  },
  'turn-order': {
    name: 'Order of the companies',
    text: 'Does the order change with the prices, or is it fixed for the whole operating round (V-2.0)?',
    values: { dynamic: 'it changes', fixed: 'it is fixed' },
  },
  track: {
    name: 'Track',
    text: 'Free: any track of the tile must be within reach. Restricted: some new track. Half: some new track, or a city within reach becomes worth more (V-7.6).',
    values: { free: 'free', semi: 'half restricted', restricted: 'restricted' },
  },
  'split-dividends': {
    name: 'Split revenue',
    text: 'The president may split revenue between the company and its shareholders; the price then stays where it is (V-7.1).',
  },
  'train-limit': {
    name: 'Train limit',
    text: 'If flexible, a company may buy above its limit, and gives a train back at once (V-7.7).',
    values: { fixed: 'fixed', flexible: 'flexible' },
  },
  'last-train': {
    name: 'The only train',
    text: 'May the only train of a company that has a route be bought by another (V-7.7)?',
    values: { sellable: 'yes', protected: 'no' },
  },
  'rust-delayed': {
    name: 'Delayed rusting',
    text: 'Every obsolete train runs once more before it leaves the game. Until then it counts towards the limit and cannot be sold (V-3.0).',
  },
  'private-buying-delayed': {
    name: 'Buying privates later',
    text: 'Companies may buy them from the operating round after the purchase of the first 3-train (V-3.0).',
  },
  'dh-token': {
    name: 'Token of the DH',
    text: 'Fixed: only in the turn of its tile. Flexible: also in a later turn, without a route (V-4.0).',
    values: { fixed: 'fixed', flexible: 'flexible' },
  },
  'sv-discount': {
    name: 'The SV makes G15 cheaper',
    text: 'The company that owns the SV pays half for the tile on G15; the SV is then gone (V-4.0).',
  },
  'uncertain-times': {
    name: 'Scenario S-5: Uncertain Times',
    text: 'Everybody gets a private by lot and pays its price. With each 5-train a marker is drawn that may halve all runs or stop all dividends for a while. After the last one the market reform holds (V-5.1), and prices rise by up to four cells. The game also ends at the highest price (V-8.0). For up to six players, or seven on the other side of the board.',
  },
  'left-privates': {
    name: 'Privates that nobody got by lot',
    text: 'They leave the game. Or they are sold one after another, at their prices or in the usual auction (S-5).',
    values: { removed: 'leave the game', sold: 'at their prices', auction: 'auction' },
  },
  ...daveSettings,
  'twin-cities': {
    name: 'Replacing green OO tiles',
    text: 'Fixed: the two cities of the 59 stay apart. Flexible: with one token there at most, the brown tile may lead both tracks to one city; the president of the token then chooses its city (V-7.8).',
    values: { fixed: 'fixed', flexible: 'flexible' },
  },
  runs: {
    name: 'Runs',
    text: 'The rules require the run that earns most. A friendlier game may let a president run for less.',
    values: { best: 'the best run is required', any: 'any legal run' },
  },
  reading: {
    name: 'Reading of the rules',
    text: 'How a record from another site was played. Set by an import.',
    values: { rulebook: 'the rulebook', '18xx.games': '18xx.games' },
  },
};
