import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { isRevocable } from '@crossdock/domain/standingOrders/rules.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';

/** Refuses to pack an order of a standing order while its member may still take it back. */
export function refuseWhileRevocable(
  tx: Tx,
  { shop }: Pick<Staff, 'shop'>,
  { number, revocableUntil }: { readonly number: string; readonly revocableUntil: string | null },
): Refusal<'order.stillRevocable'> | undefined {
  if (revocableUntil === null || !isRevocable(revocableUntil, tx.now)) return undefined;
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: shop.timeZone },
  }).format(new Date(revocableUntil));
  return refuse('order.stillRevocable', { number, time });
}
