import type { OrderDraft } from '@crossdock/contract/orders/changes.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import type { QuoteRefusalReason } from '@crossdock/domain/pricing/limits.ts';
import { type Buyer, quoteRefusal } from '../checkout/prepare.ts';
import { returnToPacking } from '../checkout/returnToPacking.ts';
import { isFromVipOrder } from '../orders/changes.store.ts';
import { packerOf } from '../orders/packers.store.ts';
import { lockOrder, type OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { asMemberId, type Member, type Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { applyOrderChange } from './apply.ts';
import { planChange } from './plan.ts';

type Closed = 'order.wrongState' | 'order.beingPacked' | 'order.changeVip';

/**
 * Why the order cannot be changed now, by anybody or by this person; undefined if it can. `besidePacking` allows the
 * change while somebody packs.
 */
export async function orderChangeRefusal(
  tx: Tx,
  actor: Member | Staff,
  order: OrderRow,
  besidePacking = false,
): Promise<Refusal<Closed> | undefined> {
  const byStaff = actor.kind === 'staff';
  if (!mayChange(order, byStaff ? 'byStaff' : 'byMember')) return refuse('order.wrongState');
  if (await isFromVipOrder(tx, order.id)) return refuse('order.changeVip');
  const packer = order.state === 'processing' && !besidePacking ? await packerOf(tx, order.id) : undefined;
  if (packer === undefined || (byStaff && packer.staffId === actor.staffId)) return undefined;
  // Members are not shown the names of staff.
  return refuse('order.beingPacked', { name: byStaff ? packer.name : actor.shop.name, since: packer.since });
}

/** The order's member as the `Buyer` of the order, also if staff submit the change. */
export function buyerOfOrder(actor: Member | Staff, order: OrderRow): Buyer {
  return { memberId: asMemberId(order.memberId), shop: actor.shop, lang: actor.lang };
}

interface Asked {
  readonly revision: number;
  readonly draft: OrderDraft;
  /** The total that was shown; undefined if none was. */
  readonly totalMinor: number | undefined;
  readonly why: string;
  readonly besidePacking?: boolean;
}

/**
 * Changes a locked order. If a payment, packing or another change happens at the same time, the second of both sees the
 * result of the first. The total must equal the one that was shown.
 */
export async function changeLockedOrder(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  { revision, draft, totalMinor, why, besidePacking }: Asked,
) {
  const closed = await orderChangeRefusal(tx, actor, order, besidePacking);
  if (closed) return closed;
  if (order.revision !== revision) return refuse('row.changed');
  const beforeMinor = order.billTotalMinor ?? order.quoteTotalMinor;
  const buyer = buyerOfOrder(actor, order);
  const planning = { lock: true, byStaff: actor.kind === 'staff' };
  const plan = await planChange(tx, buyer, order, draft, planning);
  if (isRefusal(plan)) return plan;
  if (plan.parts.length === 0) return refuse('order.nothingChanged');
  if (plan.declarerMissing) return refuse('declarer.required', {}, 'declarerIds');
  const [impossible] = plan.bill.refusals;
  if (impossible) return impossibleToShip(impossible);
  const packed = order.billTotalMinor !== null && !plan.unpacks;
  // Shipping does not check whether the address is approved, so it must be approved before a packed order changes.
  if (packed && plan.order.addressPending) return refuse('order.noApprovedAddress', {}, 'addressId');
  if (totalMinor !== undefined && plan.bill.totalMinor !== totalMinor) {
    const amounts = { totalMinor: plan.bill.totalMinor, seenMinor: totalMinor };
    return refuse('order.feeChanged', amounts, 'totalMinor');
  }
  const opened = plan.unpacks ? await opening(tx, actor, services, order, why) : order;
  if (isRefusal(opened)) return opened;
  return applyOrderChange(tx, actor, services, opened, plan, { beforeMinor, why });
}

const impossibleToShip = (refusal: Parameters<typeof quoteRefusal>[0]): Refusal<QuoteRefusalReason> =>
  quoteRefusal(refusal);

/** Takes a packed order back to packing, which only staff can. */
async function opening(tx: Tx, actor: Member | Staff, services: Services, order: OrderRow, why: string) {
  if (actor.kind !== 'staff') return refuse('order.wrongState');
  const refused = await returnToPacking(tx, actor, services, order, why);
  return refused ?? (await lockOrder(tx, order.id)) ?? refuse('row.changed');
}

/** The call's answer after a change. */
export function orderChangeAnswer(done: Exclude<Awaited<ReturnType<typeof applyOrderChange>>, Refusal>) {
  const { order, dueMinor, returnedMinor, revision } = done;
  const totalMinor = order.billTotalMinor ?? order.quoteTotalMinor;
  return { number: order.number, state: order.state, totalMinor, dueMinor, returnedMinor, revision };
}
