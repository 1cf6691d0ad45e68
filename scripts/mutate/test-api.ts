import { expect } from 'expect';

/** What the tests take from Jest; a test is only noted here, and run by whoever loads its file. */
export interface Noted {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...given: readonly unknown[]) => unknown;

let noted: Noted[] = [];
let around: readonly string[] = [];

/** The tests of the files loaded since the last call. */
export const takeNoted = (): readonly Noted[] => {
  const taken = noted;
  noted = [];
  return taken;
};

const given = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

const each =
  (one: (name: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body): void => {
    for (const [i, row] of rows.entries()) one(`${name} #${i + 1}`, () => body(...given(row)));
  };

const noteTest = (name: string, run: () => unknown): void => {
  noted.push({ name: [...around, name].join(' › '), run });
};

const describeOne = (name: string, body: () => unknown): void => {
  const outside = around;
  around = [...around, name];
  body();
  around = outside;
};

const never = (): void => undefined;

export const test = Object.assign(noteTest, {
  each: each(noteTest),
  skip: Object.assign(never, { each: () => never }),
});
export const describe = Object.assign(describeOne, {
  each: each(describeOne),
  skip: Object.assign(never, { each: () => never }),
});
export { expect };
