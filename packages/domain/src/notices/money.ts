import type { MemberAccountKind, Movement } from '../wallet/movement.ts';
import type { TransferKind } from '../wallet/transfers.ts';
import type { NoticeEvent } from './events.ts';

type MoneyEvent = Extract<NoticeEvent, `balance.${string}`>;

/**
 * The event that notifies a member of a movement of money. Null if another message (named beside it) reports it, or if
 * only the member causes it.
 */
const eventsOfMoney: Readonly<Record<TransferKind, MoneyEvent | null>> = {
  recharge: 'balance.topUp',
  rechargeBonus: 'balance.bonus',
  // Money that pays a bill at once is reported as a payment. Only money that stays on the balance is reported here.
  cardReceived: 'balance.keep',
  cashReceived: 'balance.keep',
  // An opening balance is not reported. Payments are reported by order.pay, order.prepay or purchase.pay.
  openingBalance: null,
  orderPayment: null,
  purchasePayment: null,
  // Reported with the payment that the fee belongs to.
  paymentFee: null,
  orderRefund: 'balance.refund',
  differenceCharged: 'balance.charge',
  differenceReturned: 'balance.refund',
  // Concerns only the shop and its carrier.
  remittance: null,
  remittanceFee: null,
  remittanceDifference: null,
  remittanceReversed: null,
  // Reported by bankTransfer.approve.
  bankTransfer: null,
  // Reported by purchase.refund.
  purchaseRefund: null,
  serviceFee: 'balance.charge',
  serviceRefund: 'balance.refund',
  pickupFee: 'balance.charge',
  pickupRefund: 'balance.refund',
  // Requested only by the member; withdrawal.reject and withdrawal.approve report the decision.
  withdrawalHold: null,
  withdrawalRelease: null,
  withdrawalPaid: null,
  // Reported by withdrawal.return.
  withdrawalReturned: null,
  // Requested only by the member; refund.fail and refund.finish report the result.
  sourceRefundHold: null,
  sourceRefundReturned: null,
  sourceRefundPaid: null,
  promotionReward: 'balance.earn',
  promotionReversal: 'balance.unearn',
  // Caused only by the member, so nothing is reported.
  earningsMoved: null,
  pointsExchange: null,
  // Reported by share.approve, aftersales.approve and adjustment.approve.
  shareReward: null,
  compensation: null,
  adjustment: null,
  // No member's money moves.
  chargebackTaken: null,
  chargebackReturned: null,
  chargebackLost: null,
  chargebackFee: null,
  chargebackFeeReturned: null,
};

export interface MoneyNotice {
  readonly memberId: string;
  readonly event: MoneyEvent;
  readonly amountMinor: number;
  /** The number of the order or purchase that the money paid for, if there is one. */
  readonly number: string;
}

const told: readonly string[] = ['memberBalance', 'memberEarnings'] satisfies MemberAccountKind[];

/**
 * Sums up movements that happen together into one message per cause and account: a top-up with its fee and bonus is one
 * message. Money that only passes through, such as a card payment that pays an order at once, is never reported, and
 * neither is a movement that another message already reports (`toldBy`). Amounts are positive minor units.
 * @example moneyNotices([{ kind: 'orderRefund', from: { kind: 'revenue' }, to: { kind: 'memberBalance', memberId: 'm1'
 * }, amount: 5000, orderId: 'o1', memo: 'O2611200001' }]) // → [{ memberId: 'm1', event: 'balance.refund', amountMinor:
 * 5000, number: 'O2611200001' }]
 * @example moneyNotices([ { kind: 'cardReceived', from: { kind: 'cardClearing' }, to: { kind: 'memberBalance',
 * memberId: 'm1' }, amount: 5000, paymentId: 'y1' }, { kind: 'orderPayment', from: { kind: 'memberBalance', memberId:
 * 'm1' }, to: { kind: 'revenue' }, amount: 5000, paymentId: 'y1' }]) // → []
 */
export function moneyNotices(movements: readonly Movement[]): MoneyNotice[] {
  const sums = new Map<string, Omit<MoneyNotice, 'event'> & { event: MoneyEvent | null }>();
  for (const movement of movements) {
    if (movement.toldBy !== undefined) continue;
    for (const [account, signed] of [
      [movement.from, -movement.amount],
      [movement.to, movement.amount],
    ] as const) {
      if (!('memberId' in account) || !told.includes(account.kind)) continue;
      const key = `${account.kind} ${account.memberId} ${causeOf(movement)}`;
      const sum = sums.get(key);
      sums.set(key, {
        memberId: account.memberId,
        amountMinor: (sum?.amountMinor ?? 0) + signed,
        event: sum?.event ?? eventsOfMoney[movement.kind],
        number: sum?.number || (movement.memo ?? ''),
      });
    }
  }
  return [...sums.values()].flatMap(({ event, amountMinor, ...rest }) =>
    event === null || amountMinor === 0 ? [] : [{ ...rest, event, amountMinor: Math.abs(amountMinor) }],
  );
}

function causeOf(movement: Movement): string {
  const { paymentId, bankTransferId, orderId, purchaseId, serviceTaskId, earningId, memo } = movement;
  return paymentId ?? bankTransferId ?? orderId ?? purchaseId ?? serviceTaskId ?? earningId ?? memo ?? '';
}
