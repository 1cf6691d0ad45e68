import { describe, expect, test } from '@jest/globals';
import { drawing, el, link, num } from '../../src/board/svg.js';

describe('SVG as text', () => {
  test('a hostile name stays text, in content and in attributes', () => {
    const name = `</text><script>alert("1")</script> & 'x'`;
    const { markup } = el('text', { 'aria-label': name }, name);
    expect(markup).not.toContain('<script');
    expect(markup.match(/</g)).toHaveLength(2);
    expect(markup).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;');
  });

  test('characters that are no XML are replaced', () => {
    expect(el('title', {}, 'a\u0000b\ud800c\ufffe').markup).toBe('<title>a\ufffdb\ufffdc\ufffd</title>');
  });

  test('an emoji is kept', () => {
    expect(el('title', {}, '🚂').markup).toBe('<title>🚂</title>');
  });

  test.each(['onclick', 'href', 'xlink:href', 'x y', '"'])('no attribute %s can be made', name => {
    expect(() => el('g', { [name]: 'x' })).toThrow('no attribute');
  });

  test.each(['javascript:alert(1)', 'https://example.org/', '//example.org', '/\\example.org', 'data:x', ''])(
    'a link to %p is refused',
    href => {
      expect(() => link(href, 'x')).toThrow('stays on this site');
    },
  );

  test('a link of this site is kept and escaped', () => {
    expect(link('/games/4?hex=F10&seat="1', 'x').markup).toBe(
      '<a href="/games/4?hex=F10&amp;seat=&quot;1">x</a>',
    );
  });

  test('numbers are short and never minus zero', () => {
    expect([num(1.25), num(-0.04), num(1 / 3), num(20)]).toEqual(['1.3', '0', '0.3', '20']);
  });

  test('a drawing has a view box and no size of its own', () => {
    const svg = drawing({ x: -1, y: 0, width: 2, height: 3 }, { role: 'img' }, 'a');
    expect(svg).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 2 3" role="img">a</svg>');
  });
});
