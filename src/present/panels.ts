import type { Section } from './section.js';
import type { ShownSection } from './shown.js';

/**
 * A part of the table. On a wide window what is asked stands beside the panel that is chosen, on a phone one is seen
 * at a time.
 */
export interface Panel {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly ShownSection[];
}

/** What a reader comes for: the turn or the step, with the board above it or beside it. */
export const TURN = 'turn';

export interface Panels {
  /** What the turn's panel is called, where it is none. */
  readonly first?: string;
  /** The turn is chosen, with what belongs to it. */
  readonly turn: boolean;
  /** What stands beside the turn: what the round is about, as a rule the board. */
  readonly lead: { readonly label: string; readonly key: string | undefined };
  readonly all: readonly (Panel & {
    readonly number: number;
    /** The key that shows it. */
    readonly key: string | undefined;
    readonly chosen: boolean;
    /** It stands beside the turn. */
    readonly leads: boolean;
  })[];
}

interface Laid {
  readonly sections: readonly Section[];
  /** The same sections as the template wants them. */
  readonly shown: readonly ShownSection[];
  /** What the board is called. */
  readonly board: string;
  /** Panels after those of the title. */
  readonly more: readonly Panel[];
  /** Which one the reader looks at; the turn where there is none like it. */
  readonly wanted: string | undefined;
}

/** The first part that is drawn of places, or else the first of all. */
const boardOf = (sections: readonly Section[]): Section | undefined =>
  sections.find(({ places }) => places) ?? sections[0];

/** The panels of a position, the board first. */
export const panelsOf = ({ sections, shown, board: label, more, wanted }: Laid): Panels => {
  const board = boardOf(sections);
  const own = sections.map((section, at): Panel => ({
    id: section === board ? 'board' : section.id,
    label: section === board ? label : section.heading,
    sections: [shown[at]!],
  }));
  const isBoard = ({ id }: Panel): boolean => id === 'board';
  const all = [...own.filter(isBoard), ...own.filter(panel => !isBoard(panel)), ...more];
  const chosen = all.some(({ id }) => id === wanted) ? wanted : TURN;
  const section = sections.find(({ leads }) => leads);
  const leading = all.findIndex(({ id }) => id === section?.id);
  const lead = leading < 0 ? 0 : leading;
  // The board is first; nine others have a key.
  const keyOf = (at: number): string | undefined => (at === 0 ? 'b' : at <= 9 ? String(at) : undefined);
  return {
    turn: chosen === TURN,
    lead: { label: all[lead]?.label ?? label, key: keyOf(lead) },
    all: all.map((panel, at) => ({
      ...panel,
      number: at + 1,
      key: keyOf(at),
      chosen: panel.id === chosen,
      leads: at === lead,
    })),
  };
};
