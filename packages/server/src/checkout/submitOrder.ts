import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, newReference } from '../platform/ids.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { useDiscount } from '../settlement/discount.ts';
import { missingDeclarerRefusal, placeOrder, unmetRequirementRefusal } from './placeOrder.ts';
import { createServiceTask } from './plannedServices.ts';
import { prepareOrder, quoteRefusal } from './prepare.ts';

/**
 * Locks the parcels first: if two tabs submit the same parcels, the second finds them taken. The total must still be
 * the one that the member saw.
 */
export const submitOrder: Handler<'submitOrder'> = async (tx, actor, input) => {
  const unmet = (await shopNotOpenRefusal(tx, actor)) ?? (await unmetRequirementRefusal(tx, actor));
  if (unmet) return unmet;
  const prepared = await prepareOrder(tx, actor, input, { lock: true });
  if (isRefusal(prepared)) return prepared;
  const { discount } = prepared;
  if (isRefusal(discount)) return discount;
  const undeclared = missingDeclarerRefusal(actor, prepared, input.declarerIds);
  if (undeclared) return undeclared;
  const { quote } = prepared.offer;
  const [impossible] = quote.refusals;
  if (impossible) return quoteRefusal(impossible);
  if (quote.totalMinor !== input.totalMinor)
    return refuse(
      'order.feeChanged',
      { totalMinor: quote.totalMinor, seenMinor: input.totalMinor },
      'totalMinor',
    );
  const order = await placeOrder(tx, actor, actor, prepared, input, {
    id: newId(),
    number: newReference('CD'),
    memberCouponId: discount.memberCouponId,
    pointsUsed: discount.points,
    pointWorthMinor: discount.pointWorthMinor,
  });
  if (isRefusal(order)) return order;
  const ordering = { memberId: actor.memberId, parcelId: null, orderId: order.id, payer: 'bill' } as const;
  for (const task of prepared.planned) await createServiceTask(tx, actor, task, ordering);
  const unusable = await useDiscount(tx, actor, order, discount);
  if (unusable) return unusable;
  const { id, number, state } = order;
  const dueMinor = state === 'awaitingPayment' ? quote.totalMinor : 0;
  return { id, number, state, totalMinor: quote.totalMinor, dueMinor };
};
