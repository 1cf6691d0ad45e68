import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { browser, textOf } from './support/browser.js';
import { startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('the page of the interface finds operations by words, and has an example of what they take', async () => {
  const reader = browser(world.server);
  const all = await reader.get('/api/docs');
  expect(textOf(all.text)).toContain('/api/v1/games/{id}/try');
  expect(all.text).toContain('<h3>Example</h3>');
  const some = textOf((await reader.get('/api/docs?search=TRY+moves')).text);
  expect(some).toContain('/api/v1/games/{id}/try');
  expect(some).not.toContain('/api/v1/passkeys');
  expect(some.length).toBeLessThan(textOf(all.text).length / 10);
  const none = await reader.get('/api/docs?search=%3Cscript%3E');
  expect(textOf(none.text)).toContain('No operation has all of these words.');
  expect(none.text).toContain('value="&lt;script&gt;"');
});
