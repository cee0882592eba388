import { join } from 'node:path';
import type { Logger } from 'pino';
import { Child } from '../platform/children.ts';
import { ConcurrencyLimiter } from '../platform/concurrencyLimiter.ts';
import type { Config } from '../platform/config.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { asApp } from '../platform/serving.ts';
import { sweepSingly } from '../platform/sweeps.ts';
import type { Answer, Question } from './moveChild.ts';
import { nextStalled, stalledImports } from './store.ts';

export const moveJob = 'moving';

/** A worker reports progress with each piece; after this silence the clock starts the import again. */
const stalledAfterMs = 30_000;

/** Answers the reason of an import that was given up. */
export type Work = (noTransaction: NoTransaction, shopId: string, id: string) => Promise<string | undefined>;

/** Works on files of old systems in the background: when asked to, and every minute on interrupted ones. */
export function moveJobs(work: Work, log: Logger): JobDefinition {
  return {
    name: moveJob,
    isDue: async (tx) => (await stalled(tx, 1)).length > 0,
    nextAt: (tx) => nextStalled(tx, stalledAfterMs),
    run: async (noTransaction, { shopId, importId }) => {
      const workOn = async (id: string) => {
        const failure = await work(noTransaction, shopId, id);
        if (failure !== undefined)
          log.error({ shop: shopId, import: id, failure }, 'a file to move in was given up');
      };
      if (typeof importId === 'string') return workOn(importId);
      await sweepSingly(noTransaction, {
        name: 'moving',
        atOnce: 5,
        take: stalled,
        sign: ({ id, filename }) => ({ id, label: filename }),
        each: (_, { id }) => workOn(id),
      });
    },
  };
}

const stalled = (tx: Tx, most: number) =>
  stalledImports(tx, new Date(Date.parse(tx.now) - stalledAfterMs).toISOString(), most);

/** One at a time, in a separate process of low priority, so that long files use no time or memory of the server. */
export function inMoveProcess(config: Config): Work {
  const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 4, perShop: 4, inAll: 8, retrySeconds: 5 });
  const child = new Child({
    program: join(import.meta.dirname, 'moveChild.ts'),
    timeLimitMs: 600_000,
    byClock: true,
    heapMegabytes: 192,
  });
  const database = asApp(config);
  return (noTransaction, shopId, id) => {
    noTransaction.check();
    const question: Question = { database, shopId, id };
    return line.run(noTransaction.turn, async () => {
      const { failed, givenUp } = await child.ask<Answer>(question);
      if (failed !== undefined) throw new Error(failed);
      return givenUp;
    });
  };
}
