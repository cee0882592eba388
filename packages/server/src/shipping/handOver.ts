import { fill } from '@crossdock/contract/refusals.ts';
import { systemTexts } from '@crossdock/contract/tracking/texts.ts';
import { moveOrder, type OrderRow } from '../orders/store.ts';
import { moveParcels, parcelsOfOrder } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { addTrackingEvents } from '../tracking/store.ts';

export interface HandOver {
  readonly forwardingNumber: string;
  readonly carrier: { readonly id: string; readonly name: string };
}

/**
 * Ships a locked order with its parcels, and writes the first tracking event. False if it does not wait to be shipped.
 */
export async function handOver(
  tx: Tx,
  actor: Staff,
  order: OrderRow,
  { forwardingNumber, carrier }: HandOver,
): Promise<boolean> {
  const changes = {
    forwardingNumber,
    carrierId: carrier.id,
    carrierBeforeId: order.carrierId,
    shippedAt: tx.now,
  };
  if (!(await moveOrder(tx, actor, order, 'ship', changes))) return false;
  const parcels = await parcelsOfOrder(tx, order.id);
  const ids = parcels.map((parcel) => parcel.id);
  const moved = await moveParcels(tx, actor, ids, 'ship');
  if (moved.length !== ids.length) throw new Error(`order ${order.number} holds parcels that are not packed`);
  const words = { number: forwardingNumber, carrier: carrier.name };
  const { zh, tw, en } = systemTexts.shipped;
  await addTrackingEvents(tx, actor, 'system', [
    {
      orderId: order.id,
      memberId: order.memberId,
      number: forwardingNumber,
      at: tx.now,
      place: '',
      zh: fill(zh, words),
      tw: fill(tw, words),
      en: fill(en, words),
    },
  ]);
  return true;
}
