import type { OrderDestination } from '@crossdock/contract/orders/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';

export function destinationLine(to: OrderDestination): string {
  if (to.pickupPoint) return `${to.pickupPoint.name}（${to.pickupPoint.code}）${to.pickupPoint.address}`;
  return addressLine(to);
}
