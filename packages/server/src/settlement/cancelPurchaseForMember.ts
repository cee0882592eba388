import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findPurchase, lockPurchase } from '../products/purchases.store.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { endUnpaidPurchase, refundPurchase } from './endPurchase.ts';

/** An unpaid purchase ends at once. A paid one is refunded; above the clerk's limit a second person approves. */
export const cancelPurchaseForMember: Handler<'cancelPurchaseForMember'> = async (
  tx,
  actor,
  { id, why },
  services,
) => {
  const seen = await findPurchase(tx, id);
  if (seen === undefined) return refuse('row.notFound');
  if (seen.state === 'awaitingPayment') {
    const purchase = await lockPurchase(tx, id);
    if (!purchase || !(await endUnpaidPurchase(tx, actor, services, purchase, { event: 'cancel', why })))
      return refuse('purchase.wrongState');
    return { state: 'cancelled', refundMinor: 0, pending: false };
  }
  if (seen.state !== 'paid') return refuse('purchase.wrongState');
  const act = await requireApproval(tx, actor, {
    kind: 'purchase',
    worthMinor: seen.paidMinor,
    memberId: seen.memberId,
    subjectId: id,
    reason: `${seen.number} · ${why}`,
    along: { why },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { state: 'paid', refundMinor: 0, pending: true };
  const refunded = await refundPurchase(tx, actor, id, why);
  return isRefusal(refunded) ? refunded : { state: 'refunded', ...refunded, pending: false };
};
