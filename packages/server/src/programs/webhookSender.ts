import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db.ts';
import { type Encryption, encryptionWith } from '../platform/encryption.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sendOutbound } from '../platform/outbound.ts';
import { publish } from '../platform/realtime.ts';
import { runTraced } from '../platform/runTraced.ts';
import type { ShopId } from '../platform/scope.ts';
import { ShopWorker } from '../platform/shopWorker.ts';
import { originOfDeferredWork, type Span, type Tracer } from '../platform/tracer.ts';
import { webhooksTopic } from '../platform/transitions.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  type DeliveryOutcome,
  disableWebhook,
  isDeliveryDue,
  markWebhookFailing,
  markWebhookWorking,
  nextDeliveryAt,
  pauseWebhook,
  recordOutcomes,
} from './deliveries.store.ts';
import { signatureHeader } from './signature.ts';
import { eventBodyText } from './view.ts';
import { maxWebhooks } from './webhooks.store.ts';

/** The maximum number of events sent to one address at a time. */
const atOnce = 50;
const timeoutMs = 10_000;
/**
 * How long an event stays claimed, longer than an attempt takes. After it, other processes take over a lost
 * process's events.
 */
const leaseMs = 14_000;
const minuteMs = 60_000;
/**
 * The pause after the n-th failed attempt. After the last attempt the event is given up; a person can send it again.
 */
const pausesMs = [0.5, 1, 5, 15, 60, 240, 480, 720, 1440].map((minutes) => minutes * minuteMs);
/** An address that has accepted nothing for this long is switched off. */
const giveUpMs = 5 * 1440 * minuteMs;
const excerpt = 500;

interface Tried extends Pick<DeliveryOutcome, 'status' | 'answer' | 'tookMs'> {
  readonly taken: boolean;
  /**
   * Whether the failure is the address's own fault: it is unreachable, too slow, broken or busy, so the next event
   * would fail too.
   */
  readonly isOwnFault: boolean;
}

/**
 * Sends the events that recorded steps cause to the shop's webhooks. It claims events in a short transaction, sends
 * them outside of any transaction, and records the results in another one. Each event is sent at least once: a lost
 * process's events are sent again under the same id. Each address has its own queue, so a slow address delays neither
 * the shop's other addresses nor other shops.
 */
export class WebhookSender {
  readonly #database: Database;
  readonly #config: Config;
  readonly #encryption: Encryption;
  readonly #log: Logger;
  readonly #tracer: Tracer | undefined;
  readonly #worker: ShopWorker;
  /** By shop: the webhooks to which events are being sent now, each with the end of this sending. */
  readonly #lanes = new Map<ShopId, Map<string, Promise<void>>>();

  constructor(database: Database, config: Config, log: Logger, tracer?: Tracer) {
    this.#tracer = tracer;
    this.#database = database;
    this.#config = config;
    this.#encryption = encryptionWith(config.APP_SECRET);
    this.#log = log;
    this.#worker = new ShopWorker('webhooks', (shopId, goOn) => this.#begin(shopId, goOn), log);
  }

  wake(shopId: string): void {
    this.#worker.wake(shopId);
  }

