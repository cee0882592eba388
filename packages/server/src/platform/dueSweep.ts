import type { NoTransaction } from './db.ts';
import type { JobDefinition } from './jobs.ts';
import { type System, systemActor } from './scope.ts';
import type { Services } from './services.ts';
import { type SingleSweep, sweepOneByOne } from './sweeps.ts';
import { TimeSlice } from './timeSlice.ts';

/** The run in which an item is handled. */
export interface SweepRun {
  readonly noTransaction: NoTransaction;
  readonly actor: System;
  /** False once the shop's turn is over. */
  readonly goOn: () => boolean;
}

interface DueSweep<Item> extends Pick<SingleSweep<Item>, 'name' | 'atOnce' | 'take'> {
  readonly job: string;
  /** The request id with which the job acts as the system (`systemActor`); by default the job's name. */
  readonly actsAs?: string;
  readonly nextAt: NonNullable<JobDefinition['nextAt']>;
  /** The label by which staff recognise an item that failed. */
  label(this: void, item: Item, actor: System): string;
  each(this: void, run: SweepRun, item: Item): Promise<unknown>;
}

/**
 * The job of one sweep. It is due while `take` finds an item, and handles one item after another until the shop's
 * turn is over.
 */
export function dueSweep<Item extends { readonly id: string }>(
  { tenants }: Pick<Services, 'tenants'>,
  { job, actsAs = job, nextAt, label, each, ...sweep }: DueSweep<Item>,
): JobDefinition {
  return {
    name: job,
    isDue: async (tx) => (await sweep.take(tx, 1)).length > 0,
    nextAt,
    run: async (noTransaction, { shopId }) => {
      const actor = systemActor(await tenants.ofId(shopId), actsAs);
      const turn = new TimeSlice();
      const run = { noTransaction, actor, goOn: turn.goOn };
      await sweepOneByOne(
        noTransaction,
        {
          ...sweep,
          sign: (item) => ({ id: item.id, label: label(item, actor) }),
          each: (_, item) => each(run, item),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}
