import type { OrderDestination } from '@crossdock/contract/orders/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';

/** Where it goes, in one line: a pickup point by its name, a home by its address. */
export function destinationLine(to: OrderDestination): string {
  if (to.pickupPoint) return `${to.pickupPoint.name}（${to.pickupPoint.code}）${to.pickupPoint.address}`;
  return addressLine(to);
}
