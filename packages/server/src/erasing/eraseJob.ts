import { dueSweep, type SweepRun } from '../platform/dueSweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { publish } from '../platform/realtime.ts';
import type { Services } from '../platform/services.ts';
import { beginErasure } from './begin.ts';
import { erasuresDue, findErasure, lockErasure, nextErasureWorkAt } from './erasures.store.ts';
import { runErasurePart } from './parts.ts';

export const eraseJob = 'erase-members';
/** The realtime topic of erasures. */
const erasuresTopic = 'erasures';

/**
 * Carries out erasures in small parts once their waiting period is over, and clears documents when their
 * retention years are over.
 */
export function erasureJobDefinition(services: Services): JobDefinition {
  return dueSweep(services, {
    ...{ job: eraseJob, actsAs: 'job', name: 'eraseMembers', atOnce: 10 },
    take: erasuresDue,
    nextAt: nextErasureWorkAt,
    label: () => '',
    each: (run, { id }) => eraseOn(run, services, id),
  });
}

/**
 * Continues an erasure until it must wait or the job's turn ends. If a process is killed during a part, the part is
 * repeated.
 */
async function eraseOn(
  { noTransaction, actor, goOn }: SweepRun,
  services: Services,
  id: string,
): Promise<void> {
  do {
    const now = new Date().toISOString();
    const row = await noTransaction.transact((tx) => findErasure(tx, id));
    if (row?.dueAt == null || row.dueAt > now) return;
    if (row.state === 'requested')
      await noTransaction.transact(async (tx) => {
        const locked = await lockErasure(tx, id);
        if (locked?.state === 'requested') await beginErasure(tx, actor, services, locked);
        await publish(tx, erasuresTopic, null);
      });
    else await runErasurePart({ noTransaction, services, shop: actor.shop }, row);
  } while (goOn());
}
