import { needsStatementMatch } from '@crossdock/contract/payments/providerKinds.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import type { PaymentRow } from '../payments/store.ts';

/** Moves the amount that a provider, or the shop's own bank, received to the member's balance. */
export function receivedMovement(payment: PaymentRow, receivedMinor: number): Movement {
  return {
    from: { kind: needsStatementMatch(payment.provider) ? 'bank' : 'cardClearing' },
    to: { kind: 'memberBalance', memberId: payment.memberId },
    amount: minor(receivedMinor),
    kind: payment.purpose === 'recharge' ? 'recharge' : 'cardReceived',
    orderId: payment.orderId,
    purchaseId: payment.purchaseId,
    paymentId: payment.id,
  };
}

/** The purpose of money from the balance: an order, or a purchase. Without either, the money is a top-up. */
export type SpendingSubject = Pick<
  Movement,
  'orderId' | 'purchaseId' | 'paymentId' | 'bankTransferId' | 'toldBy'
>;

/** Moves the price of the order or goods and the method's fee from the balance to the shop. */
export function spendingMovements(
  memberId: string,
  on: SpendingSubject,
  paidMinor: number,
  feeMinor: number,
): Movement[] {
  const payment: Movement = {
    ...on,
    from: { kind: 'memberBalance', memberId },
    to: { kind: 'revenue' },
    amount: minor(paidMinor),
    kind: on.purchaseId ? 'purchasePayment' : 'orderPayment',
  };
  return [payment, ...feeMovements(memberId, on, feeMinor)];
}

/** Moves the method's own fee from the balance. */
export function feeMovements(memberId: string, on: SpendingSubject, feeMinor: number): Movement[] {
  if (feeMinor <= 0) return [];
  return [
    {
      ...on,
      from: { kind: 'memberBalance', memberId },
      to: { kind: 'fees' },
      amount: minor(feeMinor),
      kind: 'paymentFee',
    },
  ];
}

interface Promised {
  readonly memberId: string;
  readonly bonusMinor: number;
}

/** The bonus that an offer promised when the top-up began; empty if none was promised. */
export function bonusMovements(
  { memberId, bonusMinor }: Promised,
  of: Pick<Movement, 'paymentId' | 'bankTransferId'>,
): Movement[] {
  if (bonusMinor <= 0) return [];
  return [
    {
      ...of,
      from: { kind: 'promotion' },
      to: { kind: 'memberBalance', memberId },
      amount: minor(bonusMinor),
      kind: 'rechargeBonus',
    },
  ];
}
