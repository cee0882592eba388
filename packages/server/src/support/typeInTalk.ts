import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { customerOfCall } from './chatPass.ts';
import { changeTalk, findTalk } from './store.ts';

export const typeInTalk: Handler<'typeInTalk'> = async (tx, actor, input, services) => {
  const customer = await customerOfCall(tx, actor, input, services);
  if (isRefusal(customer)) return customer;
  const talk = await findTalk(tx, customer.id);
  if (talk?.mutedAt === null) await changeTalk(tx, customer.id, { customerTypedAt: tx.now });
  return { done: true };
};
