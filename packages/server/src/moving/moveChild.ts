import { Database } from '../platform/db.ts';
import { asShopId } from '../platform/scope.ts';
import type { Serving } from '../platform/serving.ts';
import { Tenants } from '../platform/shops.ts';
import { workOn } from './workOn.ts';

/** The program of the process that works on files of old systems (`moveJobs.ts`). */

export interface Question {
  readonly database: Serving;
  readonly shopId: string;
  readonly id: string;
}

export interface Answer {
  readonly failed?: string;
  /** Why an import was given up. */
  readonly givenUp?: string | undefined;
}

/** Holds no connection while idle. */
async function answerTo({ database: serving, shopId, id }: Question): Promise<Answer> {
  const database = new Database({ ...serving, pool: 2 });
  try {
    const shop = await new Tenants(database).ofId(shopId);
    return { givenUp: await workOn(database.noTransaction(asShopId(shopId)), shop, id) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    await database.end();
  }
}

process.on('message', (question: Question) => {
  void answerTo(question).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
