import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findOrderOf } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { priceAfterHold } from './newPrice.ts';

export const getHoldSettings: Handler<'getHoldSettings'> = async (tx) =>
  (await currentSettings(tx)).priceHold;

export const getNewPrice: Handler<'getNewPrice'> = async (tx, actor, { orderId }) => {
  const found = await findOrderOf(tx, actor.memberId, orderId);
  if (!found) return refuse('row.notFound');
  const priced = await priceAfterHold(tx, actor, found);
  if (isRefusal(priced)) return priced;
  const { hold, bill } = priced;
  return {
    ...{ number: found.number, untilAt: hold.untilAt, days: hold.days },
    beforeMinor: found.quoteTotalMinor,
    afterMinor: bill.totalMinor,
    dueMinor: Math.max(0, bill.totalMinor - found.paidMinor),
  };
};
