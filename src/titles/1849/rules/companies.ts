import { companiesFrom, homeAt, type CompanyData, type Home } from '../../../engine/rail/index.js';

/** The president's certificate, six singles and the last certificate (1849 §1.4, §3.5.4). */
const certs = [20, 10, 10, 10, 10, 10, 10, 20];

/** @param price of all three tokens, which are paid together when the company starts (1849 §3.3.3) */
const row = (
  id: string,
  colour: string,
  price: number,
  home: Home,
  name: string,
): Omit<CompanyData, 'certs' | 'textColour'> => ({ id, name, colour, tokens: [price, 0, 0], home });

const anyOf = (...hexes: readonly string[]): Home => ({ choose: hexes.map(hex => ({ hex, stop: 0 })) });

/** 1849 §3.3.3. */
export const companies: readonly CompanyData[] = companiesFrom({ certs }, [
  row('AFG', '#c8102e', 40, anyOf('H8', 'B14', 'M11', 'M9', 'C1'), 'Azienda Ferroviaria Garibaldi'),
  row('ATA', '#1b7a3d', 30, homeAt('M13'), 'Azienda Trasporti Archimede'),
  row('CTL', '#f9d231', 40, homeAt('E1'), 'Compagnia Trasporti Lilibeo'),
  row('IFT', '#0b6fa8', 90, homeAt('H12'), 'Impresa Ferroviaria Trinacria'),
  row('RCS', '#f08020', 130, homeAt('C5'), 'Rete Centrale Sicula'),
  row('SFA', '#f4b6c2', 40, homeAt('J6'), 'Società Ferroviaria Akragas'),
]);
