import { refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapName } from '@crossdock/contract/wire/wireNames.ts';
import { isRecord } from '@crossdock/domain/records.ts';
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
import { answerWriter } from './answerText.ts';
import { runInCallContext } from './callContext.ts';
import type { Config } from './config.ts';
import type { Database } from './db.ts';
import { deviceCookie, deviceMark } from './deviceMark.ts';
import { dispatch, isLoggedIn } from './dispatcher.ts';
import { encodeOnce, encodingFor, worthEncodingBytes } from './encoding.ts';
import { type Failed, failureRefusal } from './failureRefusal.ts';
import { bearerOf, headerOf, safeRequestId, setRateHeaders } from './headers.ts';
import type { Incoming } from './incoming.ts';
import { readJson } from './jsonBody.ts';
import type { Metrics } from './metrics.ts';
import { originOf } from './origin.ts';
import type { AnyHandler } from './perform.ts';
import { fieldsOf, readFileInput } from './received.ts';
import { jsonType, langOf, refusalText, sendRefusal } from './refusalText.ts';
import { chargedWork } from './requestContext.ts';
import type { Services } from './services.ts';
import type { Shop } from './shop.ts';
import { SlowConnections } from './slowWires.ts';

export interface Api {
  readonly calls: Readonly<Record<string, Call>>;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

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

/** Visitors send only forms. A larger body is read only from a logged-in caller. */
const visitorBodyBytes = 32 * 1024;
const bodyBytes = 64 * 1024;

const tenantFree = /^\/(livez|readyz|metrics|status(\?.*)?|licences\.txt|\.well-known\/security\.txt)$/;

/** Builds the HTTP server. Every row of the call table becomes a route; nothing else answers under /api/. */
export async function buildHttp(
  config: Config,
  database: Database,
  services: Services,
  api: Api,
  metrics: Metrics,
  log: FastifyBaseLogger,
): Promise<Server> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY ?? false,
    bodyLimit: bodyBytes,
    // The longest time that a slow body may hold a connection and memory.
    requestTimeout: config.REQUEST_SECONDS * 1000,
    http: {
      // Node gives a body as long as the headers where those have longer.
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
  const admission = new Admission(services.budget, new SlowConnections());
  readJson(app);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addHooks(server, config, services, metrics, admission);
  app.setErrorHandler(failureSender(services));
  for (const [name, call] of Object.entries(api.calls)) {
    const handler = api.handlers[name];
    if (handler === undefined) throw new Error(`no handler for ${name}`);
    if (call.alsoAsGet)
      addRoute({ app, admission }, database, services, name, { ...call, method: 'GET' }, handler);
    if (call.body !== 'raw') addRoute({ app, admission }, database, services, name, call, handler);
    else {
      // Signatures cover the raw bytes, so nothing may parse these bodies first.
      await app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
        addRoute({ app: scope, admission }, database, services, name, call, handler, [
          call.method,
          ...(call.alsoAs ?? []),
        ]);
      });
    }
  }
  app.all('/api/*', (request, reply) => sendRefusal(request, reply, refuse('request.notFound')));
  return server;
}

/** Hooks that run for every request. */
function addHooks(
  server: Server,
  config: Config,
  services: Services,
  metrics: Metrics,
  admission: Admission,
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
    // Who has left meanwhile has no address any more, and nobody reads an answer.
    if (request.raw.socket.destroyed) return reply.hijack();
    const refused = admission.admit(request, reply, bearerOf(request));
    if (refused) {
      // Closes the connection, because unread bytes of the body would have to be read to the end. The sender
      // of a file should still read the answer.
      if (bodyBytesOf(request) > bodyBytes) reply.header('connection', 'close');
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
    const route = request.routeOptions.url ?? 'none';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime);
    if (reply.statusCode >= 500 || config.LOG_LEVEL === 'debug') {
      request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    }
  });
}

const failureSender = (services: Services) => (error: Failed, request: FastifyRequest, reply: FastifyReply) =>
  sendRefusal(request, reply, failureRefusal(services, error, request));

