import type { PrivateData } from '../../../engine/rail/data.js';
import { privateWords } from '../../../engine/rail/move/private-words.js';
import { privateRows } from '../../../engine/rail/rows.js';
import { bonusPower } from './bonus-rights.js';
import { portPower } from './port.js';
import { freeTokenPower } from './free-token.js';

/** 1856 §2, in the order of their sale. */
export const privates: readonly PrivateData[] = privateRows(
  `
FT Flos Tramway                               | 20 5   | blocks L3
WSRC Waterloo & Saugeen Railway Co.           | 40 10  | blocks I12 | lay I12 | free-token I12
TCC The Canada Company                        | 50 10  | blocks H11 | lay H11 extra
GLSC Great Lakes Shipping Company             | 70 15  | port C14 D19 E18 F9 F17 H5 H7 H17 J5 J17 K2 M18 O18
NFSBC Niagara Falls Suspension Bridge Company | 100 20 | right bridge P17 P19
SCFTC St. Clair Frontier Tunnel Company       | 100 20 | right tunnel B13
`,
  {
    ...privateWords,
    'free-token': hex => freeTokenPower.with({ hex }),
    port: (...hexes) => portPower.with({ hexes, bonus: 20 }),
    right: (right, ...places) => bonusPower.with({ right, places, bonus: 10, price: 50 }),
  },
);
