import type { CompanyData } from '../../../engine/rail/index.js';

/** The president's certificate and eight singles. */
const certs = [20, 10, 10, 10, 10, 10, 10, 10, 10];

const two = [0, 40];
const three = [0, 40, 100];
const four = [0, 40, 100, 100];

/** The company that the government makes of others (1856 §8). It has no home; each of its ten tokens costs 100. */
export const national = 'CGR';

/** 1856 §1.3. */
export const companies: readonly CompanyData[] = [
  {
    id: 'BBG',
    name: 'Buffalo, Brantford & Goderich',
    colour: '#ffd9eb',
    textColour: '#000000',
    certs,
    tokens: three,
    home: { hex: 'J15', stop: 0 },
  },
  {
    id: 'CA',
    name: 'Canada Air Line',
    colour: '#f72d2d',
    textColour: '#ffffff',
    certs,
    tokens: three,
    home: { hex: 'D17', stop: 0 },
  },
  {
    id: 'CPR',
    name: 'Canadian Pacific',
    colour: '#c474bc',
    textColour: '#000000',
    certs,
    tokens: four,
    home: { hex: 'M4', stop: 0 },
  },
  {
    id: 'CV',
    name: 'Credit Valley',
    colour: '#2d0047',
    textColour: '#ffffff',
    certs,
    tokens: three,
    home: { hex: 'N11', stop: 0 },
  },
  {
    id: 'GT',
    name: 'Grand Trunk',
    colour: '#78c292',
    textColour: '#000000',
    certs,
    tokens: four,
    home: { hex: 'P9', stop: 0 },
  },
  {
    id: 'GW',
    name: 'Great Western',
    colour: '#6e6966',
    textColour: '#ffffff',
    certs,
    tokens: four,
    home: { hex: 'F15', stop: 0 },
  },
  {
    id: 'LPS',
    name: 'London & Port Sarnia',
    colour: '#c3deeb',
    textColour: '#000000',
    certs,
    tokens: two,
    home: { hex: 'C14', stop: 0 },
  },
  {
    id: 'TGB',
    name: 'Toronto, Grey & Bruce',
    colour: '#c94d00',
    textColour: '#ffffff',
    certs,
    tokens: two,
    home: { hex: 'K8', stop: 0 },
  },
  {
    id: 'THB',
    name: 'Toronto, Hamilton & Buffalo',
    colour: '#ebff45',
    textColour: '#000000',
    certs,
    tokens: two,
    home: { hex: 'L15', stop: null },
  },
  {
    id: 'WR',
    name: 'Welland',
    colour: '#54230e',
    textColour: '#ffffff',
    certs,
    tokens: three,
    home: { hex: 'O16', stop: 0 },
  },
  {
    id: 'WGB',
    name: 'Wellington, Grey & Bruce',
    colour: '#494d99',
    textColour: '#ffffff',
    certs,
    tokens: two,
    home: { hex: 'J11', stop: 0 },
  },
  {
    id: national,
    name: 'Canadian Government Railways',
    colour: '#000000',
    textColour: '#ffffff',
    certs,
    tokens: Array.from({ length: 10 }, () => 100),
    home: { choose: [] },
  },
];
