import type { Output } from '@crossdock/contract/table.ts';
import type { ownPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';

/** A pickup point as the list shows it, open or closed. */
export type Point = Output<'listAllPickupPoints'>['list'][number];

/** One that staff entered, and change, themselves; the stores of a chain come as a list. */
export type OwnPoint = Point & { readonly kind: (typeof ownPointKinds)[number] };

export function isOwn(point: Point): point is OwnPoint {
  return point.kind !== 'convenienceStore';
}
