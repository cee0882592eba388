import type { OrderDestination } from '@crossdock/contract/orderViews.ts';

/** Where it goes, in one line: a pickup point by its name, a home by its address. */
export function addressLine(to: OrderDestination): string {
  if (to.pickupPoint) return `${to.pickupPoint.name}（${to.pickupPoint.code}）${to.pickupPoint.address}`;
  return [to.zip, `${to.province}${to.city}${to.area}`, to.street, to.detail].filter(Boolean).join(' ');
}
