import { refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapName } from '@crossdock/contract/wire/wireNames.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from './admission.ts';
import { answerWriter } from './answerText.ts';
import { runInCallContext } from './callContext.ts';
import {
  anyCallPath,
  bodyLimitOf,
  type CallRoute,
  type CallRoutes,
  maxBodyBytes,
  maxVisitorBodyBytes,
} from './callRoutes.ts';
import type { Database } from './db.ts';
import { deviceCookie, deviceIdFromCookies } from './deviceCookie.ts';
import { dispatch, isLoggedIn } from './dispatcher.ts';
import { encodeOnce, encodingFor, minEncodingBytes } from './encoding.ts';
import { bearerOf, headerOf, setRateHeaders } from './headers.ts';
import { newToken } from './ids.ts';
import type { IncomingRequest } from './incoming.ts';
import { originOf } from './origin.ts';
import { jsonType, langOf, sendRefusal } from './refusalText.ts';
import { runCharged } from './requestContext.ts';
import { fieldsOf, readFileInput } from './requestInput.ts';
import type { Services } from './services.ts';

interface Parts {
  readonly database: Database;
  readonly services: Services;
  readonly admission: Admission;
}

/** Adds the addresses of the calls. Any other address under `/api/` is refused as not found. */
export async function addCallRoutes(app: FastifyInstance, routes: CallRoutes, parts: Parts): Promise<void> {
  const answering = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const route = routes.of(request);
      if (route !== undefined) return refuseEarly(route.call, parts, request, reply);
    },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const route = routes.of(request);
      if (route === undefined) return sendRefusal(request, reply, refuse('request.notFound'));
      return runInCallContext(parts.services.tracer, route, request, reply, () =>
        answer(route, parts, request, reply),
      );
    },
  };
  app.all(anyCallPath, answering);
  const { raw = [], json = [] } = Object.groupBy(routes.withOwnBody, ({ call }) => call.body);
  const add = (scope: FastifyInstance, { call, method, address }: CallRoute) =>
    scope.route({ method, url: address, bodyLimit: bodyLimitOf(call), exposeHeadRoute: false, ...answering });
  for (const route of json) add(app, route);
  await app.register(async (scope) => {
    // Signatures cover the raw bytes, so nothing may parse these bodies first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const route of raw) add(scope, route);
  });
}

/** Refuses a request before its body is read, for all reasons that do not depend on the body. */
async function refuseEarly(
  call: Call,
  { database, services }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (services.space.refuses(call)) return sendRefusal(request, reply, refuse('server.noSpace'));
  if (call.method === 'GET' || call.access.by === 'guest' || call.access.by === 'provider') return;
  const token = bearerOf(request);
  if (token === undefined) return sendRefusal(request, reply, refuse('session.missing'));
  // A call with a file is not checked here, because it always authenticates the sender before it receives the file.
  // Of all other calls, only those with a large body are checked.
  const isSmall = Number(request.headers['content-length'] ?? maxBodyBytes) <= maxVisitorBodyBytes;
  if (isSmall || call.body === 'file' || (await isLoggedIn(database, request, token))) return;
  return sendRefusal(request, reply, refuse('session.ended'));
}

async function answer(
  { name, call, handler }: CallRoute,
  { database, services, admission }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { fields, attachment, strange } = runCharged(() => fieldsOf(call, request));
  const knownDevice = deviceIdFromCookies(headerOf(request, 'cookie'));
  const device = knownDevice ?? (call.marksDevice ? newToken() : '');
  const incoming: IncomingRequest = {
    shop: request.shop,
    lang: langOf(request),
    token: bearerOf(request),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    ip: request.ip,
    userAgent: headerOf(request, 'user-agent') ?? '',
    device,
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
  if (call.marksDevice && knownDevice === undefined)
    reply.header('set-cookie', deviceCookie(request, device));
  if (call.plain) return sendPlain(reply, outcome.data);
  const own = call.ownMessage && isRecord(outcome.data) ? outcome.data : { data: outcome.data, message: '' };
  return sendAnswer(request, reply, call, answerWriter(call)({ code: 200, ...own }));
}

function sendPlain(reply: FastifyReply, data: unknown) {
  const { type, text } = isRecord(data) ? data : {};
  return reply.type(String(type)).send(String(text));
}

/**
 * Sends an answer, encoded if the client accepts that and the answer is long enough. Answers to writes are never
 * encoded, because they may contain tokens and codes.
 */
async function sendAnswer(request: FastifyRequest, reply: FastifyReply, call: Call, text: string) {
  const encoding = call.method === 'GET' ? encodingFor(request) : null;
  // Sent as bytes, because a string would be measured twice before it is sent.
  if (encoding === null || text.length < minEncodingBytes) return sendJson(reply, Buffer.from(text));
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  return sendJson(reply, await encodeOnce(text, encoding));
}

function sendJson(reply: FastifyReply, bytes: Buffer) {
  return reply.type(jsonType).send(bytes);
}
