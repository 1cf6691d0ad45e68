interface Round {
  /** The step it begins with. */
  readonly from: number;
  readonly name: string | undefined;
}

/** The round of a step, by where each begins; none before the first. */
export const roundAt = (rounds: readonly Round[], step: number): string | undefined =>
  rounds.findLast(({ from }) => from <= step)?.name;

interface Spoken {
  readonly step: string;
  /** Stands behind the step. */
  readonly round: string;
  /** Both, for those who hear it. */
  readonly all: string;
}

/** @param words with the places `{step}` and `{of}` */
export const spoken = (
  words: string,
  { step, of, round }: { readonly step: string; readonly of: string; readonly round: string | undefined },
): Spoken => {
  const said = words.replace('{step}', step).replace('{of}', of);
  return {
    step: said,
    round: round === undefined ? '' : ` · ${round}`,
    all: [said, ...(round === undefined ? [] : [round])].join(', '),
  };
};
