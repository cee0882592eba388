import { refuse } from '@crossdock/contract/refusals.ts';
import { dutyCurrency } from '@crossdock/domain/duties/table.ts';
import { lastCustomsCharge } from '../duties/store.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { isAtLeastPartlyShipped } from './noteDutyCharges.ts';
import { dutiesOfOrder } from './orderDuties.ts';

export const getDeskOrderDuties: Handler<'getDeskOrderDuties'> = async (tx, actor, { orderId }) => {
  const order = await findOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  const [estimate, charge] = await Promise.all([
    dutiesOfOrder(tx, actor, order),
    lastCustomsCharge(tx, orderId),
  ]);
  const currency = dutyCurrency(order.country, actor.shop.currency);
  return {
    orderId,
    number: order.number,
    currency,
    estimate,
    open: isAtLeastPartlyShipped(order),
    charged: charge
      ? {
          kind: 'charged',
          currency,
          chargedMinor: charge.chargedMinor,
          paidBy: charge.paidBy,
          note: charge.note,
          at: charge.createdAt,
          staffName: charge.staffName ?? '',
        }
      : { kind: 'none' },
  };
};
