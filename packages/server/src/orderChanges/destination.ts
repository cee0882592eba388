import { isDeepStrictEqual } from 'node:util';
import type { OrderDraft } from '@crossdock/contract/orders/changes.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { phoneProblem } from '@crossdock/domain/members/phone.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import { pickupLimitsOf } from '../checkout/bill.ts';
import { type Destination, type DestinationRefusal, destinationOf } from '../checkout/destination.ts';
import type { Buyer } from '../checkout/prepare.ts';
import { submittedDestination } from '../orders/detailsView.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';

export type DestinationChangeRefusal = DestinationRefusal | 'order.consigneeOfAddress';

export interface DestinationAfterChange {
  readonly destination: Destination;
  readonly deliveryType: 2 | 3;
  readonly parts: readonly ('destination' | 'contact')[];
}

/**
 * The destination after the change. Unchanged parts stay as they were copied, whatever the member's address says now.
 * An address is approved together with its recipient, so only staff can correct the recipient's name on an order.
 */
export async function destinationAfterChange(
  tx: Tx,
  buyer: Buyer,
  order: OrderRow,
  { destination: chosen, contact }: OrderDraft,
  byStaff: boolean,
): Promise<DestinationAfterChange | Refusal<DestinationChangeRefusal>> {
  const now = submittedDestination(order);
  const byPoint = chosen ? chosen.addressId === undefined : order.addressId === null;
  if (byPoint && (chosen || contact)) {
    const { consignee, phone } = contact ?? {};
    const kept = chosen ? {} : { consignee: now.consignee, phone: now.phone };
    const to = await destinationOf(tx, buyer, {
      deliveryType: 3,
      pickupPointId: chosen ? chosen.pickupPointId : (order.pickupPointId ?? undefined),
      consignee: consignee || kept.consignee,
      phone: phone || kept.phone,
    });
    if (isRefusal(to)) return to;
    return { destination: to, deliveryType: 3, parts: partsOf(order, to) };
  }
  const to = chosen
    ? await destinationOf(tx, buyer, chosen)
    : {
        ...{ snapshot: now, addressId: order.addressId, pickupPointId: order.pickupPointId },
        ...{ pending: order.addressPending, limits: await pickupLimitsOf(tx, order) },
      };
  if (isRefusal(to)) return to;
  const corrected = correctedContact(to, contact, byStaff);
  if (isRefusal(corrected)) return corrected;
  const deliveryType = corrected.snapshot.pickupPoint === null ? 2 : 3;
  return { destination: corrected, deliveryType, parts: partsOf(order, corrected) };
}

function correctedContact(
  to: Destination,
  contact: OrderDraft['contact'],
  byStaff: boolean,
): Destination | Refusal<DestinationChangeRefusal> {
  const { snapshot } = to;
  const { consignee = snapshot.consignee, phone = snapshot.phone } = contact ?? {};
  if (consignee !== snapshot.consignee && !byStaff)
    return refuse('order.consigneeOfAddress', {}, 'consignee');
  const unfit =
    phone !== snapshot.phone && isRegion(snapshot.country) && phoneProblem(snapshot.country, phone);
  if (unfit) return refuse('order.pickupPhone', {}, 'phone');
  return { ...to, snapshot: { ...snapshot, consignee, phone } };
}

function partsOf(order: OrderRow, to: Destination): DestinationAfterChange['parts'] {
  const now = submittedDestination(order);
  const { consignee, phone } = now;
  const isSamePlace = isDeepStrictEqual({ ...to.snapshot, consignee, phone }, now);
  const moved = to.addressId !== order.addressId || to.pickupPointId !== order.pickupPointId || !isSamePlace;
  const called = to.snapshot.consignee !== consignee || to.snapshot.phone !== phone;
  if (moved) return ['destination'];
  return called ? ['contact'] : [];
}
