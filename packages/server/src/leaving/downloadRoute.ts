import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import { picturesZip, tablesZip } from './archive.ts';
import { isDownloadUrlValid } from './download.ts';
import { exportVolumesOf, findExport } from './exports.store.ts';

/** The most concurrent downloads in this process; each one occupies a processor while it lasts. */
const atOnce = 4;

/** Zip files of exports, at the signed addresses that `openShopExport` answers. */
export function addExportRoutes(app: FastifyInstance, database: Database, services: Services): void {
  let open = 0;
  app.get<{ Params: { id: string; number: string }; Querystring: { e?: string; s?: string } }>(
    '/exports/:id/:number',
    async (request, reply) => {
      const { shop, params, query } = request;
      const { APP_SECRET } = services.config;
      if (!isDownloadUrlValid(APP_SECRET, shop.id, params, query, Date.now()))
        return reply.status(404).send();
      if (open >= atOnce) return reply.status(503).header('retry-after', '60').send();
      const noTransaction = database.noTransaction(shop.id);
      const number = Number(params.number);
      const { found, volume } = await noTransaction.transact(async (tx) => ({
        found: await findExport(tx, params.id),
        volume: (await exportVolumesOf(tx, [params.id])).find((one) => one.number === number),
      }));
      if (found?.state !== 'ready' || (number > 0 && volume === undefined)) return reply.status(404).send();
      const asked = { noTransaction, services, shop, found };
      const stream = Readable.from(volume ? picturesZip(asked, volume) : await tablesZip(asked));
      open += 1;
      stream.once('close', () => {
        open -= 1;
      });
      const part = volume === undefined ? 'tables' : `pictures-${String(number).padStart(3, '0')}`;
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          `attachment; filename="${shop.code}-${found.requestedAt.slice(0, 10)}-${part}.zip"`,
        )
        .send(stream);
    },
  );
}
