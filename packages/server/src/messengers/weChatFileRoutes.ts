import type { FastifyInstance } from 'fastify';

/** WeChat verifies a domain by a file at its root, which the owner has uploaded. */
export function addWeChatFileRoutes(app: FastifyInstance): void {
  for (const prefix of ['MP_verify_', 'WW_verify_'])
    app.get<{ Params: { rest: string } }>(`/${prefix}:rest`, async (request, reply) => {
      const file = request.shop.settings.wechat?.verification;
      if (file?.name !== `${prefix}${request.params.rest}`)
        return reply.code(404).type('text/plain').send('');
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(file.text);
    });
}
