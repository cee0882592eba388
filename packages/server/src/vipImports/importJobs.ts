import { join } from 'node:path';
import type { Logger } from 'pino';
import { Child } from '../platform/children.ts';
import { ConcurrencyLimiter } from '../platform/concurrencyLimiter.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { asApp } from '../platform/serving.ts';
import { sweepSingly } from '../platform/sweeps.ts';
import type { Answer, Question } from './importChild.ts';
import { nextStalled, stalledImports } from './store.ts';
import type { Asked } from './workOn.ts';

export const vipImportJob = 'vip-imports';

/** Who works on one says so with each piece; after this silence the clock takes it up. */
const stalledAfterMs = 30_000;

/** Answers the last error of an import that was given up. */
export type Work = (
  noTransaction: NoTransaction,
  shopId: string,
  asked: Asked,
) => Promise<string | undefined>;

/**
 * Works on imports outside of every request. Asked for by uploads and confirmations, and each minute by the clock for what
 * was left in the middle. What never gets further is given up.
 */
export function vipImportJobs(work: Work, log: Logger): JobDefinition {
  return {
    name: vipImportJob,
    isDue: async (tx) => (await stalled(tx, 1)).length > 0,
    nextAt: (tx) => nextStalled(tx, stalledAfterMs),
    run: async (noTransaction, { shopId, importId, state }) => {
      const workOn = async (id: string) => {
        const lastError = await work(noTransaction, shopId, { id, state });
        if (lastError !== undefined)
          log.error({ shop: shopId, import: id, lastError }, 'an import of VIP orders was given up');
      };
      if (typeof importId === 'string') return workOn(importId);
      await sweepSingly(noTransaction, {
        name: 'vipImports',
        atOnce: 20,
        take: stalled,
        sign: ({ id, filename }) => ({ id, label: filename }),
        each: (_, { id }) => workOn(id),
      });
    },
  };
}

const stalled = (tx: Tx, most: number) =>
  stalledImports(tx, new Date(Date.parse(tx.now) - stalledAfterMs).toISOString(), most);

/** One at a time, in a process of its own: ten thousand rows take their time and memory, and nobody else's. */
export function inOwnProcess(config: Config): Work {
  const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 4, perShop: 4, inAll: 8, retrySeconds: 5 });
  const child = new Child({
    program: join(import.meta.dirname, 'importChild.ts'),
    timeLimitMs: 240_000,
    byClock: true,
    heapMegabytes: 160,
  });
  const database = asApp(config);
  return (noTransaction, shopId, asked) => {
    noTransaction.check();
    const question: Question = { database, shopId, asked };
    return line.run(noTransaction.turn, async () => {
      const { failed, givenUp } = await child.ask<Answer>(question);
      if (failed !== undefined) throw new Error(failed);
      return givenUp;
    });
  };
}
