import { refuse } from '@crossdock/contract/refusals.ts';
import { isCollected } from '@crossdock/domain/orders/collecting.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { cashOnDeliveryRule, cashOnDeliverySwitch } from './cashOnDelivery.ts';

export const getCashOnDelivery: Handler<'getCashOnDelivery'> = async (tx, actor, input) => {
  const order = await findOrderOf(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const rule = await cashOnDeliveryRule(tx, order);
  return {
    offered: rule !== null && cashOnDeliverySwitch(order, actor.shop) !== undefined,
    chosen: isCollected(order),
    maxCollectMinor: rule?.maxCollectMinor ?? null,
  };
};
