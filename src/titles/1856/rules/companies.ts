import type { CompanyData } from '../../../engine/rail/data.js';
import { companyRows } from '../../../engine/rail/rows.js';
import { mapData } from './map.js';

/** The president's certificate and eight singles. */
const certs = [20, 10, 10, 10, 10, 10, 10, 10, 10];

/** The company that the government makes of others (1856 §8). It has no home; each of its ten tokens costs 100. */
export const national = 'CGR';

/** 1856 §1.3. */
export const companies: readonly CompanyData[] = companyRows(
  `
BBG Buffalo, Brantford & Goderich | #ffd9eb         | 0 40 100
CA Canada Air Line                | #f72d2d #ffffff | 0 40 100
CPR Canadian Pacific              | #c474bc         | 0 40 100 100
CV Credit Valley                  | #2d0047         | 0 40 100
GT Grand Trunk                    | #78c292         | 0 40 100 100
GW Great Western                  | #6e6966         | 0 40 100 100
LPS London & Port Sarnia          | #c3deeb         | 0 40
TGB Toronto, Grey & Bruce         | #c94d00         | 0 40
THB Toronto, Hamilton & Buffalo   | #ebff45         | 0 40
WR Welland                        | #54230e         | 0 40 100
WGB Wellington, Grey & Bruce      | #494d99         | 0 40
${national} Canadian Government Railways | #000000         | 100 100 100 100 100 100 100 100 100 100 | choice
`,
  { certs },
  mapData.hexes,
);
