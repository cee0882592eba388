import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db.ts';
import { isFileUrlValid } from './fileRows.ts';
import { type FileVariant, fileKey } from './files.ts';
import type { Server } from './http.ts';
import { sameBytes } from './ids.ts';
import type { Metrics } from './metrics.ts';
import { schemaFault } from './migrate.ts';
import { addPublicTexts } from './publicTexts.ts';
import type { Services } from './services.ts';
import { addSocket, type SocketSources } from './socket.ts';

/** Routes that are not calls: health, metrics, files, the realtime socket. */
export function addSystemRoutes(
  server: Server,
  config: Config,
  database: Database,
  services: Services,
  metrics: Metrics,
  ears: SocketSources,
): void {
  const { app } = server;
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const faults = server.ready ? await readinessFaults(database) : ['draining or starting'];
    // A process that is short of disk space stays ready, because it can answer reads and another process would not
    // have more space.
    const limits = services.space.state === 'enough' ? [] : [`disk space is ${services.space.state}`];
    return reply.status(faults.length === 0 ? 200 : 503).send({ ready: faults.length === 0, faults, limits });
  });
  app.get('/metrics', async (request, reply) => {
    const wanted = config.METRICS_TOKEN;
    // If the operator has configured no token, /metrics does not exist, because metrics show how much business a shop
    // does.
    if (wanted === undefined) return reply.status(404).send();
    const given = Buffer.from(request.headers.authorization ?? '');
    if (!sameBytes(given, Buffer.from(`Bearer ${wanted}`))) return reply.status(401).send();
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
  addPublicTexts(app, config);
  addFiles(app, config, database, services);
  addSocket(app, services, ears);
}

/**
 * The reasons why this process must not serve requests: the database is set up to lose commits (`fsync`,
 * `synchronous_commit`), its schema does not match, or it does not answer.
 */
async function readinessFaults(database: Database): Promise<string[]> {
  try {
    const [settings] = await database.probe<{
      fsync: string;
      sync: string;
      versions: string[];
      major: number;
    }>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync,
              (select array_agg(version) from schema_migrations) as versions,
              (select max(major) from schema_migrations) as major`,
    );
    const faults: string[] = [];
    if (settings?.fsync !== 'on') faults.push('fsync is off');
    if (settings?.sync === 'off') faults.push('synchronous_commit is off');
    const schema = schemaFault(settings?.versions ?? [], settings?.major ?? 1);
    if (schema !== undefined) faults.push(schema);
    return faults;
  } catch (error) {
    return [`database: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function addFiles(app: FastifyInstance, config: Config, database: Database, services: Services): void {
  app.get<{ Params: { id: string; variant: string }; Querystring: { e?: string; s?: string } }>(
    '/files/:id/:variant',
    async (request, reply) => {
      const { id, variant } = request.params;
      const known: FileVariant | undefined = variant === 'full' || variant === 'thumb' ? variant : undefined;
      const now = Date.now();
      if (!known || !isFileUrlValid(config.APP_SECRET, request.shop.id, id, known, request.query, now)) {
        return reply.status(404).send();
      }
      const bytes = await services.files.get(
        database.noTransaction(request.shop.id),
        fileKey(request.shop.id, id, known),
      );
      if (bytes === undefined) return reply.status(404).send();
      return (
        reply
          .type('image/webp')
          // Browsers cache a file no longer than its address is valid.
          .header('cache-control', `private, max-age=${secondsLeft(request.query.e, now)}, immutable`)
          .header('content-disposition', 'inline')
          .send(Buffer.from(bytes))
      );
    },
  );
}

const secondsLeft = (expires: string | undefined, nowMs: number) =>
  Math.min(21_600, Math.floor((Number(expires) - nowMs) / 1000));
