import type { CompanyData, RailData } from '../../../engine/rail/data.js';
import { companyRows } from '../../../engine/rail/rows.js';
import { withDoubleShare } from '../../../engine/rail/variants/index.js';
import { mapData } from './map.js';

/** The president's certificate and eight singles. */
const shared = { certs: [20, 10, 10, 10, 10, 10, 10, 10, 10] };

/** The companies of Classic (1830 T-08, p. 4-5). */
export const companies: readonly CompanyData[] = companyRows(
  `
PRR Pennsylvania                    | #32763f | 0 40 100 100
NYC New York Central                | #474548 | 0 40 100 100
CPR Canadian Pacific                | #d1232a | 0 40 100 100
B&O Baltimore & Ohio                | #025aaa | 0 40 100
C&O Chesapeake & Ohio               | #add8e6 | 0 40 100
ERIE Erie                           | #fff500 | 0 40 100
NYNH New York, New Haven & Hartford | #d88e39 | 0 40
B&M Boston & Maine                  | #95c054 | 0 40
`,
  shared,
  mapData.hexes,
);

/** Of its two homes the Reading chooses one in its first turn (V-7.5). On the first no other can stand. */
const further = companyRows(
  `
N&W Norfolk & Western | #7b2d8b | 0 40 100 | home L16
PMQ Pere Marquette    | #f2f0e6 | 0 40     | home E5.any
NKP Nickel Plate      | #7f5539 | 0 40     | home H4
RDR Reading           | #c2307e | 0 40     | kept-choice G15 H16
`,
  shared,
).map(one => (one.id === 'N&W' ? withDoubleShare(one) : one));

/** Those of the box that Classic does not have (V-1.6, T-08). The N&W has its second 20 % certificate wherever it plays (V-6.5). */
export const furtherCompany = (id: 'N&W' | 'PMQ' | 'NKP' | 'RDR'): CompanyData =>
  further.find(one => one.id === id)!;

/** Certificate limits for more companies than those of Classic (V-5.3). */
export const higherLimits: RailData['certificateLimit'] = { 2: 32, 3: 22, 4: 18, 5: 15, 6: 13, 7: 12 };
