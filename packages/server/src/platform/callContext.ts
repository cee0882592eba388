import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallRoute } from './callRoutes.ts';
import { runTraced } from './runTraced.ts';
import type { Tracer } from './tracer.ts';

/** Runs one call in a context with its name, as part of the browser's trace if the request belongs to one. */
export function runInCallContext<T>(
  tracer: Tracer | undefined,
  { name, address }: Pick<CallRoute, 'name' | 'address'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  const given = request.headers.traceparent;
  const facts = {
    'http.request.method': request.method,
    'http.route': address,
    'crossdock.call': name,
    'crossdock.shop': request.shop.code,
    'crossdock.request': request.id,
  };
  const origin = { kind: 'call', traceparent: typeof given === 'string' ? given : undefined } as const;
  const failureOf = () => (reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
  return runTraced(
    tracer,
    { name, origin, facts, failureOf, requestContext: { spent: request.spent } },
    async (span) => {
      const answer = await work();
      span?.set({ 'http.response.status_code': reply.statusCode });
      return answer;
    },
  );
}
