import type { RulesText } from '../../../../words/help-text.js';

/** The rules of 18 Magyarország in short, in English. */
export const rules: RulesText = {
  lead: '18 Magyarország is a game by Leonhard Orgler. Here are its short rules in our own words. The numbers 1 to 4 are theirs; the others are ours.',
  sections: [
    {
      id: '0',
      heading: 'Setup',
      text: [
        'You run minor companies in the Hungary of old, and own shares of the companies that build for all minors and sell them what they need. At the end only your money and your shares count. What your minors own does not.',
        'Three to six players have 13 minors and seven supporting companies. Two players, or one alone, have fewer on a smaller map; 5 and 6 tell of that.',
        'Each supporting company draws its first share price: there are two each of 60, 65, 70, 75 and 80\u00a0Ft. Its treasury is empty at first, and players have no money. The bank always has enough.',
        'The order of the players is drawn, too.',
      ],
      decided: [
        'Everything is open, money included.',
        'Whether promises bind is for the players to settle. The game does not watch over them.',
      ],
    },
    {
      id: '0.1',
      heading: 'What supporting companies live on',
      shows: 'companies',
      text: [
        'A supporting company lays no track and has no trains. It lives on what the minors pay it. It never gets money for shares: that goes to the bank, or comes from it.',
        'SzKEV, SKEV for short here, earns by tiles and tokens, SIK by rivers and mountains, LdStEG and MAVAG by new trains. RABA, SNW and G&C sell railcars, with which a train earns more.',
      ],
    },
    {
      id: '1',
      heading: 'The draft',
      text: [
        'The draft has all minors and one 10% share of each supporting company; two of each with five or six players.',
        'In the order of their cards, everybody takes a minor or a share and pays nothing for it. Then everybody passes the card on to the left, and it begins again.',
        'With three players everybody gets four minors and two shares, with four three and one, with five or six two and two. Which to take first is up to them.',
        'A minor begins with 50\u00a0Ft, a 2-train and three tokens. One of them is placed in its home at once.',
        'Whoever takes both shares of a company exchanges them at once for the president’s certificate of 20%.',
        'Minors that are left are not in the game. Shares that are left go back to their company.',
        'The priority deal goes to whoever ends up with the first card. Then the first operating round begins.',
      ],
      decided: [
        'After the last choice the cards are not passed on any more.',
        'In the home of a minor that is not in the game anybody may place a token.',
      ],
    },
    {
      id: '2',
      heading: 'Operating rounds',
      text: [
        'First the minors operate by their numbers, then the supporting companies, the highest share price first.',
        'A minor lays track, places a token, scraps trains, buys railcars and runs. Then it shares its income with its owner and buys trains. It must run and share; all the rest it may do.',
        'A supporting company places a token and pays out.',
      ],
      decided: ['At the same share price, the company whose marker came to the cell first operates first.'],
    },
    {
      id: '2.1',
      heading: 'Track',
      text: [
        'In each turn a minor may lay a yellow tile or upgrade one. Before or after that it may lay one more yellow tile, for 10\u00a0Ft to SKEV.',
        'Its first tile lies in its home; only Budapest has track already. Any other tile it must reach: from one of its tokens, on a way that no city full of tokens of others blocks.',
        'Green tiles replace yellow ones, brown ones green, grey ones brown, once the phase allows the colour. Old track is kept.',
        'Towns take tiles with a town, cities take tiles with a city, and all other hexes take tiles with neither. OO takes OO alone, Budapest B alone. A K takes an ordinary yellow tile first, and then only K.',
        'Each river and each mountain on the hex costs 10\u00a0Ft, to SIK. If the minor gives up a terrain marker, the bank pays all that the hex costs. Minor 5 has three terrain markers, 12 has two, 6, 7 and 13 have one each.',
        'No track leads off the map, against a barrier or over Lake Balaton. It may end at a neighbour without joining its track.',
      ],
      decided: [
        'The minor must reach the tile, not what is new on it.',
        'A terrain marker does not pay the 10\u00a0Ft for the second tile. That one may lie on the same hex as the first.',
        'The first tile on OO leads to one of the two cities only. The token that was placed on the hex first goes into that one.',
        'Mines block no way when tiles are laid.',
        'Many tiles have two sides: while one lies on the map, the other is missing.',
        'The green tile on OO and in Budapest costs 20\u00a0Ft once more, for two rivers. Otherwise upgrades are free.',
      ],
    },
    {
      id: '2.2',
      heading: 'Tokens of minors',
      text: [
        'In each turn a minor may place one token: in a city with a free space that it reaches. It has at most one on each hex.',
        'Its first costs 40\u00a0Ft, its second 80\u00a0Ft. Half goes to SKEV, half to the bank.',
      ],
    },
    {
      id: '2.3',
      heading: 'Scrapping trains',
      text: ['Before it runs, a minor may scrap one train or two. It gets nothing for them.'],
    },
    {
      id: '2.4',
      heading: 'Running trains',
      text: [
        'Each train runs on track and joins at least two stops, one of them with a token of its minor. Stops are cities, towns and the red off-board locations.',
        'Its number says how many stops it visits at most. It leaves none out on its way and visits none twice. Two stops on one hex count one each.',
        'A city full of tokens of others can be an end of a run, but no part of its middle.',
        'Several trains may meet at stops, but never use the same track.',
        'Each token of a supporting company makes its city worth 10\u00a0Ft more for everybody.',
      ],
      decided: [
        'Red locations are always an end of a run. A run without any is allowed: read literally, the rule would shut it out.',
        'The game suggests the runs that earn most, and requires as much. A game can be created in which any legal run will do.',
      ],
    },
    {
      id: '2.4.1',
      heading: 'Railcars',
      text: [
        'Before it runs, a minor may buy one railcar each from RABA, SNW and G&C. Each is for one of its trains and for this round only.',
        'Its first railcar costs 10\u00a0Ft, the second 20, the third 30; from the brown phase on 20, 30 and 40. The money goes to the company that sells it.',
        'The railcar of RABA: a train that visits a red location earns 20\u00a0Ft more, from the brown phase on 30.',
        'The railcar of SNW: a train may also visit a mine. It earns 30\u00a0Ft, from the brown phase on 50. It counts as no stop: neither for the number of the train nor for the two stops that every run needs.',
        'The railcar of G&C: a train visits, beside its stops, as many towns again.',
      ],
      decided: [
        'The game finds out which train takes which railcar. One can take several. If a railcar is of no use, it is wasted.',
        'A run uses the railcar of RABA once, even if both its ends are red locations. It enters one mine at most, and may go on behind it.',
        'A minor that does not run buys no railcars.',
      ],
    },
    {
      id: '2.5',
      heading: 'Income',
      text: [
        'Of what all trains of a minor earn with their railcars, half goes to the minor and half to its owner.',
      ],
    },
    {
      id: '2.6',
      heading: 'Buying trains',
      text: [
        'After that a minor may buy one or two trains. It may own two, and need not have any.',
        'LdStEG sells 2- and 4-trains, MAVAG sells 3- and 6-trains. The seller gets half of the price, the bank the rest.',
        'All kinds are on sale from the start, as many as anybody wants, and none ever rusts.',
        'Players may trade trains of their minors at any time, for 1\u00a0Ft or more.',
      ],
      decided: [
        'The money comes from the minor that buys, and from nobody else. The other player accepts an offer, even if it is neither’s turn.',
        'From a minor of the same player trains are bought in this step only.',
      ],
    },
    {
      id: '2.7',
      heading: 'Phases',
      shows: 'trains',
      text: [
        'The game begins in the yellow phase. The first train of a new kind brings the next one: green, brown, grey. It does not matter which kind it is.',
        'A new phase allows tiles of its colour and changes what red locations earn. From the brown one on, mines and railcars earn more, too, and railcars cost more.',
        'A stock round is followed by one operating round in the yellow phase, by two in the green and brown ones, by three in the grey one. When a phase begins, the current operating round is the last before the next stock round.',
        'If nobody buys a new train in a whole operating round, a marker is laid. The third one brings the next phase. When a new train is bought, all markers are taken away.',
      ],
      decided: [
        'New trains are those that a supporting company sells, not those that minors trade.',
        'The markers lie on the cheapest kind of which no train has been bought. The third one uses up its phase: its first train brings none any more. Then the count begins again.',
      ],
    },
    {
      id: '2.8',
      heading: 'Tokens of supporting companies',
      text: [
        'In each operating round the president of a supporting company may place one of its two tokens, in any city with a free space. No connection is needed.',
        'The first costs 40\u00a0Ft, the second 80\u00a0Ft, from the company’s treasury to the bank.',
        'It blocks the way like any other token. Several supporting companies may stand in one city, each once.',
        'A company without a president places none.',
      ],
      decided: ['A city without a tile has space, too.'],
    },
    {
      id: '2.9',
      heading: 'Dividends',
      text: [
        'The president decides how much of its treasury the supporting company pays out. Everybody gets what is due to their part of it. What is due to unsold shares stays in the treasury.',
        'If it pays nothing, its share price falls by one cell. Up to 20\u00a0Ft it stays. Up to 50\u00a0Ft it rises by one cell, up to 100 by two, up to 200 by three, beyond that by four.',
        'A company without a president always pays out everything.',
      ],
      decided: [
        'Dividends are multiples of 10\u00a0Ft. What is left stays in the treasury. If the company has less than 10\u00a0Ft, nobody is asked, and its price falls.',
        'The share price goes by all that is paid out, the part for unsold shares included.',
      ],
    },
    {
      id: '3',
      heading: 'Stock rounds',
      text: [
        'Whoever has the priority deal begins, then it goes clockwise. In your turn you may sell any number of shares, and then buy one. Or you pass.',
        'The round ends when all have passed one after another. Then the priority deal moves one place to the left.',
        'If players hold all shares of a company at the end of the round, its share price rises by one cell.',
        'With three players everybody may hold 18 certificates, with four 14, with five 11, with six 9. The president’s certificate counts as one; minors do not count.',
      ],
      decided: ['Nobody may hold more than 60% of a company.'],
    },
    {
      id: '3.1',
      heading: 'Selling shares',
      text: [
        'The bank pays the share price for each share, and the share goes back to its company. Then the price falls by one cell, however many they were.',
        'The president’s certificate cannot be sold. One only gets rid of it when somebody else becomes president.',
      ],
      decided: [
        'Whoever sells shares of a company one after another instead of at once lowers the price each time.',
        'The first stock round follows an operating round. That is why shares may be sold in it.',
      ],
    },
    {
      id: '3.2',
      heading: 'Buying shares',
      text: [
        'A 10% share costs the share price, and the bank gets the money. Then the price rises by one cell.',
        'Whoever has sold shares of a company buys none of it in the same stock round.',
      ],
    },
    {
      id: '3.3',
      heading: 'Presidents',
      text: [
        'The first to hold 20% of a company exchanges two shares for the president’s certificate and is its president.',
        'Whoever later holds more than the president takes over. With as many, only if the president wants it.',
      ],
      decided: [
        'A president can hand over the office in a stock round, in their own turn, which then goes on.',
      ],
    },
    {
      id: '4',
      heading: 'End of the game',
      text: [
        'When the grey phase begins, the operating round is played to its end. One stock round and three operating rounds follow, and the game is over.',
        'Your money counts, and your shares at their prices.',
      ],
      decided: ['There is no rule for a tie. The list then shows the seat with the smaller number first.'],
    },
    {
      id: '5',
      heading: 'Two players',
      text: [
        'Two play on the back of the map with the minors 1, 2, 3, 4, 6, 7 and 11 and with SKEV, SIK, LdStEG and RABA. The draft has one share of each of these. Everybody takes three minors and one share.',
        'There are 2-, 3- and 4-trains. LdStEG sells them all. It gets a quarter of the price, the bank the rest.',
        'RABA sells a minor one railcar in each turn, for 10\u00a0Ft, in the brown phase for 20. With it either a red location earns more, or a train visits as many towns again, whichever is better. There are no mines.',
        'The brown phase is the last one and has three operating rounds. There are no grey tiles, and none with a K.',
        'The share price stays at a dividend of 10\u00a0Ft. Up to 40\u00a0Ft it rises by one cell, up to 80 by two, up to 120 by three, beyond that by four. It ends at 300\u00a0Ft.',
        'Everybody may hold 10 certificates. All else is as with more players.',
      ],
    },
    {
      id: '6',
      heading: 'Alone against Istvan',
      text: [
        'You play the game for two against Istvan, whom the game moves. Beforehand you choose how strong he is, and whether both have two or three minors. Both may hold 8 certificates.',
        'Istvan draws his minors, whose yellow tiles are laid at once, and a share card with his first share. You choose from the rest. Then Istvan has the priority deal.',
        'With two minors each, both of you get money from the bank at the beginning of each operating round.',
        'In the yellow phase each of his minors pays 10\u00a0Ft to SKEV in its turn. He never lays yellow tiles. Later he upgrades in each turn every tile with a city that he reaches, in the home first; the bank pays SIK for the terrain.',
        'He buys what the card of the minor says, from the top down. A minor without a train first buys a 2-train. From RABA he takes the railcar that earns more, if he can pay for it.',
        'In a stock round he buys what he can pay for, in the order and up to the parts that his share card names. Companies that he leads pay out everything and place no tokens.',
      ],
      decided: [
        'We do not have Istvan’s printed cards. We have made our own, which fit the rules. What he is up to can be seen at any time.',
        'He takes the railcar of RABA if he can pay for it and earns more with it. When he upgrades, he takes the tile with the most exits.',
        'He never sells anything, trades no trains, and keeps his office at a tie.',
        'Whoever has more at the end wins. With as much as he has, you have not beaten him.',
        'With two minors each, the money at the beginning of operating rounds is 20\u00a0Ft in the yellow, 30 in the green and 40 in the brown phase.',
      ],
    },
  ],
};
