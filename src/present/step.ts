import type { LogForm } from './log-about.js';
import { TURN, panelsOf, type Panels } from './panels.js';
import type { StepWords } from './page-words.js';
import { keptOf, scrubberModel, stepLink, type RoundMark, type ScrubberModel } from './scrubber.js';
import type { Section } from './section.js';
import { sectionModels, type Here, type ShownSection } from './shown.js';

/*
 * One step of a game, as the page that looks back shows it: the same data for the templates, whether the service fills
 * them in or the browser.
 */

/** The way to all there is to know of a company. */
export interface CompanyLink {
  readonly href: string;
  readonly name: string;
  /** A small `<svg>`. */
  readonly mark: string;
}

/** A row of the log as it is shown. */
export interface ShownRow {
  readonly number: number;
  /** Who made the move; empty for the start. */
  readonly who: string;
  /** What happened: in words, or else who did what. */
  readonly lead: string;
  /** What else came of it. */
  readonly rest: readonly string[];
  readonly notation: string;
  readonly undone: boolean;
  /** It is a move, and stands. */
  readonly stands: boolean;
  /** Everything after it can be taken back. */
  readonly back?: true;
  /** The companies that it is about, each with its way there. */
  readonly about?: readonly CompanyLink[];
  /** How it came about, where it was not simply played. */
  readonly mark?: string;
  /** When: as machines read it, and in the reader's words and zone. */
  readonly at?: string;
  readonly time?: string;
}

/** What was said while a row was the newest, and the reader's own note about it. */
export interface Remarks {
  readonly chat?: readonly Said[];
  readonly pin?: string;
}

/** Something a player said, its text in parts, of which some name somebody. */
export interface Said {
  readonly who: string;
  /** For whom it is, where it is not for all. */
  readonly to: string | undefined;
  readonly at: string;
  readonly time: string;
  readonly deleted: boolean;
  readonly parts: readonly { readonly text: string; readonly name: boolean }[];
}

/** A form for the reader's own note about a step. */
export interface NoteForm {
  readonly number: number;
  readonly most: number;
  readonly text: string;
}

/** A row as the templates have it. */
export type LogLine = Omit<ShownRow, 'stands'> & Remarks;

/** How the reader can have everything after a step taken back. */
interface TakeBack {
  readonly step: number;
  /** Freely, so many of their own moves; undefined where the others are asked. */
  readonly own?: { readonly count: number; readonly expected: number; readonly seat: number };
  readonly key: string;
}

/** What a player may have taken back in the newest position. */
export interface TakeBackModel {
  readonly seat: number;
  /** The newest row. */
  readonly expected: number;
  /** The newest action that stands. */
  readonly top: number;
  /** Steps that the player may go back to freely: by taking back one of their own moves, two, and so on. */
  readonly free: readonly number[];
}

/**
 * How everything after a step is taken back; undefined where it cannot be.
 * @param stands whether what led to the step stands
 * @param key of the form, so that it is sent once
 */
const takeBackTo = (
  backs: TakeBackModel | undefined,
  step: number,
  stands: boolean,
  key: () => string,
): TakeBack | undefined => {
  if (!backs || !stands || step >= backs.top) return undefined;
  const { seat, expected, free } = backs;
  const count = free.indexOf(step) + 1;
  return { step, key: key(), ...(count > 0 && { own: { count, expected, seat } }) };
};

/** The rows, each with what the reader may have taken back after it. */
export const withTakeBacks = <R extends ShownRow>(
  rows: readonly R[],
  backs: TakeBackModel | undefined,
): readonly R[] =>
  backs ? rows.map(row => (row.stands && row.number < backs.top ? { ...row, back: true } : row)) : rows;

/** Rows of the log on the page. */
export interface ShownRows {
  readonly rows: readonly (ShownRow & Remarks)[];
  /** What was said before the first row. */
  readonly start?: Remarks | undefined;
  readonly earlier?: string;
  readonly later?: string;
}

interface StepInput {
  readonly t: StepWords;
  readonly game: { readonly id: string; readonly name: string };
  readonly step: number;
  readonly of: number;
  /** Names the position. */
  readonly hash: string;
  readonly status: string;
  readonly row: (ShownRow & Remarks) | undefined;
  readonly remarks: Remarks;
  /** The form for the reader's own note. */
  readonly note: NoteForm | undefined;
  readonly rounds: readonly RoundMark[];
  readonly here: Here;
  readonly sections: readonly Section[];
  /** The final table, once the game is over. */
  readonly final: readonly Section[];
  /** Which panel the reader looks at. */
  readonly panel: string | undefined;
  /** Can positions of this game be compared, and drawn as charts? */
  readonly comparable: boolean;
  readonly backs: TakeBackModel | undefined;
  /** Makes a key for a form. */
  readonly key: () => string;
  /** It is the reader's turn in the newest position. */
  readonly yourTurn: boolean;
  readonly log: ShownRows & { readonly choose: LogForm; readonly notation: boolean };
}

