import { refuse } from '@crossdock/contract/refusals.ts';
import { dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { lastCustomsCharge } from '../duties/store.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { dutiesOfOrder } from './orderDuties.ts';

export const getOrderDuties: Handler<'getOrderDuties'> = async (tx, actor, { orderId }) => {
  const order = await findOrderOf(tx, actor.memberId, orderId);
  if (!order) return refuse('row.notFound');
  const [estimate, charge] = await Promise.all([
    dutiesOfOrder(tx, actor, order),
    lastCustomsCharge(tx, orderId),
  ]);
  if (!charge) return { estimate, charged: { kind: 'none' } };
  const { chargedMinor, paidBy, note, createdAt } = charge;
  const currency = dutyCurrency(order.country, actor.shop.currency);
  return { estimate, charged: { kind: 'charged', currency, chargedMinor, paidBy, note, at: createdAt } };
};
