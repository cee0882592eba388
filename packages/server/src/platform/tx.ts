import type { Socket } from 'node:net';
import type { Compilable } from 'kysely';
import type pg from 'pg';
import type { Turn } from './line.ts';
import { PreparedQuery } from './preparedQuery.ts';
import type { ShopId } from './provenIds.ts';
import type { Hot } from './query.ts';

/** Runs work in a transaction of its own, in one shop's scope. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

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
export function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** Work put off until the transaction has committed, such as asking a provider. Its failure is logged and undoes nothing. */
type AfterCommit = (outside: Outside) => unknown;

/**
 * One transaction in one shop's scope. Statements are pipelined: awaiting them together costs one round trip.
 * `now` is the transaction's moment, ISO 8601 UTC.
 */
export class Tx {
  readonly shopId: ShopId;
  readonly now: string;
  /** Statements that belong to the end of the transaction; sent together with its commit. */
  readonly beforeCommit: (() => Promise<void>)[] = [];
  readonly afterCommit: AfterCommit[] = [];
  readonly #client: pg.PoolClient;
  readonly #aside: InTransaction;
  #wrote = false;
  #ended = false;

  constructor(aside: InTransaction, client: pg.PoolClient, shopId: ShopId, now: string) {
    this.#aside = aside;
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
    this.#mustBeOpen();
    this.#wrote = true;
    return this.#client.query(text, values);
  }

  /**
   * A transaction of its own on another connection, in the same scope: for what must survive a refusal, such as
   * counting login attempts. Commits even when this one rolls back.
   */
  aside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#mustBeOpen();
    return this.#aside(work);
  }

  /** Called once it is committed or rolled back: its connection serves others from now on, perhaps another shop. */
  end(): void {
    this.#ended = true;
  }

  #mustBeOpen(): void {
    if (this.#ended) throw new Error('a statement after the end of its transaction');
  }

  #send<O>(text: string, values: unknown[]): Promise<pg.QueryResult<O & pg.QueryResultRow>> {
    this.#mustBeOpen();
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

/**
 * Proof that no transaction is open. Whatever may take long (hashing, decoding, parsing, writing files, asking others)
 * takes one as its first parameter, and nobody who holds a `Tx` has one: a slow call would keep a connection and its
 * locks from everybody else meanwhile. It ends with the part of the work that it was made for.
 */
export class Outside {
  /** For commands, seeds and tests, which serve nobody meanwhile. */
  static readonly command = new Outside({ shopId: '', who: 'command' }, () => {
    throw new Error('a command opens its transactions itself');
  });

  /** For whom the work is done. */
  readonly turn: Turn;
  readonly #inTransaction: InTransaction;
  readonly #undo: (() => Promise<void>)[] = [];
  #within = 0;
  #over = false;

  constructor(turn: Turn, inTransaction: InTransaction) {
    this.turn = turn;
    this.#inTransaction = inTransaction;
  }

  /** Slow work begins with this. */
  check(): void {
    if (this.#over) throw new Error('slow work after the part that it belongs to');
    if (this.#within > 0) throw new Error('slow work inside a transaction');
  }

  /** A short transaction in between; the slow parts before and after it hold nothing. */
  async transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.check();
    this.#within += 1;
    try {
      return await this.#inTransaction(work);
    } finally {
      this.#within -= 1;
    }
  }

  /** What takes back what was prepared, should the transaction not come to use it. */
  orElse(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  /** No more slow work. */
  end(): void {
    this.#over = true;
  }

  /** What was prepared is of no use. */
  async abandon(): Promise<void> {
    await Promise.all(this.#undo.splice(0).map((undo) => undo()));
  }
}
