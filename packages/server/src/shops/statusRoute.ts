import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { readInstallation } from '../platform/installation.store.ts';
import { type KnownStatus, statusLang, statusPage } from './statusPage.ts';

/**
 * Anybody may see, at any host, whether the parts of the installation work. The page names no shop and no business
 * figure. The database is asked once per `keptMs`, however many look.
 */
export function addStatusRoute(app: FastifyInstance, database: Database, keptMs = 5_000): void {
  let known: { readonly until: number; readonly status: Promise<KnownStatus | undefined> } | undefined;
  app.get<{ Querystring: { lang?: string } }>('/status', async (request, reply) => {
    const now = Date.now();
    if (known === undefined || known.until < now)
      known = { until: now + keptMs, status: readInstallation(database).catch(() => undefined) };
    const status = await known.status;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(statusPage(status, statusLang(request.query.lang, request.headers['accept-language']), now));
  });
}
