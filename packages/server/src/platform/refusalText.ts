import { type Refusal, refusalMessage, statusOf } from '@crossdock/contract/refusals.ts';
import type { Failure } from '@crossdock/contract/wire/envelope.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { languageNamed } from '@crossdock/domain/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from './headers.ts';
import { currentContext } from './requestContext.ts';

export const jsonType = 'application/json; charset=utf-8';

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  fields?: Failure['fields'],
) {
  return reply.send(refusalText(request, reply, refusal, fields));
}

/** The body of a refusal. Also sets the answer's status and type and, if the caller must wait, the time to retry. */
export function refusalText(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  fields?: Failure['fields'],
): string {
  const status = statusOf(refusal.refused);
  currentContext()?.span?.set({ 'error.type': refusal.refused });
  if (refusal.refused === 'throttle.wait' || refusal.refused === 'server.busy')
    reply.header('retry-after', String(refusal.params.seconds));
  reply.status(status === 415 ? 401 : status).type(jsonType);
  return JSON.stringify(failureBody(refusal, langOf(request), fields));
}

/** The content of a refusal, in its reader's language. */
export function failureBody(refusal: Refusal, lang: Lang, fields?: Failure['fields']): Failure {
  return {
    code: statusOf(refusal.refused),
    data: null,
    message: refusalMessage(refusal, lang),
    error: refusal.refused,
    params: refusal.params,
    ...(fields === undefined ? {} : { fields }),
  };
}

/** The language of the `lang` header, one of ours or a tag such as `zh-CN`; else the shop's own language. */
export function langOf(request: FastifyRequest): Lang {
  const asked = headerOf(request, 'lang');
  return languageNamed(asked) ?? request.shop?.defaultLang ?? 'en';
}
