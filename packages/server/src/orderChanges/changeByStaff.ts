import { type OrderDraft, orderDraft } from '@crossdock/contract/orders/changes.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { refundForLowerPrice } from '@crossdock/domain/orders/priceChanges.ts';
import { z } from 'zod';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { type ActionToApprove, requireApproval } from '../wallet/approvals.store.ts';
import { buyerOfOrder, changeLockedOrder, orderChangeRefusal } from './changeLockedOrder.ts';
import { planChange } from './plan.ts';
import { discountLimits } from './priceChange.ts';

/** The stored form of a change that awaits a second person. */
export const orderChangeSchema = z.object({
  revision: z.number(),
  draft: orderDraft,
  totalMinor: z.number(),
  why: z.string(),
});

interface Asked extends z.infer<typeof orderChangeSchema> {
  readonly orderId: string;
  /** The most that may be refunded to the member. */
  readonly mostMinor: number;
}

/**
 * The part of the member's payment that the draft would refund, at once or together with the order's bill. Writes
 * nothing.
 */
export async function refundOfDraft(
  tx: Tx,
  actor: Staff,
  order: OrderRow,
  draft: OrderDraft,
  besidePacking = false,
) {
  if (order.paidMinor === 0) return 0;
  const closed = await orderChangeRefusal(tx, actor, order, besidePacking);
  if (closed) return closed;
  const plan = await planChange(tx, buyerOfOrder(actor, order), order, draft, { lock: false, byStaff: true });
  if (isRefusal(plan)) return plan;
  const { paidMinor, billTotalMinor, quoteTotalMinor } = order;
  const beforeMinor = billTotalMinor ?? quoteTotalMinor;
  return refundForLowerPrice({ beforeMinor, afterMinor: plan.bill.totalMinor, paidMinor });
}

/** Requests the approval of a change that refunds the member `worthMinor`; undefined if it refunds nothing. */
export async function requestRefundApproval(
  tx: Tx,
  actor: Staff,
  order: OrderRow,
  {
    worthMinor,
    why,
    asked,
  }: Required<Pick<ActionToApprove, 'worthMinor' | 'asked'>> & { readonly why: string },
) {
  if (worthMinor === 0) return undefined;
  return requireApproval(tx, actor, {
    ...{ kind: 'orderChange', worthMinor, limits: await discountLimits(tx, actor) },
    ...{ memberId: order.memberId, subjectId: order.id, reason: `${order.number} · ${why}` },
    ...{ asked, along: { why } },
  });
}

/**
 * Makes the change as approved. Refuses if it would refund more than approved, because the order was paid
 * meanwhile.
 */
export async function changeOrderByStaff(
  tx: Tx,
  actor: Staff,
  services: Services,
  { orderId, mostMinor, ...asked }: Asked,
) {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse('row.notFound');
  const { paidMinor, billTotalMinor, quoteTotalMinor } = order;
  const beforeMinor = billTotalMinor ?? quoteTotalMinor;
  const backMinor = refundForLowerPrice({ beforeMinor, afterMinor: asked.totalMinor, paidMinor });
  if (backMinor > mostMinor) return refuse('row.changed');
  return changeLockedOrder(tx, actor, services, order, asked);
}
