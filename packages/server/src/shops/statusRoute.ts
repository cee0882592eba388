import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import type { DiskSpace } from '../platform/diskSpace.ts';
import { readInstallation } from '../platform/installation.store.ts';
import { type InstallationStatus, statusLang, statusPage } from './statusPage.ts';

/**
 * Adds the status page: anybody may see, at any host, whether the parts of the installation work. The page
 * contains no shop name and no business figure. The database is queried once per `keptMs`, however many
 * people look. The process reports a lack of space on its own, because a full database cannot store it.
 */
export function addStatusRoute(
  app: FastifyInstance,
  database: Database,
  space: DiskSpace,
  keptMs = 5_000,
): void {
  let known: { readonly until: number; readonly status: Promise<InstallationStatus | undefined> } | undefined;
  app.get<{ Querystring: { lang?: string } }>('/status', async (request, reply) => {
    const now = Date.now();
    if (known === undefined || known.until < now)
      known = { until: now + keptMs, status: readInstallation(database).catch(() => undefined) };
    const status = withSpace(await known.status, space, now);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(statusPage(status, statusLang(request.query.lang, request.headers['accept-language']), now));
  });
}

function withSpace(
  status: InstallationStatus | undefined,
  space: DiskSpace,
  now: number,
): InstallationStatus | undefined {
  if (status === undefined || space.state === 'enough') return status;
  const checkedAt = new Date(now).toISOString();
  const parts = status.parts.map((row) => (row.part === 'space' ? { ...row, works: false, checkedAt } : row));
  return { ...status, parts };
}
