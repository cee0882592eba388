import { fill } from '@crossdock/contract/refusals.ts';
import { systemTrackingTexts } from '@crossdock/contract/tracking/texts.ts';
import type { PackageRow } from '../orders/details.store.ts';
import { transitionPackages } from '../orders/packages.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { addTrackingEvents } from '../tracking/store.ts';
import { updateOrderFromPackages } from './updateOrderFromPackages.ts';

export interface PackageShipment {
  readonly forwardingNumber: string;
  readonly carrier: { readonly id: string; readonly name: string };
  /** All packages of the order; `chosen` are those that are shipped. */
  readonly all: readonly PackageRow[];
  readonly chosen: readonly PackageRow[];
}

/**
 * Ships packages of a locked order under one number, and writes the first tracking event. False if one of the
 * packages is not waiting to be shipped.
 */
export async function shipPackages(
  tx: Tx,
  actor: Staff,
  order: OrderRow,
  { forwardingNumber, carrier, all, chosen }: PackageShipment,
): Promise<boolean> {
  const changes = { forwardingNumber, carrierId: carrier.id, shippedAt: tx.now };
  const after = await transitionPackages(tx, actor, all, { chosen, event: 'ship', changes });
  if (after === undefined) return false;
  await updateOrderFromPackages(tx, actor, order, { before: all, after });
  const words = { number: forwardingNumber, carrier: carrier.name };
  const { zh, tw, en } = systemTrackingTexts.shipped;
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
