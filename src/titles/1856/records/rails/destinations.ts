import type { Fact } from '../../../../engine/core/index.js';
import { trial } from '../../../../engine/rail/out.js';
import { escrowOf, release, takeRelease, waitsForDestination } from '../../rules/capital.js';
import { destinationOf } from '../../rules/destinations.js';
import type { Deviation } from '../../../../records/rails/deviations.js';
import type { Follower, Handlers } from '../../../../records/rails/contract.js';
import { companyIn, compareReported } from '../../../../records/rails/facts.js';
import { companyAt, lineNow, note } from '../../../../records/rails/follower.js';
import { changed } from '../../../../records/rails/money.js';
import { textAt, wholeAt, type ReportLine } from '../../../../records/rails/report.js';

export const toldDestination: Deviation = {
  kind: 'way-to-destination',
  rule: '1856 §6.2',
  rails: 'Rails knows of a destination when its players tell',
};

/** Companies that have come to their destination by the rules, with the line, and that Rails has not told of. */
const reached = (f: Follower): { readonly [company: string]: number } =>
  (f.memory['reached'] ?? {}) as { readonly [company: string]: number };

const remember = (f: Follower, now: { readonly [company: string]: number }): void => {
  f.memory = { ...f.memory, reached: now };
};

/** What a company gets for its destination it has to wait for until the report tells it. */
export const holdReleases = (f: Follower, facts: readonly Fact[]): void => {
  for (const fact of facts) {
    if (fact.kind !== 'destination-reached') continue;
    const company = companyIn(fact);
    remember(f, { [company]: lineNow(f), ...reached(f) });
    f.state = changed(f.state, d => takeRelease(f.game, d, company));
    f.facts = f.facts.filter(other => other !== fact);
  }
};

/** The company's capital is no longer kept. */
const tell = (f: Follower, line: ReportLine, company: string): void => {
  const { [company]: since, ...others } = reached(f);
  remember(f, others);
  if (!waitsForDestination(f.state, company)) {
    note(f, line.number, `${company} does not wait for a destination`);
    return;
  }
  const soon = since === undefined ? reachedSoon(f, company) : undefined;
  if (soon !== undefined)
    note(f, line.number, `${company} comes to its destination only at line ${soon}`, toldDestination);
  else if (since === undefined)
    note(f, line.number, `by the rules ${company} has not come to its destination`);
  else if (!isSameMoment(f, since, line))
    note(f, line.number, `${company} came to its destination at line ${since}`, toldDestination);
  f.memory = { ...f.memory, escrow: escrowOf(f.game, f.state, company) };
  f.state = changed(f.state, d => release(f.game, d, trial, company));
};

/** How many lines before the tile players may tell of a destination. */
const early = 2;

/** What a tile brings, in lines of its own. */
const ofTile: readonly string[] = ['DestinationReached', 'ReleasedFromEscrow'];

/** The line with a tile, just behind this one and in the same turn, by which the company comes to its destination. */
const reachedSoon = (f: Follower, company: string): number | undefined => {
  const rest = f.lines.slice(f.at + 1, f.at + 20).filter(({ key }) => !ofTile.includes(key));
  const next = rest.slice(0, early);
  const end = next.findIndex(({ key }) => ['CompanyOperates', 'EndOfOperatingRound'].includes(key));
  const lines = [...f.lines.slice(0, f.at + 1), ...(end < 0 ? next : next.slice(0, end))];
  const ahead: Follower = { ...f, lines, trying: true };
  f.tryOn(ahead);
  return reached(ahead)[company];
};

/** Is nothing between the lines but what a tile brings? */
const isSameMoment = (f: Follower, since: number, line: ReportLine): boolean =>
  f.lines
    .filter(({ number }) => number > since && number < line.number)
    .every(({ key }) => ofTile.includes(key));

/** What was reached and never told. */
export const noteUntold = (f: Follower): void => {
  for (const [company, since] of Object.entries(reached(f)))
    if (escrowOf(f.game, f.state, company) > 0)
      note(f, since, `${company} comes to its destination; the report does not tell`, toldDestination);
};

export const destinationEvents: Handlers = {
  DestinationReached: (f, line) => {
    const company = companyAt(f, line, 0);
    const hexes = destinationOf(f.game, company)?.to ?? [];
    if (!hexes.includes(textAt(line, 1)))
      compareReported(f, line.number, `destination of ${company}`, textAt(line, 1), hexes.join());
    tell(f, line, company);
  },
  ReleasedFromEscrow: (f, line) => {
    const company = companyAt(f, line, 0);
    if (waitsForDestination(f.state, company)) tell(f, line, company);
    compareReported(f, line.number, `money kept for ${company}`, wholeAt(line, 1), f.memory['escrow'] ?? 0);
  },
  HoldMoneyInEscrow: (f, line) => {
    const company = companyAt(f, line, 2);
    const kept = escrowOf(f.game, f.state, company) + wholeAt(line, 0);
    compareReported(f, line.number, `money kept for ${company}`, wholeAt(line, 1), kept);
    compareReported(
      f,
      line.number,
      `${company} waits for its destination`,
      true,
      waitsForDestination(f.state, company),
    );
  },
};
