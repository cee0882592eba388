import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { priceChangeSettlement } from '@crossdock/domain/orders/orderChange.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { priceOfOrder } from './priceChange.ts';

export const previewPriceChange: Handler<'previewPriceChange'> = async (tx, actor, input) => {
  const { orderId, kind, amountMinor } = input;
  const order = await findOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  if (!mayChange(order, 'price')) return refuse('order.wrongState');
  const bill = await priceOfOrder(tx, actor, order, [{ kind, amountMinor, reason: 'other', note: '' }]);
  if (isRefusal(bill)) return bill;
  const { payBeforePacking, cashOnDelivery, paidMinor, billTotalMinor, quoteTotalMinor } = order;
  const { totalMinor } = bill;
  const packed = billTotalMinor !== null;
  return {
    beforeMinor: billTotalMinor ?? quoteTotalMinor,
    afterMinor: totalMinor,
    ...priceChangeSettlement({ packed, payBeforePacking, cashOnDelivery, totalMinor, paidMinor }),
  };
};
