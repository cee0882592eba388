import type { Request } from '@crossdock/contract/table.ts';
import { addWarehouseAndGoodsTypes, measured } from './parcelWorld.ts';
import { startWorld } from './world.ts';

/**
 * A receiving desk: two clerks and a member in a world with one warehouse. Members claim parcels there without proof.
 */
export async function openReceivingDesk() {
  const world = await startWorld({ settings: { claimNeedsProof: false } });
  const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
  const [member, clerk, second] = await Promise.all([
    world.tw.member(),
    world.tw.staff(['warehouse']),
    world.tw.staff(['warehouse']),
  ]);
  return {
    world,
    warehouseId,
    member,
    clerk,
    second,
    receive: (courierNumber: string, more: Partial<Request<'receiveParcel'>> = {}, by = clerk) =>
      by.client.call('receiveParcel', { courierNumber, warehouseId, ...measured, ...more }),
    detail: (id: string) => clerk.client.call('getStaffParcel', { id }),
  };
}
