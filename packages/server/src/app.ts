import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@crossdock/contract/table.ts';
import { zebraAddresses } from '@crossdock/domain/labels/zebra.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { storeMapOrigins } from './addresses/storeMap.store.ts';
import { addStoreMapRoutes } from './addresses/storeMapRoutes.ts';
import { createAssistantFunctions } from './assistants/createAssistants.ts';
import { addAssistantRoutes } from './assistants/routes.ts';
import { vipWorker } from './checkout/vipWorker.ts';
import { addDiscoveryRoutes, portalPageHeads } from './discovery/routes.ts';
import { handlers } from './handlers.gen.ts';
import { jobDefinitions } from './jobs.ts';
import { addExportRoutes } from './leaving/downloadRoute.ts';
import { lineSender } from './messages/lineSender.ts';
import { mailSender } from './messages/mailSender.ts';
import { smsSender } from './messages/smsSender.ts';
import { addWeChatFileRoutes } from './messengers/weChatFileRoutes.ts';
import { noticeSender } from './notices/noticeSender.ts';
import { pushSender } from './notices/pushSender.ts';
import { addUnsubscribeRoute } from './notices/unsubscribeRoute.ts';
import { type OpenDatabase, openDatabase } from './openDatabase.ts';
import { awaitedTopic } from './parcels/isAwaitedByVipOrder.store.ts';
import { addFormRoutes } from './payments/formRoutes.ts';
import { logOperatorAccount } from './payments/logOperatorAccount.ts';
import { addSandboxRoutes } from './payments/sandboxRoutes.ts';
import { addApiReference } from './platform/apiReference.ts';
import { approvedCallRunner } from './platform/approvedCallRunner.ts';
import { builtTexts } from './platform/builtTexts.ts';
import { BusyMonitor } from './platform/busyMonitor.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import { DiskSpace } from './platform/diskSpace.ts';
import { encryptionWith } from './platform/encryption.ts';
import { encryptAllSecrets } from './platform/encryptSecrets.ts';
import { openFileStore } from './platform/files.ts';
import { setHeaders } from './platform/headers.ts';
import { localDatabaseFolder } from './platform/healthChecks.ts';
import { buildHttp, type Server } from './platform/http.ts';
import { InstallationWatch } from './platform/installationWatch.ts';
import { jobsTopic } from './platform/jobRelay.ts';
import { Jobs } from './platform/jobs.ts';
import { ListenerAuthenticator } from './platform/listenerAuthenticator.ts';
import { LiveReads } from './platform/liveReads.ts';
import { addMcpRoute } from './platform/mcp.ts';
import { outboxTopic } from './platform/messages.ts';
import type { Metrics } from './platform/metrics.ts';
import { noticesTopic } from './platform/notices.ts';
import { markLostMessages } from './platform/outbox.store.ts';
import { Outbox } from './platform/outbox.ts';
import { ProcessHeartbeat } from './platform/processes.ts';
import { listReader } from './platform/readList.ts';
import { Realtime } from './platform/realtime.ts';
import { retryUntilReachable } from './platform/retryUntilReachable.ts';
import type { Services } from './platform/services.ts';
import { ownerLogin } from './platform/serving.ts';
import { Tenants } from './platform/shops.ts';
import type { SocketSources } from './platform/socket.ts';
import { addSystemRoutes } from './platform/system.ts';
import { webhooksTopic } from './platform/transitions.ts';
import { serveWebApp, type WebApp } from './platform/web.ts';
import { WorkBudget } from './platform/workBudget.ts';
import { WebhookSender } from './programs/webhookSender.ts';
import { addBrandRoutes } from './shops/brand.ts';
import { addPictureRoutes } from './shops/pictureRoutes.ts';
import { shopPageValuesProvider } from './shops/shopPage.ts';
import { addStatusRoute } from './shops/statusRoute.ts';
import { customerOf } from './support/chatPass.ts';
import { talksTopic } from './support/store.ts';
import { requireSecondPerson } from './wallet/secondPerson.ts';

export interface RunningApp {
  readonly server: Server;
  readonly database: Database;
  readonly services: Services;
  /** Resolves when the realtime listener and the workers have started. Requests are answered before that. */
  readonly background: Promise<void>;
  /** Becomes unready, drains, then closes. Every accepted request is answered. */
  stop(): Promise<void>;
}

