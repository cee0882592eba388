import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { Database, Tx } from '../platform/db.ts';
import { type Encryption, encryptionWith } from '../platform/encryption.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { askOutside } from '../platform/outbound.ts';
import { publish } from '../platform/realtime.ts';
import type { ShopId } from '../platform/scope.ts';
import { ShopWorker } from '../platform/shopWorker.ts';
import { traced } from '../platform/traced.ts';
import { leftBy, type Span, type Tracer } from '../platform/tracer.ts';
import { webhooksTopic } from '../platform/transitions.ts';
import {
  type Claimed,
  claimDeliveries,
  isDeliveryDue,
  markFailed,
  markWell,
  nextDelivery,
  type Outcome,
  recordOutcomes,
  rest,
  switchOff,
} from './deliveries.store.ts';
import { signatures } from './signature.ts';
import { bodyOf } from './view.ts';
import { mostWebhooks } from './webhooks.store.ts';

/** To one address. */
const atOnce = 50;
const timeoutMs = 10_000;
/** Longer than a try takes: a lost process's are taken over after it. */
const leaseMs = 14_000;
const minuteMs = 60_000;
/** After the n-th try that was not taken; then it is given up, and can be sent again by hand. */
const pausesMs = [0.5, 1, 5, 15, 60, 240, 480, 720, 1440].map((minutes) => minutes * minuteMs);
/** An address that has taken nothing for so long is told nothing more. */
const giveUpMs = 5 * 1440 * minuteMs;
const excerpt = 500;

interface Tried extends Pick<Outcome, 'status' | 'answer' | 'tookMs'> {
  readonly taken: boolean;
  /** Unreached, too slow, broken or busy: the next thing would fare no better. */
  readonly isOwnFault: boolean;
}

/**
 * Sends what steps have left for the programs of a shop: claimed in one short transaction, sent outside of any, recorded
 * in another. At least once: a lost process's are sent again, under the same id. Each address has a lane of its own: one that
 * is slow keeps nobody else waiting, neither the shop's other addresses nor other shops.
 */
export class WebhookSender {
  readonly #database: Database;
  readonly #config: Config;
  readonly #encryption: Encryption;
  readonly #log: Logger;
  readonly #tracer: Tracer | undefined;
  readonly #worker: ShopWorker;
  /** By shop, the addresses that are being sent to. */
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

  /** Ends what is under way and begins nothing more. */
  async stop(): Promise<void> {
    await this.#worker.stop();
    await Promise.all([...this.#lanes.values()].flatMap((lanes) => [...lanes.values()]));
  }

  /** Begins to send to each address that waits for something and is not being sent to; whose lane ends asks again. */
  async #begin(shopId: ShopId, goOn: () => boolean): Promise<void> {
    const lanes = this.#lanes.get(shopId) ?? new Map<string, Promise<void>>();
    if (!goOn() || lanes.size >= mostWebhooks) return;
    const claimed = await this.#database.transact(shopId, (tx) =>
      claimDeliveries(tx, later(tx, leaseMs), { atMost: atOnce, except: [...lanes.keys()] }),
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

  async #send(shopId: ShopId, webhookId: string, things: readonly Claimed[]): Promise<void> {
    const tries = await Promise.all(things.map(async (one) => ({ one, tried: await this.#sendOne(one) })));
    await this.#database.transact(shopId, async (tx) => {
      await recordOutcomes(
        tx,
        tries.map(({ one, tried }) => outcomeOf(tx, one, tried)),
      );
      await judge(
        tx,
        webhookId,
        tries.map(({ tried }) => tried),
      );
      // Whoever looks at the log sees it come.
      await publish(tx, 'deliveries', null);
    });
  }

  #sendOne(one: Claimed): Promise<Tried> {
    const { type, traceparent, attempts, dueAt } = one;
    const sending = {
      name: 'send webhook',
      origin: leftBy('send', traceparent, { atMs: Date.parse(dueAt), attempt: attempts }),
      facts: { 'crossdock.event': type, 'crossdock.attempt': attempts, 'http.request.method': 'POST' },
      failureOf: ({ taken, status }: Tried) => (taken ? undefined : String(status ?? 'unreached')),
    };
    return traced(this.#tracer, sending, async (span) => {
      const tried = await sendOne(this.#config, this.#encryption, one, span);
      if (tried.status !== null) span?.set({ 'http.response.status_code': tried.status });
      return tried;
    });
  }
}

async function sendOne(
  config: Config,
  encryption: Encryption,
  one: Claimed,
  span: Span | undefined,
): Promise<Tried> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  const now = Date.now();
  const seconds = Math.floor(now / 1000);
  const kept = one.oldSecret !== null && one.oldUntil !== null && Date.parse(one.oldUntil) > now;
  const sealed = [one.secret, ...(kept && one.oldSecret !== null ? [one.oldSecret] : [])];
  try {
    const body = bodyOf(one);
    const said = await askOutside({
      url: one.address,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Crossdock-Webhooks/1',
        'webhook-id': one.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatures(
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
    // What cannot be kept as text is not needed.
    const answer = said.text.replaceAll('\0', '').slice(0, excerpt);
    return { taken, isOwnFault, status: said.status, answer, tookMs: took() };
  } catch (error) {
    const answer = error instanceof Error ? error.message.slice(0, excerpt) : 'unreached';
    return { taken: false, isOwnFault: true, status: null, answer, tookMs: took() };
  }
}

function outcomeOf(tx: Tx, one: Claimed, tried: Tried): Outcome {
  const { status, answer, tookMs } = tried;
  const said = { webhookId: one.webhookId, id: one.id, status, answer, tookMs };
  if (tried.taken) return { ...said, state: 'sent', dueAt: tx.now };
  const pauseMs = one.type === 'webhook.test' ? undefined : pausesMs[one.attempts - 1];
  return { ...said, state: pauseMs === undefined ? 'failed' : 'waiting', dueAt: later(tx, pauseMs ?? 0) };
}

/** What its answers say of an address: it is well, it is left alone for a while, or it is told nothing more. */
async function judge(tx: Tx, id: string, tries: readonly Tried[]): Promise<void> {
  if (tries.some(({ taken }) => taken)) return markWell(tx, id);
  const isOwnFault = tries.some((one) => one.isOwnFault);
  const now = await markFailed(tx, id, isOwnFault);
  if (!now?.failingSince) return;
  const isGone = tries.some(({ status }) => status === 410);
  if (isGone || Date.parse(tx.now) - Date.parse(now.failingSince) > giveUpMs) await switchOff(tx, id);
  else if (isOwnFault)
    await rest(tx, id, later(tx, pausesMs[Math.min(now.failures, pausesMs.length) - 1] ?? minuteMs));
}

const later = (tx: Tx, ms: number): string => new Date(Date.parse(tx.now) + ms).toISOString();

export const webhooksJob = 'webhooks';

/** Every minute: what a pause has ended for, and what a lost process or a lost hint has left. */
export function webhooks(): JobDefinition {
  return {
    name: webhooksJob,
    isDue: isDeliveryDue,
    nextAt: nextDelivery,
    run: (noTransaction) => noTransaction.transact((tx) => publish(tx, webhooksTopic, null)),
  };
}
