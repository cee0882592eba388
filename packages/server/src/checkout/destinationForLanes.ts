import type { Destination } from '@crossdock/domain/pricing/shipment.ts';
import { findPickupPoint } from '../addresses/pickupPoints.store.ts';
import { findAddress } from '../addresses/store.ts';
import type { Tx } from '../platform/db.ts';

interface Named {
  readonly addressId?: string | undefined;
  readonly pickupPointId?: string | undefined;
  readonly country?: string | undefined;
  readonly zip: string;
}

/**
 * The destination for pricing lanes: a pickup point, an address of the member, or a country and postal code.
 */
export async function findDestinationForLanes(
  tx: Tx,
  memberId: string,
  named: Named,
): Promise<Destination | undefined> {
  if (named.pickupPointId !== undefined) return findPickupPoint(tx, named.pickupPointId);
  if (named.addressId !== undefined) {
    const address = await findAddress(tx, memberId, named.addressId);
    if (!address || address.pickupPointId === null) return address;
    return findPickupPoint(tx, address.pickupPointId);
  }
  return named.country === undefined ? undefined : { country: named.country, zip: named.zip };
}
