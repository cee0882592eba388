import type { OrderDestination } from '@crossdock/contract/orders/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';

/** The destination in one line: the name of a pickup point, or a home address. */
export function destinationLine(to: OrderDestination): string {
  if (to.pickupPoint) return `${to.pickupPoint.name}（${to.pickupPoint.code}）${to.pickupPoint.address}`;
  return addressLine(to);
}
