import type { JobDefinition } from '../src/platform/jobs.ts';
import { asShopId } from '../src/platform/scope.ts';
import type { World } from './world.ts';

/** Runs a job as the scheduler does each minute and hour: only if the shop has work for it. */
export async function runJobIfDue(
  { running: { database } }: Pick<World, 'running'>,
  shop: { readonly id: string },
  job: JobDefinition | undefined,
): Promise<void> {
  if (job === undefined) throw new Error('no such job');
  const shopId = asShopId(shop.id);
  if (job.isDue === undefined || (await database.read(shopId, job.isDue)))
    await job.run(database.noTransaction(shopId), { shopId });
}
