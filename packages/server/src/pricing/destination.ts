import type { Tx } from '../platform/db.ts';
import { addressToPrice, type DestinationToPrice, pickupPointToPrice } from './shipment.store.ts';

/** The chosen destination: an address of the member's, or a pickup point of the shop's. Undefined where neither is found. */
export async function findDestination(
  tx: Tx,
  memberId: string,
  chosen: { addressId?: string | undefined; pickupPointId?: string | undefined },
): Promise<DestinationToPrice | undefined> {
  if (chosen.pickupPointId !== undefined) return pickupPointToPrice(tx, chosen.pickupPointId);
  return chosen.addressId === undefined ? undefined : addressToPrice(tx, memberId, chosen.addressId);
}
