import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { NoTransaction } from '../platform/db.ts';
import { importJob } from '../platform/importJob.ts';
import { importProcessRunner } from '../platform/importProcess.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { nextStalledImportAt, stalledImports } from './store.ts';

export const moveImportJob = 'moving';

const stalledAfterMs = 30_000;

/** Works on an import. Answers the error if the import was given up. */
export type MoveImportWork = (
  noTransaction: NoTransaction,
  shopId: string,
  id: string,
) => Promise<string | undefined>;

/** Imports files of old systems in the background: on request, and every minute for interrupted ones. */
export function moveImportJobs(work: MoveImportWork, log: Logger): JobDefinition {
  const when = {
    stalledAfterMs,
    stalled: stalledImports,
    nextStalled: (tx: ShopScope) => nextStalledImportAt(tx, stalledAfterMs),
  };
  return importJob(
    { job: moveImportJob, sweep: 'moving', atOnce: 5, ...when },
    async (noTransaction, { shopId }, id) => {
      const failure = await work(noTransaction, shopId, id);
      if (failure !== undefined)
        log.error({ shop: shopId, import: id, failure }, 'a file to move in was given up');
    },
  );
}

type ShopScope = Parameters<typeof nextStalledImportAt>[0];

export const importInChildProcess = (config: Config): MoveImportWork =>
  importProcessRunner(config, {
    program: join(import.meta.dirname, 'moveImportChildProcess.ts'),
    timeLimitMs: 600_000,
    heapMegabytes: 160,
    // The process ends after one import, because its memory would add to that of the next one.
    once: true,
  });
