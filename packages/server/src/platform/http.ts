import { refuse } from '@crossdock/contract/refusals.ts';
import { maxUploadBytes } from '@crossdock/domain/uploads.ts';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Admission, bodyBytesOf, retryLaterStatus } from './admission.ts';
import { addCallRoutes } from './answerCalls.ts';
import { CallRoutes, type CallsWithHandlers, maxBodyBytes } from './callRoutes.ts';
import type { Config } from './config.ts';
import type { Database } from './db.ts';
import { type FailedRequestError, failureRefusal } from './failureRefusal.ts';
import { bearerOf, safeRequestId } from './headers.ts';
import { addJsonParser } from './jsonBody.ts';
import type { Metrics } from './metrics.ts';
import { refusalText, sendRefusal } from './refusalText.ts';
import type { Services } from './services.ts';
import type { Shop } from './shop.ts';
import { SlowConnectionCloser } from './slowConnectionCloser.ts';

export interface Server {
  readonly app: FastifyInstance;
  /** False while draining, so that the balancer sends no more requests. */
  ready: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    shop: Shop;
  }
}

const tenantFree = /^\/(livez|readyz|metrics|status(\?.*)?|licences\.txt|\.well-known\/security\.txt)$/;

/** Builds the HTTP server. Every row of the call table has an address; nothing else answers under /api/. */
export async function buildHttp(
  config: Config,
  database: Database,
  services: Services,
  api: CallsWithHandlers,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Promise<Server> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY ?? false,
    bodyLimit: maxBodyBytes,
    // The longest time that a slow body may hold a connection and memory.
    requestTimeout: config.REQUEST_SECONDS * 1000,
    http: {
      // Not longer than the whole request, because Node would then give a body the longer time of the headers.
      headersTimeout: Math.min(10_000, config.REQUEST_SECONDS * 1000),
      connectionsCheckingInterval: Math.min(10_000, config.REQUEST_SECONDS * 500),
    },
    // Requests that were accepted are still answered while the server closes.
    return503OnClosing: false,
    genReqId: (request) => safeRequestId(request.headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/im(?=\/api\/)/, ''),
  });
  const server: Server = { app, ready: false };
  await app.register(multipart, {
    limits: { fileSize: maxUploadBytes, files: 1, fields: 20, fieldSize: 10_000 },
  });
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  const admission = new Admission(services.budget, new SlowConnectionCloser());
  addJsonParser(app);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const routes = new CallRoutes(api);
  addHooks(server, config, services, metrics, admission, routes);
  app.setErrorHandler(failureSender(services));
  await addCallRoutes(app, routes, { database, services, admission });
  return server;
}

/** Hooks that run for every request. */
function addHooks(
  server: Server,
  config: Config,
  services: Services,
  metrics: Metrics,
  admission: Admission,
  routes: CallRoutes,
): void {
  const { app } = server;
  app.addHook('onClose', async () => admission.stop());
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // While draining, a kept-alive connection closes after its answer, so that the next request goes to
    // another process.
    if (!server.ready) reply.header('connection', 'close');
    if (tenantFree.test(request.url)) return;
    const shop = await services.tenants.ofHost(request.host);
    if (shop === null) return sendUnknownHost(request, reply);
    request.shop = shop;
    // A client that has disconnected has no address any more and reads no answer, so the request is dropped.
    if (request.raw.socket.destroyed) return reply.hijack();
    const refused = admission.admit(request, reply, bearerOf(request));
    if (refused) {
      // Closes the connection, because an open one would have to read the rest of the body. For a file `bodyBytesOf`
      // is 0, so the connection stays open and the sender can read the answer.
      if (bodyBytesOf(request) > maxBodyBytes) reply.header('connection', 'close');
      return sendRefusal(request, reply, refused);
    }
    await admission.whenTurn(request);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const sent = await admission.sending(request, reply, payload);
    if (reply.statusCode === retryLaterStatus || !('payload' in sent)) await admission.whenRefused(request);
    if ('payload' in sent) return sent.payload;
    for (const name of ['content-encoding', 'etag', 'cache-control']) reply.removeHeader(name);
    return refusalText(request, reply, sent);
  });
  app.addHook('onResponse', async (request, reply) => {
    admission.over(request, reply);
    const route = routes.labelOf(request);
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    if (reply.statusCode >= 500 || config.LOG_LEVEL === 'debug') {
      request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    }
  });
}

const failureSender =
  (services: Services) => (error: FailedRequestError, request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(request, reply, failureRefusal(services, error, request));

function sendUnknownHost(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.startsWith('/api/')) return sendRefusal(request, reply, refuse('shop.unknown'));
  return reply.status(404).type('text/plain; charset=utf-8').send('404 — there is no shop at this address\n');
}
