import { readdirSync, readFileSync } from 'node:fs';
import { titles } from './titles/registry.js';
import { begin, play } from './engine/core/index.js';
const seen = new Map<string, string>();
for (const f of readdirSync('test/fixtures/games')) {
  const [head, ...rows] = readFileSync('test/fixtures/games/' + f, 'utf8')
    .trim()
    .split('\n')
    .map(l => JSON.parse(l));
  const title: any = titles.get(head.title)!;
  let s: any = begin(title, head, head.draws);
  for (const [i, r] of rows.entries()) {
    if (i % 2 === 0)
      for (const seat of title.turn(s).asked) {
        const menu = title.menu(s, seat);
        const ask = s.ask?.kind ?? s.pending?.[0]?.kind ?? JSON.stringify(title.turn(s).ask ?? null);
        const key =
          head.title +
          ' ' +
          JSON.stringify(title.turn(s).ask?.kind ?? ask) +
          (title.turn(s).ask?.step ?? '') +
          ': ' +
          [...new Set(menu.map((o: any) => o.type))].join(' ');
        if (!seen.has(key)) seen.set(key, f + '#' + i);
      }
    s = play(title, s, r.action, r.draws ?? []).state;
  }
}
for (const [k, v] of [...seen].sort()) console.log(k, '   ', v);
