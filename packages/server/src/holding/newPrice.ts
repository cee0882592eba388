import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';
import { type Bill, priceOrder } from '../checkout/bill.ts';
import { withBillingCard } from '../checkout/heldPrice.ts';
import { quoteRefusal } from '../checkout/prepare.ts';
import { findPriceHold, type PriceHoldRow } from '../orders/priceHolds.store.ts';
import { unpaidPriceHoldEndedAt } from '../orders/priceHoldView.ts';
import type { OrderRow } from '../orders/store.ts';
import { parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';

interface NewPrice {
  /** The order, priced with the rate card that is in force now. */
  readonly order: OrderRow;
  readonly hold: PriceHoldRow;
  readonly bill: Bill;
}

/**
 * The current price of an order whose held price ended before payment, computed as packing would bill its
 * quoted content.
 */
export async function priceAfterHold(
  tx: Tx,
  actor: Member,
  found: OrderRow,
): Promise<NewPrice | Refusal<'order.notAsked' | QuoteRefusalReason>> {
  const hold = await findPriceHold(tx, found.id);
  if (!hold || unpaidPriceHoldEndedAt(found, hold, tx.now) === undefined) return refuse('order.notAsked');
  const [order, parcels] = await Promise.all([withBillingCard(tx, found), parcelsInOrder(tx, found.id)]);
  const bill = await priceOrder(tx, actor, order, parcels);
  const [impossible] = bill.refusals;
  return impossible ? quoteRefusal(impossible) : { order, hold, bill };
}
