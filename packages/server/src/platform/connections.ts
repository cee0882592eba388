import pg from 'pg';
import type { ShopId } from './authenticatedIds.ts';
import { type Statement, setStatementSuffix } from './batch.ts';
import { mapConnectionErrors } from './connectionUnavailable.ts';
import { isOutdatedStatement, type ShopScopeStatements } from './pipeline.ts';
import { type DatabaseLogin, servingFaults } from './serving.ts';
import type { StatementWatch } from './statementWatch.ts';

/** Dates stay text from the database to the wire. Bigint columns hold money and counts, all below 2^53. */
export const typeParsers = new pg.TypeOverrides();
typeParsers.setTypeParser(pg.types.builtins.INT8, (value: string) => {
  const n = Number(value);
  if (!Number.isSafeInteger(n)) throw new RangeError(`integer out of range: ${value}`);
  return n;
});
typeParsers.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoInstant);
typeParsers.setTypeParser(pg.types.builtins.DATE, (value: string) => value);
typeParsers.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * Converts `2026-11-01 08:00:00.5+00`, PostgreSQL's form in UTC, to ISO 8601 with milliseconds. Written for speed,
 * because lists have many of them.
 */
function isoInstant(value: string): string {
  const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(value);
  if (utc === null) return new Date(value).toISOString();
  return `${utc[1]}T${utc[2]}.${(utc[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface DatabaseOptions extends DatabaseLogin {
  readonly pool: number;
  /** How long a call waits for a connection and a statement. For a locked row it waits two fifths of it. */
  readonly waitMs?: number;
  /** For commands that create shops: allows transactions for a shop that does not exist yet. */
  readonly makesShops?: boolean;
  /** Called with errors that occur after a commit, when no caller waits for them. */
  readonly onLateFailure?: (error: unknown) => void;
  /** Called for every batch of statements. */
  readonly watch?: StatementWatch | undefined;
}

/**
 * The codes with which the database ends one of several transactions that blocked each other. A second run will
 * succeed.
 */
const runAgain = new Set(['40P01', '40001']);
const isVictim = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && runAgain.has(error.code ?? '');

/**
 * On a cluster, this setting makes the shop's scope apply on the nodes that have the rows, and not only on the
 * coordinator.
 */
const propagate: Statement = { name: 'propagate', text: "set local citus.propagate_set_commands = 'local'" };

const isHere =
  "(case count(*) when 1 then '1' else 'elsewhere' end)::integer from shops where id = $1::uuid and place is null";

/**
 * Binds a transaction to its shop, in the same packet as the first statements. The statement fails if the shop's rows
 * are in another database, and PostgreSQL then skips the rest of the packet.
 */
const scope = { name: 'scope', text: `select set_config('app.shop_id', ($1::uuid)::text, true), ${isHere}` };

/**
 * Binds selects without a transaction to their shop: PostgreSQL treats everything before one Sync as one
 * transaction, so begin and commit are not needed.
 */
const readingScope = {
  name: 'reading_scope',
  text: `select set_config('transaction_read_only', 'on', true), set_config('app.shop_id', ($1::uuid)::text, true), ${isHere}`,
};

/**
 * Checks that the shop's rows are in this database. On a cluster this is a separate statement, because settings made
 * by a function apply only on the coordinator there.
 */
const fence = { name: 'fence', text: `select ${isHere}` };

const beginReading: Statement = { name: 'begin_reading', text: 'begin read only' };
const commit: Statement = { name: 'commit', text: 'commit' };

/** The connections to one PostgreSQL. */
export class Connections {
  readonly main: pg.Pool;
  /**
   * The pool for transactions inside another transaction. If they used the main pool, they could wait for each other
   * forever.
   */
  readonly side: pg.Pool;
  /** The pool for health checks, which must be answered while every other connection is busy. */
  readonly probe: pg.Pool;
  readonly isPooled: boolean;
  readonly #makesShops: boolean;
  /** Whether the database is a cluster; undefined before the first transaction. */
  #isCluster: boolean | undefined;
  /**
   * Increases when prepared statements turn out to be outdated; connections opened before are then discarded.
   */
  #age = 0;
  readonly #openedAt = new WeakMap<pg.ClientBase, number>();

  constructor(options: DatabaseOptions) {
    const shared = poolConfigOf(options);
    const aside = { ...shared, connectionString: options.aside ?? options.url };
    this.isPooled = options.aside !== undefined;
    this.#makesShops = options.makesShops ?? false;
    this.main = new pg.Pool({ ...shared, max: options.pool, idleTimeoutMillis: 60_000 });
    this.side = new pg.Pool({ ...aside, max: Math.max(2, Math.ceil(options.pool / 4)) });
    this.probe = new pg.Pool({ ...aside, max: 1 });
    for (const pool of [this.main, this.side, this.probe]) {
      pool.on('error', () => undefined);
      // A connection that breaks while in use has already failed its statements. Without a listener, its
      // error would end the process.
      pool.on('connect', (client) => {
        this.#openedAt.set(client, this.#age);
        if (this.isPooled && this.#age > 0) setStatementSuffix(client, this.#age);
        client.on('error', () => undefined);
      });
    }
  }

  /**
   * Runs the work once again if the first run failed because of outdated prepared statements or because the database
   * ended it in favour of another transaction.
   */
  async again<T>(run: () => Promise<T>): Promise<T> {
    const age = this.#age;
    try {
      return await run();
    } catch (error) {
      if (isOutdatedStatement(error)) this.#grow(age);
      else if (!isVictim(error)) throw error;
      return run();
    }
  }

  /**
   * A connection without outdated prepared statements, and the statement that binds a transaction on it to
   * the shop.
   */
  async enter(pool: pg.Pool, shopId: ShopId): Promise<{ client: pg.PoolClient; scope: ShopScopeStatements }> {
    if (!uuidPattern.test(shopId)) throw new TypeError('shop id is not a uuid');
    const client = await this.#connect(pool);
    this.#isCluster ??= await isOnCluster(client);
    if (!this.#isCluster && !this.#makesShops) {
      const values = [shopId];
      const reading = { before: [{ ...readingScope, values }], after: [] };
      return { client, scope: { lasting: [{ ...scope, values }], reading } };
    }
    const plain = { text: `set local app.shop_id = '${shopId}'` };
    const here = { ...fence, values: [shopId] };
    const lasting: Statement[] = this.#makesShops ? [plain] : [plain, here];
    if (this.#isCluster) lasting.unshift(propagate);
    const reading = { before: [beginReading, ...lasting], after: [commit] };
    return { client, scope: { lasting, reading } };
  }

  /** The faults because of which the logins of these connections cannot be used to serve requests. */
  async faults(): Promise<ReadonlySet<string>> {
    const faults = new Set<string>();
    for (const pool of [this.main, this.side]) {
      const client = await pool.connect();
      try {
        for (const fault of await servingFaults(client, this.isPooled)) faults.add(fault);
      } finally {
        client.release();
      }
    }
    return faults;
  }

  async end(): Promise<void> {
    await Promise.all([this.main.end(), this.side.end(), this.probe.end()]);
  }

  /**
   * Changes the age, so that all older connections are discarded. Does nothing if it has changed since `age` was
   * read.
   */
  #grow(age: number): void {
    if (this.#age === age) this.#age = Date.now();
  }

  async #connect(pool: pg.Pool): Promise<pg.PoolClient> {
    for (;;) {
      const client = await mapConnectionErrors(pool.connect());
      if (this.#openedAt.get(client) === this.#age) return client;
      client.release(true);
    }
  }
}

export function poolConfigOf({ url, role, waitMs = 5_000, makesShops }: DatabaseOptions): pg.PoolConfig {
  // Commands that create shops get more time: no user waits for them, and on a busy machine a single statement with
  // the demo data of a year takes long.
  const [statementMs, idleMs] = makesShops ? [60_000, 60_000] : [waitMs, 2 * waitMs];
  return {
    connectionString: url,
    types: typeParsers,
    // A caller who would wait longer is refused and asked to retry later, so that the queue does not grow.
    connectionTimeoutMillis: waitMs,
    options: [
      role === null ? '' : `-c role=${role}`,
      `-c statement_timeout=${statementMs} -c lock_timeout=${Math.round(0.4 * waitMs)} -c idle_in_transaction_session_timeout=${idleMs}`,
    ].join(' '),
  };
}

/** Queried once. A cluster is recognised by its installed extension. */
async function isOnCluster(client: pg.PoolClient): Promise<boolean> {
  try {
    return (await client.query("select from pg_extension where extname = 'citus'")).rowCount !== 0;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
