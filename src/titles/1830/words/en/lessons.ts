import type { Lessons } from '../../../../words/lesson.js';

/** What a newcomer is told in a first game of 1830. */
export const lessons = {
  'bid-for-choice/bid-for-choice': {
    heading: 'Bid for the first choice',
    asked:
      'Before anything else, six small private companies are sold, in as many groups as there are players. You bid for the right to choose first, or pass. The table of private companies shows the groups; you can bid there too, in your column.',
    why: 'A small bid is enough while nobody else bids. Whoever chooses first takes the group that suits best.',
    then: 'The next player bids more or passes. The highest bidder chooses first and pays the bid on top of the price of the group.',
    also: 'Passing is just as good: you get one of the other groups without paying for the choice.',
  },
  'bid-for-choice': {
    heading: 'No bid for the first choice',
    asked:
      'Before anything else, six small private companies are sold, in as many groups as there are players. You bid for the right to choose first, or pass. The table of private companies shows the groups; you can bid there too, in your column.',
    why: 'All groups are worth about what they cost, and you get one in any case. Your money is for starting a railway company.',
    then: 'The others bid or pass. The highest bidder chooses first; the others follow in order of their bids.',
    also: 'A bid of $5 or $10 is just as good if you want a certain group, such as the one whose private company brings a share.',
  },
  'choose-group': {
    heading: 'Take a group of private companies',
    asked:
      'You choose one of the groups that are left and pay what it costs. The table of private companies has a button for each.',
    why: 'A private company pays its owner a little money in every operating round. What a group leaves you is for starting a railway company: $402 start one and pay for all the shares it needs.',
    then: 'The others take theirs. Then the first stock round begins.',
    also: 'A more expensive group is just as good: it pays more in every operating round.',
  },
  'set-par': {
    heading: 'Set the price of a share',
    asked: 'With this private company you became president of a railway company. You set its par price.',
    why: 'The company gets ten times the par price once 60% of its shares are sold. A high price gives it more money, but somebody has to buy those shares.',
    then: 'The first stock round begins. The company runs once 60% of its shares are sold.',
    also: 'Any price is fine at which you, perhaps with the others, can pay for four more shares.',
  },
  'stock-turn/par': {
    heading: 'Start a railway company',
    asked:
      'In a stock round you buy one certificate a turn. The first one of a company is the president’s: it is worth two shares, costs twice the price you set, and makes you president. Under “Start a company” stand those that can start, each with its prices; you can also tap a price on the stock market.',
    why: 'The president decides everything the company does. The price matters: once 60% of the shares are sold, the company gets ten times the price as its own money.',
    then: 'The others take their turns. Then you can buy more shares of your company.',
    also: 'Another company is just as good; each begins in another city. At $67 you can pay for all six shares by yourself. A higher price is just as good if you have more money.',
  },
  'stock-turn/buy': {
    heading: 'Buy a share',
    asked:
      'You buy one certificate a turn: from the initial offering at the par price, or from the pool at the market price. What you can buy has a button with its price in the table of shares.',
    why: 'A share brings you a tenth of every dividend, and its price rises when the company pays. A company only runs once 60% of its shares are sold, so your own company comes first.',
    then: 'The others take their turns. When 60% are sold, the company gets its money and runs in the next operating round.',
    also: 'Once your own company can run, shares of another company that earns well are just as good.',
  },
  'stock-turn/sell': {
    heading: 'Sell a share',
    asked:
      'From the second stock round on you may also sell, before your purchase and after it. “Sell” in your column of the table of shares says what each lot brings.',
    why: 'A share that brings little can be turned into money for a better one.',
    then: 'You get the market price. For each share sold the price falls one row. After that it is still your turn.',
    also: 'Keeping it is just as good. If you want to do nothing, pass.',
  },
  'stock-turn/exchange': {
    heading: 'Exchange a private company',
    asked: 'The owner of the MH may exchange it for a share of the NYC.',
    why: 'A share of a company that earns well brings more than the private company.',
    then: 'The private company closes, and you hold the share. After that it is still your turn.',
    also: 'Keeping the private company is just as good while the NYC earns little.',
  },
  'stock-turn': {
    heading: 'Nothing more to buy',
    asked: 'You may buy one certificate, sell shares, or pass.',
    why: 'A little money in hand is useful: your company may need it for a train later.',
    then: 'The stock round ends when all players pass one after another. Then the companies run. If somebody buys or sells something, you are asked again.',
    also: 'If you can pay for another share, buying it is just as good.',
  },
  'must-sell': {
    heading: 'Too many shares',
    asked: 'You hold more than the rules allow and must sell something first.',
    why: 'Sell what brings you the least.',
    then: 'As soon as you are within the limits, your turn goes on as usual.',
    also: 'Any sale that takes you below the limit will do.',
  },
  'choose-certificates': {
    heading: 'Change of president',
    asked: 'Somebody else becomes president and hands over shares for the president’s certificate.',
    why: 'The shares are worth the same in any case.',
    then: 'The certificates change hands, and the game goes on.',
    also: 'Any choice is fine here.',
  },
  'home-token': {
    heading: 'The first station',
    asked:
      'Your company puts its first token on its home city. There is more than one place for it: choose one.',
    why: 'Runs begin or pass at a city with one of the company’s tokens.',
    then: 'The token stays there for the rest of the game.',
    also: 'Both places are good here, as long as track can lead on from there.',
  },
  'choose-city': {
    heading: 'City of the token',
    asked: 'A new tile leads both tracks to one city. Choose the city for your token.',
    why: 'In the city with the old track your route stays as it was.',
    then: 'The company that has built goes on with its turn.',
    also: 'The other city is as good where new track leads on from there.',
  },
  'lay-track/lay': {
    heading: 'Lay track',
    asked:
      'Now your company runs, and you decide for it. First it may lay one tile. The map marks where; tap a hex to see the tiles that fit there.',
    why: 'A train earns by running from one city or town to another. The tile suggested makes the runs worth more, or brings the track closer to the next city.',
    then: 'The tile is there for all companies. Most tiles are free; on water or mountains the company pays. While the company has no train, it earns nothing in its turn, and its price falls.',
    also: 'Any tile that leads from your home towards a city or a town is just as good.',
  },
  'lay-track': {
    heading: 'No track this time',
    asked: 'Your company may lay one tile, or leave it.',
    why: 'No tile makes its runs better now, or the tile costs more than it would bring.',
    then: 'The company goes on with its turn.',
    also: 'A tile that leads towards a place you want to reach later is just as good.',
  },
  'place-token/token': {
    heading: 'A second station',
    asked:
      'Your company may place one more token, in a city that its track reaches. The first one costs $40, each further one $100.',
    why: 'Runs may begin there too, and the place cannot be taken by others any more. Here the runs earn more with it.',
    then: 'The token stays there for the rest of the game.',
    also: 'Keeping the money for a train is just as good at the beginning.',
  },
  'place-token': {
    heading: 'No second station yet',
    asked:
      'Your company may place one more token, in a city that its track reaches. The first one costs $40, each further one $100.',
    why: 'The runs earn no more with it now, and the money is better spent on trains.',
    then: 'The company goes on with its turn.',
    also: 'If others could fill a city that you need, a token there is just as good.',
  },
  'run-trains': {
    heading: 'Run the trains',
    asked:
      'Each train runs along the track and visits as many stops as its number says, one of them with a token of the company.',
    why: 'The run that earns most is found for you.',
    then: 'The revenue is the sum of all stops. Next you decide who gets it.',
    also: 'You can change the run on the map. No other earns more, and the rules want the best.',
  },
  dividend: {
    heading: 'Pay a dividend',
    asked: 'The company has earned something. It pays the money out to its shareholders, or it keeps it.',
    why: 'Paid out, every share brings its owner a tenth, and the share price rises. Withheld, the company keeps everything, and the price falls.',
    then: 'The money is paid and the price moves. Then the company may buy trains.',
    also: 'Withholding is just as good if the company needs the money for its next train.',
  },
  'buy-trains/train': {
    heading: 'Buy a train',
    asked: 'At the end of its turn the company may buy trains with its own money.',
    why: 'Without a train a company earns nothing. The 2-trains are the cheapest: each runs between two stops.',
    then: 'The train runs for the first time in the next operating round. Once all 2-trains are sold, 3-trains follow, and with them green tiles. The first 4-train ends the time of the 2-trains.',
    also: 'One train is enough at first. A second one is just as good if there is a second route for it.',
  },
  'buy-trains': {
    heading: 'No more trains',
    asked: 'The company may buy one more train, or end its turn.',
    why: 'One more train would earn nothing yet, and the money is needed for a better one later.',
    then: 'The turn of the company ends, and the next one runs. After the last one the next round begins.',
    also: 'If there is a second route, a second train is just as good.',
  },
  'buy-privates': {
    heading: 'Private companies for your company',
    asked:
      'From phase 3 on a company may buy private companies from players, for half to twice the printed price.',
    why: 'The president decides, so you can sell your own private company to your own company.',
    then: 'The money goes from the company to the owner, and the income to the company from then on.',
    also: 'Leaving it is just as good if the company needs its money for trains.',
  },
  'use-private': {
    heading: 'What a private company allows',
    asked: 'A private company allows your company an additional tile.',
    why: 'It costs nothing but the land.',
    then: 'The company goes on with its turn.',
    also: 'Leaving it is just as good if the tile brings nothing.',
  },
  'free-token': {
    heading: 'A free token',
    asked: 'A private company allows your company to place a token without paying.',
    why: 'It is free, and the city may be worth a lot later.',
    then: 'The token stays there for the rest of the game.',
    also: 'Leaving it is as good only if you need your tokens elsewhere.',
  },
  'forced-train': {
    heading: 'The company needs a train',
    asked: 'A company that could run must own a train. If it cannot pay, its president adds what is missing.',
    why: 'The rules demand it. The cheapest train is usually the right one.',
    then: 'The train is bought, and the game goes on.',
    also: 'Another one is just as good if the company can pay for it alone.',
  },
  'train-on-credit': {
    heading: 'A train on credit',
    asked:
      'The company must own a train, and all the money that it and you have is not enough. The bank lends what is missing.',
    why: 'The rules demand it. In the base game nobody goes bankrupt over it.',
    then: 'You and the company pay all you have. Until the debt is paid back, everything the company takes in goes to the bank.',
    also: 'There is nothing else to do here.',
  },
  'discard-train': {
    heading: 'Too many trains',
    asked: 'A new phase allows fewer trains to each company. One must go, without being paid for.',
    why: 'Discard the one that would be obsolete first.',
    then: 'It goes to the pool, where others can buy it.',
    also: 'Any other is as good only if it cannot be used.',
  },
  offer: {
    heading: 'Somebody makes you an offer',
    asked: 'Another player offers you a trade. Accept or decline.',
    why: 'Accept only what is better for you than what you give.',
    then: 'The player who made the offer goes on with the turn.',
    also: 'Declining never does any harm.',
  },
} satisfies Lessons;
