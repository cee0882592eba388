import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Written by the build; missing when running from source. */
const licences = join(import.meta.dirname, '../../dist/licences.txt');

const dayMs = 86_400_000;
/** How long the file with the security contact is valid. RFC 9116 recommends less than a year. */
const goodForMs = 180 * dayMs;

/** Adds public texts at any host: third-party licences, and where to report a security problem. */
export function addPublicTexts(app: FastifyInstance, { SECURITY_CONTACT: contact }: Config): void {
  app.get('/licences.txt', async (_request, reply) =>
    existsSync(licences)
      ? reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(createReadStream(licences))
      : reply.callNotFound(),
  );
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (contact === undefined) return reply.callNotFound();
    const expires = new Date(Math.floor(Date.now() / dayMs) * dayMs + goodForMs).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, zh-TW, zh-CN\n`);
  });
}
