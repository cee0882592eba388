import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { NoTransaction } from '../platform/db.ts';
import { importJob } from '../platform/importJob.ts';
import { importProcessRunner } from '../platform/importProcess.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { ImportJobInput } from './continueVipImport.ts';
import { nextStalledVipImportAt, stalledImports } from './store.ts';

export const vipImportJob = 'vip-imports';

/**
 * A worker reports progress with each piece. After this much silence, the scheduled job restarts the import.
 */
const stalledAfterMs = 30_000;

/** Works on an import. Returns the last error if the import was given up. */
export type ImportWorker = (
  noTransaction: NoTransaction,
  shopId: string,
  asked: ImportJobInput,
) => Promise<string | undefined>;

/**
 * Works on imports in the background: after an upload or confirmation, and every minute for interrupted ones. An
 * import without progress is given up.
 */
export function vipImportJobs(work: ImportWorker, log: Logger): JobDefinition {
  const sweep = { job: vipImportJob, sweep: 'vipImports', atOnce: 20 } as const;
  const when = {
    stalledAfterMs,
    stalled: stalledImports,
    nextStalled: (tx: Parameters<typeof nextStalledVipImportAt>[0]) =>
      nextStalledVipImportAt(tx, stalledAfterMs),
  };
  return importJob({ ...sweep, ...when }, async (noTransaction, { shopId, state }, id) => {
    const lastError = await work(noTransaction, shopId, { id, state });
    if (lastError !== undefined)
      log.error({ shop: shopId, import: id, lastError }, 'an import of VIP orders was given up');
  });
}

/**
 * Works on one import at a time, in a separate process, so that ten thousand rows use no time or memory of the
 * server.
 */
export const childProcessWorker = (config: Config): ImportWorker =>
  importProcessRunner(config, {
    program: join(import.meta.dirname, 'importChildProcess.ts'),
    timeLimitMs: 240_000,
    heapMegabytes: 160,
  });
