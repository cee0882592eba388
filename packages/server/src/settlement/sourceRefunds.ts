import { refundDays } from '@crossdock/contract/payments/providerKinds.ts';
import type { RefundOption, SourceRefund } from '@crossdock/contract/payments/refunds.ts';
import { minor } from '@crossdock/domain/money.ts';
import { maxRefundToSource, refundableUntil } from '@crossdock/domain/payments/sourceRefunds.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import { chargebackTotals } from '../payments/chargebacks.store.ts';
import { loadPaymentSums, paidReference, type RefundRow } from '../payments/refunds.store.ts';
import type { PaymentRow } from '../payments/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Actor } from '../platform/scope.ts';
import { balanceOf } from '../wallet/store.ts';
import { bankRefundAmounts } from '../wallet/withdrawals.store.ts';

type RefundMovementFields = Pick<RefundRow, 'memberId' | 'paymentId' | 'amountMinor' | 'id'>;

const between = ({ memberId, paymentId, amountMinor }: RefundMovementFields) =>
  ({
    balance: { kind: 'memberBalance', memberId },
    held: { kind: 'memberHeld', memberId },
    provider: { kind: 'cardClearing' },
    amount: minor(amountMinor),
    paymentId,
  }) as const;

/** Holds the member's money from the request on, so that it is not spent meanwhile. */
export function refundHoldMovement(refund: RefundMovementFields): Movement {
  const { balance: from, held: to, amount, paymentId } = between(refund);
  return { from, to, amount, paymentId, kind: 'sourceRefundHold' };
}

/** Books that the provider has refunded the amount. */
export function refundPaidMovement(refund: RefundMovementFields): Movement {
  const { held: from, provider: to, amount, paymentId } = between(refund);
  return { from, to, amount, paymentId, kind: 'sourceRefundPaid' };
}

/** Returns the amount to the member, because the provider does not refund it. */
export function refundReturnedMovement(refund: RefundMovementFields): Movement {
  const { held: from, balance: to, amount, paymentId } = between(refund);
  return { from, to, amount, paymentId, kind: 'sourceRefundReturned' };
}

/**
 * The amounts of these payments that can be refunded now, with the deadline; payments of which nothing can be
 * refunded are left out.
 */
export async function sourceRefundOptions(
  tx: Tx,
  actor: Actor,
  memberId: string,
  payments: readonly PaymentRow[],
): Promise<(RefundOption & { readonly reference: string })[]> {
  if (!actor.shop.settings.refundsToSource || payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  const [{ balanceMinor }, sums, chargedBack, toBank] = await Promise.all([
    balanceOf(tx, memberId),
    loadPaymentSums(tx, ids),
    chargebackTotals(tx, ids),
    bankRefundAmounts(
      tx,
      payments.flatMap(({ orderId, purchaseId }) => orderId ?? purchaseId ?? []),
    ),
  ]);
  const options = [];
  for (const payment of payments) {
    const days = refundDays(payment.provider, payment.method);
    const { settledAt, method, orderNumber, id: payId } = payment;
    const sum = sums.get(payId);
    if (days === undefined || settledAt === null || sum === undefined) continue;
    const { isOpen, chargedBackMinor } = chargedBack.get(payId) ?? { isOpen: false, chargedBackMinor: 0 };
    // A disputed payment is not refunded, because the bank decides about it.
    if (isOpen) continue;
    const until = refundableUntil(settledAt, days);
    // The part of the order's money that went to a bank account is not refunded to the source too.
    const refundedMinor = sum.refundedMinor + (toBank.get(payment.orderId ?? payment.purchaseId ?? '') ?? 0);
    const mostMinor = maxRefundToSource({ ...sum, refundedMinor, chargedBackMinor, balanceMinor });
    const reference = mostMinor > 0 && until > tx.now ? await paidReference(tx, payment) : undefined;
    if (reference === undefined) continue;
    const methodName = payment[actor.lang] ?? method;
    options.push({ payId, method, methodName, orderNumber, mostMinor, until, settledAt, reference });
  }
  return options;
}

/** A refund as its member sees it. */
export function sourceRefundOf(row: RefundRow, actor: Actor): SourceRefund {
  const { id, paymentId: payId, method, orderNumber, amountMinor, state, why, createdAt, endedAt } = row;
  const methodName = row[actor.lang] ?? method;
  const { senderName: sentBy, reason } = row;
  const money = { amountMinor, state, why, createdAt, endedAt };
  return { id, payId, method, methodName, orderNumber, ...money, sentBy, reason };
}
