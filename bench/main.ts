import { writeFileSync } from 'node:fs';
import { driverRows } from './drivers.js';
import { httpRows } from './http.js';
import { crowdRows } from './crowd.js';
import { listRows } from './lists.js';
import { liveRows } from './live.js';
import { orderRows } from './orders.js';
import { pageRows } from './pages/pages.js';
import { playerRows } from './players.js';
import { replayRows } from './replay.js';
import { replyRows } from './replies.js';
import { routeRows } from './routes.js';
import type { Row } from './rows.js';

const parts: { readonly [name: string]: () => readonly Row[] | Promise<readonly Row[]> } = {
  replay: replayRows,
  routes: routeRows,
  drivers: driverRows,
  http: httpRows,
  lists: listRows,
  live: liveRows,
  crowd: crowdRows,
  orders: orderRows,
  replies: replyRows,
  pages: pageRows,
  players: playerRows,
};

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value >= 100 ? 0 : 2 });

/** `npm run bench [-- PART ...] [-- --json FILE]`: prints figures, and writes them as JSON where wanted. */
const main = async (args: readonly string[]): Promise<void> => {
  const json = args.indexOf('--json');
  const file = json >= 0 ? args[json + 1] : undefined;
  const wanted = args.filter((arg, i) => !arg.startsWith('--') && (json < 0 || i !== json + 1));
  const rows: Row[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const row of await part()) {
      rows.push(row);
      console.log(`${row.name.padEnd(72)} ${shown(row.value).padStart(12)} ${row.unit}`);
    }
  }
  if (file !== undefined)
    writeFileSync(file, `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
};

await main(process.argv.slice(2));
