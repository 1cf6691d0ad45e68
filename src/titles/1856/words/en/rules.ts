import type { RulesText } from '../../../../words/help-text.js';

/** The rules of 1856 in short, in English. */
export const rules: RulesText = {
  lead: '1856 was designed by Bill Dixon. These are the rules of 1992 and 1995, in Stefan Meinhold’s German translation, told in our own words. The rulebook has no numbers; the numbers here are ours.',
  sections: [
    {
      id: '1',
      heading: 'Setup',
      covers: ['1.3', '1.4'],
      text: [
        'You invest in eleven railway companies of southern Ontario and try to end up with the most wealth: cash, shares and private companies. What a company owns does not count for you.',
        'Three to six players share $1,500: $500, $375, $300 or $250 each. The bank holds the rest of $12,000. The first seat begins.',
        'The game begins with the auction of the private companies. After it, stock rounds alternate with sets of one to three operating rounds.',
        'The government lends money to the companies. With the first 6-train it wants its money back. A company that cannot pay becomes part of the Canadian Government Railways, the CGR.',
      ],
      decided: ['Everything is open, the money of the companies too.'],
    },
    {
      id: '2',
      heading: 'Private companies',
      shows: 'privates',
      text: [
        'At the start of each operating round a private company pays its income to its owner, a player or a company.',
        'In a stock round a player may buy a private company from another instead of a share, at any price they agree on.',
        'In phases 3 and 4 a company may buy private companies from players at any time in its turn, for half to twice the printed price. Only then can it use their rights.',
        'All private companies close with the first 5-train. A port marker then stays, and so do bridge and tunnel rights.',
        'The company that owns the bridge or the tunnel sells the right to others for $50; when the private company is closed, the bank sells it. There are three of each right, and a company can have each of them once.',
      ],
      decided: [
        'Whoever is in turn buys; the other accepts the offer. The price may be $0. The purchase counts for the priority deal like that of a share, and nothing is sold after it in that turn.',
        'A company buys directly from its own president, and from anybody else by an offer.',
        'The tile of the WSRC takes the place of the tile of the turn, and its token that of the token.',
        'The tile of the TCC may be laid at any time of the turn. The TCC stays afterwards.',
        'The port marker counts once for each run, even if it stops at both towns of the hex. The company need not reach the hex.',
        'Bridge and tunnel count once for each train. Buffalo’s two hexes are one place.',
        'One of the three rights comes with the private company. If a player owns it when it closes, all three are for sale.',
      ],
    },
    {
      id: '3',
      heading: 'Auction of the private companies',
      text: [
        'In turn you buy the cheapest unsold private company at its price, bid for another one, or pass. A bid is at least $5 above the price or the highest bid, and the money is set aside.',
        'When the cheapest one is sold, the next is looked at. With one bid, it goes to the bidder at that price. With several, the bidders contend. The one on the left of the highest bidder begins, and each raise is at least $5.',
        'If all pass in a row, the private companies already sold pay their income, and the FT becomes $5 cheaper if it is still unsold. When it costs nothing any more, the next player must take it.',
        'When all are sold, the first stock round follows without a break.',
      ],
      decided: [
        'Nobody can bid for the private company that is for sale.',
        'A player who passes in a contest is out of it.',
        'The priority deal moves to the left with every turn. A contest does not move it.',
      ],
    },
    {
      id: '1.2',
      heading: 'The share market',
      text: [
        'A share from the initial offering costs the par price, which never changes. A share from the bank pool costs the price on the market.',
        'The price falls one row for each 10% that a player sells. It rises one row at the end of a stock round if players hold all shares. It moves right when the company pays a dividend, and left when it does not. At an end of a row it moves up or down instead.',
        'A marker that comes to an occupied cell goes below those already there.',
        'Yellow: the shares do not count for your certificate limit. Orange: you may also hold more than 60% of the company.',
      ],
    },
    {
      id: '5',
      heading: 'Stock rounds',
      covers: ['5.1'],
      text: [
        'The holder of the priority deal begins, then it goes clockwise. In turn you may buy one certificate and sell any number of shares, either all before the purchase or all after it. Or you pass.',
        'A pass is not final. The round ends when all have passed in a row. The priority deal then goes to the player on the left of the last one who bought or sold.',
      ],
    },
    {
      id: '5.2',
      heading: 'Buying shares',
      text: [
        'You buy one certificate a turn, from the initial offering or the pool.',
        'If more than 50% of the CGR lie in the pool, its shares are bought from there first.',
      ],
    },
    {
      id: '5.3',
      heading: 'Selling shares',
      text: [
        'Nothing is sold in the first stock round.',
        'All shares of a company that you sell at once bring the same price. Afterwards the price falls.',
        'What you have just bought stays with you in this turn; other shares of the company you may sell. What you have sold you cannot buy again in the same stock round.',
        'The pool takes 50% of each company at most, and the president’s certificate never goes there.',
      ],
      decided: [
        'You may also sell one after another in a turn, each time at the new price.',
        'For 5% shares of the CGR all that you sell in a turn counts: the price falls one row for each full 10%.',
      ],
    },
    {
      id: '5.4',
      heading: 'Limits',
      text: [
        'With three to six players you may hold 20, 16, 13 or 11 certificates. Private companies count, and the president’s certificate counts as one.',
        'After the purchase of the first 6-train the limit depends on how many companies are in the game or can still start. With eleven it is 28, 22, 18 or 15, with seven 18, 14, 11 or 10, with four and fewer 10, 8, 7 or 6.',
        'Of one company you may hold 60% at most. If you are over a limit at your turn in a stock round, you must sell first.',
      ],
      decided: [
        'The new limit holds from the end of the repayment on, even if no company becomes part of the CGR. When a company closes later, it is found anew.',
        'Whoever has more than 60% outside the orange zone must sell, too.',
      ],
    },
    {
      id: '6.1',
      heading: 'Starting a company',
      covers: ['6'],
      text: [
        'The first certificate of a company is the president’s. You pay twice the par price and choose it: $65, $70, $75, $80, $90 or $100.',
        'A company starts to run when its turn comes in an operating round and as many shares are sold as the number of the train on sale says: two with 2-trains, five with 5-trains, six with 6-trains, diesels and 8-trains. Shares in the pool are sold, too.',
      ],
      decided: [
        'The next train of the bank counts, even if none of its kind has been bought.',
        'A company that has sold too few shares has no turn any more in that round.',
      ],
    },
    {
      id: '6.2',
      heading: 'Capital and destinations',
      text: [
        'Where a company’s money comes from is fixed when it starts. It depends on the train that is then on sale.',
        '2-, 3- or 4-train: the company gets what its first five shares from the initial offering cost. What the other five cost is kept in escrow by the bank until the company reaches its destination. Then it gets that at once, and everything further immediately.',
        '5-train: it gets what each of its ten shares from the initial offering costs. The destination does not matter.',
        '6-train, diesel or 8-train: when six shares are sold it gets ten times its par price, and nothing later.',
        'A destination is reached as soon as a train of any reach could run there from the home, whoever has built the track. Tokens of others are not in the way.',
        'The destinations: BBG Welland (N17), CA Woodstock (H15), CPR Toronto (N11), CV Drumbo (I14), GT Orangeville (K8), GW Detroit & Windsor (A20), LPS St. Thomas (F17), TGB Lake Huron (H5), THB Guelph (J11), WR Hamilton (L15), WGB Goderich (F9).',
      ],
      decided: [
        'After everything that is built, all companies are looked at. No way to a destination leads through another off-board location.',
        'A company that is connected when it starts waits for no money.',
        'Money in escrow is lost when its company closes or becomes part of the CGR.',
      ],
    },
    {
      id: '6.3',
      heading: 'When a company closes',
      text: [
        'A company whose price reaches the white corner at the lower left closes for good. Its tokens and shares leave the game, its trains go to the pool, its money to the bank.',
        'The CGR never closes: its marker stays one cell before that.',
      ],
      decided: ['Loans of the company vanish, and its private companies close.'],
    },
    {
      id: '6.4',
      heading: 'Change of president',
      text: [
        'When somebody holds more of a company than its president, that player becomes president at once and gives two shares for the president’s certificate. If several hold as much, it is the first on the left of the old president.',
        'A president can only give up the presidency if somebody else has at least two shares.',
      ],
    },
    {
      id: '7',
      heading: 'Operating rounds',
      covers: ['7.1'],
      text: [
        'First the private companies pay their income. Then the companies act, the highest price first. Of equal prices the one further right acts first, then the one on top of its stack.',
        'In its turn a company may lay or upgrade one tile and place one token. Then its trains run, it pays interest, and it pays out or withholds. Finally it may buy trains and repay loans. It can only spend what it has.',
        'At any time in its turn it may take a loan, buy private companies, buy a bridge or tunnel right, or place the port marker.',
      ],
      decided: ['The order is looked at again after each company.'],
    },
    {
      id: '7.2',
      heading: 'Loans and interest',
      text: [
        'Until the first 6-train a company may take one loan in each turn. It brings $100, after the interest only $90. It may never have more loans than players hold shares of it.',
        'After its trains have run it pays $10 interest for each loan: from its treasury, what that lacks from the revenue of the turn, and what is still missing is paid by its president.',
        'At the end of its turn it may repay loans for $100 each. After that it takes no other one.',
        'If it then has more loans than players hold shares, it must repay the surplus; what it lacks is paid by its president.',
      ],
      decided: [
        'The treasury pays interest in whole tens. It keeps a rest below $10.',
        'If the interest uses up the revenue, nothing is paid out, and the price falls.',
        'A company need not take a loan before its president helps. But nobody is bankrupt whom one would still help. One that does not help need not be taken.',
      ],
    },
    {
      id: '7.3',
      heading: 'Track',
      covers: ['1.5'],
      text: [
        'A company may lay one new tile or replace one. Yellow tiles go on empty hexes, green ones replace yellow ones, brown ones green ones, grey ones brown ones. The phase decides which colours may be used. A tile can only be used while one of its kind is left.',
        'Part of the new track must be reachable from one of the company’s tokens, by a way of any length that no full city blocks. It is also enough that it reaches the city that becomes worth more.',
        'Hexes with one or two towns take tiles with as many, cities take tiles with a city. Two cities without track take the green tile 59 at once.',
        'The first tile on a hex with water or mountains costs $40. Upgrades are free.',
        'Track may not run into lakes, off the map, or against a blank side of a printed hex.',
        'From the first 6-train on a single town can become a city or plain track. Two towns can together become a green city.',
        'The brown tile 125 lies on hexes with an L alone, and 63 never does.',
      ],
      decided: [
        'A town that the company reaches it may also change where it reaches no new track.',
        'If a token is on a hex with two cities and no track, its president chooses the city as soon as a tile is laid there.',
      ],
    },
    {
      id: '7.4',
      heading: 'Tokens',
      text: [
        'In its first turn a company puts a token on its home, free of charge.',
        'In each turn it may place one more, in a city with a free slot that it reaches. The first one costs $40, each further one $100. It has one on a hex at most.',
        'The last free slot of a home stays free for a company that does not run yet.',
        'If other companies’ tokens fill all slots of a city, a run can end there but not go through.',
      ],
      decided: [
        'Of Hamilton’s two cities one stays free for the THB.',
        'A company that finds no slot in its home acts without a token until one is free.',
      ],
    },
    {
      id: '7.5',
      heading: 'Running trains',
      text: [
        'Each train runs along track and joins at least two stops, one of them with a token of the company. Stops are cities, towns and the red off-board locations.',
        'The number of a train says how many stops it reaches at most; a diesel reaches any number.',
        'A run uses no track twice, does not turn round at a switch, and leaves out no stop on its way. An off-board location is always an end, Goderich is not.',
        'Several trains may meet at stops, but never use the same track.',
        'The runs must earn as much as possible.',
      ],
      decided: [
        'The game proposes runs that earn the most. A game can be set up so that any legal run will do.',
      ],
    },
    {
      id: '7.6',
      heading: 'Revenue',
      text: [
        'The revenue is the sum of all stops, with port, bridge and tunnel. Off-board locations and Goderich are worth more from the first 5-train on; with the first diesel or 8-train some change again.',
        'The company pays out all of it or nothing. Each 10% gets a tenth. For shares in the pool the company gets the money, for those in the initial offering nobody does.',
      ],
      decided: [
        'A company without a train or a run moves left like one that withholds.',
        'For a single 5% share of the CGR half dollars are rounded up; two get a tenth exactly.',
      ],
    },
    {
      id: '4',
      heading: 'Trains and phases',
      covers: ['1.1'],
      shows: 'trains',
      text: [
        'The first train of a new kind begins a new phase at once. Trains that it makes obsolete leave the game.',
        'The rulebook counts the phases from One to Six. Here they are called by their trains.',
        'With the first 6-train the port marker is removed, there are no loans any more, and after the turn of the company that has bought it all loans are due.',
      ],
      decided: ['The number of operating rounds is fixed when the stock round ends.'],
    },
    {
      id: '7.7',
      heading: 'Buying trains',
      text: [
        'After the dividend a company may buy trains, one after another, up to its limit. Bank and pool sell at the printed price, the bank in order.',
        'Another company’s train costs $1 or more if its president agrees, one of the CGR always its printed price.',
        'From the first 6-train on the bank also sells diesels, for $1,100, or for $750 in exchange for a 4-, 5- or 6-train. The exchange is allowed at the limit, too.',
        'When the limit falls, each company discards the trains it has too many into the pool without being paid.',
        'A company that has a route must own a train at the end of its turn. If it has not got the money for the cheapest of bank and pool, its president pays what is missing.',
      ],
      decided: [
        'A train of a company with the same president changes hands at once, any other by an offer.',
        'The president adds no more than is missing for the cheapest train, and nothing for a train of another company or in exchange. Whoever has sold shares for a train buys from bank or pool; after a sale for interest or loans the company may still buy from others with its own money.',
      ],
    },
    {
      id: '7.8',
      heading: 'Forced sales',
      text: [
        'A president who has not got the money for interest, surplus loans or a train must sell shares at once, and no more than needed. A president who has not got it for the second half of the president’s certificate of the CGR sells as many as they like in their turn of the stock round.',
        'The pool takes 50% at most now, too. The company that is paid for must not get another president by that, others may.',
        'If even that is not enough, the president is bankrupt.',
      ],
      decided: ['Private companies cannot be turned into money in an emergency.'],
    },
    {
      id: '8.1',
      heading: 'Repayment of the loans',
      covers: ['8', '8.2'],
      text: [
        'When the turn of the company that has bought the first 6-train is over, each company repays as many loans as it can. What is left presidents may repay with their own money; they may not sell anything for it.',
        'They are asked clockwise, the president of the buyer first. Whoever leads several companies chooses their order.',
        'A company that still has a loan then becomes part of the CGR. If no loan is left, the CGR never comes into the game.',
      ],
      decided: ['A president who cannot pay a single loan is not asked.'],
    },
    {
      id: '8.3',
      heading: 'Shares of the CGR',
      covers: ['8.4', '8.5', '8.6'],
      text: [
        'Two shares of the companies that become part of it are exchanged for one of the CGR, even if they are of different companies. An odd one goes to the pool. Then the pool is exchanged in the same way.',
        'If that takes more than ten shares, there are twenty of 5%, otherwise ten of 10%. A 5% share counts as half a certificate, and the price is that of 5%. What is left goes to the initial offering; the bank gets the money for it.',
        'The player with most shares becomes president. If nobody has more than one, it is the first. That player must buy the second half of the president’s certificate in the next turn in a stock round, at par or at the price of the pool.',
        'The price is the average of the companies that become part of it, of three and more without the lowest, but at least $100.',
      ],
      decided: [
        'Whoever first got the president’s certificate keeps it unless somebody has more. If several have most, it goes to the first on the left.',
        'If the average lies exactly between two cells, the higher one counts.',
        'Whoever owes the second half may do nothing but sell until then. If somebody buys a second share before, the presidency goes there.',
      ],
    },
    {
      id: '8.7',
      heading: 'What the CGR takes over',
      covers: ['8.8'],
      text: [
        'The CGR gets money, trains and rights of the companies that become part of it. Their loans vanish.',
        'Permanent trains, which are 5, 6 and D, it keeps up to its limit of three. Whether it keeps 4-trains is decided by its president.',
        'It has ten tokens and replaces those of the others with them, first the ones at home. There is one on a hex at most. Where there is a choice, the president chooses. Later ones cost $100 each.',
        'If none of the companies has had its turn in this operating round, the CGR acts at once. Otherwise it acts from the next one on.',
      ],
    },
    {
      id: '8.9',
      heading: 'How the CGR operates',
      text: [
        'Until it has a permanent train it withholds everything, its price does not move, and without a train it may borrow a diesel from the bank.',
        'As soon as it can pay for a diesel it must buy one. Any other permanent train will also do.',
        'It buys permanent trains alone, and it buys and sells at the printed price alone. It takes no loans.',
      ],
      decided: [
        'The borrowed train goes back as soon as it has run.',
        'It must buy when it has $1,100, or $750 and a 4-train. With 8-trains it is $1,000 and $650.',
      ],
    },
    {
      id: '9',
      heading: 'End of the game',
      covers: ['10'],
      text: [
        'When the bank has no money left, the current set of operating rounds is the last; in a stock round, it is the following set. The bank goes on paying.',
        'When a player is bankrupt, the game ends at once. That player’s cash goes to the bank; shares that could not be sold and private companies still count.',
        'Your score is your cash, your shares at their prices, and the printed prices of your private companies. Each loan of a company takes $10 from each of its shares, but no more than it is worth.',
      ],
      decided: [
        'There is no tie-breaker. Of equal scores the list shows the lower seat first.',
        'The game also ends when nobody can do anything any more.',
      ],
    },
    {
      id: '11',
      heading: 'Variants',
      text: [
        'Other destinations: BBG Toronto (N11), CPR Oshawa (P9), CV Barrie (M4), GT Burlington (L13), GW Brantford (J15), LPS London (F15), TGB Canadian West (N1 and O2), THB Woodstock (H15), WGB Lake Huron (H5). For the CA, London (F15) and Detroit (A20) must be joined, and its home does not matter. The WR keeps Hamilton.',
        '8-trains instead of diesels: they cost $1,000, or $650 in exchange, and reach eight stops.',
        'Any number of bridge and tunnel rights: they never run out.',
      ],
    },
  ],
};
