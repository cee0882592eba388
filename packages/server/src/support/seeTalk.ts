import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { customerOfCall } from './chatPass.ts';
import { recordSeenByCustomer } from './store.ts';

export const seeTalk: Handler<'seeTalk'> = async (tx, actor, input, services) => {
  const customer = await customerOfCall(tx, actor, input, services);
  if (isRefusal(customer)) return customer;
  await recordSeenByCustomer(tx, customer.id, input.seq);
  return { done: true };
};
