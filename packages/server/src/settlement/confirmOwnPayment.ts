import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { confirmPayment } from './confirmPayment.ts';

export const confirmOwnPayment: Handler<'confirmOwnPayment'> = async (tx, actor, { payId }, services) => {
  const confirmed = await confirmPayment(tx, actor, services, payId);
  return isRefusal(confirmed) ? confirmed : { done: true, ...confirmed };
};
