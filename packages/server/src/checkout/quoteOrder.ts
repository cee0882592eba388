import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { prepareOrder } from './prepare.ts';
import { quoteViewOf } from './quoteView.ts';

export const quoteOrder: Handler<'quoteOrder'> = async (tx, actor, input) => {
  const prepared = await prepareOrder(tx, actor, input, { lock: false });
  return isRefusal(prepared) ? prepared : quoteViewOf(tx, actor, prepared);
};
