import { expect, test } from '@jest/globals';
import { mustBeForEverybody } from './look.js';
import { openPage, staged } from './stage.js';

/** A page with a line of its own, which is only seen at one width, or in other colours there. */
const pageWith = (style: string): string => `<!doctype html><html lang="en"><title>Look</title><style>
  body { margin: 0; color: #111; background: #fff }
  @media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } }
  ${style}
</style><main><h1>Look</h1><p id="line">A line</p></main></html>`;

const onPhone = '(max-width: 400px)';
const onDesk = '(min-width: 401px)';
const light = '(prefers-color-scheme: light)';
const dark = '(prefers-color-scheme: dark)';

staged('what every page is looked at for', () => {
  test.each([
    ['for a line that is pale in the light', `@media ${light} { #line { color: #ccc } }`, 'wide, light'],
    ['for a line that is dim in the dark', `@media ${dark} { #line { color: #333 } }`, 'phone, dark'],
    [
      'for a line that is pale in the light, and on a phone alone',
      `@media ${onDesk} { #line { display: none } } @media ${light} { #line { color: #ccc } }`,
      'phone, light',
    ],
    [
      'for a line that is pale where a phone has another ground for it',
      `@media ${onPhone} and ${light} { main { background: #777 } #line { color: #888 } }`,
      'phone, light',
    ],
    [
      'for a line that is dim in the dark, and at a desk alone',
      `@media ${onPhone} { #line { display: none } } @media ${dark} { #line { color: #333 } }`,
      'wide, dark',
    ],
    ['for a line that does not fit in', '#line { width: 900px }', 'at four times its size'],
  ])('a page fails %s', async (_, style, where) => {
    const page = await openPage();
    await page.setContent(pageWith(style));
    await expect(mustBeForEverybody(page, 'planted')).rejects.toThrow(where);
  });

  test('a page that is fine passes', async () => {
    const page = await openPage();
    await page.setContent(pageWith(''));
    await mustBeForEverybody(page, 'planted');
  });
});
