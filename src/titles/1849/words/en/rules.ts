import type { RulesText } from '../../../../words/help-text.js';

/** The rules of 1849 in short, in English. */
export const rules: RulesText = {
  lead: '1849 was designed by Federico Vellani. These are the rules of version 4.16 of 1998, in Stefan Meinhold’s German translation, told in our own words: the basic game, the advanced game and Electric Dreams.',
  sections: [
    {
      id: '1.2',
      heading: 'Setup',
      covers: ['1.1', '1.3', '1.3.1', '1.4', '2.1', '2.2'],
      text: [
        'You invest in Sicilian railway companies and try to end up with the most cash and shares. What a company owns does not count for you.',
        'Three players play with five companies, five players with six; four may choose. They share L.\u00a01,500. The bank holds the rest of L.\u00a07,760. The first seat begins.',
        'The game begins with the auction of the private companies. After it, stock rounds alternate with sets of one to three operating rounds.',
        'The advanced game adds buying the places of other companies in stations (4.4) and bonds (4.7). Electric Dreams adds electric trains to it (4.5).',
      ],
      decided: ['All money is open.'],
    },
    {
      id: '2.3',
      heading: 'Order of the companies',
      text: [
        'The order in which companies can be started is drawn at the beginning. With five companies the last one is out of the game.',
      ],
      decided: [
        'If a company is out of the game, its home is open to all, but never a home for Garibaldi (AFG).',
      ],
    },
    {
      id: '2.4',
      heading: 'Private companies and their auction',
      covers: ['2.4.1', '2.4.2', '2.4.3', '2.4.4'],
      shows: 'privates',
      text: [
        'In turn you buy the cheapest unsold private company at its price, bid for another one, or pass. A bid is at least L.\u00a05 above the price or the highest bid, and the money is set aside.',
        'When the cheapest one is sold, the next is looked at. With one bid, it goes to the bidder at that price. With several, the bidders contend; the lowest bidder begins, and each raise is at least L.\u00a05.',
        'If all pass in a row and the SCE is unsold, its price falls by L.\u00a05. At L.\u00a00 the next player must take it. If the SCE is sold, the private companies already sold pay their income. Then the auction goes on.',
        'At the start of each operating round private companies pay their income to their owners.',
        'The priority deal goes to the player on the left of the last buyer. The first stock round begins when all are sold.',
      ],
      decided: [
        'Nobody can bid for the private company that is for sale.',
        'A player who passes in a contest may come back while it lasts.',
        'The SCE does not block its hex any more once a company owns it.',
        'The discount of the SIGI is for standard gauge, not for dual gauge.',
        'The marker of the CNM may be placed at any time in its company’s turn. It stays for good and earns nothing for others.',
        'What is built with the SMS takes the place of the tile and the token of the turn. The token is free, the tile is paid for like any other.',
      ],
    },
    {
      id: '2.4.5',
      heading: 'RSA and the first company',
      text: [
        'The buyer of the RSA gets the president’s certificate of the first company at once, sets its start price to L.\u00a068 or L.\u00a0100 and puts a token on its home. The company gets the price of 20%, less the cost of its tokens.',
        'The RSA closes when that company buys its first train.',
      ],
      decided: ['If the company closes before that, the RSA stays until phase 12.'],
    },
    {
      id: '4.8',
      heading: 'Private companies for companies',
      text: [
        'In phases 6, 8 and 10 a company may buy private companies from players at any time in its turn, for L.\u00a01 to twice the price. They are not sold again.',
        'All private companies leave the game with the first 12H-train.',
      ],
      decided: [
        'The RSA can be sold to a company too.',
        'Players do not trade private companies with each other.',
      ],
    },
    {
      id: '3',
      heading: 'Stock rounds',
      text: [
        'In turn you may first sell shares and then buy one certificate or start a company. Or you pass.',
        'A pass is not final. The round ends when all have passed in a row. The priority deal then goes to the player on the left of the last one who bought or sold.',
      ],
      decided: ['After a purchase nothing is sold any more in that turn.'],
    },
    {
      id: '3.1',
      heading: 'Selling shares',
      text: [
        'Nothing is sold in the first stock round, and no shares of a company that has not had a turn yet.',
        'All shares of a company that you sell at once bring the same price. Afterwards the price falls one row for each 10%.',
        'The pool takes half of a company at most. The president’s certificate never goes there.',
        'What you have sold you cannot buy again in the same stock round.',
      ],
      decided: [
        'Shares of a company that has not had a turn are not sold even in an emergency, nor during its own first turn.',
      ],
    },
    {
      id: '3.2',
      heading: 'Buying shares',
      covers: ['3.5.4'],
      text: [
        'You buy one certificate at the current price, from the pool or from the company itself. In the latter case the company gets the money.',
        'Each company has a last certificate of 20%. It can be bought from a place only when no single share lies there, for twice the price. It is never split.',
      ],
    },
    {
      id: '3.3',
      heading: 'Starting a company',
      covers: ['3.3.1', '3.3.2', '3.3.3', '3.3.4'],
      text: [
        'Companies start in their order. You choose the start price: L.\u00a068 or L.\u00a0100, from phase 6 on also L.\u00a0144, from phase 10 on also L.\u00a0216.',
        'You buy the president’s certificate, and up to two single shares with it. The money goes to the company, which pays for its three tokens at once and puts one on its home.',
        'The company acts from the next operating round on.',
        'Garibaldi (AFG) chooses its home among Caltanissetta (H8), Messina (B14), Ragusa (M11), Terranova (M9) and Trapani (C1).',
      ],
      decided: [
        'If none of these has a free place, Garibaldi cannot start. The next company may then start before it.',
      ],
    },
    {
      id: '3.4',
      heading: 'End of a stock round',
      text: [
        'A company with shares in the pool falls one row, however many there are. A company with none in the pool and none of its own rises one row.',
      ],
    },
    {
      id: '3.5.1',
      heading: 'Prices, and closing a company',
      covers: ['3.5'],
      text: [
        'The price moves right if all that is paid out is at least the price of one share. It moves left if nothing is paid. At an end of a row it moves up or down instead. With a smaller dividend it stays.',
        'The blue cells are closed before phase 16.',
        'A company whose price reaches the last cell closes. Its tokens, shares and private companies leave the game and its money goes to the bank. From the next stock round on it can be started again, as the last in the order.',
      ],
      decided: ['The trains of a company that closes go to the pool.'],
    },
    {
      id: '3.5.2',
      heading: 'Limits',
      text: [
        'With five companies you may hold 12 certificates among three players and 9 among four; with six companies 11 among four and 9 among five.',
        'Of one company you may hold 60% at most. A player over a limit must sell at the next turn in a stock round.',
      ],
      decided: ['Private companies do not count.'],
    },
    {
      id: '3.5.3',
      heading: 'Change of president',
      text: [
        'When somebody holds more of a company than its president, that player becomes president at once and gives two single shares or the last certificate for the president’s certificate. With equal holdings nothing changes.',
      ],
      decided: ['A new president who has both chooses which to give.'],
    },
    {
      id: '4',
      heading: 'Operating rounds',
      text: [
        'First the private companies pay their income. Then the companies act, the highest price first. Of equal prices the one further right acts first, then the one on top of its stack.',
        'In its turn a company may lay or upgrade one tile and place one token. Then it runs its trains and pays out or withholds. Finally it may buy trains and deal in its own shares. It can only spend what it has.',
      ],
      decided: ['The order is looked at again after each company.'],
    },
    {
      id: '4.1',
      heading: 'Track',
      text: [
        'A company may lay one tile or upgrade one: yellow tiles from the start, green ones from phase 6 on, brown ones from phase 10 on. Printed yellow hexes take green tiles.',
        'New track must join track that the company reaches from one of its tokens; of two new pieces one is enough. On its own home hex a company may lay any yellow tile that fits. An upgrade is also allowed if it raises the value of a city that the company reaches.',
        'An upgrade keeps the old track and its gauge. Both gauges may meet at a side of a hex, but no run can pass there. Grey hexes are never built on.',
        'Rough ground, hills and mountains cost money with every tile, upgrades included: L.\u00a010, 20 and 40 for narrow gauge, and L.\u00a040, 80 and 160 otherwise.',
      ],
      decided: [
        'If all new track of a tile is narrow, the narrow price applies. Brown tiles with dual gauge always cost the full price.',
        'The lists of upgrades in the rulebook have misprints; that of the green tiles decides.',
      ],
    },
    {
      id: '4.2',
      heading: 'Tokens',
      text: [
        'A company has three tokens. It may place one a turn, free of charge, in a city with a free place that it reaches, and only one on each hex. A city full of other companies’ tokens ends the way.',
        'The home of a company that does not run yet stays free. Garibaldi keeps no place free before it starts.',
      ],
    },
    {
      id: '4.3',
      heading: 'Running trains',
      covers: ['4.3.1'],
      text: [
        'A run joins at least two towns or cities, one of them a city with a token of the company. It uses no track and no stop twice. The gauge may only change at a stop. Ports are ends, and do not count as one of the two.',
        'Trains count hexes, not stops: each hex entered counts one on standard or dual gauge and two on narrow gauge; the hex of the start does not count. For the R6H it is the other way round: narrow gauge counts one, standard gauge two, dual gauge one.',
        'Several trains may meet at stops, but never use the same track.',
        'A run ends in a city that is full of other companies’ tokens.',
      ],
      decided: [
        'Calabria counts as a city, not as a port.',
        'Between two stops the gauge of the whole section counts, also on a hex with dual gauge.',
      ],
    },
    {
      id: '4.3.2',
      heading: 'Revenue',
      text: [
        'The revenue is the sum of all stops, and it must be as high as possible. Grey places are worth more from phase 8 on, and more again from phase 12 on.',
        'The company pays out all of it or nothing. Each 10% gets a tenth. For its own shares the company gets the money, for those in the pool nobody does.',
      ],
      decided: [
        'The game proposes runs that earn the most. A game can be set up so that any legal run will do.',
        'A company without a train or a run moves left like one that withholds.',
      ],
    },
    {
      id: '4.4',
      heading: 'Buying a place in a station (advanced game)',
      text: [
        'From phase 6 on a company may buy the place of another company’s token in a city that it reaches, for a price of L.\u00a01 or more that both presidents agree on. Its own token takes the place; the seller gets its token back.',
      ],
      decided: [
        'One place a turn, never the home of the seller, and not where the company has a token already.',
      ],
    },
    {
      id: '4.5',
      heading: 'E-tokens and electric trains (Electric Dreams)',
      covers: ['7'],
      text: [
        'A company needs an E-token to buy E-trains, and can have one. The first one sold costs L.\u00a01,100 in phase 12 and L.\u00a0800 in phase 16; every further one costs L.\u00a0800 or L.\u00a0550. There are five.',
        'An E-train runs any distance, but never on narrow gauge. Catania, Messina, Palermo and Siracusa count double for it. It costs L.\u00a0550 and does not rust.',
      ],
    },
    {
      id: '4.6',
      heading: 'Trains and phases',
      covers: ['4.6.2', '4.6.3', '4.6.3.2', '4.6.4'],
      shows: 'trains',
      text: [
        'A company may buy trains from the bank in their order, from the pool at the printed price, or from another company for L.\u00a01 or more if its president agrees. With five companies there is one 6H, one 8H and one 16H less.',
        'The first train of a new kind begins a new phase. A company may have four trains in phases 4 and 6, three in phase 8, two later. It discards the others into the pool without being paid.',
        'One operating round follows a stock round in phase 4, two in phases 6 and 8, three later. The number changes after the next stock round.',
        'The R6H is sold beside the 16H.',
      ],
    },
    {
      id: '4.6.1',
      heading: 'Having to buy a train, and bankruptcy',
      text: [
        'A company that has a run of two towns or cities must own a train. If it has none and cannot pay for the cheapest of bank and pool, its president pays what is missing, and must sell shares for that if need be. The company whose turn it is must not get another president by that.',
        'If even that is not enough, the company is bankrupt and closes. Its president loses everything and may leave the game, or go on with a loan of L.\u00a0500, for which L.\u00a0750 are taken off at the end.',
      ],
      decided: [
        'The president adds no more than is missing, and only for a train of bank or pool.',
        'What a bankrupt president could not sell goes to the pool; no price falls by that.',
        'A company that loses its president this way goes to the largest holder of at least 20%. Without one it does not act, and its price falls each round.',
      ],
    },
    {
      id: '4.6.3.1',
      heading: 'Earthquake in Messina',
      text: [
        'With the first 12H-train Messina loses its tile and all tokens on it. It can be built on again after the next stock round.',
        'If it was the home of Garibaldi and that company has no other token, it closes.',
      ],
    },
    {
      id: '4.7',
      heading: 'A company’s own shares, and bonds',
      covers: ['4.7.1', '4.7.2', '4.7.3', '4.7.4', '4.7.5'],
      text: [
        'After buying trains a company may sell its own shares to the pool at the current price; the price then falls one row for each 10%. Not in its first operating round.',
        'It may buy one of its shares back from the pool, unless it has just sold some.',
        'In the advanced game it may issue one bond from phase 8 on: it gets L.\u00a0500, and the price moves left. In each later turn it pays L.\u00a050 interest. For L.\u00a0500 it pays the bond back, and the price moves right. At the end a bond takes L.\u00a0100 off the value of each 10%.',
      ],
      decided: [
        'A bond may be paid back and issued again in one turn.',
        'Interest that the company cannot pay is a matter for its president, as in 4.6.1.',
      ],
    },
    {
      id: '5',
      heading: 'End of the game',
      text: [
        'If a price reaches L.\u00a0377, the game ends with the turn of the company then acting; if that happens in a stock round, with the first turn of that company.',
        'If the bank has no money left, the current set of operating rounds is the last; in a stock round, it is the following set. The bank goes on paying.',
        'Your score is your cash and your shares at their prices. Private companies count nothing. Neither loans nor bonds make a value fall below 0.',
      ],
      decided: [
        'There is no tie-breaker. Of equal scores the list shows the lower seat first.',
        'The game also ends when only one player is left, or when nobody can do anything any more.',
      ],
    },
  ],
};