  /** Finishes the current sends and starts no more. */
  async stop(): Promise<void> {
    await this.#worker.stop();
    await Promise.all([...this.#lanes.values()].flatMap((lanes) => [...lanes.values()]));
  }

  /**
   * Starts sending to each address that has waiting events and no send in progress. After each send, the shop is
   * checked again.
   */
  async #begin(shopId: ShopId, goOn: () => boolean): Promise<void> {
    const lanes = this.#lanes.get(shopId) ?? new Map<string, Promise<void>>();
    if (!goOn() || lanes.size >= maxWebhooks) return;
    const claimed = await this.#database.transact(shopId, (tx) =>
      claimDeliveries(tx, tx.later(leaseMs), { atMost: atOnce, except: [...lanes.keys()] }),
    );
    for (const [id, things] of Map.groupBy(claimed, ({ webhookId }) => webhookId)) {
      const lane = this.#send(shopId, id, things)
        .catch((error: unknown) => this.#log.error({ err: error, shopId }, 'webhooks'))
        .finally(() => {
          lanes.delete(id);
          if (lanes.size === 0) this.#lanes.delete(shopId);
          this.wake(shopId);
        });
      lanes.set(id, lane);
      this.#lanes.set(shopId, lanes);
    }
  }

  async #send(shopId: ShopId, webhookId: string, things: readonly ClaimedDelivery[]): Promise<void> {
    const tries = await Promise.all(things.map(async (one) => ({ one, tried: await this.#sendOne(one) })));
    await this.#database.transact(shopId, async (tx) => {
      await recordOutcomes(
        tx,
        tries.map(({ one, tried }) => outcomeOf(tx, one, tried)),
      );
      await judge(tx, webhookId, fieldOf(tries, 'tried'));
      // Makes open pages with the log of deliveries reload.
      await publish(tx, 'deliveries', null);
    });
  }

  #sendOne(one: ClaimedDelivery): Promise<Tried> {
    const { type, traceparent, attempts, dueAt } = one;
    const sending = {
      name: 'send webhook',
      origin: originOfDeferredWork('send', traceparent, { atMs: Date.parse(dueAt), attempt: attempts }),
      facts: { 'crossdock.event': type, 'crossdock.attempt': attempts, 'http.request.method': 'POST' },
      failureOf: ({ taken, status }: Tried) => (taken ? undefined : String(status ?? 'unreached')),
    };
    return runTraced(this.#tracer, sending, async (span) => {
      const tried = await sendOne(this.#config, this.#encryption, one, span);
      if (tried.status !== null) span?.set({ 'http.response.status_code': tried.status });
      return tried;
    });
  }
}

async function sendOne(
  config: Config,
  encryption: Encryption,
  one: ClaimedDelivery,
  span: Span | undefined,
): Promise<Tried> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const now = Date.now();
  const seconds = Math.floor(now / 1000);
  const kept = one.oldSecret !== null && one.oldUntil !== null && Date.parse(one.oldUntil) > now;
  const sealed = [one.secret, ...(kept && one.oldSecret !== null ? [one.oldSecret] : [])];
  try {
    const body = eventBodyText(one);
    const said = await sendOutbound({
      url: one.address,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Crossdock-Webhooks/1',
        'webhook-id': one.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureHeader(
          sealed.map((secret) => encryption.open(secret)),
          one.id,
          seconds,
          body,
        ),
        ...(span === undefined ? {} : { traceparent: span.traceparent }),
      },
      body,
      timeoutMs,
      privateToo: config.OUTBOUND_PRIVATE,
    });
    const taken = said.status >= 200 && said.status < 300;
    const isOwnFault = said.status >= 500 || said.status === 429;
    // Removes characters that cannot be stored.
    const answer = said.text.replaceAll('\0', '').slice(0, excerpt);
    return { taken, isOwnFault, status: said.status, answer, tookMs: took() };
  } catch (error) {
    const answer = error instanceof Error ? error.message.slice(0, excerpt) : 'unreached';
    return { taken: false, isOwnFault: true, status: null, answer, tookMs: took() };
  }
}

function outcomeOf(tx: Tx, one: ClaimedDelivery, tried: Tried): DeliveryOutcome {
  const { status, answer, tookMs } = tried;
  const said = { webhookId: one.webhookId, id: one.id, status, answer, tookMs };
  if (tried.taken) return { ...said, state: 'sent', dueAt: tx.now };
  const pauseMs = one.type === 'webhook.test' ? undefined : pausesMs[one.attempts - 1];
  return { ...said, state: pauseMs === undefined ? 'failed' : 'waiting', dueAt: tx.later(pauseMs ?? 0) };
}

/** Updates an address by its responses: it works, it pauses, or it is turned off. */
async function judge(tx: Tx, id: string, tries: readonly Tried[]): Promise<void> {
  if (tries.some(({ taken }) => taken)) return markWebhookWorking(tx, id);
  const isOwnFault = tries.some((one) => one.isOwnFault);
  const now = await markWebhookFailing(tx, id, isOwnFault);
  if (!now?.failingSince) return;
  const isGone = tries.some(({ status }) => status === 410);
  if (isGone || Date.parse(tx.now) - Date.parse(now.failingSince) > giveUpMs) await disableWebhook(tx, id);
  else if (isOwnFault)
    await pauseWebhook(tx, id, tx.later(pausesMs[Math.min(now.failures, pausesMs.length) - 1] ?? minuteMs));
}

export const webhooksJob = 'webhooks';

/**
 * Every minute: sends events whose pause has ended, and those left by a lost process or a lost realtime
 * event.
 */
export function webhookSending(): JobDefinition {
  return {
    name: webhooksJob,
    isDue: isDeliveryDue,
    nextAt: nextDeliveryAt,
    run: (noTransaction) => noTransaction.transact((tx) => publish(tx, webhooksTopic, null)),
  };
}