function addRoute(
  { app, admission }: { readonly app: FastifyInstance; readonly admission: Admission },
  database: Database,
  services: Services,
  name: string,
  call: Call,
  handler: AnyHandler,
  methods: readonly string[] = [call.method],
): void {
  const answerText = answerWriter(call);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { fields, attachment, strange } = chargedWork(() => fieldsOf(call, request));
    const device = deviceMark(headerOf(request, 'cookie'));
    const incoming: Incoming = {
      shop: request.shop,
      lang: langOf(request),
      token: bearerOf(request),
      idempotencyKey: headerOf(request, 'idempotency-key'),
      ip: request.ip,
      userAgent: headerOf(request, 'user-agent') ?? '',
      device: device.mark,
      requestId: request.id,
      origin: originOf(request, services.config),
      strange,
      input: fields,
      ...(attachment === undefined ? {} : { attachment }),
      ...(call.body === 'file'
        ? { receive: (look) => readFileInput(request, call, look, (bytes) => admission.room(request, bytes)) }
        : {}),
    };
    const outcome = await dispatch(database, services, name, call, handler, incoming);
    if (outcome.kind === 'refusal') {
      const fields = Object.entries(outcome.fields ?? {}).map(
        ([name, fault]) => [swapName(name, call.misspelt), fault] as const,
      );
      return sendRefusal(request, reply, outcome.refusal, outcome.fields && Object.fromEntries(fields));
    }
    setRateHeaders(reply, outcome.actor);
    if (call.marksDevice && device.isNew) reply.header('set-cookie', deviceCookie(request, device.mark));
    if (call.plain) return sendPlain(reply, outcome.data);
    const own =
      call.ownMessage && isRecord(outcome.data) ? outcome.data : { data: outcome.data, message: '' };
    return sendAnswer(request, reply, call, answerText({ code: 200, ...own }));
  };
  app.route({
    method: [...methods],
    url: `/api/${call.path}`,
    // Only what the call table has. A route for HEAD beside each GET made up a third of building the server.
    exposeHeadRoute: false,
    bodyLimit:
      call.bodyAtMost ?? (call.access.by === 'guest' && call.body === 'json' ? visitorBodyBytes : bodyBytes),
    onRequest: async (request, reply) => {
      if (services.space.refuses(call)) return sendRefusal(request, reply, refuse('server.noSpace'));
      if (call.method === 'GET' || call.access.by === 'guest' || call.access.by === 'provider') return;
      const token = bearerOf(request);
      if (token === undefined) return sendRefusal(request, reply, refuse('session.missing'));
      // The sender of a file is always authenticated first.
      const isSmall = Number(request.headers['content-length'] ?? bodyBytes) <= visitorBodyBytes;
      if (isSmall || call.body === 'file' || (await isLoggedIn(database, request, token))) return;
      return sendRefusal(request, reply, refuse('session.ended'));
    },
    handler: (request, reply) =>
      runInCallContext(services.tracer, name, request, reply, () => answer(request, reply)),
  });
}

function sendPlain(reply: FastifyReply, data: unknown) {
  const { type, text } = isRecord(data) ? data : {};
  return reply.type(String(type)).send(String(text));
}

/**
 * Encodes an answer if the client accepts it and it is worth it. Answers to writes are never encoded, because they may
 * contain tokens and codes.
 */
async function sendAnswer(request: FastifyRequest, reply: FastifyReply, call: Call, text: string) {
  const encoding = call.method === 'GET' ? encodingFor(request) : null;
  if (encoding === null || text.length < worthEncodingBytes) return sendText(reply, text);
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  return sendText(reply, await encodeOnce(text, encoding));
}

function sendText(reply: FastifyReply, json: string | Buffer) {
  return reply.type(jsonType).send(json);
}

function sendUnknownHost(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.startsWith('/api/')) return sendRefusal(request, reply, refuse('shop.unknown'));
  return reply.status(404).type('text/plain; charset=utf-8').send('404 — there is no shop at this address\n');
}
