import type { CompanyData, Home, PhaseData, PrivateData } from './data.js';
import type { Colour } from './map/types.js';

/*
 * Phases by what changes, companies and privates as rows: what can be derived need not be written down.
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

/** A home on that hex; of its cities the first, if nothing is said, or any of them (null). */
export const homeAt = (hex: string, stop: number | null = 0): Extract<Home, { hex: string }> => ({
  hex,
  stop,
});

/** Companies as rows, with what all of them share. */
export const companiesFrom = <S extends Partial<CompanyData>>(
  shared: S,
  rows: readonly (Omit<CompanyData, keyof S | 'textColour'> & Partial<CompanyData>)[],
): readonly CompanyData[] =>
  rows.map(row => ({ textColour: textOn(row.colour ?? shared.colour!), ...shared, ...row }) as CompanyData);

/** Privates as rows: one that says no more blocks nothing, may be sold to a company and has no powers. */
export const privatesFrom = (
  ...rows: readonly (Pick<PrivateData, 'id' | 'name' | 'price' | 'income'> & Partial<PrivateData>)[]
): readonly PrivateData[] => rows.map(row => ({ blocks: [], forCompanies: true, powers: [], ...row }));
