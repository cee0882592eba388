import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a script of another site may send, and read of an answer. Cookies are never among it. */
const asked =
  'authorization, content-type, accept, mcp-protocol-version, mcp-session-id, last-event-id, lang';
const told = 'www-authenticate, mcp-session-id, retry-after';
const preflightSeconds = '7200';

/**
 * Lets scripts of any site call these addresses, as assistants in a browser do. Nothing there is answered by who the
 * browser is logged in as: a token is sent by who has it, so another site learns nothing that it could not ask itself.
 */
export function openToAnyOrigin(app: FastifyInstance, paths: Readonly<Record<string, 'GET' | 'POST'>>): void {
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
