import { seatName, type Seat } from '../../engine/core/index.js';
import { plainNames, wordsFor } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import type { Digest } from '../presenter.js';
import { proposedRuns, runLines, senderOf } from './runs.js';
import { money, type Shown } from './shown.js';
import { companiesTable, playersTable, privatesTable } from './tables.js';
import { stageLine } from './trains.js';

/** What lies on the board: each tile with how it is turned, and the tokens of each company. */
const boardLines = ({ s, g }: Shown): readonly string[] => {
  const { laid, tokens } = s.board;
  const tiles = Object.entries(laid).map(([hex, tile]) => `${hex} ${tile}`);
  const placed = g.data.companies.flatMap(({ id }) => {
    const own = tokens.filter(({ company }) => company === id);
    if (own.length === 0) return [];
    return [`${id} ${own.map(({ hex, stop }) => (stop === 0 ? hex : `${hex}.${String(stop)}`)).join(' ')}`];
  });
  return [tiles.join(', '), placed.join(', ')].filter(line => line !== '');
};

/** What is for sale, each kind with its price and how many are left. */
const trainsLine = (shown: Shown): string => {
  const { g, s } = shown;
  const left = g.data.trains.flatMap(({ name, price }) => {
    const count = s.depot.left[name];
    if (count === 0 || count === undefined) return [];
    return [`${name}${count === null ? '' : ` ×${String(count)}`} ${money(shown, price)}`];
  });
  const pool =
    s.depot.pool.length === 0 ? [] : [`${railLabels[shown.language].pool} ${s.depot.pool.join(' ')}`];
  return [...left, ...pool].join(', ');
};

/** Offers that wait for somebody's word, by the numbers by which they are answered. */
const offerLines = ({ s, names, language }: Shown, seat: Seat | null): readonly string[] => {
  const words = wordsFor(s.title);
  const called = plainNames(language, names, words);
  return s.offers.map(offer => {
    const note = { ...offer, kind: 'offer', me: seat === null ? '' : seatName(seat) };
    return `${String(offer.id)}: ${words.note(language, note, called)}`;
  });
};

/** The position in as few letters as say it, with ids as the notation has them. */
export const railDigest = (shown: Shown, seat: Seat | null): Digest => {
  const { g, s, language } = shown;
  const labels = railLabels[language];
  const runs = seat !== null && seat === senderOf(s) ? runLines(g, s, proposedRuns(g, s), language) : [];
  return {
    tables: [
      playersTable(shown),
      companiesTable(shown),
      ...(s.round.kind === 'auction' ? [privatesTable(shown)] : []),
    ],
    lines: [
      { heading: labels.state, lines: [stageLine(shown)] },
      { heading: labels.trains, lines: [trainsLine(shown)] },
      { heading: labels.map, lines: boardLines(shown) },
      { heading: labels.proposedRuns, lines: runs },
      { heading: labels.offers, lines: offerLines(shown, seat) },
    ],
  };
};
