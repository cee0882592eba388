import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The request headers that a script of another site may send, and the answer headers it may read. Cookies are
 * never included.
 */
const asked =
  'authorization, content-type, accept, mcp-protocol-version, mcp-session-id, last-event-id, lang';
const told = 'www-authenticate, mcp-session-id, retry-after';
const preflightSeconds = '7200';

/**
 * Allows scripts of any site to call these addresses, as assistants in a browser do. No answer at these addresses
 * depends on the browser's login: requests carry a token, so another site learns nothing that it could not request
 * from its own server.
 */
export function allowAnyOrigin(app: FastifyInstance, paths: Readonly<Record<string, 'GET' | 'POST'>>): void {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const [path = ''] = request.url.split('?');
    if (Object.hasOwn(paths, path))
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', told);
    done();
  });
  for (const [path, method] of Object.entries(paths))
    app.options(path, (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': method,
          'access-control-allow-headers': asked,
          'access-control-max-age': preflightSeconds,
        })
        .status(204)
        .send(),
    );
}
