/** What happens to a log besides actions: rows that take back or play again, and why one was written. */
export type LogFact =
  | { readonly kind: 'undone'; readonly seat: number; readonly count: number }
  | { readonly kind: 'redone'; readonly seat: number; readonly count: number }
  | { readonly kind: 'time-up'; readonly seat: number }
  | { readonly kind: 'forced'; readonly seat: number };

/** Why a standing order of any game ends; what happened, what is asked follow. */
export type CoreStop = {
  readonly kind:
    | 'happened'
    | 'asked'
    | 'impossible'
    | 'endless'
    | 'game-over'
    | 'given-undone'
    | 'taken-back'
    | 'handed-over'
    | 'replaced'
    | 'removed';
};
