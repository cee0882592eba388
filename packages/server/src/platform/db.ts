import pg from 'pg';
import { markPrepared, type Statement } from './batch.ts';
import { inOurNames } from './columns.ts';
import { nowDoing } from './doing.ts';
import { Hints } from './hints.ts';
import { isOutdated, Pipeline } from './pipeline.ts';
import type { ShopId } from './provenIds.ts';
import { type Serving, servingFaults } from './serving.ts';
import type { StatementWatch } from './statementWatch.ts';
import { Outside, Tx } from './tx.ts';

export { Outside, type Tx } from './tx.ts';

/** Dates stay text all the way from the database to the wire; bigint holds money and counts, all below 2^53. */
export const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (value: string) => {
  const n = Number(value);
  if (!Number.isSafeInteger(n)) throw new RangeError(`integer out of range: ${value}`);
  return n;
});
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoInstant);
types.setTypeParser(pg.types.builtins.DATE, (value: string) => value);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** `2026-11-01 08:00:00.5+00`, as PostgreSQL writes it in UTC, in ISO 8601 with milliseconds; a list has many of them. */
function isoInstant(value: string): string {
  const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(value);
  if (utc === null) return new Date(value).toISOString();
  return `${utc[1]}T${utc[2]}.${(utc[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface DatabaseOptions extends Serving {
  readonly pool: number;
  /** How long anybody waits for a connection. */
  readonly waitMs?: number;
  /** Hears what failed after a commit, when nobody waits for it any more. */
  readonly onLateFailure?: (error: unknown) => void;
  /** Hears of every batch of statements. */
  readonly watch?: StatementWatch | undefined;
}

/** The database ended one of several transactions that blocked each other: run again, it will pass. */
const runAgain = new Set(['40P01', '40001']);
const isVictim = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && runAgain.has(error.code ?? '');

/** What a pool says when no connection came free in time: ours, or that of a pooler. */
const exhausted: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'query_wait_timeout',
]);

export function isExhausted(error: unknown): boolean {
  return error instanceof Error && exhausted.has(error.message);
}

/** Of a cluster: otherwise the scope would be set on the coordinator only, and not on the nodes that hold the rows. */
const propagate: Statement = { name: 'propagate', text: "set local citus.propagate_set_commands = 'local'" };

/** Asked once by each `Database`: one on a cluster is recognised by what is installed in it. */
async function prefaceOf(client: pg.PoolClient): Promise<readonly Statement[]> {
  try {
    const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
    return rowCount === 0 ? [] : [propagate];
  } catch (error) {
    client.release(true);
    throw error;
  }
}

export class Database {
  readonly #main: pg.Pool;
  /** For `inOwnTransaction`: taken from the main pool, these connections could wait for each other forever. */
  readonly #side: pg.Pool;
  /** For health checks, which must be answered while every other connection is busy. */
  readonly #probe: pg.Pool;
  readonly #hints: Hints;
  /** What precedes the scope; known from the first transaction on. */
  #preface: readonly Statement[] | undefined;
  readonly #onLateFailure: (error: unknown) => void;
  readonly #isPooled: boolean;
  readonly #watch: StatementWatch | undefined;
  /** Grows when what connections have prepared turns out to be outdated: those opened before are used no more. */
  #age = 0;
  readonly #openedAt = new WeakMap<pg.ClientBase, number>();

  constructor(options: DatabaseOptions) {
    const shared = {
      connectionString: options.url,
      types,
      // Whoever would wait longer is told to try again later, rather than kept in a growing line.
      connectionTimeoutMillis: options.waitMs ?? 5_000,
      options: [
        options.role === null ? '' : `-c role=${options.role}`,
        '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000',
      ].join(' '),
    };
    const aside = { ...shared, connectionString: options.aside ?? options.url };
    this.#isPooled = options.aside !== undefined;
    this.#main = new pg.Pool({ ...shared, max: options.pool, idleTimeoutMillis: 60_000 });
    this.#side = new pg.Pool({ ...aside, max: Math.max(2, Math.ceil(options.pool / 4)) });
    this.#probe = new pg.Pool({ ...aside, max: 1 });
    this.#hints = new Hints(shared);
    this.#onLateFailure = options.onLateFailure ?? (() => undefined);
    this.#watch = options.watch;
    for (const pool of [this.#main, this.#side, this.#probe]) {
      pool.on('error', () => undefined);
      // A connection that breaks while in use has failed its statements already; without a listener its error would
      // end the process.
      pool.on('connect', (client) => {
        this.#openedAt.set(client, this.#age);
        if (this.#isPooled && this.#age > 0) markPrepared(client, this.#age);
        client.on('error', () => undefined);
      });
    }
  }

  /**
   * Runs `work` in a transaction scoped to the shop. Where `keep` says no of its answer, the transaction is rolled back
   * and the answer still returned: that is how a refusal undoes everything. `work` may run twice: once more, anew, where
   * the database ended it to let another pass, or where the tables have changed since its statements were prepared.
   */
  transact<T>(
    shopId: ShopId,
    work: (tx: Tx) => Promise<T>,
    keep: (value: T) => boolean = () => true,
  ): Promise<T> {
    return this.#again(() => this.#run(this.#main, shopId, work, keep));
  }

  /** For work that reads: what it asks together is a transaction of its own, so that begin, scope and commit travel with it. */
  read<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>, keep?: (value: T) => boolean): Promise<T> {
    return this.#again(() => this.#run(this.#main, shopId, work, keep, true));
  }

  /** For slow work in one shop's scope, of a caller or of the shop itself. */
  outside(shopId: ShopId, who = ''): Outside {
    return new Outside({ shopId, who }, (work) => this.transact(shopId, work));
  }

  inOwnTransaction<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#again(() => this.#run(this.#side, shopId, work));
  }

  /** Throws where its logins do not serve as they must, with every fault named. */
  async check(): Promise<void> {
    const faults = new Set<string>();
    for (const pool of [this.#main, this.#side]) {
      const client = await pool.connect();
      try {
        for (const fault of await servingFaults(client, this.#isPooled)) faults.add(fault);
      } finally {
        client.release();
      }
    }
    if (faults.size > 0) throw new Error(`APP_DATABASE_URL: ${[...faults].join('; ')}`);
  }

  /** As `control`, on a connection of its own. */
  async probe<O extends pg.QueryResultRow>(text: string): Promise<O[]> {
    return (await this.#probe.query<O>(text)).rows;
  }

  /** Control tables only (shops, hosts, reference data): no tenant is set, so tenant tables refuse. */
  async control<O extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<O[]> {
    return (await this.#main.query(text, values)).rows.map(inOurNames<O>);
  }

  load(): { idle: number; busy: number; waiting: number } {
    const { idleCount, totalCount, waitingCount } = this.#main;
    return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
  }

  async end(): Promise<void> {
    await Promise.all([this.#main.end(), this.#side.end(), this.#probe.end()]);
    await this.#hints.end();
  }

  /** Once more where the database ended it for a reason that the next try does not meet. */
  async #again<T>(run: () => Promise<T>): Promise<T> {
    const age = this.#age;
    try {
      return await run();
    } catch (error) {
      if (isOutdated(error)) this.#grow(age);
      else if (!isVictim(error)) throw error;
      return run();
    }
  }

  /** Once for all that began before. */
  #grow(age: number): void {
    if (this.#age === age) this.#age = Date.now();
  }

  /** A connection on which nothing outdated is prepared. */
  async #connect(pool: pg.Pool): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (this.#openedAt.get(client) === this.#age) return client;
      client.release(true);
    }
  }

  async #run<T>(
    pool: pg.Pool,
    shopId: ShopId,
    work: (tx: Tx) => Promise<T>,
    keep: (value: T) => boolean = () => true,
    reads = false,
  ): Promise<T> {
    if (!uuidPattern.test(shopId)) throw new TypeError('shop id is not a uuid');
    const scope = { text: `set local app.shop_id = '${shopId}'` };
    const client = await this.#connect(pool);
    this.#preface ??= await prefaceOf(client);
    const pipeline = new Pipeline(client, [...this.#preface, scope], reads, nowDoing(), this.#watch);
    const inOwnTransaction = <A>(part: (side: Tx) => Promise<A>) => this.inOwnTransaction(shopId, part);
    const tx = new Tx(inOwnTransaction, pipeline, shopId, new Date().toISOString());
    let isKept = false;
    let mayBeKept = false;
    try {
      const value = await work(tx);
      if (keep(value)) {
        const last = tx.beforeCommit.map((statement) => statement());
        tx.end();
        mayBeKept = true;
        await Promise.all([...last, pipeline.commit()]);
        isKept = true;
      }
      return value;
    } finally {
      tx.end();
      client.release(await pipeline.close(this.#isPooled));
      if (mayBeKept) {
        this.#hints.add(tx.hints);
        for (const wake of tx.wakes) wake();
      }
      if (isKept) for (const later of tx.afterCommit) void this.#late(shopId, later);
    }
  }

  async #late(shopId: ShopId, later: (outside: Outside) => unknown): Promise<void> {
    try {
      await later(this.outside(shopId));
    } catch (error) {
      this.#onLateFailure(error);
    }
  }
}
