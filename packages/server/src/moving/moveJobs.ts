import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { NoTransaction } from '../platform/db.ts';
import { importJob } from '../platform/importJob.ts';
import { inImportProcess } from '../platform/importProcess.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { nextStalled, stalledImports } from './store.ts';

export const moveJob = 'moving';

const stalledAfterMs = 30_000;

/** Works on an import. Answers the error if the import was given up. */
export type Work = (noTransaction: NoTransaction, shopId: string, id: string) => Promise<string | undefined>;

/** Imports files of old systems in the background: on request, and every minute for interrupted ones. */
export function moveJobs(work: Work, log: Logger): JobDefinition {
  const when = {
    stalledAfterMs,
    stalled: stalledImports,
    nextStalled: (tx: ShopScope) => nextStalled(tx, stalledAfterMs),
  };
  return importJob(
    { job: moveJob, sweep: 'moving', atOnce: 5, ...when },
    async (noTransaction, { shopId }, id) => {
      const failure = await work(noTransaction, shopId, id);
      if (failure !== undefined)
        log.error({ shop: shopId, import: id, failure }, 'a file to move in was given up');
    },
  );
}

type ShopScope = Parameters<typeof nextStalled>[0];

export const inMoveProcess = (config: Config): Work =>
  inImportProcess(config, {
    program: join(import.meta.dirname, 'moveChild.ts'),
    timeLimitMs: 600_000,
    heapMegabytes: 160,
    // The process ends after one import, because its memory would add to that of the next one.
    once: true,
  });
