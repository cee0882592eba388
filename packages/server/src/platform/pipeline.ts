import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { Batch, type Statement, type StatementResult } from './batch.ts';
import type { RequestContext } from './requestContext.ts';
import type { StatementWatch } from './statementWatch.ts';

const begin: Statement = { name: 'begin', text: 'begin' };
const commit: Statement = { name: 'commit', text: 'commit' };

/** The statements that bind a transaction to its shop. */
export interface ShopScopeStatements {
  /** Sent after the begin of a transaction that lasts until `commit`. */
  readonly lasting: readonly Statement[];
  /** Sent around selects that form a read-only transaction of their own. */
  readonly reading: { readonly before: readonly Statement[]; readonly after: readonly Statement[] };
}

/**
 * Whether a statement failed because its tables changed after it was prepared. All statements that were prepared
 * earlier on any connection may then be outdated.
 */
export const isOutdatedStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** The shop's rows are not in this database, or are locked for a move. */
export class ShopNotInDatabase extends Error {
  override readonly name = 'ShopNotInDatabase';
}

interface Asked {
  readonly statement: Statement;
  readonly resolve: (answer: StatementResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the statements of one transaction: all statements of one turn of the event loop are sent as one
 * batch, the begin with the first statements and the commit with the last. After a failure only the rollback
 * is sent.
 */
export class Pipeline {
  readonly #client: pg.ClientBase;
  readonly #scope: ShopScopeStatements;
  readonly #reads: boolean;
  readonly #requestContext: RequestContext | undefined;
  readonly #watch: StatementWatch | undefined;
  #waiting: Asked[] = [];
  #isDue = false;
  /** Settles when the current batch has been answered. */
  #underWay: Promise<void> | undefined;
  #isOpen = false;
  #failure: Error | undefined;
  /** The error with which statements are rejected while the transaction is rolled back to a savepoint. */
  #halted: Error | undefined;
  #isBroken = false;

  /**
   * If `reads` is true, selects that are sent together form a read-only transaction of their own; any other statement
   * begins a transaction that lasts until `commit`. `watch` is called for each batch.
   */
  constructor(
    client: pg.ClientBase,
    scope: ShopScopeStatements,
    reads: boolean,
    requestContext?: RequestContext,
    watch?: StatementWatch,
  ) {
    this.#client = client;
    this.#scope = scope;
    this.#reads = reads;
    this.#requestContext = requestContext;
    this.#watch = watch;
  }

  ask(statement: Statement): Promise<StatementResult> {
    const stopped = this.#failure ?? this.#halted;
    if (stopped !== undefined) return Promise.reject(stopped);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      this.#sendSoon();
    });
  }

  /** Commits, together with the waiting statements; does nothing if no transaction was begun. */
  async commit(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#isOpen || this.#waiting.length > 0) await this.ask(commit);
  }

  /**
   * Rolls back to the savepoint after an error of a statement or of its caller. Callers that still wait get the error
   * first, so that none of their statements follows. A savepoint that was never sent needs no rollback. @throws the
   * error, if the transaction cannot continue.
   */
  async takeBack(error: Error, savepoint: Statement, toSavepoint: Statement): Promise<void> {
    this.#halted = error;
    const unsent = this.#waiting.findLastIndex(({ statement }) => statement === savepoint);
    answerAll(this.#waiting.splice(Math.max(unsent, 0)), [], error);
    if (unsent < 0) await this.#underWay;
    await nextTurn();
    this.#halted = undefined;
    if (unsent >= 0) return;
    if (this.#isBroken || !'TE'.includes(this.#client.getTransactionStatus() ?? 'I')) throw error;
    this.#failure = undefined;
    await this.ask(toSavepoint);
  }

  /**
   * Leaves the connection without an open transaction; answers whether the connection must be discarded. With
   * `dropsFailed`, it is discarded after any failure, and the pooler ends its transaction.
   */
  async close(dropsFailed: boolean): Promise<boolean> {
    const unsent = this.#waiting;
    this.#waiting = [];
    for (const { reject } of unsent) reject(new Error('a statement after the end of its transaction'));
    await this.#underWay;
    if (dropsFailed && this.#failure !== undefined) return true;
    if (this.#isOpen || this.#failure !== undefined)
      await this.#client.query('rollback').catch(() => {
        this.#isBroken = true;
      });
    return this.#isBroken || this.#client.getTransactionStatus() !== 'I';
  }

  #sendSoon(): void {
    if (this.#isDue || this.#underWay !== undefined) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      if (this.#waiting.length > 0) this.#send();
    });
  }

  #send(): void {
    const asked = this.#waiting;
    this.#waiting = [];
    const own = asked.map(({ statement }) => statement);
    const isWhole = this.#reads && !this.#isOpen && own.every(({ text }) => text.startsWith('select '));
    const { lasting, reading } = this.#scope;
    const around = isWhole ? reading : { before: this.#isOpen ? [] : [begin, ...lasting], after: [] };
    const head = around.before;
    this.#isOpen = !isWhole && own.at(-1) !== commit;
    const statements = [...head, ...own, ...around.after];
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#underWay = promise;
    const answered = this.#watch?.(this.#requestContext, own);
    const done = (answers: readonly StatementResult[], error?: Error) => {
      const isScopeRefused = answers.length < head.length && isElsewhere(error);
      this.#failure = isScopeRefused ? new ShopNotInDatabase() : (error ?? this.#misled());
      answered?.(this.#failure);
      const valid = error === undefined && this.#failure !== undefined ? [] : answers;
      answerAll(asked, valid.slice(head.length), this.#failure);
      if (this.#failure !== undefined) answerAll(this.#waiting.splice(0), [], this.#failure);
      this.#underWay = undefined;
      resolve();
      if (this.#waiting.length > 0) this.#sendSoon();
    };
    this.#client.query(new Batch(this.#client, statements, done));
  }

  /**
   * An error if the connection's transaction state is not the one that the batch should have produced; the batch's
   * answers are then discarded.
   */
  #misled(): Error | undefined {
    const status = this.#client.getTransactionStatus();
    if (status === (this.#isOpen ? 'T' : 'I')) return undefined;
    this.#isBroken = true;
    return new Error(`the transaction is unexpectedly in state ${status}`);
  }
}

/** Whether an error means that the shop's rows are not in this database; the statement of the scope fails with it. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '22P02' && error.message.includes('elsewhere');

function answerAll(
  asked: readonly Asked[],
  answers: readonly StatementResult[],
  failure: Error | undefined,
): void {
  for (const [at, { resolve, reject }] of asked.entries()) {
    const answer = answers[at];
    if (answer === undefined) reject(failure);
    else if (answer.fault !== undefined) reject(answer.fault);
    else resolve(answer);
  }
}
