import { Router } from 'express';
import type { HttpDeps } from '../deps.js';
import { type Served, serve } from '../routes.js';
import { guarded } from '../watching.js';
import { adviceRoutes } from './advice.js';
import { accountRoutes } from './accounts.js';
import { botRoutes } from './bots.js';
import { channelRoutes } from './channels.js';
import { gameRoutes } from './games.js';
import { invitationRoutes } from './invitations.js';
import { serviceSeatRoutes } from './service-seats.js';
import { liveRoutes } from './live.js';
import { logRoutes } from './log.js';
import { noteRoutes } from './notes.js';
import { notificationRoutes } from './notifications.js';
import { problemCodes } from '../problem-codes.js';
import { buildDocument, type ApiDocument } from './openapi.js';
import { planRoutes } from './plans.js';
import { passkeyRoutes } from './passkeys.js';
import { orderRoutes } from './orders.js';
import { playRoutes } from './play.js';
import { replyRoutes } from './replies.js';
import type { ApiRoute } from './route.js';
import { sandboxRoutes } from './sandbox.js';
import { voteRoutes } from './votes.js';
import { securityRoutes } from './security.js';
import { tableRoutes } from './tables.js';
import { titleSchemaRoutes } from './title-schemas.js';
import { titleRoutes } from './titles.js';
import { tryRoutes } from './try.js';
import { chatRoutes } from './chat.js';
import { watchingRoutes } from './watching.js';
import { whyRoutes } from './why.js';
import { webhookRoutes } from './webhooks.js';

/** In this order: `/games/next` and `/games/import` stand before `/games/{id}`. */
export const apiRoutes: readonly ApiRoute[] = [
  ...accountRoutes,
  ...notificationRoutes,
  ...replyRoutes,
  ...securityRoutes,
  ...passkeyRoutes,
  ...logRoutes,
  ...tableRoutes,
  ...titleRoutes,
  ...titleSchemaRoutes,
  ...gameRoutes,
  ...sandboxRoutes,
  ...invitationRoutes,
  ...serviceSeatRoutes,
  ...botRoutes,
  ...playRoutes,
  ...tryRoutes,
  ...adviceRoutes,
  ...whyRoutes,
  ...voteRoutes,
  ...orderRoutes,
  ...chatRoutes,
  ...liveRoutes,
  ...noteRoutes,
  ...planRoutes,
  ...watchingRoutes,
  ...webhookRoutes,
  ...channelRoutes,
];

const inExpress = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The interface under `/api/v1`, and its document, which is made when it is first asked for. */
export const buildApi = (
  deps: HttpDeps,
): { readonly router: Router; readonly document: () => ApiDocument } => {
  let made: ApiDocument | undefined;
  const document = (): ApiDocument =>
    (made ??= buildDocument(
      apiRoutes,
      deps.baseUrl,
      problemCodes(deps, 'en').map(({ code }) => code),
    ));
  const router = Router();
  const served = apiRoutes.map(({ method, path, serve: run }): Served => ({
    method,
    path: inExpress(path),
    handlers: [(req, res) => run(deps, req, res)],
  }));
  const openapi: Served = {
    method: 'get',
    path: '/openapi.json',
    handlers: [
      (_req, res) => {
        res.setHeader('Cache-Control', 'public, max-age=300');
        res.json(document());
      },
    ],
  };
  serve(router, [...guarded(deps, served), openapi]);
  return { router, document };
};
