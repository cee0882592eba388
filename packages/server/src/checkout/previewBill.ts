import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { orderCostsOf } from '../orders/costsView.ts';
import { orderLines } from '../orders/lines.store.ts';
import { findOrder } from '../orders/store.ts';
import { parcelsInOrder } from '../parcels/chosenParcels.store.ts';
import type { Handler } from '../platform/handler.ts';
import { priceOrder } from './bill.ts';
import { withBillingCard } from './heldPrice.ts';
import { quoteRefusal } from './prepare.ts';

export const previewBill: Handler<'previewBill'> = async (tx, actor, input) => {
  const found = await findOrder(tx, input.orderId);
  if (!found) return refuse('row.notFound');
  const order = await withBillingCard(tx, found);
  const [parcels, { quote, payment }] = await Promise.all([
    parcelsInOrder(tx, order.id),
    orderLines(tx, order.id),
  ]);
  const bill = await priceOrder(tx, actor, order, parcels, input.packages);
  return {
    costs: orderCostsOf(
      { ...order, billTotalMinor: bill.totalMinor },
      { quote, bill: [...bill.lines], payment },
    ),
    held: bill.held ?? 'none',
    billingWeightG: bill.billingWeightG,
    realWeightG: bill.realWeightG,
    volumeWeightG: bill.volumeWeightG,
    refusals: bill.refusals.map((one) => ({
      reason: one.reason,
      numbers: { ...one.numbers },
      message: refusalMessage(quoteRefusal(one), actor.lang),
    })),
  };
};
