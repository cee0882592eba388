import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { saveMethod } from './methods.store.ts';

export const savePaymentMethod: Handler<'savePaymentMethod'> = async (tx, _actor, input) => {
  // A method that pays from the balance, or in cash on delivery, cannot top up the balance.
  if (input.forRecharge && (input.code === 'balance' || input.code === 'cod'))
    return refuse('recharge.methodNotAllowed', {}, 'forRecharge');
  const { feeBasisPoints, forOrders, forRecharge, ...rest } = input;
  await saveMethod(tx, {
    ...rest,
    feeBasisPoints,
    forOrders,
    forRecharge,
  });
  return { done: true };
};
