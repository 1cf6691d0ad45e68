/**
 * Chance is recorded, not seeded: the engine says what it needs drawn, the service draws it and
 * stores it with the action, and a replay reads it back.
 */
export type DrawRequest =
  /** One number from 1 to `sides`. */
  | { readonly kind: 'die'; readonly sides: number }
  /** A random order of 0 .. `of` - 1. */
  | { readonly kind: 'shuffle'; readonly of: number };

/** What came of one request: `[4]` for a die, `[2, 0, 1]` for a shuffle. */
export type Drawn = readonly number[];

/** Handed to the rules, which call it when they need a draw. */
export type Draw = (request: DrawRequest) => Drawn;

/** Thrown when the rules need a draw that was not supplied; the caller draws and tries again. */
export class DrawNeeded extends Error {
  constructor(readonly request: DrawRequest) {
    super('draw needed');
    this.name = 'DrawNeeded';
  }
}

/** A recorded draw that does not answer the request: the record is damaged. */
export class BadDraw extends Error {
  constructor(
    readonly request: DrawRequest,
    readonly drawn: Drawn | undefined,
  ) {
    super('the recorded draw does not fit');
    this.name = 'BadDraw';
  }
}

const answers = (request: DrawRequest, drawn: Drawn): boolean =>
  request.kind === 'die'
    ? drawn.length === 1 && Number.isInteger(drawn[0]) && drawn[0]! >= 1 && drawn[0]! <= request.sides
    : drawn.length === request.of &&
      new Set(drawn).size === request.of &&
      drawn.every(n => Number.isInteger(n) && n >= 0 && n < request.of);

/**
 * Deals out recorded draws in order.
 * @throws DrawNeeded when they run out, BadDraw when one does not answer its request.
 */
export const fromRecord = (draws: readonly Drawn[]): { readonly draw: Draw; readonly used: () => number } => {
  let next = 0;
  return {
    draw: request => {
      const drawn = draws[next];
      if (!drawn) throw new DrawNeeded(request);
      if (!answers(request, drawn)) throw new BadDraw(request, drawn);
      next++;
      return drawn;
    },
    used: () => next,
  };
};
