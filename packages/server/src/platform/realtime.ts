import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { Tx } from './db.ts';
import { compileStatement, db, type Params } from './query.ts';
import { realtimeChannel } from './realtimeEvents.ts';
import type { ShopId } from './scope.ts';

/**
 * A realtime event, which says that something has changed and should be read again. It never contains the data, so a
 * lost event only delays a refresh.
 */
export interface RealtimeEvent {
  readonly shopId: string;
  /** The member it concerns; null for all staff of the shop. */
  readonly memberId: string | null;
  /** A noun such as `parcels`, `orders`, `wallet`, or `shop` for settings. */
  readonly topic: string;
  /** For the topic `sessions`: the ids of the ended sessions, if they are few enough to list. */
  readonly ended?: readonly string[] | undefined;
}

const notify = compileStatement((p: Params<{ payload: string }>) =>
  db.selectNoFrom(sql`pg_notify(${realtimeChannel}, ${p.payload})`.as('sent')),
);

/**
 * In-memory caches and the access of open sockets depend on these topics, so their events are sent in the transaction
 * of the change, and not after its commit.
 */
const kept: ReadonlySet<string> = new Set(['shop', 'sessions']);

/** The most ids that fit into an event. */
const namedAtMost = 100;

/** After the commit, announces that something of `topic` changed for the member and for the shop's staff. */
export async function publish(
  tx: Tx,
  topic: string,
  memberId: string | null,
  ended: readonly { readonly id: string }[] = [],
): Promise<void> {
  const named = ended.length > 0 && ended.length <= namedAtMost ? ended.map(({ id }) => id) : undefined;
  const realtimeEvent: RealtimeEvent = { shopId: tx.shopId, memberId, topic, ended: named };
  const payload = JSON.stringify(realtimeEvent);
  if (topic === 'shop') tx.changesShop = true;
  if (kept.has(topic)) tx.beforeCommit.push(async () => void (await tx.compiled(notify, { payload })));
  else tx.realtimeEvents.push(payload);
}

const nameOf = (shopId: string, memberId: string): string => `${shopId} ${memberId}`;

/** Listens to one database. */
class DatabaseListener {
  readonly #url: string;
  readonly #hear: (payload: string) => void;
  readonly #missed: () => void;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  /** `missed` is called whenever listening starts, because events may have been lost before it. */
  constructor(url: string, hear: (payload: string) => void, missed: () => void) {
    this.#url = url;
    this.#hear = hear;
    this.#missed = missed;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', (message) => this.#hear(message.payload ?? ''));
    client.on('error', () => this.#reconnect());
    client.on('end', () => this.#reconnect());
    try {
      await client.connect();
      await client.query(`listen ${realtimeChannel}`);
      this.#client = client;
      this.#missed();
    } catch {
      this.#reconnect();
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
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

/**
 * Receives realtime events of every process through PostgreSQL, from every database, and passes them to this process's
 * sockets.
 */
export class Realtime {
  readonly #emitter = new EventEmitter();
  readonly #listeners: readonly DatabaseListener[];

  constructor(urls: readonly string[]) {
    this.#listeners = urls.map(
      (url) =>
        new DatabaseListener(
          url,
          (payload) => this.#receive(payload),
          () => this.#emitter.emit('gap'),
        ),
    );
    this.#emitter.setMaxListeners(0);
  }

  async start(): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener.start()));
  }

  /** Calls the listener for events of a member of the shop or, with null, of its staff. */
  onRealtimeEvent(
    shopId: ShopId,
    memberId: string | null,
    listener: (realtimeEvent: RealtimeEvent) => void,
  ): () => void {
    const name = memberId === null ? shopId : nameOf(shopId, memberId);
    this.#emitter.on(name, listener);
    return () => this.#emitter.off(name, listener);
  }

  onAnyRealtimeEvent(listener: (realtimeEvent: RealtimeEvent) => void): void {
    this.#emitter.on('any', listener);
  }

  /** Called when events may have been lost (the listener was down), so that pages read again. */
  onGap(listener: () => void): () => void {
    this.#emitter.on('gap', listener);
    return () => this.#emitter.off('gap', listener);
  }

  /** The number of listeners of a shop. */
  listeners(shopId: ShopId): number {
    const names = this.#emitter.eventNames().filter((name) => String(name).startsWith(shopId));
    return names.reduce((sum, name) => sum + this.#emitter.listenerCount(name), 0);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener.stop()));
  }

  #receive(payload: string): void {
    const realtimeEvent: RealtimeEvent = JSON.parse(payload);
    this.#emitter.emit('any', realtimeEvent);
    this.#emitter.emit(realtimeEvent.shopId, realtimeEvent);
    if (realtimeEvent.memberId !== null)
      this.#emitter.emit(nameOf(realtimeEvent.shopId, realtimeEvent.memberId), realtimeEvent);
  }
}
