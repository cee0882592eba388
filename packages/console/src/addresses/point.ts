import type { Output } from '@crossdock/contract/table.ts';
import type { shopPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';

/** A pickup point as the list shows it, open or closed. */
export type PickupPoint = Output<'listAllPickupPoints'>['list'][number];

/** A point that staff entered and can change. The stores of a chain are imported instead. */
export type ShopPickupPoint = PickupPoint & { readonly kind: (typeof shopPointKinds)[number] };

export function isShopPickupPoint(point: PickupPoint): point is ShopPickupPoint {
  return point.kind !== 'convenienceStore';
}
