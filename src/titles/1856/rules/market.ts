import { readMarket } from '../../../engine/rail/market-text.js';

/** One row a line; p = start price, y / o = yellow, orange zone (the rulebook's brown), c = closed (1856 §1.2). */
export const market = readMarket(
  `
70  75  80  90  100p 110 125 150 175 200 225 250 275 300 325 350 375 400 425 450
65  70  75  80  90p  100 110 125 150 175 200 225 250 275 300 325 350 375 400 425
60  65  70  75  80p  90  100 110 125 150 175 200 225 250 275
55  60  65  70  75p  80  90  100 110 125 150 175 200
50y 55  60  65  70p  75  80  90  100 110 125
45y 50y 55  60  65p  70  75  80  90
40o 45y 50y 55  60   65  70
35o 40o 45y 50y 55   60
30o 35o 40o 45y 50y
0c  30o 35o 40o 45y
0c  0c  30o 35o 40o
`,
  { y: 'yellow', o: 'orange' },
);
