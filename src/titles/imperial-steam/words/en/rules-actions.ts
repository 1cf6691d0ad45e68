import type { SteamFigures } from '../../rules/names.js';
import type { RulesSection } from '../../../../words/help-text.js';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** From which round on each locomotive is for sale. */
const sales = ({ locomotives }: SteamFigures): string => {
  const sold = locomotives.flatMap(({ level, fromRound }) =>
    fromRound === undefined ? [] : [`the IS-${String(level)} from round ${String(fromRound)} on`],
  );
  return `For sale are ${list.format(sold)}.`;
};

const priceRule = ({ locomotives }: SteamFigures): string =>
  locomotives.every(({ level, price }) => price === 10 * level)
    ? 'A locomotive costs ten times its level.'
    : `They cost ${list.format(locomotives.map(({ level, price }) => `${String(price)} (IS-${String(level)})`))} gulden.`;

const steps = (count: number): string => (count === 1 ? '1 step' : `${String(count)} steps`);

const influences = ({ locomotives }: SteamFigures): readonly string[] => {
  const some = locomotives.filter(({ influence }) => influence > 0);
  if (some.length === 0) return [];
  return [
    `Some bring influence as well: ${list.format(some.map(({ level, influence }) => `the IS-${String(level)} ${steps(influence)}`))}.`,
  ];
};

const raises = ({ raises: all, sharePrices }: SteamFigures): string =>
  list.format(all.map((count, at) => `${steps(count)} to get to ${String(sharePrices[at + 1])}`));

const demand = ({ hubDemand }: SteamFigures): string => {
  if (!hubDemand) return 'What each hub wants is printed on its tile.';
  const { wood, stone, iron, coal } = hubDemand;
  return `Each hub wants ${String(wood)} wood, ${String(stone)} stone, ${String(iron)} iron and ${String(coal)} coal.`;
};