/** Assembles the server on a migrated database. `webApps` is empty if only the API is needed. */
export async function startApp(
  config: Config,
  log: Logger,
  webApps: readonly WebApp[],
  { database, metrics }: OpenDatabase = openDatabase(config, log),
): Promise<RunningApp> {
  const { url, role } = ownerLogin(config);
  const telemetry = await telemetryOf(config, metrics, log);
  const services: Services = {
    config,
    files: await openFileStore(config),
    space: spaceOf(config, log),
    // Jobs and realtime events bypass a pooler, because LISTEN does not work through one.
    jobs: new Jobs(url, role, database, log, {
      tracer: telemetry,
      onEnd: (name, outcome) => metrics.job(name, outcome),
    }),
    tracer: telemetry,
    realtime: new Realtime([url, ...config.DATABASE_PLACES.values()]),
    tenants: new Tenants(database, config.STRIPE_SHOP),
    budget: new WorkBudget({ time: new BusyMonitor(() => database.load().waiting > 0) }),
    secondPerson: requireSecondPerson(config.APP_SECRET),
    ...callingOthers(() => services),
    builtTexts: builtTexts(webApps.find(({ base }) => base === '/')?.folder),
  };
  metrics.ofSpace(services.space);
  const workers = shopWorkers(config, database, services, metrics, log);
  const server = await buildHttp(config, database, services, { calls, handlers }, metrics, log);
  setHeaders(server.app);
  addSystemRoutes(server, config, database, services, metrics, earsOf(database, services));
  addPageRoutes(server.app, config, database, services);
  const filling = shopPageValuesProvider(config.APP_SECRET, storeMapOrigins, telemetry !== undefined);
  const heads = portalPageHeads(database, config);
  for (const web of webApps)
    await serveWebApp(
      server.app,
      { ...web, connects: connectsOf(web) },
      filling,
      web.base === '/' ? heads : undefined,
    );
  services.tenants.dropWhenChanged(services.realtime);
  services.realtime.onAnyRealtimeEvent((realtimeEvent) => workers.wake(realtimeEvent));
  await server.app.listen({ port: config.PORT, host: config.HOST });
  server.ready = true;
  const ending = new AbortController();
  const background = startBackground(database, services, metrics, log, ending.signal).then(() =>
    workers.watch(),
  );
  return {
    server,
    database,
    services,
    background,
    stop: async () => {
      server.ready = false;
      await pause(config.DRAIN_SECONDS * 1000);
      ending.abort();
      await background.catch(() => undefined);
      await server.app.close();
      await services.jobs.stop();
      await workers.stop();
      await services.realtime.stop();
      await database.end();
      await telemetry?.stop();
    },
  };
}

/** The functions that run a call's handler for somebody else: an approver, an assistant, the reader of a list. */
const callingOthers = (services: () => Services) => ({
  carryOutCall: approvedCallRunner(calls, handlers, services),
  assistants: createAssistantFunctions(calls, handlers, services),
  readList: listReader(calls, handlers, services),
});

/**
 * Adds the addresses that are not calls or apps: pages that providers and emails link to, pictures, and texts
 * for programs.
 */
function addPageRoutes(app: FastifyInstance, config: Config, database: Database, services: Services): void {
  addSandboxRoutes(app, database, services);
  addFormRoutes(app, database, services);
  addStoreMapRoutes(app, database);
  addUnsubscribeRoute(app, database, config.APP_SECRET);
  addWeChatFileRoutes(app);
  addStatusRoute(app, database, services.space);
  addApiReference(app, database, calls);
  addMcpRoute(app, database, services, { calls, handlers });
  addAssistantRoutes(app, database, config);
  addBrandRoutes(app, config.APP_SECRET);
  addPictureRoutes(app, database, services);
  addExportRoutes(app, database, services);
  addDiscoveryRoutes(app, database, config, calls);
}

/** Telemetry is loaded only if it is configured, because it loads slowly and most installations do not use it. */
async function telemetryOf(config: Config, metrics: Metrics, log: Logger) {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return (await import('./platform/telemetry.ts')).Telemetry.start(config, metrics, log);
}

