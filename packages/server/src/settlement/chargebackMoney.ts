import { minor } from '@crossdock/domain/money.ts';
import type { ChargebackAmounts } from '@crossdock/domain/payments/chargebacks.ts';
import type { Movement, ShopAccountKind } from '@crossdock/domain/wallet/movement.ts';
import type { TransferKind } from '@crossdock/domain/wallet/transfers.ts';

const above = (n: number): number => Math.max(0, n);

/**
 * The movements that change the booked amounts of a chargeback to the required ones. The provider's account changes
 * by the amount that the provider took or returned. An amount that was taken before only moves between disputed and
 * lost. Empty if everything is booked.
 */
export function chargebackMovements(
  paymentId: string,
  booked: ChargebackAmounts,
  wanted: ChargebackAmounts,
): Movement[] {
  const held = wanted.heldMinor - booked.heldMinor;
  const lost = wanted.lostMinor - booked.lostMinor;
  const fee = wanted.feeMinor - booked.feeMinor;
  const decided = Math.min(above(-held), above(lost));
  const reopened = Math.min(above(held), above(-lost));
  const moved = (kind: TransferKind, from: ShopAccountKind, to: ShopAccountKind, amount: number) =>
    amount > 0 ? [{ kind, from: { kind: from }, to: { kind: to }, amount: minor(amount), paymentId }] : [];
  return [
    ...moved('chargebackLost', 'chargebackLosses', 'chargebacks', decided),
    ...moved('chargebackTaken', 'chargebacks', 'chargebackLosses', reopened),
    ...moved('chargebackTaken', 'chargebacks', 'cardClearing', above(held) - reopened),
    ...moved('chargebackReturned', 'cardClearing', 'chargebacks', above(-held) - decided),
    ...moved('chargebackLost', 'chargebackLosses', 'cardClearing', above(lost) - decided),
    ...moved('chargebackReturned', 'cardClearing', 'chargebackLosses', above(-lost) - reopened),
    ...moved('chargebackFee', 'chargebackFees', 'cardClearing', above(fee)),
    ...moved('chargebackFeeReturned', 'cardClearing', 'chargebackFees', above(-fee)),
  ];
}
