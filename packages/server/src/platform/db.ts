import pg from 'pg';
import type { ShopId } from './authenticatedIds.ts';
import { withContractNames } from './columns.ts';
import { ConfigurationError } from './configurationError.ts';
import { Connections, type DatabaseOptions, poolConfigOf } from './connections.ts';
import { ConnectionUnavailable, mapConnectionErrors } from './connectionUnavailable.ts';
import { Pipeline, ShopNotInDatabase } from './pipeline.ts';
import { RealtimeEventSender } from './realtimeEvents.ts';
import { currentContext } from './requestContext.ts';
import { ShardMap } from './shardMap.ts';
import type { StatementWatch } from './statementWatch.ts';
import { NoTransaction, Tx } from './tx.ts';
import { RecentlyWrittenShops } from './writtenShops.ts';

export { type DatabaseOptions, typeParsers } from './connections.ts';
export { NoTransaction, type Tx } from './tx.ts';

/** Error codes of statements and of waits for a row that took too long. */
const tookTooLong: ReadonlySet<string | undefined> = new Set(['57014', '55P03']);

/**
 * Whether a later try may succeed: no connection was free, a statement waited too long, or a shop's move takes longer
 * than the wait.
 */
export function isTemporaryFailure(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && tookTooLong.has(error.code)) return true;
  if (error instanceof ShopNotInDatabase || error instanceof ConnectionUnavailable) return true;
  // A pooler accepts the statements first and then looks for a connection. It sends this message if it finds none in
  // time.
  return error instanceof Error && error.message === 'query_wait_timeout';
}

/** Work in one shop's scope, and whether its result is committed. */
interface Part<T> {
  readonly shopId: ShopId;
  readonly work: (tx: Tx) => Promise<T>;
  readonly keep?: ((value: T) => boolean) | undefined;
  readonly reads?: boolean;
}

/** The installation's database, with the databases that single shops were moved to. */
export class Database {
  /** The shops to which this process has written. Work may have become due in them. */
  readonly written = new RecentlyWrittenShops();
  readonly #home: Connections;
  readonly #places: ShardMap;
  readonly #realtimeEvents: RealtimeEventSender;
  readonly #onLateFailure: (error: unknown) => void;
  readonly #watch: StatementWatch | undefined;
  #onShopChange: () => void = () => undefined;

  constructor(options: DatabaseOptions) {
    this.#home = new Connections(options);
    this.#places = new ShardMap(this.#home, options);
    this.#realtimeEvents = new RealtimeEventSender(poolConfigOf(options));
    this.#watch = options.watch;
    this.#onLateFailure = options.onLateFailure ?? (() => undefined);
  }

  /**
   * Runs `work` in a transaction scoped to the shop. If `keep` is false for its answer, the transaction is rolled back
   * and the answer is still returned; that is how a refusal undoes everything. `work` may run again from the
   * beginning: after a deadlock, after the tables changed, or after the shop moved.
   */
  transact<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>, keep?: (value: T) => boolean): Promise<T> {
    return this.#inPlace({ shopId, work, keep }, 'main');
  }

  /**
   * Runs work that only reads. Statements sent together form a transaction of their own, so begin, scope and commit
   * travel with them.
   */
  read<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>, keep?: (value: T) => boolean): Promise<T> {
    return this.#inPlace({ shopId, work, keep, reads: true }, 'main');
  }

  /**
   * Creates the context for slow work outside of transactions, in one shop's scope. `who` is the caller; empty for
   * the shop itself.
   */
  noTransaction(shopId: ShopId, who = '', lane?: 'staff'): NoTransaction {
    return new NoTransaction({ shopId, who, lane }, (work) => this.transact(shopId, work));
  }

  inOwnTransaction<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#inPlace({ shopId, work }, 'side');
  }

  /**
   * Sets `forget`, which is called after each commit of this process that changed a shop's own row, before the caller
   * of that change is answered.
   */
  onShopChange(forget: () => void): void {
    this.#onShopChange = forget;
  }

  /** Throws an error that names every problem if the database's logins cannot be used to serve. */
  async check(): Promise<void> {
    const faults = await this.#home.faults();
    if (faults.size > 0) throw new ConfigurationError(`APP_DATABASE_URL: ${[...faults].join('; ')}`);
  }

  /** Opens the reserved connection without waiting for it, so that the first `probe` need not wait either. */
  connectProbe(): void {
    void this.probe('select').catch(() => undefined);
  }

  /** Like `control`, on a reserved connection. */
  async probe<O extends pg.QueryResultRow>(text: string): Promise<O[]> {
    return (await this.#home.probe.query<O>(text)).rows;
  }

  /**
   * Queries control tables only (shops, hosts, reference data). No tenant is set, so queries of tenant tables fail.
   */
  async control<O extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<O[]> {
    return (await mapConnectionErrors(this.#home.main.query(text, values))).rows.map(withContractNames<O>);
  }

  /** Like `control`, in the named database that shops were moved to. */
  async controlAt<O extends pg.QueryResultRow>(place: string, text: string, values: unknown[]): Promise<O[]> {
    const { main } = this.#places.named(place);
    return (await mapConnectionErrors(main.query(text, values))).rows.map(withContractNames<O>);
  }

  /** The database in which the shop was last found; undefined for the installation's own. */
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
    // The inner transaction always runs in the same database. If the shop moves meanwhile, the outer transaction
    // cannot be committed either.
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
        await Promise.all([...last, tx.settled(), pipeline.commit()]);
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
        if (tx.changesShop) this.#onShopChange();
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
