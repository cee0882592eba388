import { refundsOfMember } from '../payments/refunds.store.ts';
import type { Handler } from '../platform/handler.ts';
import { sourceRefundOf } from './sourceRefunds.ts';

export const listMyRefunds: Handler<'listMyRefunds'> = async (tx, actor, input) => {
  const page = await refundsOfMember(tx, actor.memberId, input);
  return { ...page, list: page.list.map((row) => sourceRefundOf(row, actor)) };
};
