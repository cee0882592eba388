import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { findAddress } from '../addresses/store.ts';
import { type Destination, destinationOf } from '../checkout/destination.ts';
import type { Buyer } from '../checkout/prepare.ts';
import type { Tx } from '../platform/db.ts';

/** A hash of an order's destination, by which a change of the address is noticed. */
export const destinationHash = ({ snapshot }: Pick<Destination, 'snapshot'>): string =>
  createHash('sha256').update(JSON.stringify(snapshot)).digest('hex');

/** The destination of a rule: one of address and pickup point is null. */
export interface RuleDestinationIds {
  readonly addressId: string | null;
  readonly pickupPointId: string | null;
}

type RuleDestination = Destination & { readonly deliveryType: 2 | 3; readonly mark: string };
type PlaceRefusal = Refusal<
  'order.noAddress' | 'order.noApprovedAddress' | 'order.pickupPointGone' | 'order.pickupPhone'
>;

/** The current destination of a rule. */
export async function ruleDestination(
  tx: Tx,
  buyer: Buyer,
  { addressId, pickupPointId }: RuleDestinationIds,
): Promise<RuleDestination | PlaceRefusal> {
  if (pickupPointId !== null) {
    const point = await destinationOf(tx, buyer, { deliveryType: 3, pickupPointId });
    if (!isRefusal(point)) return { ...point, deliveryType: 3, mark: destinationHash(point) };
    return point.refused === 'order.pickupPhone'
      ? refuse('order.pickupPhone', {}, 'pickupPointId')
      : refuse('order.pickupPointGone', {}, 'pickupPointId');
  }
  const address = addressId === null ? undefined : await findAddress(tx, buyer.memberId, addressId);
  if (!address || addressId === null) return refuse('order.noAddress', {}, 'addressId');
  const deliveryType = address.deliveryType === 3 ? 3 : 2;
  const destination = await destinationOf(tx, buyer, { deliveryType, addressId });
  if (isRefusal(destination)) return refuse('order.noApprovedAddress', {}, 'addressId');
  return { ...destination, deliveryType, mark: destinationHash(destination) };
}
