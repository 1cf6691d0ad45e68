import { describe, expect, test } from '@jest/globals';
import { each, inside, on, text, type TemplateScope } from '../../../src/web/templates/scope.js';

describe('what a template shows', () => {
  test('is no markup', () => {
    expect(text(`<b class="x">Tom & 'Jo'</b>`)).toBe(
      '&lt;b class=&quot;x&quot;&gt;Tom &amp; &#x27;Jo&#x27;&lt;/b&gt;',
    );
  });

  test('is nothing where there is nothing, but 0 is something', () => {
    expect([null, undefined, false, ''].map(text)).toEqual(['', '', '', '']);
    expect([text(0), text(true)]).toEqual(['0', 'true']);
  });
});

test('there is something in what Handlebars takes for true', () => {
  expect([true, 1, 'a', {}, [0]].every(on)).toBe(true);
  expect([false, 0, '', null, undefined, []].some(on)).toBe(false);
});

describe('a part', () => {
  const root = { page: 'table' };
  const whole: TemplateScope = { it: root, root };

  test('sees its own, what is around it, and the page', () => {
    const seen = inside(whole, 'own', scope => JSON.stringify([scope.it, scope.up === whole, scope.root]));
    expect(seen).toBe('["own",true,{"page":"table"}]');
  });

  test('is made for each of a list, in order', () => {
    expect(each(whole, [1, 2, 3], ({ it }) => `<${String(it)}>`)).toBe('<1><2><3>');
    expect(each(whole, [], () => 'x')).toBe('');
  });
});
