import { minor } from '@crossdock/domain/money.ts';
import type { Movement } from '@crossdock/domain/wallet/movement.ts';
import type { PaymentRow } from '../payments/store.ts';

/** What a provider says that it received, onto the member's balance. */
export function received(payment: PaymentRow, receivedMinor: number): Movement {
  return {
    from: { kind: 'cardClearing' },
    to: { kind: 'memberBalance', memberId: payment.memberId },
    amount: minor(receivedMinor),
    kind: payment.purpose === 'recharge' ? 'recharge' : 'cardReceived',
    orderId: payment.orderId,
    purchaseId: payment.purchaseId,
    paymentId: payment.id,
  };
}

/** What money from the balance is spent on: no order where it tops up the balance itself. */
export type SpentOn = Pick<Movement, 'orderId' | 'purchaseId' | 'paymentId' | 'bankTransferId' | 'toldBy'>;

/** From the balance to the shop: what the order or the goods take, and the method's fee. */
export function spent(memberId: string, on: SpentOn, paidMinor: number, feeMinor: number): Movement[] {
  const payment: Movement = {
    ...on,
    from: { kind: 'memberBalance', memberId },
    to: { kind: 'revenue' },
    amount: minor(paidMinor),
    kind: on.purchaseId ? 'purchasePayment' : 'orderPayment',
  };
  return [payment, ...feeOf(memberId, on, feeMinor)];
}

/** The method's own fee, from the balance. */
export function feeOf(memberId: string, on: SpentOn, feeMinor: number): Movement[] {
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

/** What an offer promised when a top-up began, paid along with the money itself: nothing where nothing was promised. */
export function bonusOf(
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
