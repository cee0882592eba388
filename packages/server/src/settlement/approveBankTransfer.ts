import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { approveTransfer } from './approveTransfer.ts';

export const approveBankTransfer: Handler<'approveBankTransfer'> = async (tx, actor, input, services) => {
  const approved = await approveTransfer(tx, actor, services, input);
  return isRefusal(approved) ? approved : { done: true, ...approved };
};
