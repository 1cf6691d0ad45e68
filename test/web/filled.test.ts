import { describe, expect, test } from '@jest/globals';
import { isChanged, isChoosing, type FilledField } from '../../src/web/filled.js';

const line = (value: string, defaultValue: string, type = 'text', name = 'f.price'): FilledField => ({
  ...{ name, type, value, defaultValue },
});
const box = (type: string, checked: boolean, defaultChecked: boolean): FilledField => ({
  ...{ name: 'f.loan', type, value: 'on', defaultValue: 'on', checked, defaultChecked },
});
const list = (selectedIndex: number, ...marked: readonly boolean[]): FilledField => ({
  ...{ name: 'f.company', type: 'select-one', selectedIndex },
  options: marked.map(defaultSelected => ({ defaultSelected })),
});

describe('a field is filled in', () => {
  test('when it says something else than the page had', () => {
    expect(isChanged(line('57', ''))).toBe(true);
    expect(isChanged(line('57', '57'))).toBe(false);
    expect(isChanged(line('', '57', 'number'))).toBe(true);
    expect(isChanged(line('ab', '', 'textarea'))).toBe(true);
  });

  test.each(['checkbox', 'radio'])('a %s when it is not marked as it was', type => {
    expect(isChanged(box(type, true, false))).toBe(true);
    expect(isChanged(box(type, false, true))).toBe(true);
    expect(isChanged(box(type, true, true))).toBe(false);
  });

  test('a list when another than the page’s choice is chosen, or than the first where it has none', () => {
    expect(isChanged(list(1, false, true))).toBe(false);
    expect(isChanged(list(0, false, true))).toBe(true);
    expect(isChanged(list(0, false, false))).toBe(false);
    expect(isChanged(list(1, false, false))).toBe(true);
  });

  test.each(['hidden', 'submit', 'button', 'reset'])('never one of type %s', type => {
    expect(isChanged(line('a', 'b', type))).toBe(false);
  });

  test('a panel that is looked at is nothing that is filled in', () => {
    expect(isChanged({ ...box('radio', true, false), name: 'panel' })).toBe(false);
  });
});

test('whoever has chosen a kind of move, a place or a thing is in the middle of it', () => {
  expect(['?do=lay', '?seat=1&place=E11', '?seat=1&of=PRR'].every(isChoosing)).toBe(true);
  expect(['', '?seat=1', '?undo=1', '?show=do'].some(isChoosing)).toBe(false);
});
