import { privatesFrom, type PrivateData } from '../../../engine/rail/index.js';
import { coastPower } from './coast.js';
import { firstCompanyPower } from './first-company.js';
import { portPower } from './port.js';
import { discountPower } from './track.js';

/** All ports on the map. */
const ports = ['A5', 'a12', 'L14', 'N8'];

/** All cities but Caltanissetta and Ragusa (1849 §4.2). */
const coast = ['B14', 'C1', 'C5', 'E1', 'H12', 'J6', 'M9', 'M13'];

/** 1849 §2.4, in the order of their prices. */
export const privates: readonly PrivateData[] = privatesFrom(
  { id: 'SCE', name: 'Società Corriere Etnee', price: 20, income: 5, blocks: ['G13'] },
  {
    id: 'SIGI',
    name: 'Studio di Ingegneria Giuseppe Incorpora',
    price: 45,
    income: 10,
    powers: [discountPower.with({ percent: 50 })],
  },
  {
    id: 'CNM',
    name: 'Compagnia Navale Mediterranea',
    price: 75,
    income: 15,
    powers: [portPower.with({ hexes: ports, bonus: 20 })],
  },
  {
    id: 'SMS',
    name: 'Società Marittima Siciliana',
    price: 110,
    income: 20,
    powers: [coastPower.with({ hexes: coast })],
  },
  { id: 'RSA', name: "Reale Società d'Affari", price: 150, income: 25, powers: [firstCompanyPower.with({})] },
);
