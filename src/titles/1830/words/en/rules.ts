import type { RulesText } from '../../../../words/help-text.js';
import { companyRules } from './companies.js';
import { daveRules } from './dave-rules.js';
import { plusRules } from './plus-rules.js';

/** The rules of 1830 Classic in short, in English. */
export const rules: RulesText = {
  lead: '1830 was designed by Francis Tresham. These are the Classic rules of the edition published by Mayfair Games and Lookout Games in 2011 (chapters 1 to 8 with C-1 and C-2), told in our own words, and at the end what is different in the base game.',
  sections: [
    {
      id: '1.0',
      heading: 'Setup',
      covers: ['1.2', 'C-1.1', 'C-2.1'],
      text: [
        'You invest in railway companies, lead some of them, and try to end up with the most wealth: cash, shares and private companies. What a company owns does not count for you.',
        'Two to six players share $2,400: $1,200, $800, $600, $480 or $400 each. On the Classic side seven can only play with the sale in groups, and get $350 each. The bank holds the rest of $12,000. The first seat begins and holds the priority deal.',
        'The game begins with the auction of the private companies. After it, stock rounds alternate with sets of one to three operating rounds.',
      ],
      decided: ['Everything is open, the money of the companies too.'],
    },
    {
      id: '4.0',
      heading: 'Private companies',
      covers: ['4.1', '4.2', 'T-05'],
      shows: 'privates',
      text: [
        'At the start of each operating round a private company pays its income to its owner, a player or a company.',
        'Players may trade private companies with each other in every stock round but the first, at any price they agree on, while one of the two is in turn.',
        'In phases 3 and 4 a company may buy private companies from players at any time in its turn, for half to twice the printed price. It cannot sell them again. The BO cannot be sold to a company.',
        'All private companies close with the first 5-train. The MH closes when it is exchanged, the BO when the B&O buys its first train.',
      ],
      decided: [
        'A trade between players is an offer that the other one accepts or declines. It does not use up the purchase of the turn. The buyer needs room for one more certificate. It cannot be sold again in the same stock round (V-6.4).',
        'A company buys directly from its own president, and from anybody else by an offer.',
        'The CS may be used at any time in its company’s turn, before or after the run.',
        'After the tile of the DH its token follows at once, or not at all. It is the token of the turn.',
        'The MH may be exchanged in its owner’s turn of a stock round, and between turns as long as whoever is in turn has done nothing yet. Its owner must be allowed to hold one more share of the NYC and must not have sold any in that stock round.',
      ],
    },
    {
      id: 'C-2.2',
      heading: 'Auction of the private companies',
      covers: ['C-2.2.1', 'C-2.2.2', 'C-2.2.3', '3.1'],
      text: [
        'In turn you pass, buy the cheapest unsold private company at its price, or bid for one. Whoever buys hands the priority deal to the player on the left.',
        'A bid is at least $5 above the price or the highest bid. The money is set aside until that private company is sold.',
        'When the cheapest one is sold, the next is looked at. With one bid, it goes to the bidder at that price. With several, the bidders contend: the lowest bidder begins, then clockwise, each raise at least $5. A player who passes may come back while the contest lasts. The priority deal does not move.',
        'If all pass in a row and the SV is unsold, its price falls by $5. At $0 the next player must take it. If the SV is sold, all private companies already sold pay their income. Then the auction goes on.',
        'When all are sold, the first stock round begins with the holder of the priority deal.',
      ],
      decided: [
        'A bid for the private company that is for sale buys it at the price of the bid.',
        'After all have passed, the holder of the priority deal goes on.',
        'The highest bidder of a contest is asked only when somebody has bid more.',
      ],
    },
    {
      id: '5.0',
      heading: 'The share market',
      covers: ['5.1', '5.2', '5.4', '5.5'],
      text: [
        'A share from the initial offering costs the par price, which never changes. A share from the bank pool costs the price on the market.',
        'The price falls one row for each 10% that a player sells. It rises one row at the end of a stock round if players hold all shares. It moves right when the company pays a dividend, and left when it does not. At an end of a row it moves up or down instead, where the market allows it.',
        'A marker that comes to an occupied cell goes below those already there.',
        'Prices in the coloured zones have advantages. Yellow: the shares do not count for your certificate limit. Orange: you may also hold more than five certificates of the company. Brown: you may also buy any number of its shares from the pool as one purchase.',
      ],
    },
    {
      id: '5.3',
      heading: 'Limits',
      text: [
        'You may hold 28, 20, 16, 13, 11 or 11 certificates with two to seven players. Private companies count, and the president’s certificate counts as one.',
        'Of one company you may hold five certificates, that is 60% at most. The pool takes 50% of each company at most.',
        'If you are over a limit at your turn in a stock round, you must sell first.',
      ],
      decided: [
        'If no possible sale brings you closer to the limit, you need not sell until your next turn.',
      ],
    },
    {
      id: '6.0',
      heading: 'Stock rounds',
      covers: ['C-1.2'],
      text: [
        'The holder of the priority deal begins, then it goes clockwise. In turn you may sell any number of shares, buy one certificate, and sell again. Or you pass.',
        'A pass is not final. The round ends when all have passed in a row. The priority deal then goes to the player on the left of the last one who bought or sold.',
        'A company whose shares are all held by players rises one row at the end of the round.',
      ],
      decided: [
        'Trading a private company and exchanging the MH do not count for the priority deal and do not keep a round going.',
        'If you can do nothing but pass, your turn is passed for you.',
      ],
    },
    {
      id: '6.1',
      heading: 'Selling shares',
      text: [
        'Nothing is sold in the first stock round. You may sell shares of a company that you have just bought.',
        'All shares of a company that you sell at once bring the same price. Afterwards the price falls one row for each share.',
        'What you have sold you cannot buy again in the same stock round.',
        'The president’s certificate never goes into the pool. A president can only sell below 20% if somebody else holds at least 20% and takes over.',
        'The share of the PRR that comes with the CA can be sold once the PRR has a par price.',
      ],
    },
    {
      id: '6.2',
      heading: 'Buying shares',
      covers: ['C-1.3'],
      text: [
        'You buy one certificate a turn, from the initial offering or the pool.',
        'The first certificate of a company is the president’s. You pay twice the par price and choose it: $67, $71, $76, $82, $90 or $100.',
        'In the brown zone you may buy several shares of one company from the pool as your one purchase.',
      ],
      decided: ['The shares of that one purchase may be bought one after another.'],
    },
    {
      id: '6.3',
      heading: 'When a company starts to run',
      text: [
        'A company runs from the next operating round on, once 60% have left the initial offering, whoever holds them. Shares that came with a private company count.',
        'It gets ten times its par price as capital.',
      ],
      decided: ['The capital is paid as soon as the 60% are reached.'],
    },
    {
      id: '6.4',
      heading: 'Change of president',
      text: [
        'When somebody holds more of a company than its president, that player becomes president at once and gives two shares for the president’s certificate. With equal holdings nothing changes. If several hold more, the largest holder comes first, then the nearest on the left.',
        'The president takes all decisions of the company.',
      ],
    },
    {
      id: '7.0',
      heading: 'Operating rounds',
      covers: ['7.1'],
      text: [
        'First the private companies pay their income. Then the running companies act, the highest price first. Of equal prices the one further right acts first, then the one further up, then the one on top of its stack.',
        'In its turn a company may lay or upgrade one tile and place one token. Then it runs its trains and pays out or withholds. Finally it may buy trains. It can only spend what it has.',
        'How many operating rounds follow a stock round depends on the phase.',
      ],
    },
    {
      id: '7.2',
      heading: 'Track',
      covers: ['7.2.1', '7.2.2', 'C-1.4'],
      text: [
        'A company may lay one new tile or replace one. Yellow tiles go on empty hexes; green ones replace yellow ones or go on printed yellow hexes; brown ones replace green ones. The phase decides which colours may be used. A tile can only be used while one of its kind is left.',
        'Some track of the tile, old or new, must be reachable from one of the company’s tokens, by a way of any length that no full city blocks.',
        'A tile needs as many cities or towns as the hex shows, and the same letters. Track may not run off the map, into a blank side of a grey hex, or across a blue edge. Grey and red hexes are never built on.',
        'The first tile on a hex with water or mountains costs $80 or $120. Upgrades are free.',
        'An upgrade keeps all track of the old tile. Only certain tiles can follow each tile.',
        'Nobody builds on the hex of a private company while a player owns it.',
      ],
      decided: [
        'A hex with one of the company’s tokens counts as reached on all sides, so that homes without track can be built on.',
        'Tiles 28 and 29 cannot become 43, because the lists in the rulebook leave it out.',
        'A printed yellow hex costs the same as any other for its first tile.',
      ],
    },
    {
      id: '7.3',
      heading: 'Tokens',
      covers: ['7.3.1', '7.3.2', '7.3.3'],
      text: [
        'At the start of its first turn a company puts a token on its home city, free of charge.',
        'It may place one further token a turn, in a city with a free slot that it can reach. The first one costs $40, each further one $100. It can have only one token on a hex.',
        'The slot of a home stays free for a company that has not started yet.',
        'If other companies’ tokens fill all slots of a city, a run can end there but not go through.',
      ],
      decided: [
        'The home of the Erie has two cities. Its president chooses one when the first tile is laid there, whoever lays it. Until then nobody else can place a token on that hex.',
      ],
    },
    {
      id: '7.4',
      heading: 'Running trains',
      covers: ['7.4.1', '7.4.2'],
      text: [
        'Each train makes one run along track that joins at least two stops, one of them with a token of the company. Stops are cities, towns and the red places at the edge.',
        'The number of a train says how many stops it reaches at most; a diesel reaches any number.',
        'A run uses no track twice, does not turn round at a switch, visits no stop twice and leaves none out on its way. Red places are only ends.',
        'Several trains may meet at stops, but never use the same track.',
        'The runs must earn as much as possible.',
      ],
      decided: [
        'The game proposes runs that earn the most. Others that earn as much may be chosen. A game can be set up so that any legal run will do.',
      ],
    },
    {
      id: '7.5',
      heading: 'Revenue',
      text: [
        'The revenue is the sum of all stops; the bank pays it. Red places are worth more from the first 5-train on.',
        'If the company pays out, each 10% gets a tenth. For shares in the pool the company gets the money, for those in the initial offering nobody does. The price moves right.',
        'If it withholds, all goes into its treasury and the price moves left.',
      ],
      decided: ['A company without a train or a run moves left like one that withholds.'],
    },
    {
      id: '3.0',
      heading: 'Trains and phases',
      covers: ['3.2', '3.3', '3.4', '3.5', '3.6', '3.7', 'T-03', 'T-07'],
      shows: 'trains',
      text: [
        'The first train of a new kind begins a new phase at once. Trains that it makes obsolete leave the game.',
        'Phase 2: yellow tiles, one operating round, four trains for each company. Phase 3: green tiles, two operating rounds, companies may buy private companies. Phase 4: three trains. Phase 5: brown tiles, three operating rounds, two trains, the private companies close, red places are worth more. Phase 6: diesels can be bought. Phase 7 begins with the first diesel.',
        'The number of operating rounds changes after the next stock round.',
      ],
    },
    {
      id: '7.6',
      heading: 'Buying trains',
      covers: ['7.6.1'],
      text: [
        'At the end of its turn a company may buy trains, one after another, up to its limit. The bank sells them in order at the printed price, those in the pool at the printed price as well.',
        'Another company’s train can be bought for $1 or more if its president agrees.',
        'From the first 6-train on, the bank also sells diesels for $1,100, or for $800 in exchange for a 4-, 5- or 6-train.',
        'When the limit falls, companies with too many trains discard into the pool without being paid, in the order of their prices.',
      ],
      decided: [
        'There are six diesels.',
        'A train of a company with the same president changes hands at once, any other by an offer.',
        'The train just bought may be the one discarded.',
      ],
    },
    {
      id: 'C-2.3',
      heading: 'Having to buy a train, and bankruptcy',
      covers: ['7.6.2', 'C-2.3.1', 'C-2.3.2', 'C-2.4'],
      text: [
        'A company that has a route of at least two stops and no train at the end of its turn must buy one.',
        'As long as it can pay for the cheapest, it buys by the ordinary rules. If it cannot, it spends all it has and the president pays what is missing for the cheapest train.',
        'If the president’s money is not enough, the president must sell shares, and may sell private companies to players. The company whose turn it is must not get another president by that, other companies may. No more is sold than needed. What is left over stays with the president.',
        'If even that is not enough, the president is bankrupt.',
      ],
      decided: [
        'The president’s money may pay for the cheapest train of bank and pool, or for one of another company at no more than that, and no more than its printed price.',
        'If neither bank nor pool has a train, nobody must buy one.',
        'Bankruptcy must be declared. Before, the president may look for buyers of private companies.',
        'A company that gets a route only after it has bought trains is asked again before its turn ends.',
      ],
    },
    {
      id: '8.0',
      heading: 'End of the game',
      covers: ['C-2.5'],
      text: [
        'When the bank has no money left, the current set of operating rounds is the last; in a stock round, it is the following set. The bank goes on paying.',
        'A bankruptcy ends the game at once.',
        'Your score is your cash, your shares at their prices, and the printed prices of your private companies. A bankrupt player only counts the shares that could not be sold.',
      ],
      decided: [
        'There is no tie-breaker. Of equal scores the list shows the lower seat first.',
        'The game also ends when nobody can do anything any more.',
      ],
    },
    {
      id: '1.3',
      heading: 'Base game: sale in groups',
      covers: ['V-1.8'],
      text: [
        'In the base game there are as many groups of private companies as players, and everybody must take one. With seven players one is empty and costs nothing.',
        'From the first seat on, all bid in turn for the first choice: at least $5 to begin with, then at least $5 more each time. Whoever passes bids no more.',
        'The highest bidder chooses first, then the second-highest, and so on. Those who did not bid choose after them in the order of the seats. Everybody pays the price of the group and their own last bid.',
        'The highest bid also brings the priority deal for the first stock round.',
      ],
      decided: [
        'A group costs what its private companies cost together. The two prices of the table that differ can be chosen.',
        'A bid may only be so high that its bidder can still pay for the dearest group.',
        'If nobody bids, the first seat keeps the priority deal.',
      ],
    },
    {
      id: '7.7',
      heading: 'Base game: insolvency',
      text: [
        'In the base game, if all the money of a company and its president is not enough for the cheapest train of bank or pool, both pay what they have, and the bank lends the rest. Nobody sells shares for it, and nobody goes bankrupt.',
        'The company is insolvent until it has repaid everything. It pays no dividends, and all money that it takes in goes to the bank at once.',
        'Meanwhile its president is its administrator, who goes on deciding, even if others have more shares, and may sell none of its shares. Nobody can buy its only train.',
        'As soon as all is repaid, whoever has most shares leads it.',
      ],
      decided: [
        'The administrator may also repay with their own money, in the company’s turn and in their own turn of a stock round, but need not.',
        'Revenue for the bank counts as withheld: the price moves left.',
        'If an insolvent company becomes insolvent again, the debts add up. At the end of the game they cost nobody anything.',
      ],
    },
    {
      id: 'V',
      heading: 'Variants',
      covers: ['V-6.1', 'V-7.8'],
      text: [
        'When a game is created, the variants of the rulebook can be chosen, each with its number. The settings of a game are on its page.',
      ],
      decided: [
        'Split revenue: half is paid out, rounded down to whole dollars for each share; the company keeps the rest.',
        'Delayed rusting: an obsolete train leaves the game after the next run of its company, even if it could not run. In the pool it disappears at once.',
        'A rise needs a dividend: all that is paid out is compared with the price of one share.',
        'Wild bidding is for the contest for a private company, among those who have bid on it. After each bid all others are asked anew.',
        'Out of it: whoever passes in the contest for a private company is out of that contest only.',
        'Extension A: there are grey tiles from the first 6-train on. What keeps no old track, however it is turned, cannot be laid, even if the table names it.',
        'Flexible OO tiles: the president is asked for the city right after the tile, and only then the turn goes on.',
        'Plus trains cost as much as others of their kind, and count like them when they are traded in for a diesel.',
      ],
    },
    companyRules,
    {
      id: 'S-5',
      heading: 'Scenario: Uncertain Times',
      text: [
        'At the beginning everybody gets a private by lot and pays its price. The cheapest begins, the others follow round the table by their prices. The others leave the game or are sold one after another, as the setting says. Without the CA, its share of the PRR is bought like any other; without the BO, the president’s certificate of the B&O.',
        'With each 5-train that the bank sells, a marker of uncertainty is drawn. There is one more of them than there are 5-trains: short runs once, retained revenue once, and no change.',
        'With short runs, all trains of all companies reach half as many stops, rounded up. With retained revenue, no company may pay dividends. Both last until the company that drew the marker has ended its next turn.',
        'From the stock round after the last 5-train was bought, a price falls by one cell for each sale. If two, three or four times the price or more is paid out, it rises by two, three or four cells.',
        'The game also ends when a price comes to $350: with the turn of the company, or at the end of a stock round.',
      ],
      decided: [
        'Seats stay as they are: it is drawn, too, who has the cheapest private.',
        'Sold without an auction means: whoever is in turn takes the cheapest at its price or passes.',
        'Diesels reach any number of stops with short runs, too. Plus trains reach half as many towns.',
        'All that is paid out is compared with the price of one share.',
      ],
    },
    ...plusRules,
    daveRules,
  ],
};
