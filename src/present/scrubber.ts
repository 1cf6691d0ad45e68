import { escaped } from '../board/svg.js';
import type { StepWords } from './page-words.js';
import type { Here } from './shown.js';

/*
 * What leads from one step of a game to another.
 */

/** A round and the step with which it begins, as the page shows it. */
export interface RoundMark {
  readonly step: number;
  readonly name: string;
}

interface Scrubbed {
  readonly gameId: string;
  readonly step: number;
  readonly of: number;
  readonly rounds: readonly RoundMark[];
  /** What the step brought about. */
  readonly said: string;
  /** What stays as it is from step to step. */
  readonly kept: Here['kept'];
}

/** The last round that began before `step`, and the first that begins after it. */
const around = (
  marks: readonly RoundMark[],
  step: number,
): { readonly before: RoundMark | undefined; readonly after: RoundMark | undefined } => ({
  before: marks.findLast(mark => mark.step < step),
  after: marks.find(mark => mark.step > step),
});

/** In percent of the line's length; names that would stand on the one before are left out. */
const NAME_ROOM = 15;

/** A line of ticks to stand below the slider, named as far as there is room; for the eye alone. */
const ticks = (marks: readonly RoundMark[], of: number): string => {
  let free = 0;
  const parts = marks.map(({ step, name }) => {
    const x = (100 * step) / Math.max(1, of);
    const named = x >= free && x <= 100 - NAME_ROOM / 2;
    if (named) free = x + NAME_ROOM;
    const at = `${x.toFixed(2)}%`;
    const tick = `<line x1="${at}" x2="${at}" y1="0" y2="${named ? 9 : 5}"/>`;
    return named ? `${tick}<text x="${at}" y="21">${escaped(name)}</text>` : tick;
  });
  return `<svg class="ticks" aria-hidden="true" width="100%" height="24">${parts.join('')}</svg>`;
};

/** The address of a step. */
export const stepLink = (gameId: string, step: number, kept: Here['kept'] = []): string =>
  [
    `/g/${gameId}/history?step=${step}`,
    ...kept.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`),
  ].join('&');

/** Of an address, what stays as it is from step to step: the layer of the map, whom the log is about, the absence. */
export const keptOf = ({ kept }: Here): Here['kept'] =>
  kept.filter(({ name }) => ['show', 'who', 'since'].includes(name));

interface StepLink {
  readonly name: string;
  readonly sign: string;
  readonly label: string;
  readonly rel?: string;
  /** None where there is no such step. */
  readonly href?: string;
}

/** The slider as the template has it. */
export interface ScrubberModel {
  readonly step: number;
  readonly of: number;
  readonly rounds: readonly RoundMark[];
  readonly round: string | undefined;
  readonly said: string;
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  readonly ticks: string | undefined;
  readonly links: readonly StepLink[];
}

/** The slider and everything else that leads from one step to another. */
export const scrubberModel = (
  t: StepWords,
  { gameId, step, of, rounds, said, kept }: Scrubbed,
): ScrubberModel => {
  const { before, after } = around(rounds, step);
  const link = (
    name: string,
    sign: string,
    label: string,
    to: number | undefined,
    rel?: string,
  ): StepLink => ({
    name,
    sign,
    label,
    ...(rel !== undefined && { rel }),
    ...(to !== undefined && { href: stepLink(gameId, to, kept) }),
  });
  const back = step > 0;
  const on = step < of;
  const round = rounds.findLast(mark => mark.step <= step)?.name;
  return {
    step,
    of,
    rounds,
    round,
    said,
    kept,
    text: [t('stepOf', { step, of }), ...(round === undefined ? [] : [round])].join(', '),
    ticks: rounds.length > 0 ? ticks(rounds, of) : undefined,
    links: [
      link('first', '|‹', t('firstStep'), back ? 0 : undefined, 'first'),
      link('previous-round', '«', t('previousRound'), before?.step ?? (back ? 0 : undefined)),
      link('previous', '‹', t('previousStep'), back ? step - 1 : undefined, 'prev'),
      link('next', '›', t('followingStep'), on ? step + 1 : undefined, 'next'),
      link('next-round', '»', t('nextRound'), after?.step ?? (on ? of : undefined)),
      link('last', '›|', t('lastStep'), on ? of : undefined, 'last'),
    ],
  };
};
