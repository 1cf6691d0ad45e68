import type { PrivateData } from '../../../engine/rail/data.js';
import { privateRows } from '../../../engine/rail/rows.js';
import { coastPower } from './coast.js';
import { firstCompanyPower } from './first-company.js';
import { portPower } from './port.js';
import { discountPower } from './track.js';

/** 1849 §2.4, in the order of their prices: all ports on the map, all cities on the coast (§4.2). */
export const privates: readonly PrivateData[] = privateRows(
  `
SCE Società Corriere Etnee                   | 20 5   | blocks G13
SIGI Studio di Ingegneria Giuseppe Incorpora | 45 10  | discount 50
CNM Compagnia Navale Mediterranea            | 75 15  | port A5 a12 L14 N8
SMS Società Marittima Siciliana              | 110 20 | coast B14 C1 C5 E1 H12 J6 M9 M13
RSA Reale Società d'Affari                   | 150 25 | first-company
`,
  {
    coast: (...hexes) => coastPower.with({ hexes }),
    discount: percent => discountPower.with({ percent: Number(percent) }),
    'first-company': () => firstCompanyPower.with({}),
    port: (...hexes) => portPower.with({ hexes, bonus: 20 }),
  },
);
