import pg from 'pg';
import { inOurNames } from './columns.ts';
import { Connections, type DatabaseOptions, settingsOf } from './connections.ts';
import { ConnectionUnavailable, reaching } from './connectionUnavailable.ts';
import { Pipeline, ShopElsewhere } from './pipeline.ts';
import type { ShopId } from './provenIds.ts';
import { RealtimeEvents } from './realtimeEvents.ts';
import { currentContext } from './requestContext.ts';
import { ShardMap } from './shardMap.ts';
import type { StatementWatch } from './statementWatch.ts';
import { NoTransaction, Tx } from './tx.ts';
import { Written } from './written.ts';

export { type DatabaseOptions, types } from './connections.ts';
export { NoTransaction, type Tx } from './tx.ts';

/** A statement that took, or a row that was kept from it, for longer than anybody waits. */
const tookTooLong: ReadonlySet<string | undefined> = new Set(['57014', '55P03']);

/**
 * Whether it may pass when tried again later: no connection came free, a statement waited for too long, or a shop is on its
 * way for longer than anybody waits.
 */
export function isExhausted(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && tookTooLong.has(error.code)) return true;
  if (error instanceof ShopElsewhere || error instanceof ConnectionUnavailable) return true;
  // A pooler takes the packet first and looks for a connection then.
  return error instanceof Error && error.message === 'query_wait_timeout';
}

/** Work in one shop's scope, and whether its answer is one to commit for. */
interface Part<T> {
  readonly shopId: ShopId;
  readonly work: (tx: Tx) => Promise<T>;
  readonly keep?: ((value: T) => boolean) | undefined;
  readonly reads?: boolean;
}

/** The database of the installation, with those where single shops have been moved to. */
export class Database {
  /** Where something may have come due. */
  readonly written = new Written();
  readonly #home: Connections;
  readonly #places: ShardMap;
  readonly #realtimeEvents: RealtimeEvents;
  readonly #onLateFailure: (error: unknown) => void;
  readonly #watch: StatementWatch | undefined;

  constructor(options: DatabaseOptions) {
    this.#home = new Connections(options);
    this.#places = new ShardMap(this.#home, options);
    this.#realtimeEvents = new RealtimeEvents(settingsOf(options));
    this.#watch = options.watch;
    this.#onLateFailure = options.onLateFailure ?? (() => undefined);
  }

  /**
   * Runs `work` in a transaction scoped to the shop. Where `keep` says no of its answer, the transaction is rolled back
   * and the answer still returned: that is how a refusal undoes everything. `work` may run again, anew: where the database
   * ended it to let another pass, where the tables have changed since its statements were prepared, or where the shop's rows
   * have moved meanwhile.
   */
  transact<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>, keep?: (value: T) => boolean): Promise<T> {
    return this.#inPlace({ shopId, work, keep }, 'main');
  }

  /** For work that reads: what it asks together is a transaction of its own, so that begin, scope and commit travel with it. */
  read<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>, keep?: (value: T) => boolean): Promise<T> {
    return this.#inPlace({ shopId, work, keep, reads: true }, 'main');
  }

  /** For slow work in one shop's scope, of a caller or of the shop itself. */
  noTransaction(shopId: ShopId, who = '', lane?: 'staff'): NoTransaction {
    return new NoTransaction({ shopId, who, lane }, (work) => this.transact(shopId, work));
  }

  inOwnTransaction<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#inPlace({ shopId, work }, 'side');
  }

  /** Throws where its logins do not serve as they must, with every fault named. */
  async check(): Promise<void> {
    const faults = await this.#home.faults();
    if (faults.size > 0) throw new Error(`APP_DATABASE_URL: ${[...faults].join('; ')}`);
  }

  /** As `control`, on a connection of its own. */
  async probe<O extends pg.QueryResultRow>(text: string): Promise<O[]> {
    return (await this.#home.probe.query<O>(text)).rows;
  }

  /** Control tables only (shops, hosts, reference data): no tenant is set, so tenant tables refuse. */
  async control<O extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<O[]> {
    return (await reaching(this.#home.main.query(text, values))).rows.map(inOurNames<O>);
  }

  /** As `control`, where the shop's rows are. */
  async controlAt<O extends pg.QueryResultRow>(place: string, text: string, values: unknown[]): Promise<O[]> {
    const { main } = this.#places.named(place);
    return (await reaching(main.query(text, values))).rows.map(inOurNames<O>);
  }

  /** Where the shop was found last; undefined where that is the installation's own database. */
  placeOf(shopId: ShopId): string | undefined {
    return this.#places.knownOf(shopId);
  }

  load(): { idle: number; busy: number; waiting: number } {
    const pools = [this.#home, ...this.#places.opened()].map(({ main }) => main);
    const sum = (count: (pool: pg.Pool) => number) => pools.reduce((all, pool) => all + count(pool), 0);
    const idle = sum(({ idleCount }) => idleCount);
    return {
      idle,
      busy: sum(({ totalCount }) => totalCount) - idle,
      waiting: sum(({ waitingCount }) => waitingCount),
    };
  }

  async end(): Promise<void> {
    await Promise.all([this.#home, ...this.#places.opened()].map((one) => one.end()));
    await this.#realtimeEvents.end();
  }

  #inPlace<T>(part: Part<T>, pool: 'main' | 'side'): Promise<T> {
    return this.#places.follow(part.shopId, (there) =>
      there.again(() => this.#run(there, there[pool], part)),
    );
  }

  async #run<T>(there: Connections, pool: pg.Pool, { shopId, work, keep, reads }: Part<T>): Promise<T> {
    const { client, scope } = await there.enter(pool, shopId);
    const requestContext = currentContext();
    const pipeline = new Pipeline(client, scope, reads ?? false, requestContext, this.#watch);
    // Where the shop leaves in between, this one cannot be kept either.
    const inOwnTransaction = <A>(side: (tx: Tx) => Promise<A>) =>
      there.again(() => this.#run(there, there.side, { shopId, work: side }));
    const tx = new Tx(inOwnTransaction, pipeline, shopId, new Date().toISOString());
    let isKept = false;
    let mayBeKept = false;
    try {
      const value = await work(tx);
      if (keep?.(value) ?? true) {
        const last = tx.beforeCommit.map((statement) => statement());
        tx.end();
        mayBeKept = true;
        await Promise.all([...last, pipeline.commit()]);
        isKept = true;
        if (requestContext?.spent) requestContext.spent.rows += tx.rowsWritten;
      }
      return value;
    } finally {
      tx.end();
      client.release(await pipeline.close(there.isPooled));
      if (mayBeKept) {
        this.#realtimeEvents.add(tx.realtimeEvents);
        for (const wake of tx.wakes) wake();
      }
      if (mayBeKept && !reads) this.written.note(shopId);
      if (isKept) for (const later of tx.afterCommit) void this.#late(shopId, later);
    }
  }

  async #late(shopId: ShopId, later: (noTransaction: NoTransaction) => unknown): Promise<void> {
    try {
      await later(this.noTransaction(shopId));
    } catch (error) {
      this.#onLateFailure(error);
    }
  }
}
