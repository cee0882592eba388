import type { Logger } from 'pino';
import { outcomeTopic, type ReportExpectation } from './awaitedReports.store.ts';
import type { Database } from './db.ts';
import { newId } from './ids.ts';
import { jobsTopic } from './jobRelay.ts';
import type { JobDefinition } from './jobs.ts';
import { outboxTopic } from './messages.ts';
import {
  type ClaimedMessage,
  claimDueMessages,
  endExpiredMessages,
  isAnyMessageDue,
  isAnyMessageToTidy,
  markHandedOver,
  markLostMessages,
  nextOutboxWorkAt,
  type OutboxChannel,
  type OutboxMessage,
  postpone,
  recordFinalMessageState,
  renewLease,
} from './outbox.store.ts';
import { publish } from './realtime.ts';
import { runTraced } from './runTraced.ts';
import type { ShopId } from './scope.ts';
import { ShopWorker } from './shopWorker.ts';
import { originOfDeferredWork, type Tracer } from './tracer.ts';
import { isAnyJobWaiting } from './waitingJobs.store.ts';

/** The result of one attempt. */
export type SendResult =
  | { readonly kind: 'sent'; readonly reference?: string; readonly awaits?: ReportExpectation }
  /** Refused permanently: another attempt would fail too. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Certainly not accepted: another attempt may succeed. */
  | { readonly kind: 'later'; readonly why: string; readonly afterMs?: number | undefined }
  /** The receiver may have the message; only a person can decide whether to send it again. */
  | { readonly kind: 'unknown'; readonly why: string; readonly awaits?: ReportExpectation }
  /** The shop has no provider for this channel. */
  | { readonly kind: 'noProvider' };

/**
 * Sends one message. It calls `handed` right before the first byte after which the receiver may have the message, and
 * stops if `handed` answers false. It never throws for an error of the receiver.
 */
export type Sender = (
  shopId: ShopId,
  message: ClaimedMessage,
  handed: () => Promise<boolean>,
) => Promise<SendResult>;

/**
 * A lease is extended while its attempt lasts. The lease of a killed process expires soon, and others take its
 * message.
 */
const leaseMs = 15_000;
const renewMs = 4_000;
const atOnce = 5;
const minuteMs = 60_000;
/** The pause after the n-th temporary failure; after the last pause, staff must decide about the message. */
const pausesMs = [1, 2, 5, 15, 60, 240, 720].map((minutes) => minutes * minuteMs);

/**
 * Sends the messages that committed transactions stored in the outbox: claims in a short transaction, sends
 * outside of any, records in another. Any number of processes may do so at the same time.
 */
export class Outbox {
  readonly #database: Database;
  readonly #senders: Readonly<Record<OutboxChannel, Sender>>;
  readonly #log: Logger;
  readonly #tracer: Tracer | undefined;
  readonly #worker: ShopWorker;

  constructor(
    database: Database,
    senders: Readonly<Record<OutboxChannel, Sender>>,
    log: Logger,
    tracer?: Tracer,
  ) {
    this.#tracer = tracer;
    this.#database = database;
    this.#senders = senders;
    this.#log = log;
    this.#worker = new ShopWorker('outbox', (shopId, goOn) => this.#drain(shopId, goOn), log);
  }

  /** Processes the shop's outbox as soon as a place is free. */
  wake(shopId: string): void {
    this.#worker.wake(shopId);
  }

  stop(): Promise<void> {
    return this.#worker.stop();
  }

  async #drain(shopId: ShopId, goOn: () => boolean): Promise<void> {
    let claimed: OutboxMessage[];
    do {
      const leaseId = newId();
      claimed = await this.#database.transact(shopId, (tx) =>
        claimDueMessages(tx, leaseId, tx.later(leaseMs), atOnce),
      );
      await Promise.all(claimed.map((message) => this.#sendTraced(shopId, message)));
    } while (claimed.length > 0 && goOn());
  }

  async #sendTraced(shopId: ShopId, message: OutboxMessage): Promise<void> {
    const { channel, traceparent, attempt, dueAt } = message;
    const sending = {
      name: `send ${channel}`,
      origin: originOfDeferredWork('send', traceparent, { atMs: Date.parse(dueAt), attempt }),
      facts: { 'crossdock.channel': channel, 'crossdock.attempt': attempt },
      failureOf: (kind: SendResult['kind']) => (kind === 'sent' ? undefined : kind),
    };
    await runTraced(this.#tracer, sending, () => this.#sendOne(shopId, message));
  }

  async #sendOne(shopId: ShopId, message: ClaimedMessage): Promise<SendResult['kind']> {
    const renewal = setInterval(() => void this.#renew(shopId, message), renewMs);
    const attempt = await this.#attempt(shopId, message).finally(() => clearInterval(renewal));
    await this.#database.transact(shopId, async (tx) => {
      const pauseMs = pausesMs[message.attempt - 1];
      // A pause that the provider requested counts if it is longer than ours.
      const wishedMs = attempt.kind === 'later' ? (attempt.afterMs ?? 0) : 0;
      const dueAt = tx.later(Math.max(pauseMs ?? 0, wishedMs));
      if (attempt.kind === 'sent') await recordFinalMessageState(tx, message, { ...attempt, state: 'sent' });
      else if (attempt.kind === 'noProvider') await recordFinalMessageState(tx, message, { state: 'held' });
      else if (attempt.kind === 'unknown')
        await recordFinalMessageState(tx, message, { ...attempt, state: 'unknown', failure: attempt.why });
      else if (attempt.kind === 'later' && pauseMs !== undefined && dueAt < message.expiresAt)
        await postpone(tx, message, dueAt, attempt.why);
      else await recordFinalMessageState(tx, message, { state: 'failed', failure: attempt.why });
      await publish(tx, outcomeTopic, null);
    });
    return attempt.kind;
  }

  /** Extends the lease. If this fails, the lease expires, and nothing is sent after that. */
  async #renew(shopId: ShopId, message: ClaimedMessage): Promise<void> {
    await this.#database
      .transact(shopId, (tx) => renewLease(tx, message, tx.later(leaseMs)))
      .catch((error: unknown) => this.#log.warn({ err: error, shopId }, 'a lease was not renewed'));
  }

  async #attempt(shopId: ShopId, message: ClaimedMessage): Promise<SendResult> {
    let left = false;
    const handed = async () => {
      const ours = await this.#database.transact(shopId, (tx) => markHandedOver(tx, message));
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

export const tidyOutboxJob = 'tidy-outbox';

/**
 * The job that runs every minute. It ends lost and expired messages, and wakes the processes that send due messages
 * and move waiting jobs into the queue.
 */
export function outboxJob(): JobDefinition {
  return {
    name: tidyOutboxJob,
    isDue: async (tx) => (await Promise.all([isAnyMessageToTidy(tx), isAnyJobWaiting(tx)])).includes(true),
    nextAt: nextOutboxWorkAt,
    run: (noTransaction) =>
      noTransaction.transact(async (tx) => {
        await markLostMessages(tx);
        await endExpiredMessages(tx);
        if (await isAnyMessageDue(tx)) await publish(tx, outboxTopic, null);
        if (await isAnyJobWaiting(tx)) await publish(tx, jobsTopic, null);
      }),
  };
}
