import type { NoTransaction } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { publish } from '../platform/realtime.ts';
import { systemActor } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { sweepOneByOne } from '../platform/sweeps.ts';
import { Turn } from '../platform/turn.ts';
import { beginErasure } from './begin.ts';
import { erasuresDue, findErasure, lockErasure, nextErasureWork } from './erasures.store.ts';
import { runErasurePart } from './parts.ts';

export const eraseJob = 'erase-members';
/** The realtime topic of erasures. */
const erasuresTopic = 'erasures';

/**
 * Carries out erasures in small parts once their waiting period is over, and clears documents when their
 * retention years are over.
 */
export function eraseMembers(services: Services): JobDefinition {
  return {
    name: eraseJob,
    isDue: async (tx) => (await erasuresDue(tx, 1)).length > 0,
    nextAt: nextErasureWork,
    run: async (noTransaction) => {
      const turn = new Turn();
      await sweepOneByOne(
        noTransaction,
        {
          ...{ name: 'eraseMembers', atOnce: 10, take: erasuresDue },
          sign: ({ id }) => ({ id, label: '' }),
          each: (_, { id }) => eraseOn(noTransaction, services, id, turn.goOn),
        },
        turn.goOn,
      );
      return turn.end;
    },
  };
}

/**
 * Continues an erasure until it must wait or the job's turn ends. A part that a killed process did is
 * repeated.
 */
async function eraseOn(
  noTransaction: NoTransaction,
  services: Services,
  id: string,
  goOn: () => boolean,
): Promise<void> {
  const shop = await services.tenants.ofId(noTransaction.turn.shopId);
  const actor = systemActor(shop, 'job');
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
    else await runErasurePart({ noTransaction, services, shop }, row);
  } while (goOn());
}
