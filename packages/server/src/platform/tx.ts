import type { Compilable } from 'kysely';
import type { ShopId } from './authenticatedIds.ts';
import type { Statement, StatementResult } from './batch.ts';
import type { WorkOwner } from './concurrencyLimiter.ts';
import { isConnectionError } from './connectionUnavailable.ts';
import { errorCode } from './errorCode.ts';
import { namedStatement, toPostgresText } from './namedStatement.ts';
import { isOutdatedStatement, type Pipeline, ShopNotInDatabase } from './pipeline.ts';
import type { CompiledStatement } from './query.ts';

/** Runs work in a separate transaction, in one shop's scope. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const savepoint: Statement = { name: 'savepoint', text: 'savepoint alone' };
const release: Statement = { name: 'release', text: 'release savepoint alone' };
const toSavepoint: Statement = { name: 'to_savepoint', text: 'rollback to savepoint alone' };

/** The result of a part of a transaction that may fail without failing the rest. */
export type SavepointResult<T> = { readonly done: T } | { readonly failed: Error };

/** Work for after the commit, such as calling a provider. An error is logged and undoes nothing. */
type AfterCommit = (noTransaction: NoTransaction) => unknown;

/** Values that a module collects during a transaction. A part that failed under `alone` has added nothing. */
export class TransactionLocal<T> {
  readonly #lists = new WeakMap<Tx, T[]>();

  /** The list of the transaction, to which the caller adds values. */
  of(tx: Tx): T[] {
    const known = this.#lists.get(tx);
    if (known !== undefined) return known;
    const list: T[] = [];
    this.#lists.set(tx, list);
    tx.notes.push(list);
    return list;
  }
}

/** The number of changed rows in a command tag: `INSERT 0 3`, `UPDATE 3`. */
const changedBy = (tag: string): number => Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0;

/** Errors that concern the whole transaction, because the database ended it or cannot be reached. */
const isWhole = (error: Error): boolean =>
  error instanceof ShopNotInDatabase ||
  ['40P01', '40001'].includes(errorCode(error)) ||
  isOutdatedStatement(error) ||
  isConnectionError(error);

/**
 * One transaction in one shop's scope. Statements that are sent in the same turn of the event loop go to the database
 * together, so awaiting them with `Promise.all` costs one round trip. `now` is the transaction's time, ISO 8601 UTC.
 */
export class Tx {
  readonly shopId: ShopId;
  readonly now: string;
  /** Statements for the end of the transaction, sent together with its commit. */
  readonly beforeCommit: (() => Promise<void>)[] = [];
  readonly afterCommit: AfterCommit[] = [];
  /** See `awaitBeforeCommit`. */
  readonly #unawaited: Promise<unknown>[] = [];
  /**
   * Called after the commit, also if the answer of the commit was lost, so that its result is unknown. Receivers
   * check the stored rows.
   */
  readonly wakes: (() => void)[] = [];
  /** Whether the transaction announces a change of the shop's own row, of which this process keeps a copy. */
  changesShop = false;
  /** Realtime events, sent at the same time as `wakes`: see `publish`. */
  readonly realtimeEvents: string[] = [];
  readonly #pipeline: Pipeline;
  readonly #inOwnTransaction: InTransaction;
  /** Values collected so far: see `TransactionLocal`. */
  readonly notes: unknown[][] = [];
  #ended = false;
  #writes = 0;
  #rowsWritten = 0;

  constructor(inOwnTransaction: InTransaction, pipeline: Pipeline, shopId: ShopId, now: string) {
    this.#inOwnTransaction = inOwnTransaction;
    this.#pipeline = pipeline;
    this.shopId = shopId;
    this.now = now;
  }

  /** The instant so many milliseconds after the transaction's time. */
  later(ms: number): string {
    return new Date(Date.parse(this.now) + ms).toISOString();
  }

  /** The instant so many milliseconds before the transaction's time. */
  earlier(ms: number): string {
    return this.later(-ms);
  }

  async all<O>(query: Compilable<O>): Promise<O[]> {
    const { sql, parameters } = query.compile();
    return this.#rows(namedStatement(sql, parameters));
  }

  /** The rows of a query about these ids. Without ids there are none, and no statement is sent. */
  async allOf<O>(ids: readonly unknown[], query: Compilable<O>): Promise<O[]> {
    return ids.length === 0 ? [] : this.all(query);
  }

  async one<O>(query: Compilable<O>): Promise<O> {
    const row = await this.maybe(query);
    if (row === undefined) throw new Error('expected one row, found none');
    return row;
  }

  async maybe<O>(query: Compilable<O>): Promise<O | undefined> {
    return (await this.all(query))[0];
  }

  /** Whether the query finds any row. */
  async exists(query: Compilable<unknown>): Promise<boolean> {
    return (await this.all(query)).length > 0;
  }

  /** Runs a statement and answers whether it changed any row. */
  async changes(query: Compilable<unknown>): Promise<boolean> {
    return (await this.run(query)) > 0;
  }

