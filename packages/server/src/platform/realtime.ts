import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from './db.ts';
import { db, hot, type Params } from './query.ts';
import type { ShopId } from './scope.ts';

/** Something changed: a hint to read again, never the data itself, so that a lost one costs only freshness. */
export interface Hint {
  readonly shopId: string;
  /** The member concerned; null for staff of the shop. */
  readonly memberId: string | null;
  /** A noun: `parcels`, `orders`, `wallet` … or `shop` for settings. */
  readonly topic: string;
}

const channel = 'crossdock_hints';

const notify = hot((p: Params<{ payload: string }>) =>
  db.selectNoFrom(sql`pg_notify(${channel}, ${p.payload})`.as('sent')),
);

/** Says on commit that something of `topic` changed for the member, and for the shop's staff. Costs no trip of its own. */
export async function publish(tx: Tx, topic: string, memberId: string | null): Promise<void> {
  const payload: Hint = { shopId: tx.shopId, memberId, topic };
  tx.beforeCommit.push(async () => void (await tx.hot(notify, { payload: JSON.stringify(payload) })));
}

/** Receives hints from every process through PostgreSQL and hands them to this one's sockets. */
export class Realtime {
  readonly #emitter = new EventEmitter();
  readonly #url: string;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(url: string) {
    this.#url = url;
    this.#emitter.setMaxListeners(0);
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', (message) => this.#receive(message.payload ?? ''));
    client.on('error', () => this.#reconnect());
    client.on('end', () => this.#reconnect());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#client = client;
      this.#emitter.emit('gap');
    } catch {
      this.#reconnect();
    }
  }

  onHint(shopId: ShopId, listener: (hint: Hint) => void): () => void {
    this.#emitter.on(shopId, listener);
    return () => this.#emitter.off(shopId, listener);
  }

  onAnyHint(listener: (hint: Hint) => void): void {
    this.#emitter.on('any', listener);
  }

  /** Hints may have been lost (the listener was down): whoever shows data should read again. */
  onGap(listener: () => void): () => void {
    this.#emitter.on('gap', listener);
    return () => this.#emitter.off('gap', listener);
  }

  /** How many listen to a shop now. */
  listeners(shopId: ShopId): number {
    return this.#emitter.listenerCount(shopId);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  #receive(payload: string): void {
    const hint: Hint = JSON.parse(payload);
    this.#emitter.emit('any', hint);
    this.#emitter.emit(hint.shopId, hint);
  }

  #reconnect(): void {
    if (this.#stopped || this.#retry) return;
    this.#client = undefined;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.start();
    }, 1_000);
    this.#retry.unref();
  }
}
