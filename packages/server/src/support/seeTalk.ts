import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { speaking } from './pass.ts';
import { seenByCustomer } from './store.ts';

export const seeTalk: Handler<'seeTalk'> = async (tx, actor, input, services) => {
  const customer = await speaking(tx, actor, input, services);
  if (isRefusal(customer)) return customer;
  await seenByCustomer(tx, customer.id, input.seq);
  return { done: true };
};
