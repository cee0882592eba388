import type { PriceHold, PriceHoldTerms } from '@crossdock/contract/orders/heldPrice.ts';
import { daysLater, maxHeldWeight, type PriceHoldSettings } from '@crossdock/domain/pricing/hold.ts';
import type { PriceHoldRow } from './priceHolds.store.ts';
import { dueMinor, type OrderRow } from './store.ts';

/** Whether a held price has ended: it was ended by an event, or its last day passed before the order was packed. */
export const hasPriceHoldEnded = (
  order: Pick<OrderRow, 'billTotalMinor'>,
  hold: PriceHoldRow,
  now: string,
): boolean => hold.endedAt !== null || (order.billTotalMinor === null && hold.untilAt <= now);

/**
 * When the held price of an unpaid and unpacked order ended; such an order is quoted again before payment.
 */
export const unpaidPriceHoldEndedAt = (
  order: Pick<OrderRow, 'state' | 'billTotalMinor'>,
  hold: PriceHoldRow | undefined,
  now: string,
): string | undefined =>
  hold && order.state === 'awaitingPayment' && order.billTotalMinor === null && hold.untilAt <= now
    ? hold.untilAt
    : undefined;

/** The price that an order holds, as shown to its member and staff. */
export function priceHoldOf(order: OrderRow, hold: PriceHoldRow | undefined, now: string): PriceHold {
  if (hold === undefined) return { kind: 'none' };
  const { untilAt, tolerancePercent, load, byVolume, measuredLoad } = hold;
  const ended = hasPriceHoldEnded(order, hold, now);
  const held = {
    untilAt,
    tolerancePercent,
    load,
    byVolume,
    ended,
    mostLoad: maxHeldWeight(load, tolerancePercent),
  };
  const { answer, askedAt, answerBy } = hold;
  if (answer !== 'open') return { kind: 'held', ...held, outcome: hold.outcome ?? 'none', answer };
  return {
    kind: 'asked',
    ...held,
    measuredLoad,
    beforeMinor: hold.totalMinor,
    afterMinor: order.billTotalMinor ?? order.quoteTotalMinor,
    dueMinor: order.cashOnDelivery ? 0 : Math.max(0, dueMinor(order)),
    refundMinor: order.paidMinor,
    askedAt: askedAt ?? now,
    answerBy: answerBy ?? now,
  };
}

/** How long a current price would be held. */
export function priceHoldTermsOf(
  { days, tolerancePercent }: PriceHoldSettings,
  { load, byVolume }: { readonly load: number; readonly byVolume: boolean },
  now: string,
): PriceHoldTerms {
  if (days === 0) return { kind: 'none' };
  const mostLoad = maxHeldWeight(load, tolerancePercent);
  return { kind: 'held', untilAt: daysLater(now, days), tolerancePercent, load, mostLoad, byVolume };
}
