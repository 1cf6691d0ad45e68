import { expect, test } from '@jest/globals';
import { drawnOnce } from '../../src/jobs/drawn-once.js';

test('a drawing is made into a picture once, another anew, and one that failed again', async () => {
  const asked: string[] = [];
  const draw = drawnOnce(async svg => {
    asked.push(svg);
    if (svg === 'broken' && asked.length === 3) throw new Error('no drawing');
    return { png: Buffer.from(svg) };
  });
  const [first, again] = await Promise.all([draw('a'), draw('a')]);
  expect(again).toBe(first);
  expect(await draw('a')).toBe(first);
  expect((await draw('b')).png.toString()).toBe('b');
  await expect(draw('broken')).rejects.toThrow('no drawing');
  expect((await draw('broken')).png.toString()).toBe('broken');
  expect(asked).toEqual(['a', 'b', 'broken', 'broken']);
});
