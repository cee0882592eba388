import type { paymentCalls } from '@crossdock/contract/payments.ts';
import type { Handler } from '../platform/handler.ts';
import { rechargesOf } from './store.ts';
import { paymentOf } from './view.ts';

export const listRecharges: Handler<(typeof paymentCalls)['listRecharges']> = async (tx, actor, input) => {
  const page = await rechargesOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map((row) => paymentOf(row, actor)) };
};
