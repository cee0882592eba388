import { daysLater } from '@crossdock/domain/pricing/hold.ts';
import { wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import {
  changePriceHold,
  endPriceQuestion,
  findPriceHold,
  replaceHeldLines,
} from '../orders/priceHolds.store.ts';
import { hasPriceHoldEnded } from '../orders/priceHoldView.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Bill } from './bill.ts';

/**
 * Makes a changed order hold its new price for the remaining days. While a higher price awaits the member's
 * answer, that answer decides which price holds.
 */
export async function continueHoldAtNewPrice(tx: Tx, order: Pick<OrderRow, 'id'>, bill: Bill): Promise<void> {
  const hold = await findPriceHold(tx, order.id);
  if (!hold || hold.answer === 'open') return;
  const load = bill.held === 'stands' ? hold.load : bill.load;
  const { byVolume, totalMinor } = bill;
  await replaceHeldLines(tx, order.id, { load, byVolume, totalMinor }, bill.lines);
}

/**
 * Stores how measuring affected the held price of a locked order. If the price became higher, it awaits the member's
 * answer for as long as the shop's rule allowed when the order was made, and the message that asks the member is
 * returned. Otherwise undefined is returned.
 */
export async function recordHoldAfterMeasuring(
  tx: Tx,
  { shop }: Pick<Staff, 'shop'>,
  order: OrderRow,
  bill: Bill,
) {
  const hold = bill.held === undefined ? undefined : await findPriceHold(tx, order.id);
  if (!hold) return undefined;
  const counted = {
    outcome: bill.held ?? null,
    measuredLoad: bill.measured,
    endedAt: hasPriceHoldEnded(order, hold, tx.now) ? (hold.endedAt ?? tx.now) : null,
  };
  if (bill.held !== 'higher') {
    const answer = hold.answer === 'agreed' ? 'agreed' : 'none';
    await changePriceHold(tx, order.id, { ...counted, answer, askedAt: null, answerBy: null });
    return undefined;
  }
  const answerBy = daysLater(tx.now, hold.answerDays);
  await changePriceHold(tx, order.id, {
    ...counted,
    ...{ answer: 'open', askedAt: tx.now, answerBy, answeredAt: null, totalMinor: bill.stoodMinor },
  });
  const params = {
    amountMinor: bill.totalMinor,
    totalMinor: bill.stoodMinor,
    day: wallClockAt(answerBy, shop.timeZone).slice(0, 10),
  };
  return { event: 'order.askPrice', params } as const;
}

/**
 * The state of the question whether the member accepts a price above the held one, after a locked order got a new
 * bill. This ends the question if the new bill is no longer higher than the held price.
 */
export async function priceQuestionState(
  tx: Tx,
  order: OrderRow,
  bill: Bill,
): Promise<'none' | 'open' | 'ended'> {
  const hold = await findPriceHold(tx, order.id);
  if (hold?.answer !== 'open') return 'none';
  if (bill.held === 'higher' || bill.held === undefined) return 'open';
  await endPriceQuestion(tx, order, hold, 'withdrawn');
  return 'ended';
}

/** The columns of the card that a bill was priced with. */
export const billingCardColumns = ({ zoneId, rateCardId, storageRule }: OrderRow) => ({
  ...{ zoneId, rateCardId },
  storageRule: storageRule === null ? null : JSON.stringify(storageRule),
});
