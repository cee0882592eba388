import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, Batch, type Statement } from './batch.ts';
import type { RequestContext } from './requestContext.ts';
import type { StatementWatch } from './statementWatch.ts';

const begin: Statement = { name: 'begin', text: 'begin' };
const commit: Statement = { name: 'commit', text: 'commit' };

/** What binds a transaction to its shop. */
export interface Scope {
  /** Behind the begin of one that lasts. */
  readonly lasting: readonly Statement[];
  /** Around selects that are a read-only transaction of their own. */
  readonly reading: { readonly before: readonly Statement[]; readonly after: readonly Statement[] };
}

/**
 * Whether a statement failed because what it was prepared for has changed since, as when a migration gives a column another
 * type. Everything prepared on connections of that time may be so.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** The shop's rows are not in this database, or nobody may touch them now. */
export class ShopElsewhere extends Error {
  override readonly name = 'ShopElsewhere';
}

interface Asked {
  readonly statement: Statement;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What one transaction says to its connection: all that one turn of the event loop asks goes as one batch, the begin with
 * the first statements, the commit with the last ones. After a failure nothing more is sent but the rollback.
 */
export class Pipeline {
  readonly #client: pg.ClientBase;
  readonly #scope: Scope;
  readonly #reads: boolean;
  readonly #requestContext: RequestContext | undefined;
  readonly #watch: StatementWatch | undefined;
  #waiting: Asked[] = [];
  #isDue = false;
  /** Settles when the batch under way has been answered. */
  #underWay: Promise<void> | undefined;
  #isOpen = false;
  #failure: Error | undefined;
  /** Why nothing is taken just now. */
  #halted: Error | undefined;
  #isBroken = false;

  /**
   * Where the work is said to read, selects that go together are a read-only transaction of their own; anything else begins
   * one that lasts to the end. `watch` is told for what each batch leaves.
   */
  constructor(
    client: pg.ClientBase,
    scope: Scope,
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

  ask(statement: Statement): Promise<Answer> {
    const stopped = this.#failure ?? this.#halted;
    if (stopped !== undefined) return Promise.reject(stopped);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      this.#sendSoon();
    });
  }

  /** Sent with the statements before it that still wait; nothing where nothing was begun. */
  async commit(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#isOpen || this.#waiting.length > 0) await this.ask(commit);
  }

  /**
   * Takes back everything since the savepoint, whether a statement has failed or what asked for them. What still asks is told so
   * first: nothing of it comes behind. A savepoint that was never sent leaves nothing to take back. @throws what has failed, where
   * the transaction cannot go on.
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
   * Leaves the connection with no transaction open; answers whether it is of no more use. One that `dropsFailed` is of none
   * after a failure, and is left as it stands: a pooler throws what is behind it away, too.
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
    const done = (answers: readonly Answer[], error?: Error) => {
      const isScopeRefused = answers.length < head.length && isElsewhere(error);
      this.#failure = isScopeRefused ? new ShopElsewhere() : (error ?? this.#misled());
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
   * Whether the connection's transaction state is not what the batch should have led to; its answers are then
   * discarded.
   */
  #misled(): Error | undefined {
    const status = this.#client.getTransactionStatus();
    if (status === (this.#isOpen ? 'T' : 'I')) return undefined;
    this.#isBroken = true;
    return new Error(`the transaction is unexpectedly in state ${status}`);
  }
}

/** What the scope's statement fails with. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '22P02' && error.message.includes('elsewhere');

function answerAll(asked: readonly Asked[], answers: readonly Answer[], failure: Error | undefined): void {
  for (const [at, { resolve, reject }] of asked.entries()) {
    const answer = answers[at];
    if (answer === undefined) reject(failure);
    else if (answer.fault !== undefined) reject(answer.fault);
    else resolve(answer);
  }
}
