import { WorkerProcess } from './childProcesses.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { Config } from './config.ts';
import { Database, type NoTransaction } from './db.ts';
import { asShopId } from './scope.ts';
import { type DatabaseLogin, servingLogin } from './serving.ts';
import type { Shop } from './shop.ts';
import { Tenants } from './shops.ts';

/** Works on one import of a shop; answers the last error if the import is given up. */
type Work<A> = (noTransaction: NoTransaction, shop: Shop, asked: A) => Promise<string | undefined>;

interface Question<A> {
  readonly database: DatabaseLogin;
  readonly shopId: string;
  readonly asked: A;
}

interface Answer {
  readonly failed?: string;
  readonly givenUp?: string | undefined;
}

/** Makes this process work on imports when asked. It holds no connection while idle. */
export function serveImports<A>(work: Work<A>): void {
  const answerTo = async ({ database: serving, shopId, asked }: Question<A>): Promise<Answer> => {
    const database = new Database({ ...serving, pool: 2 });
    try {
      const shop = await new Tenants(database).ofId(shopId);
      return { givenUp: await work(database.noTransaction(asShopId(shopId)), shop, asked) };
    } catch (error) {
      return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    } finally {
      await database.end();
    }
  };
  process.on('message', (question: Question<A>) => {
    void answerTo(question).then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit());
}

interface ImportProcess {
  readonly program: string;
  readonly timeLimitMs: number;
  readonly heapMegabytes: number;
  /** The process exits after each step, which frees its memory. */
  readonly once?: true;
}

/**
 * Runs one import at a time in a separate process of low priority, so that long files use no time or memory
 * of the server.
 */
export function importProcessRunner<A>(config: Config, options: ImportProcess) {
  const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 4, perShop: 4, inAll: 8, retrySeconds: 5 });
  const child = new WorkerProcess({ ...options, byClock: true });
  const database = servingLogin(config);
  return (noTransaction: NoTransaction, shopId: string, asked: A): Promise<string | undefined> => {
    noTransaction.check();
    const question: Question<A> = { database, shopId, asked };
    return line.run(noTransaction.turn, async () => {
      const { failed, givenUp } = await child.ask<Answer>(question);
      if (failed !== undefined) throw new Error(failed);
      return givenUp;
    });
  };
}
