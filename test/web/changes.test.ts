import { describe, expect, test } from '@jest/globals';
import { fc } from '../support/property.js';
import { changesOf, type Looks } from '../../src/web/changes.js';

/** `a1` is a node of the key `a` that says 1; `_` is space. */
const looks: Looks<string> = {
  isSame: (old, fresh) => old === fresh,
  isAlike: (old, fresh) => old[0] === fresh[0],
  isSpace: fresh => fresh.startsWith('_'),
};

const told = (before: string, after: string): readonly string[] =>
  changesOf(before.split(' '), after.split(' '), looks).map(change =>
    change.do === 'insert'
      ? `+${change.fresh} before ${change.before ?? 'the end'}`
      : change.do === 'remove'
        ? `-${change.old}`
        : `${change.old}>${change.fresh}`,
  );

/** The list after the changes, made one by one as a page makes them. */
const after = (before: readonly string[], fresh: readonly string[]): readonly string[] => {
  const list = [...before];
  for (const change of changesOf(before, fresh, looks)) {
    if (change.do === 'remove') list.splice(list.indexOf(change.old), 1);
    else if (change.do === 'patch') list[list.indexOf(change.old)] = change.fresh;
    else list.splice(change.before === null ? list.length : list.indexOf(change.before), 0, change.fresh);
  }
  return list;
};

describe('what makes the children of a part like fresh ones', () => {
  test('is nothing where they are the same', () => {
    expect(told('a1 b1 c1', 'a1 b1 c1')).toEqual([]);
  });

  test('touches only what differs', () => {
    expect(told('a1 b1 c1', 'a1 b2 c1')).toEqual(['b1>b2']);
  });

  test('a row more or less in between moves no other', () => {
    expect(told('a1 b1 c1', 'a1 x1 b1 c1')).toEqual(['+x1 before b1']);
    expect(told('a1 b1 c1', 'a1 c1')).toEqual(['-b1']);
    expect(told('a1 b1', 'a1 b1 c1')).toEqual(['+c1 before the end']);
    expect(told('a1 a1 a1', 'a1 a1')).toEqual(['-a1']);
  });

  test('what has another key takes no other’s place', () => {
    expect(told('a1 b1', 'b2 a2')).toEqual(['-a1', 'b1>b2', '+a2 before the end']);
    expect(told('a1 b1 c1', 'x1 b1 y1')).toEqual(['+x1 before a1', '-a1', 'b1>b1', '+y1 before c1', '-c1']);
  });

  test('space is not looked for farther on: what stands before it stays', () => {
    expect(told('a1 _1 b1', '_2 a2 b2')).toEqual(['+_2 before a1', 'a1>a2', '-_1', 'b1>b2']);
  });

  test('always ends with the fresh ones', () => {
    const list = fc.uniqueArray(fc.constantFrom(...['a1', 'a2', 'b1', 'b2', 'c1', 'c2', '_1', '_2', '_3']));
    fc.assert(
      fc.property(list, list, (before, fresh) => {
        // Each its own, so that it can be found again.
        const own = before.map(node => `${node}'`);
        expect(after(own, fresh)).toEqual(fresh);
      }),
    );
  });
});
