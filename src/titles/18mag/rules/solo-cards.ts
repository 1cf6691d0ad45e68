import type { Supporter } from './kinds.js';

/*
 * The cards of Istvan. The printed ones could not be had: these are made anew to go with his rules (sheet §7.3-7.5),
 * and can be exchanged for others without a change of any rule.
 */

export const soloLevels = ['easy', 'medium', 'hard'] as const;
export type SoloLevel = (typeof soloLevels)[number];

/** What stands on a line of a company card: a station, or a train by its name. */
export type CardLine = 'station' | '2' | '3' | '4';

/** One of Istvan's minors: what lies on the board at the start, and what it buys, from top to bottom. */
export interface CompanyCard {
  /** Hexes with the tiles that lie there, as `57/1`. */
  readonly tiles: readonly (readonly [hex: string, tile: string])[];
  readonly lines: readonly CardLine[];
}

const card = (tiles: string, lines: string): CompanyCard => ({
  tiles: tiles.split(' ').map(text => text.split(':') as [string, string]),
  lines: lines.split(' ') as CardLine[],
});

type CompanyCards = { readonly [minor: string]: CompanyCard };

const pest = 'C8:L33/2 D9:6/2 D11:8/5 E12:8/0';
const miskolc = 'A12:6/2 A14:9/1 A16:4/1';
const pecs = 'E6:L32/4 F5:8/1';

const easy: CompanyCards = {
  1: card(pest, '3 station'),
  2: card('B15:6/4 B17:8/1', 'station 3'),
  3: card('C6:6/5 C4:8/4 D3:8/3 E4:8/0', 'station 3'),
  4: card('E10:57/2', '3 station'),
  6: card(miskolc, '3 station'),
  7: card(pecs, 'station 3'),
  11: card('B3:6/2', 'station 3'),
};

const medium: CompanyCards = {
  1: card(pest, '3 station 4'),
  2: card('B15:6/4 B17:8/1 C14:57/0', '3 station 4'),
  3: card('C6:6/5 C4:9/1 C2:3/4 D3:9/2 E4:8/0', '3 station 4'),
  4: card('E10:5/5 F9:58/1', '3 station 4'),
  6: card(miskolc, '3 station 4'),
  7: card(pecs, '3 station 4'),
  11: card('B3:6/2 B5:57/1', '3 station 4'),
};

const hard: CompanyCards = {
  1: card(pest, '3 4 station 4'),
  2: card('B15:6/4 B17:8/1 C14:57/0 D13:4/0', '3 4 station 4'),
  3: card('C6:6/5 C4:9/1 C2:58/4 D1:8/3 E2:4/2', '3 4 station 4'),
  4: card('E10:5/5 F9:58/1', '3 3 station 4'),
  6: card(miskolc, '3 4 station 4'),
  7: card(pecs, '3 station 4 station'),
  11: card('B3:6/2 B5:57/1 B7:9/1 B9:3/0', '3 4 station 4'),
};

export const companyCards: { readonly [level in SoloLevel]: CompanyCards } = { easy, medium, hard };

/** Which share Istvan has from the start, and up to what percentages he buys, in this order. */
export interface ShareCard {
  readonly start: Supporter;
  readonly targets: readonly (readonly [company: Supporter, percent: number])[];
}

const shares = (start: Supporter, ...targets: ShareCard['targets']): ShareCard => ({ start, targets });

export const shareCards: { readonly [level in SoloLevel]: readonly ShareCard[] } = {
  easy: [
    shares('SKEV', ['SKEV', 30], ['LdStEG', 20], ['SIK', 20], ['RABA', 10]),
    shares('SIK', ['SIK', 30], ['RABA', 20], ['LdStEG', 20], ['SKEV', 10]),
    shares('LdStEG', ['LdStEG', 30], ['SKEV', 20], ['RABA', 20], ['SIK', 10]),
    shares('RABA', ['RABA', 30], ['SIK', 20], ['SKEV', 20], ['LdStEG', 10]),
  ],
  medium: [
    shares('SKEV', ['SKEV', 40], ['LdStEG', 30], ['SIK', 20], ['RABA', 10]),
    shares('SIK', ['SIK', 40], ['RABA', 30], ['LdStEG', 20], ['SKEV', 10]),
    shares('LdStEG', ['LdStEG', 40], ['SKEV', 30], ['RABA', 20], ['SIK', 10]),
    shares('RABA', ['RABA', 40], ['LdStEG', 30], ['SIK', 20], ['SKEV', 10]),
  ],
  // Railcars and trains pay most, so Istvan buys those first, whatever he began with.
  hard: [
    shares('SKEV', ['RABA', 50], ['LdStEG', 40], ['SKEV', 30], ['SIK', 20]),
    shares('SIK', ['RABA', 50], ['LdStEG', 40], ['SKEV', 30], ['SIK', 20]),
    shares('LdStEG', ['LdStEG', 40], ['RABA', 50], ['SKEV', 30], ['SIK', 20]),
    shares('RABA', ['RABA', 50], ['LdStEG', 40], ['SKEV', 30], ['SIK', 20]),
  ],
};

/** Income of both players in each operating round of the short game, by the colour of the phase. */
export const shortGameIncome: { readonly [colour: string]: number } = { yellow: 20, green: 30, brown: 40 };

/** How many company cards Istvan gets. */
export const minorsDealt = { short: 2, full: 3 } as const;
