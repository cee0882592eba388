import { findPickupPoint } from '../addresses/pickupPoints.store.ts';
import { findAddressOfOrder } from '../addresses/store.ts';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { addressDestination } from './destination.ts';

/**
 * The orders that wait for this address may be packed, if staff have approved it; it may have been mended since, so they
 * go where it lies now. One that lies in another country by now was priced for a way it does not take: it waits on.
 */
export async function settlePendingAddress(tx: Tx, addressId: string): Promise<void> {
  const address = await findAddressOfOrder(tx, addressId);
  if (address?.state !== 'approved') return;
  const point =
    address.pickup_point_id === null ? undefined : await findPickupPoint(tx, address.pickup_point_id);
  const destination = addressDestination(address, point);
  const settled = await tx.all(
    db
      .updateTable('orders')
      .set({
        address_pending: false,
        destination: JSON.stringify(destination),
        consignee: destination.consignee,
        phone: destination.phone,
        updated_at: tx.now,
      })
      .where('shop_id', '=', tx.shopId)
      .where('address_id', '=', addressId)
      .where('address_pending', '=', true)
      .where('country', '=', address.country)
      .where('member_id', '=', address.member_id)
      .where('state', 'in', ['processing', 'awaitingPayment'])
      .returning(['member_id']),
  );
  if (settled.length > 0) await publish(tx, 'orders', address.member_id);
}
