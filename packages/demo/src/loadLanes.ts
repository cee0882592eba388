import type { Tx } from '@crossdock/server/platform/db.ts';
import { type LoadedLane, lanesFor } from '@crossdock/server/pricing/store.ts';
import type { DemoBase } from './base.ts';

/** The current lanes to every place of members, by warehouse and place. */
export async function loadLanes(
  tx: Tx,
  of: Pick<DemoBase, 'warehouseIds' | 'members'>,
): Promise<Map<string, LoadedLane[]>> {
  const lanes = new Map<string, LoadedLane[]>();
  for (const warehouseId of of.warehouseIds.values()) {
    for (const { region, place } of of.members) {
      const key = `${warehouseId} ${region} ${place.zip}`;
      if (lanes.has(key)) continue;
      lanes.set(key, await lanesFor(tx, { warehouseId, country: region, zip: place.zip, at: tx.now }));
    }
  }
  return lanes;
}
