import { destinationChangeStates } from '@crossdock/domain/orders/changes.ts';
import { findPickupPoint } from '../addresses/pickupPoints.store.ts';
import { findAddressOfOrder } from '../addresses/store.ts';
import type { Tx } from '../platform/db.ts';
import { publish } from '../platform/realtime.ts';
import { updateInShop } from '../platform/rows.ts';
import { addressDestination } from './destination.ts';

/**
 * Releases the orders that wait for this address, so that they can be packed, if staff have approved it. The address
 * may have changed since, so its new content is copied. If it is in another country now, the order keeps waiting,
 * because it was priced for another destination.
 */
export async function applyAddressDecision(tx: Tx, addressId: string): Promise<void> {
  const address = await findAddressOfOrder(tx, addressId);
  if (address?.state !== 'approved') return;
  const point = address.pickupPointId === null ? undefined : await findPickupPoint(tx, address.pickupPointId);
  const destination = addressDestination(address, point);
  const settled = await tx.all(
    updateInShop(tx, 'orders', {
      addressId,
      addressPending: true,
      country: address.country,
      memberId: address.memberId,
    })
      .set({
        addressPending: false,
        destination: JSON.stringify(destination),
        consignee: destination.consignee,
        phone: destination.phone,
        updatedAt: tx.now,
      })
      .where('state', 'in', [...destinationChangeStates])
      .returning(['memberId']),
  );
  if (settled.length > 0) await publish(tx, 'orders', address.memberId);
}
