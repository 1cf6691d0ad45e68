import { type WantedInFile, wantedLine } from '../wanted.js';

/** A file that is no report of Rails, or a line of it that cannot be read. */
export class BadReport extends Error {
  constructor(
    readonly line: number,
    readonly wanted: WantedInFile,
  ) {
    super(`line ${line}: wanted ${wantedLine(wanted)}`);
    this.name = 'BadReport';
  }
}

/** One event: Rails' name of it, and what it is about. */
export interface ReportLine {
  /** From 1, in the file. */
  readonly number: number;
  readonly key: string;
  readonly args: readonly string[];
}

const begin = 'GameIs';

/** Does the text begin as a report of Rails does? */
export const isReport = (text: string): boolean => text.trimStart().startsWith(`${begin},`);

/**
 * The events of a report as Rails writes it for its tests: one a line, its parts separated by commas; lines in which
 * nothing stands are for the eye.
 * @throws BadReport
 */
export const parseReport = (text: string): readonly ReportLine[] => {
  const lines = text.split(/\r?\n/).flatMap((line, at): ReportLine[] => {
    const [key, ...args] = line.trim().split(',');
    return key ? [{ number: at + 1, key, args }] : [];
  });
  const [first] = lines;
  if (first?.key !== begin) throw new BadReport(first?.number ?? 1, { kind: 'beginning', of: begin });
  return lines;
};

/** Part number `at` of a line, from 0. @throws BadReport */
export const textAt = (line: ReportLine, at: number): string => {
  const text = line.args.at(at);
  if (!text) throw new BadReport(line.number, { kind: 'parts', of: line.key });
  return text;
};

/** Rails may write a sign of its currency before a number, and behind what is paid for a token the name of its place. */
const amount = /^(-?)[^\w-]?(\d+)( .*)?$/;

const wholeIn = (text: string): number | null => {
  const number = amount.exec(text);
  return number && Number(`${number[1]!}${number[2]!}`);
};

/** The same as a whole number. @throws BadReport */
export const wholeAt = (line: ReportLine, at: number): number => {
  const text = textAt(line, at);
  const whole = wholeIn(text);
  if (whole === null) throw new BadReport(line.number, { kind: 'whole-number', given: text });
  return whole;
};

/** The first whole number from part `at` on: not every version has it in the same place. @throws BadReport */
export const wholeFrom = (line: ReportLine, at: number): number => {
  const found = line.args.findIndex((text, part) => part >= at && wholeIn(text) !== null);
  return wholeAt(line, found < 0 ? at : found);
};
