import { describe, expect, test } from '@jest/globals';
import { begin, forcedMove, onlyMove } from '../../../src/engine/core/index.js';
import { pathTitle } from '../../fixtures/path/title.js';

const start = { rules: 1, seats: 2, settings: {} };

/** What is done without asking where the game begins with this step. */
const forcedIn = (step: string, seats: readonly number[] = [0, 1]): unknown => {
  const title = pathTitle([step, '0: go stay']);
  return forcedMove(title, begin(title, start), seats);
};

describe('a move is forced', () => {
  test('where nothing else is offered, and nothing is to choose in it', () => {
    expect(forcedIn('1: go')).toEqual({ seat: 1, type: 'go' });
    expect(forcedIn('0: pick')).toEqual({ seat: 0, type: 'pick', of: 3 });
  });

  test.each([
    ['something else is offered', '1: go stay'],
    ['a field has two values', '1: choose'],
    ['the rules look at what is said', '1: name'],
    ['another seat is asked, too', '0,1: go'],
    ['something is drawn', '1: draw'],
    ['something hidden comes to light', '1: show'],
    ['nobody else can tell that nothing else is possible', '?1: go'],
  ])('not where %s', (_, step) => {
    expect(forcedIn(step)).toBeNull();
  });

  test('only for seats that wish it', () => {
    expect(forcedIn('1: go', [0])).toBeNull();
    expect(forcedIn('1: go', [])).toBeNull();
  });

  test('nowhere when the game is over, or where nothing is offered', () => {
    const title = pathTitle([]);
    expect(forcedMove(title, begin(title, start), [0, 1])).toBeNull();
    expect(onlyMove([], 0)).toBeNull();
  });
});
