import { companiesFrom, homeAt, type CompanyData } from '../../../engine/rail/index.js';

/** The president's certificate, six singles and the last certificate (1849 §1.4, §3.5.4). */
const certs = [20, 10, 10, 10, 10, 10, 10, 20];

/** All three are paid together when the company starts (1849 §3.3.3). */
const tokens = (price: number): readonly number[] => [price, 0, 0];

/** 1849 §3.3.3. */
export const companies: readonly CompanyData[] = companiesFrom({ certs }, [
  {
    id: 'AFG',
    name: 'Azienda Ferroviaria Garibaldi',
    colour: '#c8102e',
    tokens: tokens(40),
    home: { choose: ['H8', 'B14', 'M11', 'M9', 'C1'].map(hex => ({ hex, stop: 0 })) },
  },
  {
    id: 'ATA',
    name: 'Azienda Trasporti Archimede',
    colour: '#1b7a3d',
    tokens: tokens(30),
    home: homeAt('M13'),
  },
  {
    id: 'CTL',
    name: 'Compagnia Trasporti Lilibeo',
    colour: '#f9d231',
    tokens: tokens(40),
    home: homeAt('E1'),
  },
  {
    id: 'IFT',
    name: 'Impresa Ferroviaria Trinacria',
    colour: '#0b6fa8',
    tokens: tokens(90),
    home: homeAt('H12'),
  },
  { id: 'RCS', name: 'Rete Centrale Sicula', colour: '#f08020', tokens: tokens(130), home: homeAt('C5') },
  {
    id: 'SFA',
    name: 'Società Ferroviaria Akragas',
    colour: '#f4b6c2',
    tokens: tokens(40),
    home: homeAt('J6'),
  },
]);
