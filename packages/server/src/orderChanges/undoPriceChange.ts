import { refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { findPriceChange } from '../orders/priceChanges.store.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { changePriceWithinLimits } from './priceChange.ts';

/** Undoes a price change. Undoing a surcharge makes the order cheaper, so it counts as a discount. */
export const undoPriceChange: Handler<'undoPriceChange'> = async (tx, actor, { id, why }, services) => {
  const row = await findPriceChange(tx, id);
  const seen = row && (await findOrder(tx, row.orderId));
  if (!row || !seen) return refuse('row.notFound');
  if (row.undoneAt !== null) return refuse('price.undone');
  if (!mayChange(seen, 'price')) return refuse('order.wrongState');
  const { kind, amountMinor } = row;
  const given = kind === 'discount' ? undefined : { amountMinor, why, asked: { undo: id }, along: { why } };
  return changePriceWithinLimits(tx, actor, services, seen, { undo: id, why }, given);
};
