import { companiesFrom, homeAt, type CompanyData } from '../../../engine/rail/index.js';

/** The president's certificate and eight singles. */
const certs = [20, 10, 10, 10, 10, 10, 10, 10, 10];

const two = [0, 40];
const three = [0, 40, 100];
const four = [0, 40, 100, 100];

/** The company that the government makes of others (1856 §8). It has no home; each of its ten tokens costs 100. */
export const national = 'CGR';

/** 1856 §1.3. */
export const companies: readonly CompanyData[] = companiesFrom({ certs }, [
  { id: 'BBG', name: 'Buffalo, Brantford & Goderich', colour: '#ffd9eb', tokens: three, home: homeAt('J15') },
  {
    id: 'CA',
    name: 'Canada Air Line',
    colour: '#f72d2d',
    textColour: '#ffffff',
    tokens: three,
    home: homeAt('D17'),
  },
  { id: 'CPR', name: 'Canadian Pacific', colour: '#c474bc', tokens: four, home: homeAt('M4') },
  { id: 'CV', name: 'Credit Valley', colour: '#2d0047', tokens: three, home: homeAt('N11') },
  { id: 'GT', name: 'Grand Trunk', colour: '#78c292', tokens: four, home: homeAt('P9') },
  { id: 'GW', name: 'Great Western', colour: '#6e6966', tokens: four, home: homeAt('F15') },
  { id: 'LPS', name: 'London & Port Sarnia', colour: '#c3deeb', tokens: two, home: homeAt('C14') },
  { id: 'TGB', name: 'Toronto, Grey & Bruce', colour: '#c94d00', tokens: two, home: homeAt('K8') },
  {
    id: 'THB',
    name: 'Toronto, Hamilton & Buffalo',
    colour: '#ebff45',
    tokens: two,
    home: homeAt('L15', null),
  },
  { id: 'WR', name: 'Welland', colour: '#54230e', tokens: three, home: homeAt('O16') },
  { id: 'WGB', name: 'Wellington, Grey & Bruce', colour: '#494d99', tokens: two, home: homeAt('J11') },
  {
    id: national,
    name: 'Canadian Government Railways',
    colour: '#000000',
    tokens: Array.from({ length: 10 }, () => 100),
    home: { choose: [] },
  },
]);
