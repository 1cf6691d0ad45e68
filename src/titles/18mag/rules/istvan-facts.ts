/** What Istvan does, before it is done: which line he follows and why. */
export type IstvanFact =
  | {
      readonly kind: 'istvan-acts';
      /** His minor, or the supporting company that he leads or buys. */
      readonly company: string;
      readonly what: 'levy' | 'upgrade' | 'station' | 'scrap' | 'railcar' | 'train' | 'share' | 'payout';
      /** The train, the hex. */
      readonly item: string | null;
      /** The line of the company's card, or of his share card. */
      readonly line: number | null;
      readonly why:
        | 'yellow-phase'
        | 'home'
        | 'reached'
        | 'card'
        | 'no-train'
        | 'room'
        | 'earns-more'
        | 'leads';
    }
  /** A line that nothing can come of. */
  | {
      readonly kind: 'istvan-skips';
      readonly company: string;
      readonly line: number;
      readonly item: string;
      readonly why: 'no-city' | 'no-token';
    }
  /** At the end of its turn: what it will buy next, and why not now. */
  | {
      readonly kind: 'istvan-waits';
      readonly company: string;
      readonly line: number | null;
      readonly item: string;
      readonly why: 'money' | 'room' | 'turn';
    }
  /** In the short game both players have an income in each operating round. */
  | { readonly kind: 'solo-income'; readonly amount: number }
  /** What was dealt to Istvan. */
  | {
      readonly kind: 'istvan-cards';
      readonly level: string;
      readonly minors: readonly string[];
      readonly share: string;
    }
  /** How the game came out. */
  | { readonly kind: 'solo-result'; readonly seat: number; readonly worth: number; readonly istvan: number };