  /** Runs a statement and answers how many rows it changed. */
  async run(query: Compilable<unknown>): Promise<number> {
    const { sql, parameters } = query.compile();
    return changedBy((await this.#send(namedStatement(sql, parameters))).tag);
  }

  async compiled<P, O>(compiled: CompiledStatement<P, O>, params: P): Promise<O[]> {
    return this.#rows(namedStatement(compiled.text, compiled.values(params), true));
  }

  /** Like `compiled`; answers how many rows were changed. */
  async runCompiled<P>(compiled: CompiledStatement<P, unknown>, params: P): Promise<number> {
    return changedBy((await this.#send(namedStatement(compiled.text, compiled.values(params), true))).tag);
  }

  /** Plain SQL with positional values and unchanged rows, for the jobs library, which brings its own statements. */
  async raw(text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> {
    return this.#send({ text, values: values.map(toPostgresText), isForeign: true });
  }

  /**
   * For writes whose answers the work does not need: they are sent together with the statements that follow, which
   * saves a round trip. If one fails, those statements fail too, and nothing is committed. Within `alone`, only that
   * part is rolled back.
   */
  awaitBeforeCommit(writes: Promise<unknown>): void {
    // The statements that follow, and the commit, fail with the same error.
    writes.catch(() => undefined);
    this.#unawaited.push(writes);
  }

  /** Waits for the writes given to `awaitBeforeCommit`. @throws the error of the first that failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#unawaited.splice(0));
  }

  /**
   * Runs a part of the work that may fail without failing the rest: its effects are then rolled back and the rest
   * continues. No other statement may be sent until it ends. @throws if the transaction as a whole cannot continue or
   * must run again.
   */
  async alone<T>(work: () => Promise<T>): Promise<SavepointResult<T>> {
    // Earlier writes belong to the whole transaction, so they must not be rolled back with the savepoint.
    await this.settled();
    const lists = [this.beforeCommit, this.afterCommit, this.wakes, this.realtimeEvents, ...this.notes];
    const lengths = new Map<unknown[], number>(lists.map((list) => [list, list.length]));
    // The savepoint is sent together with the next statements. If it fails, those statements fail too.
    this.#send(savepoint).catch(() => undefined);
    try {
      const done = await work();
      await this.settled();
      this.#send(release).catch(() => undefined);
      return { done };
    } catch (error) {
      if (!(error instanceof Error) || isWhole(error)) throw error;
      await this.#pipeline.takeBack(error, savepoint, toSavepoint);
      // The part's unawaited statements were rolled back with it.
      this.#unawaited.length = 0;
      for (const list of [...lists, ...this.notes]) list.length = lengths.get(list) ?? 0;
      return { failed: error };
    }
  }

  /** The number of statements so far that did more than read. */
  get writes(): number {
    return this.#writes;
  }

  get rowsWritten(): number {
    return this.#rowsWritten;
  }

  /**
   * A separate transaction on another connection, in the same scope: for effects that must survive a refusal, such as
   * counting login attempts. It commits even if this one rolls back.
   */
  inOwnTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#mustBeOpen();
    return this.#inOwnTransaction(work);
  }

  /** Called after commit or rollback. From then on its connection serves others, perhaps another shop. */
  end(): void {
    this.#ended = true;
  }

  #mustBeOpen(): void {
    if (this.#ended) throw new Error('a statement after the end of its transaction');
  }

  /** The statement's types define the type of its rows. */
  async #rows<O>(statement: Statement): Promise<O[]> {
    return (await this.#send(statement)).rows as O[];
  }

  async #send(statement: Statement): Promise<StatementResult> {
    this.#mustBeOpen();
    const reads = statement.text.startsWith('select ');
    if (!reads) this.#writes += 1;
    try {
      const answer = await this.#pipeline.ask(statement);
      if (!reads) this.#rowsWritten += changedBy(answer.tag);
      return answer;
    } catch (error) {
      // A database error does not name the code that sent the statement, so its stack is replaced by the
      // caller's.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }
}

/**
 * Proof that no transaction is open. Slow functions (hashing, decoding, parsing, writing files, calling others)
 * require one as their first parameter, and code that holds a `Tx` does not have one, because a slow call would keep
 * a connection and its locks. A proof is valid only for the part of the work for which it was made.
 */
export class NoTransaction {
  /** For commands, seeds and tests, which serve no requests meanwhile. */
  static readonly command = new NoTransaction({ shopId: '', who: 'command' }, () => {
    throw new Error('a command opens its transactions itself');
  });

  /** The caller that the work is done for. */
  readonly turn: WorkOwner;
  readonly #inTransaction: InTransaction;
  readonly #undo: (() => Promise<void>)[] = [];
  #within = 0;
  #over = false;

  constructor(turn: WorkOwner, inTransaction: InTransaction) {
    this.turn = turn;
    this.#inTransaction = inTransaction;
  }

  /** Every slow function calls this first. */
  check(): void {
    if (this.#over) throw new Error('slow work after the part that it belongs to');
    if (this.#within > 0) throw new Error('slow work inside a transaction');
  }

  /** Runs a short transaction. The slow parts before and after it hold no connection. */
  async transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    this.check();
    this.#within += 1;
    try {
      return await this.#inTransaction(work);
    } finally {
      this.#within -= 1;
    }
  }

  /** Registers how to undo what was prepared, in case the transaction does not use it. */
  orElse(undo: () => Promise<void>): void {
    this.#undo.push(undo);
  }

  /** Makes this proof invalid: slow work that still uses it throws. */
  end(): void {
    this.#over = true;
  }

  /** Undoes everything that was prepared. */
  async abandon(): Promise<void> {
    await Promise.all(this.#undo.splice(0).map((undo) => undo()));
  }
}
