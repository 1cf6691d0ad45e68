/** What a file should have where it has something else; words for each stand in `importWanted` of the pages. */
export interface WantedInFile {
  readonly kind: WantedKind;
  /** What there is to choose from, or what it belongs to. */
  readonly of?: string;
  /** What stands there instead. */
  readonly given?: string;
}

/** Every kind of it; `fitting` where nothing more can be said. */
export const wantedKinds = [
  'object',
  'list',
  'text',
  'whole-number',
  'text-or-number',
  'one-of',
  'player',
  'move',
  'option',
  'choice',
  'token',
  'run',
  'train',
  'direction',
  'beginning',
  'parts',
  'players',
  'settings',
  'fitting',
] as const;
export type WantedKind = (typeof wantedKinds)[number];

/** The same in a line for a log. */
export const wantedLine = ({ kind, of, given }: WantedInFile): string =>
  [kind, of, given === undefined ? undefined : `instead of ${given}`]
    .filter(part => part !== undefined)
    .join(' ');
