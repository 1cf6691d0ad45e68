/**
 * Plays many games of a title and tells what came up in them:
 *
 *     npm run simulate -- TITLE [WAY] [GAMES] [FIRST]
 *
 * `sensible`, the usual way, has the service play; `random` plays whatever is offered, with all invariants. 18 Magyarország also has
 * `alone`, the same against Istvan, and `istvan`, which tells how often he is beaten.
 */
import type { Simulation } from './count-games.js';
import { countRandom1856 } from './count-formations.js';
import { countIstvan } from './count-istvan.js';
import { countRandom1830, countRandom18mag, countRandomAlone } from './count-random.js';
import {
  countSensible1830,
  countSensible1849,
  countSensible1856,
  countSensible18mag,
  countSensibleSteam,
} from './count-sensible.js';
import { countRandomSteam } from './count-steam.js';

const all: { readonly [title: string]: { readonly [way: string]: Simulation } } = {
  '1830': { sensible: countSensible1830, random: countRandom1830 },
  '1849': { sensible: countSensible1849 },
  '1856': { sensible: countSensible1856, random: countRandom1856 },
  '18mag': {
    sensible: countSensible18mag,
    random: countRandom18mag,
    alone: countRandomAlone,
    istvan: countIstvan,
  },
  'imperial-steam': { sensible: countSensibleSteam, random: countRandomSteam },
};

const [title = '', ...words] = process.argv.slice(2);
const ways = Object.hasOwn(all, title) ? all[title]! : undefined;
const named = words[0] !== undefined && !/^\d+$/.test(words[0]);
const way = named ? words[0]! : 'sensible';
const simulation = ways && Object.hasOwn(ways, way) ? ways[way] : undefined;
if (simulation) await simulation(named ? words.slice(1) : words);
else {
  const known = Object.entries(all).map(([id, its]) => `  ${id}: ${Object.keys(its).join(', ')}`);
  process.stderr.write(`npm run simulate -- TITLE [WAY] [GAMES] [FIRST], with\n${known.join('\n')}\n`);
  process.exitCode = 2;
}
