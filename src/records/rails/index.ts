import type { RailsDialect } from './contract.js';
import { railsDialects } from './dialects.js';
import { following, type Followed } from './follow.js';
import { gameOf, type ReportGame } from './game.js';
import { BadReport, parseReport, textAt, type ReportLine } from './report.js';

export { BadReport, isReport } from './report.js';
export type { Deviation, ReportNote } from './deviations.js';
export type { Followed } from './follow.js';
export type { ReportGame, ReportStop } from './game.js';

interface Opened {
  readonly dialect: RailsDialect;
  readonly lines: readonly ReportLine[];
}

const open = (text: string): Opened => {
  const lines = parseReport(text);
  const game = textAt(lines[0]!, 0);
  const dialect = railsDialects.get(game);
  if (!dialect)
    throw new BadReport(lines[0]!.number, {
      kind: 'one-of',
      of: [...railsDialects.keys()].join(', '),
      given: game,
    });
  return { dialect, lines };
};

/**
 * Follows a report of Rails.
 * @throws BadReport when it is none, or a line of it cannot be read
 */
export const followReport = (text: string): Followed => {
  const { dialect, lines } = open(text);
  const reading = following(dialect, lines);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
};

/**
 * Makes a game of a report of Rails, as far as it can be followed.
 * @param breathe is waited for after each line, since a long report takes its time; false when there is no more of it
 * @throws BadReport when it is none, or nothing of it can be read
 */
export const readReportGame = async (text: string, breathe: () => Promise<boolean>): Promise<ReportGame> => {
  const { dialect, lines } = open(text);
  return gameOf(dialect, lines, breathe);
};
