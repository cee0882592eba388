import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { forwardingNumbersInUse } from '../orders/shipping.store.ts';
import type { Tx } from '../platform/db.ts';
import { shopNumbersAmong } from './shopNumbers.store.ts';

/**
 * The reason why packages of an order cannot have this tracking number; undefined if they can. The number is then
 * locked until the transaction ends.
 */
export async function forwardingNumberRefusal(
  tx: Tx,
  orderId: string,
  forwardingNumber: string,
): Promise<Refusal<'order.forwardingOurs'> | Refusal<'order.forwardingUsed'> | undefined> {
  if ((await shopNumbersAmong(tx, [forwardingNumber])).has(forwardingNumber))
    return refuse('order.forwardingOurs', { forwardingNumber }, 'forwardingNumber');
  const used = (await forwardingNumbersInUse(tx, [forwardingNumber], { hold: true })).get(forwardingNumber);
  if (used === undefined || used.id === orderId) return undefined;
  return refuse('order.forwardingUsed', { forwardingNumber, number: used.number }, 'forwardingNumber');
}
