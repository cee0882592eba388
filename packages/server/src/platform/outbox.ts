import type { Logger } from 'pino';
import { type Awaited, outcomeTopic } from './awaitedReports.store.ts';
import type { Database, Tx } from './db.ts';
import { newId } from './ids.ts';
import { jobsTopic } from './jobRelay.ts';
import type { JobDefinition } from './jobs.ts';
import { outboxTopic } from './messages.ts';
import {
  type Channel,
  type Claimed,
  claimDue,
  endExpired,
  endMessage,
  isAnythingDue,
  isAnythingToTidy,
  markHanded,
  markLost,
  nextToTidy,
  postpone,
  renewLease,
  type Taken,
} from './outbox.store.ts';
import { publish } from './realtime.ts';
import type { ShopId } from './scope.ts';
import { ShopWorker } from './shopWorker.ts';
import { traced } from './traced.ts';
import { leftBy, type Tracer } from './tracer.ts';
import { isAnyJobWaiting } from './waitingJobs.store.ts';

/** What became of one attempt. */
export type Attempt =
  | { readonly kind: 'sent'; readonly reference?: string; readonly awaits?: Awaited }
  /** Refused for good: another attempt would be refused as well. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Surely not taken: another attempt may succeed. */
  | { readonly kind: 'later'; readonly why: string; readonly afterMs?: number | undefined }
  /** The other side may have it: only a person can say whether it should go again. */
  | { readonly kind: 'unknown'; readonly why: string; readonly awaits?: Awaited }
  /** The shop has nothing to send it with. */
  | { readonly kind: 'noProvider' };

/**
 * Sends one message. It calls `handed` right before the first byte after which the other side may have it, and stops where
 * that answers false. It never throws for what the other side does.
 */
export type Sender = (shopId: ShopId, message: Claimed, handed: () => Promise<boolean>) => Promise<Attempt>;

/** A lease is renewed while its attempt lasts: that of a killed process runs out soon, and others take its message. */
const leaseMs = 15_000;
const renewMs = 4_000;
const atOnce = 5;
const minuteMs = 60_000;
/** After the n-th attempt that failed for now; then it waits for staff. */
const pausesMs = [1, 2, 5, 15, 60, 240, 720].map((minutes) => minutes * minuteMs);

/**
 * Sends what committed transactions left in the outbox: claims in one short transaction, sends outside of any, records
 * in another. Any number of processes may do so at once.
 */
export class Outbox {
  readonly #database: Database;
  readonly #senders: Readonly<Record<Channel, Sender>>;
  readonly #log: Logger;
  readonly #tracer: Tracer | undefined;
  readonly #worker: ShopWorker;

  constructor(database: Database, senders: Readonly<Record<Channel, Sender>>, log: Logger, tracer?: Tracer) {
    this.#tracer = tracer;
    this.#database = database;
    this.#senders = senders;
    this.#log = log;
    this.#worker = new ShopWorker('outbox', (shopId, goOn) => this.#drain(shopId, goOn), log);
  }

  /** Looks at the shop's outbox as soon as there is room. */
  wake(shopId: string): void {
    this.#worker.wake(shopId);
  }

  stop(): Promise<void> {
    return this.#worker.stop();
  }

  async #drain(shopId: ShopId, goOn: () => boolean): Promise<void> {
    let claimed: Taken[];
    do {
      const leaseId = newId();
      claimed = await this.#database.transact(shopId, (tx) => claimDue(tx, leaseId, leaseFrom(tx), atOnce));
      await Promise.all(claimed.map((message) => this.#sendTraced(shopId, message)));
    } while (claimed.length > 0 && goOn());
  }

  async #sendTraced(shopId: ShopId, message: Taken): Promise<void> {
    const { channel, traceparent, attempt, dueAt } = message;
    const sending = {
      name: `send ${channel}`,
      origin: leftBy('send', traceparent, { atMs: Date.parse(dueAt), attempt }),
      facts: { 'crossdock.channel': channel, 'crossdock.attempt': attempt },
      failureOf: (kind: Attempt['kind']) => (kind === 'sent' ? undefined : kind),
    };
    await traced(this.#tracer, sending, () => this.#sendOne(shopId, message));
  }

  async #sendOne(shopId: ShopId, message: Claimed): Promise<Attempt['kind']> {
    const renewal = setInterval(() => void this.#renew(shopId, message), renewMs);
    const attempt = await this.#attempt(shopId, message).finally(() => clearInterval(renewal));
    await this.#database.transact(shopId, async (tx) => {
      const pauseMs = pausesMs[message.attempt - 1];
      // Whoever asked to be left alone for a while is, however short our own pause is.
      const wishedMs = attempt.kind === 'later' ? (attempt.afterMs ?? 0) : 0;
      const dueAt = new Date(Date.parse(tx.now) + Math.max(pauseMs ?? 0, wishedMs)).toISOString();
      if (attempt.kind === 'sent') await endMessage(tx, message, { ...attempt, state: 'sent' });
      else if (attempt.kind === 'noProvider') await endMessage(tx, message, { state: 'held' });
      else if (attempt.kind === 'unknown')
        await endMessage(tx, message, { ...attempt, state: 'unknown', failure: attempt.why });
      else if (attempt.kind === 'later' && pauseMs !== undefined && dueAt < message.expiresAt)
        await postpone(tx, message, dueAt, attempt.why);
      else await endMessage(tx, message, { state: 'failed', failure: attempt.why });
      await publish(tx, outcomeTopic, null);
    });
    return attempt.kind;
  }

  /** Where it fails the lease runs out, and what had not left by then does not leave. */
  async #renew(shopId: ShopId, message: Claimed): Promise<void> {
    await this.#database
      .transact(shopId, (tx) => renewLease(tx, message, leaseFrom(tx)))
      .catch((error: unknown) => this.#log.warn({ err: error, shopId }, 'a lease was not renewed'));
  }

  async #attempt(shopId: ShopId, message: Claimed): Promise<Attempt> {
    let left = false;
    const handed = async () => {
      const ours = await this.#database.transact(shopId, (tx) => markHanded(tx, message));
      left = ours;
      return ours;
    };
    try {
      return await this.#senders[message.channel](shopId, message, handed);
    } catch (error) {
      this.#log.error({ err: error, shopId, messageId: message.id }, 'sending failed');
      const why = error instanceof Error ? error.message : String(error);
      return left ? { kind: 'unknown', why } : { kind: 'later', why };
    }
  }
}

const leaseFrom = (tx: Tx) => new Date(Date.parse(tx.now) + leaseMs).toISOString();

export const tidyOutboxJob = 'tidy-outbox';

/** Every minute: what was lost or has run out is settled, what is due again is sent, and jobs that nobody has moved are. */
export function outboxJob(): JobDefinition {
  return {
    name: tidyOutboxJob,
    isDue: async (tx) => (await Promise.all([isAnythingToTidy(tx), isAnyJobWaiting(tx)])).includes(true),
    nextAt: nextToTidy,
    run: (noTransaction) =>
      noTransaction.transact(async (tx) => {
        await markLost(tx);
        await endExpired(tx);
        if (await isAnythingDue(tx)) await publish(tx, outboxTopic, null);
        if (await isAnyJobWaiting(tx)) await publish(tx, jobsTopic, null);
      }),
  };
}
