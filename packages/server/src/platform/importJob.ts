import type { SweepName } from '@crossdock/domain/shops/sweeps.ts';
import type { NoTransaction, Tx } from './db.ts';
import type { JobDefinition } from './jobs.ts';
import { sweepOneByOne } from './sweeps.ts';

interface Import {
  readonly id: string;
  readonly filename: string;
}

interface ImportJob {
  readonly job: string;
  readonly sweep: SweepName;
  readonly atOnce: number;
  /**
   * A worker reports progress after each piece of an import. If it reports nothing for this time, the scheduled job
   * continues the import.
   */
  readonly stalledAfterMs: number;
  readonly stalled: (tx: Tx, before: string, most: number) => Promise<readonly Import[]>;
  readonly nextStalled: NonNullable<JobDefinition['nextAt']>;
}

type Data = Parameters<JobDefinition['run']>[1];

/** A job that works on a requested import, and every minute on interrupted imports. */
export function importJob(
  { job, sweep, atOnce, stalledAfterMs, stalled, nextStalled }: ImportJob,
  workOn: (noTransaction: NoTransaction, data: Data, id: string) => Promise<void>,
): JobDefinition {
  const silent = (tx: Tx, most: number) => stalled(tx, tx.earlier(stalledAfterMs), most);
  return {
    name: job,
    isDue: async (tx) => (await silent(tx, 1)).length > 0,
    nextAt: nextStalled,
    run: async (noTransaction, data) => {
      const { importId } = data;
      if (typeof importId === 'string') return workOn(noTransaction, data, importId);
      await sweepOneByOne(noTransaction, {
        name: sweep,
        atOnce,
        take: silent,
        sign: ({ id, filename }) => ({ id, label: filename }),
        each: (_, { id }) => workOn(noTransaction, data, id),
      });
    },
  };
}
