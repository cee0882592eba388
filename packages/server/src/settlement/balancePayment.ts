import { paymentMethodFee } from '@crossdock/domain/payments/payable.ts';
import type { findOpenMethod } from '../payments/methods.store.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { Bill } from './bills.ts';
import { type MoneySource, type SettlementActor, settleBills } from './settleBills.ts';

type Method = NonNullable<Awaited<ReturnType<typeof findOpenMethod>>>;

/** The amount that paying this bill from the balance takes, with the method's fee. */
export function balancePaymentAmounts(dueMinor: number, { feeBasisPoints }: Method, coinMinor: number) {
  const feeMinor = paymentMethodFee(dueMinor, feeBasisPoints, coinMinor);
  return { feeMinor, allMinor: dueMinor + feeMinor };
}

/**
 * Pays a locked bill that awaits payment from its member's balance. On `insufficient` no money was moved, but the bill is
 * marked as paid, so the caller rolls back.
 */
export async function settleFromBalance(
  tx: Tx,
  actor: SettlementActor,
  services: Services,
  bill: Bill,
  method: Method,
): Promise<{ payId: string; paidMinor: number; feeMinor: number } | 'insufficient'> {
  const paidMinor = bill.dueMinor;
  const { feeBasisPoints } = method;
  const { feeMinor } = balancePaymentAmounts(paidMinor, method, actor.shop.settings.coinMinor);
  const payId = newId();
  const source: MoneySource = {
    ...{ method: 'balance', paymentId: payId },
    ...{ paidMinor, feeMinor, feeBasisPoints },
  };
  const moved = await settleBills(tx, actor, services, [{ bill, source }]);
  return moved === 'insufficient' ? moved : { payId, paidMinor, feeMinor };
}
