import type { CompanyData } from '../../../engine/rail/data.js';
import { companyRows } from '../../../engine/rail/rows.js';
import { mapData } from './map.js';

/** The president's certificate, six singles and the last certificate (1849 §1.4, §3.5.4). */
const certs = [20, 10, 10, 10, 10, 10, 10, 20];

/** All three tokens are paid together when the company starts (1849 §3.3.3). */
export const companies: readonly CompanyData[] = companyRows(
  `
AFG Azienda Ferroviaria Garibaldi | #c8102e | 40 0 0 | choice H8 B14 M11 M9 C1
ATA Azienda Trasporti Archimede   | #1b7a3d | 30 0 0
CTL Compagnia Trasporti Lilibeo   | #f9d231 | 40 0 0
IFT Impresa Ferroviaria Trinacria | #0b6fa8 | 90 0 0
RCS Rete Centrale Sicula          | #f08020 | 130 0 0
SFA Società Ferroviaria Akragas   | #f4b6c2 | 40 0 0
`,
  { certs },
  mapData.hexes,
);
