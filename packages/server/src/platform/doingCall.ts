import type { FastifyReply, FastifyRequest } from 'fastify';
import { during } from './doing.ts';
import { errorCode } from './errorCode.ts';
import type { Tracer } from './tracer.ts';

/** One call from its input to its answer, under its name, and in the trace that the browser began. */
export async function doingCall<T>(
  tracer: Tracer | undefined,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  const given = request.headers.traceparent;
  const span = tracer?.begin(
    name,
    { kind: 'call', traceparent: typeof given === 'string' ? given : undefined },
    {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? '',
      'crossdock.call': name,
      'crossdock.shop': request.shop.code,
      'crossdock.request': request.id,
    },
  );
  try {
    const answer = await during({ name, span, spent: request.spent }, work);
    span?.set({ 'http.response.status_code': reply.statusCode });
    span?.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    return answer;
  } catch (error) {
    span?.end(errorCode(error) || 'failed');
    throw error;
  }
}
