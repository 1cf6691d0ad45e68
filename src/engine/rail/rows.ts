import type { CompanyData, Home, PhaseData, Power, PrivateData } from './data.js';
import { textRows } from './map/text-rows.js';
import type { Colour, HexDef } from './map/types.js';

/*
 * Phases by what changes, companies and privates as rows of text: what can be derived need not be written down.
 */

/** What a phase changes. It is called after its train, if nothing is said, and closing the privates ends their sale to companies. */
interface PhaseChange extends Partial<Omit<PhaseData, 'on' | 'colours'>> {
  /** The train that begins it; left out where no train does. */
  readonly on?: string;
  /** Tiles that may be laid from now on as well. */
  readonly adds?: Colour;
  /** Limits of the phases before that no longer hold. */
  readonly lifts?: readonly ('pars' | 'lockedZones')[];
}

type FirstPhase = PhaseChange & Pick<PhaseData, 'name' | 'trainLimit' | 'rounds'>;

const without = (phase: PhaseData, lifted: readonly string[]): PhaseData =>
  Object.fromEntries(Object.entries(phase).filter(([key]) => !lifted.includes(key))) as unknown as PhaseData;

/** The phases in their order: the first, which begins with yellow tiles, and what changes with each of the others. */
export const phasesFrom = (first: FirstPhase, ...changes: readonly PhaseChange[]): readonly PhaseData[] => {
  const phases: PhaseData[] = [];
  let before: PhaseData = {
    colours: ['yellow'],
    privatesToCompanies: false,
    closesPrivates: false,
    ...first,
    on: null,
  };
  phases.push(before);
  for (const { adds, lifts = [], on = null, ...change } of changes) {
    const closesPrivates = change.closesPrivates ?? false;
    before = {
      ...without(before, lifts),
      name: on ?? before.name,
      ...(adds && { colours: [...before.colours, adds] }),
      ...(closesPrivates && { privatesToCompanies: false }),
      ...change,
      closesPrivates,
      on,
    };
    phases.push(before);
  }
  return phases;
};

/** How bright a part of a colour is, from 0 to 1, as eyes see it. */
const brightness = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Black or white, whichever is read better on the colour (`#c8102e`). */
export const textOn = (colour: string): string => {
  const [red, green, blue] = [1, 3, 5].map(at => brightness(Number.parseInt(colour.slice(at, at + 2), 16)));
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
};

/** Id and name, which begin each row. */
const named = (text: string): { readonly id: string; readonly name: string } => {
  const [, id, name] = /^(\S+) (.+)$/u.exec(text) ?? [];
  if (id === undefined || name === undefined) throw new Error(`"${text}" is no id with a name`);
  return { id, name };
};

const numbers = (text: string): readonly number[] => text.split(' ').map(Number);

/** Where the map has the company's home. */
const homeOnMap = (hexes: readonly HexDef[], company: string): Pick<CompanyData, 'home'> | undefined => {
  for (const { id: hex, homes = [] } of hexes)
    for (const home of homes) if (home.company === company) return { home: { hex, stop: home.stop } };
  return undefined;
};

/** `H12`, `G14.1` for the second city of the hex, `E5.any` for any of them. */
const homeAt = (text: string): Home => {
  const [hex = '', stop = '0'] = text.split('.');
  return { hex, stop: stop === 'any' ? null : Number(stop) };
};

const companyPart = (text: string): Partial<CompanyData> => {
  const [word = '', ...given] = text.split(' ');
  if (word.startsWith('#')) return { colour: word, ...(given[0] && { textColour: given[0] }) };
  if (/^\d/u.test(word)) return { tokens: numbers(text) };
  if (word === 'home') return { home: homeAt(given.join(' ')) };
  const choose = given.map(hex => ({ hex, stop: 0 }));
  if (word === 'choice') return { home: { choose } };
  if (word === 'kept-choice') return { home: { choose, kept: 'one' } };
  throw new Error(`"${text}" says nothing of a company`);
};

const withAll = (company: Partial<CompanyData>): CompanyData => {
  const missing = (['certs', 'colour', 'tokens', 'home'] as const).find(key => company[key] === undefined);
  if (missing !== undefined) throw new Error(`${String(company.id)} has no ${missing}`);
  return { textColour: textOn(company.colour!), ...company } as CompanyData;
};

/**
 * Companies as rows: id and name; the colour, and that of the letters where it is not the one that is read best; the price of
 * each token; the home, if the map does not have it, or the hexes among which it is chosen (`kept-choice`: in its first turn,
 * until when one of them is kept for it).
 *
 *     NYC New York Central | #474548         | 0 40 100 100
 *     N&W Norfolk & Western | #7b2d8b #ffff00 | 0 40 100 | home L16
 *     AFG Garibaldi         | #c8102e         | 40 0 0   | choice H8 B14
 *
 * @param shared what all have that say nothing else
 * @param hexes those of the map with their homes
 * @throws Error naming what makes no sense or is missing: the data is wrong
 */
export const companyRows = (
  text: string,
  shared: Partial<CompanyData>,
  hexes: readonly HexDef[] = [],
): readonly CompanyData[] =>
  textRows(text).map(([first = '', ...parts]) => {
    const { id, name } = named(first);
    const own = Object.assign({}, ...parts.map(companyPart)) as Partial<CompanyData>;
    return withAll({ ...shared, ...homeOnMap(hexes, id), id, name, ...own });
  });

/** Powers of privates by the first word of a row's part, made of the words that follow. */
export interface PowerWords {
  readonly [word: string]: (...given: readonly string[]) => Power;
}

const withPart = (row: PrivateData, text: string, words: PowerWords): PrivateData => {
  const [word = '', ...given] = text.split(' ');
  if (word === 'blocks') return { ...row, blocks: given };
  if (word === 'players-only') return { ...row, forCompanies: false };
  const power = words[word]?.(...given);
  if (!power) throw new Error(`"${text}" says nothing of a private`);
  return { ...row, powers: [...row.powers, power] };
};

/**
 * Privates as rows: id and name; price and income; the hexes that it blocks, `players-only` where no company may buy it, and
 * its powers.
 *
 *     DH Delaware & Hudson | 70 15  | blocks F16 | lay F16 token
 *     BO Baltimore & Ohio  | 220 30 | players-only
 *
 * @param words what its powers are called; `privateWords` has those of many titles
 * @throws Error naming what makes no sense: the data is wrong
 */
export const privateRows = (text: string, words: PowerWords = {}): readonly PrivateData[] =>
  textRows(text).map(([first = '', sums = '', ...parts]) => {
    const [price = Number.NaN, income = Number.NaN] = numbers(sums);
    if (!(price >= 0 && income >= 0)) throw new Error(`"${first}" has no price and income`);
    const row: PrivateData = { ...named(first), price, income, blocks: [], forCompanies: true, powers: [] };
    return parts.reduce((all, part) => withPart(all, part, words), row);
  });
