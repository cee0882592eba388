import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { payObstacle } from '@crossdock/domain/payments/payable.ts';
import { dueMinor, type OrderRow } from '../orders/store.ts';
import type { Actor } from '../platform/scope.ts';

/** The reason why this order cannot be paid now; undefined if it can. */
export function orderPaymentRefusal(
  order: Pick<OrderRow, 'state' | 'cashOnDelivery' | 'billTotalMinor' | 'quoteTotalMinor' | 'paidMinor'>,
) {
  const code = payObstacle({
    state: order.state,
    cashOnDelivery: order.cashOnDelivery,
    dueMinor: dueMinor(order),
  });
  return code === undefined ? undefined : refuse(code);
}

export function insufficientBalanceRefusal(missingMinor: number, { shop, lang }: Actor) {
  const missing = moneyText(missingMinor, shop.currency, lang);
  return refuse('wallet.insufficient', { missing, missingMinor });
}
