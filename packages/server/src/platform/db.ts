import type { Socket } from 'node:net';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { PreparedQuery } from './preparedQuery.ts';
import type { ShopId } from './provenIds.ts';
import type { Hot } from './query.ts';

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

/** Names for prepared statements, shared by all connections; bounded, since built texts could vary without end. */
const statementNames = new Map<string, string>();
function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= 1000) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/**
 * What one turn of the event loop sends to a connection leaves in one packet: writing costs more than what is written.
 * The commit of one transaction and the begin of the next travel together this way.
 */
function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** Work put off until the transaction has committed, such as deleting a file that no row names any more. */
type AfterCommit = () => void | Promise<void>;

/**
 * One transaction in one shop's scope. Statements are pipelined: awaiting them together costs one round trip.
 * `now` is the transaction's moment, ISO 8601 UTC.
 */
export class Tx {
  readonly shopId: ShopId;
  readonly now: string;
  readonly afterCommit: AfterCommit[] = [];
  readonly #client: pg.PoolClient;
  readonly #database: Database;
  #wrote = false;

  constructor(database: Database, client: pg.PoolClient, shopId: ShopId, now: string) {
    this.#database = database;
    this.#client = client;
    this.shopId = shopId;
    this.now = now;
  }

  /** Whether anything but a plain select was sent: such an answer must wait for the commit. */
  get wrote(): boolean {
    return this.#wrote;
  }

  async all<O>(query: Compilable<O>): Promise<O[]> {
    const { sql, parameters } = query.compile();
    return (await this.#send<O>(sql, [...parameters])).rows;
  }

  async one<O>(query: Compilable<O>): Promise<O> {
    const row = await this.maybe(query);
    if (row === undefined) throw new Error('expected one row, found none');
    return row;
  }

  async maybe<O>(query: Compilable<O>): Promise<O | undefined> {
    return (await this.all(query))[0];
  }

  /** Runs a statement and answers how many rows it changed. */
  async run(query: Compilable<unknown>): Promise<number> {
    const { sql, parameters } = query.compile();
    return (await this.#send(sql, [...parameters])).rowCount ?? 0;
  }

  async hot<P, O>(statement: Hot<P, O>, params: P): Promise<O[]> {
    return (await this.#send<O & pg.QueryResultRow>(statement.text, statement.values(params))).rows;
  }

  /** Plain SQL with positional values: for the jobs library, which brings its own statements. */
  async raw(text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> {
    this.#wrote = true;
    return this.#client.query(text, values);
  }

  /**
   * A transaction of its own on another connection, in the same scope: for what must survive a refusal, such as
   * counting login attempts. Commits even when this one rolls back.
   */
  aside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#database.aside(this.shopId, work);
  }

  #send<O>(text: string, values: unknown[]): Promise<pg.QueryResult<O & pg.QueryResultRow>> {
    if (!text.startsWith('select ')) this.#wrote = true;
    const name = statementName(text);
    gather(this.#client);
    if (name === undefined) return this.#client.query<O & pg.QueryResultRow>({ text, values });
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, result: pg.QueryResult<O & pg.QueryResultRow>) => {
        if (error === null) return resolve(result);
        // What the database says knows nothing of who asked.
        Error.captureStackTrace(error);
        reject(error);
      };
      this.#client.query(new PreparedQuery({ name, text, values }, done));
    });
  }
}

/** Thrown to roll back with a value; `Database.transact` catches it. */
class RolledBack<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  /** Role to serve under when `url` is the owner's; null when `url` already names an unprivileged login. */
  readonly role: string | null;
  readonly citus?: boolean;
}

export class Database {
  readonly #main: pg.Pool;
  /** Asides get connections of their own: taken from the main pool they could wait for each other forever. */
  readonly #side: pg.Pool;
  readonly #begin: string;
  /** Connections whose last transaction only read and is over but for its commit. */
  readonly #reads = new WeakSet<pg.PoolClient>();

  constructor(options: DatabaseOptions) {
    const shared = {
      connectionString: options.url,
      types,
      pipeline: true,
      options: [
        options.role === null ? '' : `-c role=${options.role}`,
        '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000',
      ].join(' '),
    };
    this.#main = new pg.Pool({ ...shared, max: options.pool, idleTimeoutMillis: 60_000 });
    this.#side = new pg.Pool({ ...shared, max: Math.max(2, Math.ceil(options.pool / 4)) });
    for (const pool of [this.#main, this.#side]) {
      pool.on('error', () => undefined);
      // A connection that breaks while it is lent out has failed its statements already; unheard, it would end the process.
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
    this.#begin = `begin;${options.citus ? " set local citus.propagate_set_commands = 'local';" : ''} set local app.shop_id = `;
  }

  /**
   * Runs `work` in a transaction scoped to the shop. Where `keep` says no of its answer, the transaction is rolled back
   * and the answer still returned: that is how a refusal undoes everything.
   */
  transact<T>(
    shopId: ShopId,
    work: (tx: Tx) => Promise<T>,
    keep: (value: T) => boolean = () => true,
  ): Promise<T> {
    return this.#run(this.#main, shopId, work, keep);
  }

  aside<T>(shopId: ShopId, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#run(this.#side, shopId, work, () => true);
  }

  /** Control tables only (shops, hosts, reference data): no tenant is set, so tenant tables refuse. */
  async control<O extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<O[]> {
    const client = await this.#main.connect();
    try {
      this.#endRead(client);
      return (await client.query<O>(text, values)).rows;
    } finally {
      client.release();
    }
  }

  load(): { idle: number; busy: number; waiting: number } {
    const { idleCount, totalCount, waitingCount } = this.#main;
    return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
  }

  async end(): Promise<void> {
    await Promise.all([this.#main.end(), this.#side.end()]);
  }

  #commit(client: pg.PoolClient): Promise<unknown> {
    gather(client);
    return client.query('commit');
  }

  /** Nothing depends on the end of a read: it travels in one message with the next begin, if there is one this turn. */
  #commitWithNext(client: pg.PoolClient): void {
    this.#reads.add(client);
    setImmediate(() => this.#endRead(client));
  }

  #endRead(client: pg.PoolClient): void {
    if (this.#reads.delete(client)) this.#commit(client).catch(() => undefined);
  }

  async #run<T>(
    pool: pg.Pool,
    shopId: ShopId,
    work: (tx: Tx) => Promise<T>,
    keep: (value: T) => boolean,
  ): Promise<T> {
    if (!uuidPattern.test(shopId)) throw new TypeError('shop id is not a uuid');
    const client = await pool.connect();
    const tx = new Tx(this, client, shopId, new Date().toISOString());
    let broken: Error | undefined;
    try {
      // Not awaited alone: the first statements of `work` travel in the same packet.
      gather(client);
      const before = this.#reads.delete(client) ? 'commit; ' : '';
      const begun = client.query(`${before}${this.#begin}'${shopId}'`);
      const [value] = await Promise.all([work(tx), begun]);
      if (!keep(value)) throw new RolledBack(value);
      if (tx.wrote) await this.#commit(client);
      else this.#commitWithNext(client);
      return value;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      if (error instanceof RolledBack) {
        tx.afterCommit.length = 0;
        return error.value as T;
      }
      throw error;
    } finally {
      client.release(broken);
      if (broken === undefined)
        for (const later of tx.afterCommit) void Promise.resolve(later()).catch(() => undefined);
    }
  }
}
