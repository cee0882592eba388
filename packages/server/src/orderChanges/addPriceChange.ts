import { refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { reasonsFor } from '@crossdock/domain/orders/priceChanges.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { changePriceWithinLimits } from './priceChange.ts';

/** A surcharge needs one person. A discount gives money away, so it counts towards the clerk's limits. */
export const addPriceChange: Handler<'addPriceChange'> = async (tx, actor, input, services) => {
  const { orderId, kind, amountMinor, reason, note } = input;
  if (!reasonsFor(kind).includes(reason)) return refuse('price.reason', {}, 'reason');
  const seen = await findOrder(tx, orderId);
  if (!seen) return refuse('row.notFound');
  if (!mayChange(seen, 'price')) return refuse('order.wrongState');
  const asked = { amountMinor, reason, note };
  const given = kind === 'surcharge' ? undefined : { amountMinor, why: note, asked };
  return changePriceWithinLimits(tx, actor, services, seen, { kind, ...asked }, given);
};
