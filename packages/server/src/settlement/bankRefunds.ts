import type { BankRefundOption } from '@crossdock/contract/payments/refunds.ts';
import { maxRefundToBank } from '@crossdock/domain/payments/sourceRefunds.ts';
import { chargebackTotals } from '../payments/chargebacks.store.ts';
import { loadPaymentSums, settledPayments } from '../payments/refunds.store.ts';
import type { PaymentRow } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Member } from '../platform/scope.ts';
import { refundedSales } from '../wallet/paymentTotals.store.ts';
import { balanceOf } from '../wallet/store.ts';
import { bankRefundAmounts } from '../wallet/withdrawals.store.ts';
import { sourceRefundOptions } from './sourceRefunds.ts';

const thingOf = ({ orderId, purchaseId }: PaymentRow) => orderId ?? purchaseId;

/**
 * Orders and purchases whose refund is on the member's balance and can go to a bank account. Those with an amount
 * that can still go back to its source, or with a disputed payment, are left out.
 */
export async function listBankRefundOptions(
  tx: Tx,
  actor: Member,
  only?: string,
): Promise<BankRefundOption[]> {
  const { memberId } = actor;
  const things = await refundedSales(tx, memberId, only);
  if (things.length === 0) return [];
  const payments = (await settledPayments(tx, memberId, only)).filter((one) => thingOf(one) !== null);
  const ids = fieldOf(payments, 'id');
  const [options, sums, chargedBack, toBank, { balanceMinor }] = await Promise.all([
    sourceRefundOptions(tx, actor, memberId, payments),
    loadPaymentSums(tx, ids),
    chargebackTotals(tx, ids),
    bankRefundAmounts(tx, fieldOf(things, 'id')),
    balanceOf(tx, memberId),
  ]);
  return things.flatMap(({ id, number, givenBackMinor }) => {
    const paidBy = payments.filter((one) => thingOf(one) === id);
    const disputed = paidBy.map((one) => chargedBack.get(one.id));
    const isOpenElsewhere = options.some((one) => paidBy.some((paid) => paid.id === one.payId));
    if (isOpenElsewhere || disputed.some((one) => one?.isOpen)) return [];
    const mostMinor = maxRefundToBank({
      givenBackMinor,
      toSourceMinor: paidBy.reduce((sum, one) => sum + (sums.get(one.id)?.refundedMinor ?? 0), 0),
      toBankMinor: toBank.get(id) ?? 0,
      chargedBackMinor: disputed.reduce((sum, one) => sum + (one?.chargedBackMinor ?? 0), 0),
      balanceMinor,
    });
    return mostMinor > 0 ? [{ id, number, mostMinor }] : [];
  });
}

/** The bank refund of one order or purchase; undefined if nothing of it can go to a bank account. */
export async function findBankRefundOption(
  tx: Tx,
  actor: Member,
  id: string,
): Promise<BankRefundOption | undefined> {
  return (await listBankRefundOptions(tx, actor, id))[0];
}
