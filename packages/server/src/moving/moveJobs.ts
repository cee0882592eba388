import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { inImportProcess } from '../platform/importProcess.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sweepSingly } from '../platform/sweeps.ts';
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

export const inMoveProcess = (config: Config): Work =>
  inImportProcess(config, {
    program: join(import.meta.dirname, 'moveChild.ts'),
    timeLimitMs: 600_000,
    heapMegabytes: 192,
  });
