import express, { type Express, Router } from 'express';
import { accessLog } from './access-log.js';
import { buildApi } from './api/api.js';
import { serveAssets } from './assets.js';
import { textInQuery } from './input/body.js';
import { contextOf, knowWho, numberRequests } from './context.js';
import { allowAnybody, allowTokensFromAnywhere } from './cors.js';
import type { HttpDeps } from './deps.js';
import { COOKIELESS, MCP_PATH, OAUTH_PATHS, OAUTH_TOLD } from './interface.js';
import { mcpRoutes } from './mcp.js';
import { oauthRoutes } from './oauth.js';
import { tellErrors } from './errors.js';
import { healthz, readyz, refuseWithoutClock } from './health.js';
import { inboundMail } from './inbound.js';
import { mustBeWithin } from './limits.js';
import { advicePages } from './pages/advice.js';
import { accountPages } from './pages/account.js';
import { adminPages } from './pages/admin/index.js';
import { addressPages } from './pages/addresses.js';
import { apiDocsPages } from './pages/api-docs.js';
import { boardPictures } from './pages/board-picture.js';
import { channelPages } from './pages/channels.js';
import { feedPages } from './pages/feeds.js';
import { formerAddresses } from './pages/former-addresses.js';
import { gameMailPages } from './pages/game-mails.js';
import { gamePages } from './pages/game.js';
import { botPages } from './pages/bots.js';
import { dataSetPages } from './pages/data-sets.js';
import { helpPages } from './pages/help.js';
import { consentPages } from './pages/consent.js';
import { herePages } from './pages/presence.js';
import { companyPages } from './pages/company.js';
import { whyPages } from './pages/why.js';
import { historyPages } from './pages/history.js';
import { homePages } from './pages/home.js';
import { importPages } from './pages/import.js';
import { leavePages } from './pages/leave.js';
import { livePages } from './pages/live.js';
import { lobbyPages } from './pages/lobby.js';
import { newGamePages } from './pages/new-game.js';
import { searchPages } from './pages/search.js';
import { ownGamesPages } from './pages/own-games.js';
import { mailPages } from './pages/mail-pages.js';
import { notificationPages } from './pages/notifications.js';
import { unsubscribeAllPages } from './pages/unsubscribe-all.js';
import { seatsPages } from './pages/seats.js';
import { passkeyPages } from './pages/passkeys.js';
import { seatLinkPages } from './pages/seat-link.js';
import { securityPages } from './pages/security.js';
import { notePages } from './pages/notes.js';
import { orderPages } from './pages/order-posts.js';
import { planPages } from './pages/plans.js';
import { playPages } from './pages/play.js';
import { votePages } from './pages/votes.js';
import { resultsPages } from './pages/results.js';
import { replyPages } from './pages/replies.js';
import { signInPages } from './pages/sign-in.js';
import { chatPages } from './pages/chat.js';
import { tablesPages } from './pages/tables.js';
import { tokenPages } from './pages/tokens.js';
import { knowWaiting } from './pages/turns-waiting.js';
import { waitingRoomPages } from './pages/waiting-room.js';
import { watchingPages } from './pages/watching.js';
import { webhookPages } from './pages/webhooks.js';
import { operatorsOnly } from './operators.js';
import { HttpProblem } from './problem.js';
import { serve } from './routes.js';
import { refuseCrossSite, securityHeaders } from './security.js';
import { tell } from './tell.js';
import { guarded } from './watching.js';

/** Mail programs post here without cookies (RFC 8058). */
const oneClick = /^\/unsubscribe(-all)?\/[^/]+$/;

/** The whole web side as one Express app; it does not listen. */
export const buildApp = (deps: HttpDeps): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', deps.proxies);
  app.set('query parser', 'simple');

  app.use(numberRequests, accessLog(deps.log), deps.metrics.observe, securityHeaders(deps.baseUrl));
  app.get('/healthz', healthz);
  app.get('/readyz', readyz(deps));
  app.get('/assets/:file', serveAssets(deps.assets));
  // Below /assets it would be let work for pages there alone.
  app.get('/push-worker.js', serveAssets(deps.assets, 'push-worker.js'));

  // Signed by a machine; it has no cookies and belongs to no site.
  app.post('/inbound/mail', refuseWithoutClock(deps), inboundMail(deps));

  app.use('/api/v1', allowTokensFromAnywhere);
  app.use([MCP_PATH, OAUTH_PATHS, OAUTH_TOLD], allowAnybody);
  app.use(
    refuseCrossSite(deps.baseUrl, [oneClick, ...COOKIELESS]),
    knowWho(deps),
    refuseWithoutClock(deps),
    textInQuery,
  );
  app.use('/admin', operatorsOnly(deps));
  const { router, document } = buildApi(deps);
  app.use('/api/v1', router);
  app.use(knowWaiting(deps));
  const pages = Router();
  const routes = [
    ...homePages(deps),
    ...boardPictures(deps),
    ...accountPages(deps),
    ...securityPages(deps),
    ...addressPages(deps),
    ...passkeyPages(deps),
    ...tokenPages(deps),
    ...consentPages(deps),
    ...leavePages(deps),
    ...signInPages(deps),
    ...importPages(deps),
    ...newGamePages(deps),
    ...botPages(deps),
    ...lobbyPages(deps),
    ...ownGamesPages(deps),
    ...searchPages(deps),
    ...tablesPages(deps),
    ...resultsPages(deps),
    ...seatsPages(deps),
    ...gamePages(deps),
    ...whyPages(deps),
    ...companyPages(deps),
    ...herePages(deps),
    ...livePages(deps),
    ...playPages(deps),
    ...advicePages(deps),
    ...seatLinkPages(deps),
    ...waitingRoomPages(deps),
    ...gameMailPages(deps),
    ...historyPages(deps),
    ...mailPages(deps),
    ...replyPages(deps),
    ...notificationPages(deps),
    ...unsubscribeAllPages(deps),
    ...chatPages(deps),
    ...notePages(deps),
    ...planPages(deps),
    ...votePages(deps),
    ...orderPages(deps),
    ...watchingPages(deps),
    ...channelPages(deps),
    ...webhookPages(deps),
    ...feedPages(deps),
    ...adminPages(deps),
    ...formerAddresses(deps),
    ...helpPages(deps),
    ...dataSetPages(deps),
    ...apiDocsPages(deps, document),
  ];
  serve(app, [...mcpRoutes(deps), ...oauthRoutes(deps)]);
  serve(pages, guarded(deps, routes));
  app.use(pages);
  app.use(async (req, res) => {
    await mustBeWithin(deps.limits, 'read', contextOf(res).who, res);
    throw new HttpProblem(404, 'not-found', { path: req.path.slice(0, 200) });
  });
  app.use(tellErrors(deps, tell(deps)));
  return app;
};
