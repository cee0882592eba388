import { Database } from '../platform/db.ts';
import { asShopId } from '../platform/scope.ts';
import type { Serving } from '../platform/serving.ts';
import { Tenants } from '../platform/shops.ts';
import { type Asked, workOn } from './workOn.ts';

/** The program of the process that works on imports (`importJobs.ts`). */

export interface Question {
  readonly database: Serving;
  readonly shopId: string;
  readonly asked: Asked;
}

export interface Answer {
  readonly failed?: string;
  /** The last error of an import that never got further. */
  readonly givenUp?: string | undefined;
}

/** It has no connection while it has nothing to do. */
async function answerTo({ database: serving, shopId, asked }: Question): Promise<Answer> {
  const database = new Database({ ...serving, pool: 2 });
  try {
    const shop = await new Tenants(database).ofId(shopId);
    return { givenUp: await workOn(database.noTransaction(asShopId(shopId)), shop, asked) };
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
