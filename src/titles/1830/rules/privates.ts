import type { PrivateData } from '../../../engine/rail/data.js';
import { privateWords } from '../../../engine/rail/move/private-words.js';
import { privateRows } from '../../../engine/rail/rows.js';

/** 1830 T-05, p. 11, in the order of their prices. */
export const privates: readonly PrivateData[] = privateRows(
  `
SV Schuylkill Valley        | 20 5   | blocks G15
CS Champlain & St. Lawrence | 40 10  | blocks B20 | lay B20 extra
DH Delaware & Hudson        | 70 15  | blocks F16 | lay F16 token
MH Mohawk & Hudson          | 110 20 | blocks D18 | exchange NYC
CA Camden & Amboy           | 160 25 | blocks H18 | share PRR
BO Baltimore & Ohio         | 220 30 | blocks I13 I15 | players-only | presidency B&O | closes-with B&O
`,
  privateWords,
);
