import { expect, test } from '@jest/globals';
import { follow } from '../../src/web/follow.js';

/** What is done, in order, while the answers come; it is over with the answer `off`. */
const followed = async (answers: readonly (string | null)[]): Promise<readonly string[]> => {
  const done: string[] = [];
  const left = [...answers];
  let state = 'on';
  await follow({
    isOn: () => state !== 'off',
    pause: async () => void done.push('pause'),
    ask: async () => left.shift() ?? null,
    show: (next: string) => {
      state = next;
      done.push(next);
    },
  });
  expect(left).toEqual([]);
  return done;
};

test('it is asked after each pause until it is over', async () => {
  expect(await followed(['half', 'off'])).toEqual(['pause', 'half', 'pause', 'off']);
});

test('what cannot be had just now is asked for again', async () => {
  expect(await followed([null, null, 'off'])).toEqual(['pause', 'pause', 'pause', 'off']);
});