/** What a step brought about, in a line. */
const said = ({ row, status }: StepInput): string =>
  row ? [row.lead, ...row.rest, row.notation].filter(Boolean).join('. ') : status;

interface Absence {
  readonly text: string;
  readonly now?: { readonly href: string; readonly label: string };
}

/** Where the reader stands among the steps of an absence (`since` in the address), with the way on at its end. */
const absenceOf = ({ t, game, step, of, here, yourTurn }: StepInput): Absence | undefined => {
  const since = here.kept.find(({ name }) => name === 'since')?.value;
  if (since === undefined || !/^\d{1,9}$/.test(since) || Number(since) >= of) return undefined;
  const at = Math.max(0, step - Number(since));
  return {
    text: t('absence', { at, of: of - Number(since) }),
    ...(step === of && {
      now: { href: `/g/${game.id}#turn`, label: t(yourTurn ? 'absenceTurn' : 'absenceNow') },
    }),
  };
};

/** What the templates of a step show. */
export interface StepModel extends Pick<StepInput, 'of' | 'status' | 'remarks' | 'note'> {
  readonly game: StepInput['game'] & { readonly position: string };
  readonly steps: ScrubberModel;
  readonly comparable: false | { readonly from: number; readonly to: number };
  readonly absence: Absence | undefined;
  readonly here: LogLine | undefined;
  readonly back: TakeBack | undefined;
  readonly final: readonly ShownSection[];
  readonly panels: Panels & { readonly first: string };
  readonly log: Omit<StepInput['log'], 'rows'> & { readonly rows: readonly LogLine[] };
}

/** Everything that the templates of a step show. */
export const stepModel = (input: StepInput): StepModel => {
  const { t, game, step, of, hash, rounds, here, sections, final, panel, log, backs } = input;
  const kept = keptOf(here);
  return {
    game: { ...game, position: hash.slice(0, 12) },
    steps: scrubberModel(t, { gameId: game.id, step, of, rounds, said: said(input), kept }),
    of,
    comparable: input.comparable && { from: step, to: of },
    status: input.status,
    absence: absenceOf(input),
    here: input.row,
    remarks: input.remarks,
    note: input.note,
    back: takeBackTo(backs, step, step === 0 || input.row?.stands === true, input.key),
    final: sectionModels(final, here),
    panels: {
      ...panelsOf({
        sections,
        shown: sectionModels(sections, here),
        board: t('board'),
        more: [],
        wanted: panel ?? TURN,
      }),
      first: t('stepPanel'),
    },
    log: { ...log, rows: withTakeBacks(log.rows, backs) },
  };
};

/** Rows of the log on one page. */
export const PER_PAGE = 100;

/** Which rows of the whole log stand beside a step: those after the first, with links to the ones before and behind. */
export const rowsBeside = (
  gameId: string,
  step: number,
  of: number,
  kept: Here['kept'],
): { readonly after: number; readonly links: Pick<ShownRows, 'earlier' | 'later'> } => {
  const after = Math.floor(Math.max(0, step - 1) / PER_PAGE) * PER_PAGE;
  const link = (to: number): string => `${stepLink(gameId, to, kept)}#log`;
  return {
    after,
    links: {
      ...(after > 0 && { earlier: link(after) }),
      ...(after + PER_PAGE < of && { later: link(after + PER_PAGE + 1) }),
    },
  };
};

/**
 * Of all rows about somebody those that stand beside a step.
 * @param asked another page of them
 */
export const pageAbout = <R extends { readonly number: number }>(
  gameId: string,
  step: number,
  kept: Here['kept'],
  found: readonly R[],
  asked?: number,
): { readonly rows: readonly R[]; readonly links: Pick<ShownRows, 'earlier' | 'later'> } => {
  const last = Math.max(0, Math.ceil(found.length / PER_PAGE) - 1);
  const at = found.findLastIndex(row => row.number <= step);
  const page = Math.min(last, asked ?? Math.floor(Math.max(0, at) / PER_PAGE));
  const link = (to: number): string => `${stepLink(gameId, step, kept)}&page=${String(to)}#log`;
  return {
    rows: found.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
    links: {
      ...(page > 0 && { earlier: link(page - 1) }),
      ...(page < last && { later: link(page + 1) }),
    },
  };
};
