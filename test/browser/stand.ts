import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serveAssets } from '../../src/http/assets.js';
import { sectionModels } from '../../src/present/shown.js';
import { securityHeaders } from '../../src/http/security.js';
import { buildViews, type PageModels } from '../../src/http/views.js';
import type { Section } from '../../src/present/presenter.js';
import { sharedAssets } from '../support/public-files.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Stand {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves sections as a game's page shows them, with the real template, style sheet, script and headers,
 * without a database.
 * @param show the sections for an address's query
 */
export const startStand = async (
  show: (query: { readonly [name: string]: unknown }) => readonly Section[],
): Promise<Stand> => {
  const render = buildViews(`${root}templates`);
  const app = express();
  app.use(securityHeaders(new URL('http://localhost/')));
  app.get('/assets/:file', serveAssets(sharedAssets()));
  app.get('/g/stand', (req, res) => {
    const frame = { language: 'en' as const, title: 'Stand', path: '/', labels: 'names' as const };
    const board = {
      ...{ id: 'board', number: 1, label: 'Board', key: 'b', chosen: true, leads: true },
      sections: sectionModels(show(req.query), { path: '/g/stand', kept: [] }),
    };
    // Everything on the first panel, so that all of it is seen; a stand has nothing else of a game's page.
    const model = {
      game: { id: 'stand', name: 'Stand', titleName: '', number: 1, position: '0' },
      compared: { visit: Number(req.query['visit'] ?? 1) },
      panels: { turn: true, all: [board] },
    } as unknown as PageModels['game'];
    res.type('html').send(render('game', frame, model));
  });
  const server = createServer(app);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/g/stand`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
