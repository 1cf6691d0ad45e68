import { computer } from './computer/computer.js';
import { crowd } from './crowd.js';
import { drivers } from './drivers.js';
import { table } from './game-table/game-table.js';
import { http } from './http.js';
import { lists } from './lists.js';
import { live } from './live.js';
import { orders } from './orders.js';
import { pages } from './pages/pages.js';
import type { Part } from './part.js';
import { pictures } from './pictures.js';
import { players } from './players.js';
import { replay } from './replay.js';
import { replies } from './replies.js';
import { routes } from './routes.js';

/** All that `npm run bench` measures; the tests run each of them at its smallest size. */
export const parts: readonly Part[] = [
  replay,
  routes,
  drivers,
  http,
  lists,
  live,
  crowd,
  orders,
  replies,
  pictures,
  pages,
  table,
  players,
  computer,
];