/** The main actions and the free ones, in English. */
export const actionRules = (known: SteamFigures): readonly RulesSection[] => [
  {
    id: '8.1',
    heading: 'Main action 1: lay tracks',
    covers: ['8'],
    text: [
      'Lay one or two tracks. Each must touch your network, and the second may start from the first. You lay none on a state railway; there you buy access (9.3).',
      'The whole action costs one wood, one stone and one iron from storage, for one track as for two. A grey connection needs a bridge engineer and one stone more, an orange one a tunnel engineer and one iron more. You keep the engineers.',
      'Each new city takes some effort. Send workers from the training area to the work area whose experience comes to at least as much: 1, 2 and 3 on fields 1, 2 and 3. Whatever is too much is lost. If a track joins two cities that are both in the network already, the lower effort counts.',
      'To everybody else who has a track on a connection already, you pay a fee of 10 gulden there.',
      `Whoever is first to build between ${known.semmering.join(' and ')} gets the Semmering tile.`,
    ],
    decided: [
      'Both tracks are announced and checked at the beginning. Goods and workers for both are then committed; only the fee of the second, and its extra stone or iron, fall due when it is laid.',
      'The second track may be given up. The workers stay busy all the same.',
      'You may send more workers than you need.',
    ],
  },
  {
    id: '10',
    heading: 'A city joins the network',
    text: [
      'What a city brings, you get once: when it joins your network for the first time, before a second track is laid. A hexagon with a number brings that many steps of influence.',
      'If a business token lies there, you give up the top one and spend its points: each for one step of influence, for one row of share price at no cost, or to turn one free freight car into a passenger car for good.',
      'Trieste brings 10 gulden for each track of your network, the new one included.',
      'From now on you may use the station sites and factory sites of the city, and deliver to it.',
    ],
    decided: [
      'Points may be mixed and forfeited.',
      'A business token is spent at once: nothing else is possible before.',
      `The share price does not rise above ${String(known.sharePrices.at(-1))} gulden this way either.`,
      'A city that joins the network by bought access brings all it has, too.',
    ],
  },
  {
    id: '8.2',
    heading: 'Main action 2: hire staff',
    text: [
      'Choose a column of the worker board whose hub is within your reach, and hire any number of workers from it. Each costs the wage of the column, which then rises by 10 gulden, up to 50, and never falls. The worker goes to field 1 of the training area.',
      'In addition you may hire one bridge engineer and one tunnel engineer, for 30 gulden each, from any hubs within your reach that still have one. Nobody has more than one of each kind.',
      'Everybody has 15 workers. Those on factory sites stay there.',
    ],
    decided: [
      'You may hire engineers alone.',
      'Reach counts after the steps that repeating the action costs.',
    ],
  },
  {
    id: '8.3',
    heading: 'Main action 3: build',
    text: [
      'Build a station or a factory.',
      'A station goes on a free station site of a city of your network and costs what is printed beside it. It opens a floor of the warehouse, lifts the limit of two connections and earns 10 gulden a round. Everybody has three stations, the one in Wien included.',
      'A factory goes on a free factory site of your network. Some sites are only there for three and four players, or only for four. It costs what the site says; if that is the sign of a station, as much as a station in this city; if it says nothing, as much as the next factory of its type.',
      'Send any worker of your board to the site, where they stay for good. For a worker from field 1, 2 or 3, put two, three or four goods of the type on the site.',
      'The factory itself comes to you and can fulfil contracts.',
    ],
    decided: [
      'A second station of your own in the same city is allowed, too.',
      'In a city with a hub the station price of the hub tile counts.',
      'It is always the leftmost factory that is built, even where the site has a price of its own.',
    ],
  },
  {
    id: '8.4',
    heading: 'Main action 4: produce goods',
    text: [
      'From each of your factory workers who still has goods you may take one into storage.',
      'If there is not enough room, you throw away new goods or old ones.',
    ],
  },
  {
    id: '8.5',
    heading: 'Main action 5: buy or order goods',
    text: [
      'A good costs what its row of the shipment market says. The fewer there are of a type, the more the next one costs.',
      'Buy: take one good into storage at once.',
      'Order: put any number of goods on your dock, each at its price. In phase 3 of the next round they move into storage; until then they are of no use. In one round nobody orders more than the shipment tile says, all orders taken together. In round 8 there are none any more.',
    ],
  },
  {
    id: '8.6',
    heading: 'Main action 6: buy or upgrade a locomotive',
    shows: 'locomotives',
    text: [
      `${sales(known)} ${priceRule(known)}`,
      'Buy: whoever has fewer than three trains gets a new one with its freight cars and one coal.',
      'Upgrade: one of your locomotives is replaced by a higher one. You pay the difference of the prices and get the missing freight cars, but no coal. The old one leaves the game.',
      ...influences(known),
    ],
    decided: ['Upgrading means to a higher level.'],
  },
  {
    id: '8.7',
    heading: 'Main action 7: secure a contract',
    shows: 'contracts',
    text: [
      'Take a contract from the display. It reserves one, two or three free freight cars until the end of the game: they carry no goods any more and never become passenger cars. Without enough free freight cars it cannot be done.',
      'You also get as many investors as the contract shows. They fill the free places of the share market from the bottom up; when no place is free, no more come.',
      'A contract names factories and a reward. What it brings or costs at the end is told in 11.5.',
    ],
    decided: [
      'You do not lay factory pieces on contracts yourself, since they may be moved at any time: the service lays them so that your contracts come to the most, and does so again after every change. The same counts at the end.',
    ],
  },
  {
    id: '8.8',
    heading: 'Main action 8: show charity',
    text: ['For each 10 gulden you go one step to the right on the influence track, as many as you like.'],
  },
  {
    id: '8.9',
    heading: 'Main action 9: change the share price',
    text: [
      `Raise your share price by one row, or lower it by any number. The rows are ${list.format(known.sharePrices.map(String))} gulden.`,
      `Raising costs influence: ${raises(known)}. Lowering costs nothing.`,
    ],
  },
  {
    id: '8.10',
    heading: 'Main action 10: collect donations',
    text: ['Take 10 gulden from the bank.'],
  },
  {
    id: '8.11',
    heading: 'Main action 11: pass',
    text: ['You do nothing. Passing, too, costs influence when you repeat it in a round.'],
  },
  {
    id: '9.1',
    heading: 'Free action: sell shares',
    covers: ['9'],
    text: [
      'If your topmost investor stands on the row of your share price or above, you make this investor your shareholder for good and get the share price in gulden.',
      'At the end of the game each shareholder costs you 10% of your wealth.',
    ],
    decided: ['Nobody has more than ten shareholders.'],
  },
  {
    id: '9.2',
    heading: 'Free action: deliver a good',
    text: [
      'Once in each turn you may deliver a good: give up one coal from storage and put a good that lies beside one of your factory workers on an open demand space of its type in a city of your network. Goods in storage cannot be delivered.',
      `${demand(known)} Some other cities show demand, too. Each space is filled once, and nobody delivers coal to the same city twice.`,
      'For coal to a hub you get the most valuable city key left of its colour: first the large golden one, then the small silver one. For anything else you get what the factory board says; the more factories of the type are built, the less it is.',
      'Each delivery to a hub moves its marker on the influence track to the right, as far as its growth tile says for the first, the second and each further cube.',
    ],
  },
  {
    id: '9.3',
    heading: 'Free action: buy access to a state railway',
    text: [
      'If your network touches a state railway, a connection with a crown, you may buy access and put a track beside the crown. It takes no workers, goods or engineers.',
      'The first to do so pays the bank the higher of the two station prices at its ends. Everyone after that pays the lower one, to each player who already has a track there.',
    ],
    decided: [
      'This can be done any number of times in a turn.',
      'Without a station the limit of two connections holds here, too.',
      'A city without a station price counts as 0.',
    ],
  },
];
