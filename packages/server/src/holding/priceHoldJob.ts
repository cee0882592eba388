import { findPriceHold, nextOverduePriceHoldAt, overduePriceHolds } from '../orders/priceHolds.store.ts';
import { lockOrder } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { dueSweep } from '../platform/dueSweep.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import type { System } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { cancelLockedOrder } from '../settlement/cancelLockedOrder.ts';

export const endPriceHoldsJob = 'end-holds';

const why = {
  zh: '你没有在期限内同意新的金额，包裹已放回货架。',
  tw: '你沒有在期限內同意新的金額，包裹已放回貨架。',
  en: 'You did not agree to the new price in time. Your parcels are back on the shelf.',
} as const;

/** Returns parcels to the shelf if their order's member did not accept a higher price in time. */
export function priceHoldExpiry(services: Services): JobDefinition {
  return dueSweep(services, {
    ...{ job: endPriceHoldsJob, name: 'endHolds', atOnce: 100 },
    take: overduePriceHolds,
    nextAt: nextOverduePriceHoldAt,
    label: ({ number }) => number,
    each: ({ noTransaction, actor }, { id, lang }) =>
      noTransaction.transact((tx) => expire(tx, actor, services, id, why[lang])),
  });
}

async function expire(
  tx: Tx,
  actor: System,
  services: Services,
  orderId: string,
  why: string,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const hold = order && (await findPriceHold(tx, orderId));
  if (!order || hold?.answer !== 'open' || hold.answerBy === null || hold.answerBy > tx.now) return;
  await cancelLockedOrder(tx, actor, services, order, { why, whyReleased: order.number });
}
