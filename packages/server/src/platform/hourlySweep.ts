import type { Tx } from './db.ts';
import type { JobDefinition } from './jobs.ts';
import { type System, systemActor } from './scope.ts';
import type { Services } from './services.ts';
import { type BatchSweep, sweepInOneTransaction } from './sweeps.ts';

interface HourlySweep<Item> extends Pick<BatchSweep<Item>, 'name' | 'atOnce' | 'sign'> {
  readonly job: string;
  readonly isDue: JobDefinition['isDue'];
  take(this: void, tx: Tx, most: number, actor: System): Promise<readonly Item[]>;
  work(this: void, tx: Tx, items: readonly Item[], actor: System): Promise<unknown>;
}

/** The job of one hourly sweep: all due items of a shop are handled together, in one transaction. */
export const hourlySweep = <Item>(
  { tenants }: Pick<Services, 'tenants'>,
  { job, isDue, take, work, ...sweep }: HourlySweep<Item>,
): JobDefinition => ({
  name: job,
  hourly: true,
  isDue,
  run: async (noTransaction, { shopId }) => {
    const actor = systemActor(await tenants.ofId(shopId), job);
    await sweepInOneTransaction(noTransaction, {
      ...sweep,
      take: (tx, most) => take(tx, most, actor),
      work: (tx, items) => work(tx, items, actor),
    });
  },
});
