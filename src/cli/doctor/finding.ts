/** `??`: nobody but the one who asks can tell. */
export interface Finding {
  readonly state: 'ok' | 'BAD' | '??';
  readonly what: string;
  /** What is there, or what is missing and what would be right. */
  readonly say: string;
}

export const ok = (what: string, say: string): Finding => ({ state: 'ok', what, say });
export const bad = (what: string, say: string): Finding => ({ state: 'BAD', what, say });
export const unknown = (what: string, say: string): Finding => ({ state: '??', what, say });

/** One or the other. */
export const findingIf = (right: boolean, what: string, good: string, wrong: string): Finding =>
  right ? ok(what, good) : bad(what, wrong);