/** Decides who may listen to which realtime events. */
function earsOf(database: Database, services: Services): SocketSources {
  const { config, realtime } = services;
  // Guests of the chat have no session: they listen with the pass of their conversation.
  const listeners = new ListenerAuthenticator(
    database,
    async (tx, pass) => (await customerOf(tx, config.APP_SECRET, pass))?.id,
  );
  const liveReads = new LiveReads(database, services, calls, handlers);
  return { realtime, listeners, liveReads, quickTopics: new Set([talksTopic]) };
}

/**
 * Workers that handle one shop after another. A realtime event of a shop wakes them for that shop. When another
 * process of the server is lost, they are woken for every shop.
 */
function shopWorkers(config: Config, database: Database, services: Services, metrics: Metrics, log: Logger) {
  const senders = {
    email: mailSender(database, config, services.files),
    sms: smsSender(database, config),
    line: lineSender(database, config),
    push: pushSender(database, config),
  };
  const outbox = new Outbox(database, senders, log, services.tracer);
  const byTopic = new Map<string, { wake(shopId: string): void; stop(): Promise<void> }>([
    [outboxTopic, outbox],
    [jobsTopic, services.jobs.relay],
    [noticesTopic, noticeSender(database, config, log, services.tracer)],
    [awaitedTopic, vipWorker(database, services, log)],
    [webhooksTopic, new WebhookSender(database, config, log, services.tracer)],
  ]);
  const takeOver = async () => {
    await services.jobs.calendar
      .lookAtAll()
      .catch((error: unknown) => log.error({ err: error }, 'shops are not looked at'));
    for (const id of await services.tenants.ids()) {
      await database
        .transact(id, markLostMessages)
        .catch((error: unknown) => log.error({ err: error, shop: id }, 'not taken over'));
      for (const worker of byTopic.values()) worker.wake(id);
    }
  };
  const processes = new ProcessHeartbeat(database, takeOver, log, config.DATABASE_PLACES);
  const shopIds = () => services.tenants.ids();
  const { files, space } = services;
  const ownerUrls = ownerUrlsOf(config);
  const installation = new InstallationWatch({ database, files, space, ownerUrls, shopIds, metrics, log });
  return {
    wake: ({ topic, shopId }: { topic: string; shopId: string }) => byTopic.get(topic)?.wake(shopId),
    watch: async () => {
      await processes.start();
      space.start();
      installation.start();
    },
    stop: async () => {
      await installation.stop();
      await space.stop();
      await processes.stop();
      for (const worker of byTopic.values()) await worker.stop();
    },
  };
}

const spaceOf = ({ dataDir, DATABASE_URL, MIN_FREE_MB }: Config, log: Logger) =>
  new DiskSpace({
    dataDir,
    databaseFolder: () => localDatabaseFolder(DATABASE_URL),
    leastBytes: MIN_FREE_MB * 2 ** 20,
    log,
  });

const ownerUrlsOf = (config: Config) => [config.DATABASE_URL, ...config.DATABASE_PLACES.values()];

/** The parts that requests do not wait for: the realtime listener and the workers. */
async function startBackground(
  database: Database,
  services: Services,
  metrics: Metrics,
  log: Logger,
  ending: AbortSignal,
): Promise<void> {
  const { realtime, jobs, tenants } = services;
  const definitions = jobDefinitions(services, metrics, log);
  await realtime.start();
  await retryUntilReachable(() => jobs.start(), log, ending);
  await retryUntilReachable(() => jobs.work(definitions, () => tenants.ids()), log, ending);
  const encryption = encryptionWith(services.config.APP_SECRET);
  const sealing = {
    ...{ database, encryption, log, ending },
    ownerUrls: ownerUrlsOf(services.config),
    shopIds: () => tenants.ids(),
  };
  await retryUntilReachable(() => encryptAllSecrets(sealing), log, ending);
  await retryUntilReachable(() => logOperatorAccount(services, log), log, ending);
}

/**
 * The origins that an app may connect to. The console prints through the service of a label printer, which runs on
 * the clerk's own computer.
 */
const connectsOf = ({ base }: WebApp): readonly string[] => (base === '/console/' ? zebraAddresses : []);
