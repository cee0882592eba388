import type { JobDefinition } from '../src/platform/jobs.ts';
import { asShopId } from '../src/platform/scope.ts';
import type { World } from './world.ts';

/** As the clock does, by the minute and by the hour: looks whether the shop has any such work, and lets the job run where it has. */
export async function byTheMinute(
  { running: { database } }: Pick<World, 'running'>,
  shop: { readonly id: string },
  job: JobDefinition | undefined,
): Promise<void> {
  if (job === undefined) throw new Error('no such job');
  const shopId = asShopId(shop.id);
  if (job.isDue === undefined || (await database.read(shopId, job.isDue)))
    await job.run(database.noTransaction(shopId), { shopId });
}
