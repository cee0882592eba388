import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import type { NoTransaction, Tx } from '../platform/db.ts';
import { inImportProcess } from '../platform/importProcess.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { sweepSingly } from '../platform/sweeps.ts';
import { nextStalled, stalledImports } from './store.ts';
import type { Asked } from './workOn.ts';

export const vipImportJob = 'vip-imports';

/** A worker reports progress with each piece; after this silence the clock restarts the import. */
const stalledAfterMs = 30_000;

/** Answers the last error of an import that was given up. */
export type Work = (
  noTransaction: NoTransaction,
  shopId: string,
  asked: Asked,
) => Promise<string | undefined>;

/**
 * Works on imports in the background: after an upload or confirmation, and every minute for interrupted ones. An
 * import without progress is given up.
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

/** One at a time, in a separate process, so that ten thousand rows use no time or memory of the server. */
export const inOwnProcess = (config: Config): Work =>
  inImportProcess(config, {
    program: join(import.meta.dirname, 'importChild.ts'),
    timeLimitMs: 240_000,
    heapMegabytes: 160,
  });
