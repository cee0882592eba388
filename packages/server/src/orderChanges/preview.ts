import type { OrderChangePreview, OrderDraft } from '@crossdock/contract/orders/changes.ts';
import { isRefusal, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { priceChangeSettlement } from '@crossdock/domain/orders/orderChange.ts';
import { costsSideBySide } from '@crossdock/domain/pricing/explain.ts';
import { quoteRefusal } from '../checkout/prepare.ts';
import { submittedDestination } from '../orders/detailsView.ts';
import { orderLines } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member, Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { buyerOfOrder, orderChangeRefusal } from './changeLockedOrder.ts';
import { orderChangeOptions, type PricedChannel } from './choices.ts';
import { type PlannedChange, planChange } from './plan.ts';

interface Asked {
  readonly revision: number;
  readonly draft: OrderDraft;
}

/** Previews the order with the draft: the old and new price, and all options. Writes nothing. */
export async function previewChange(
  tx: Tx,
  actor: Member | Staff,
  services: Services,
  order: OrderRow,
  { revision, draft }: Asked,
) {
  const closed = await orderChangeRefusal(tx, actor, order);
  if (closed) return closed;
  if (order.revision !== revision) return refuse('row.changed');
  const buyer = buyerOfOrder(actor, order);
  const plan = await planChange(tx, buyer, order, draft, { lock: false, byStaff: actor.kind === 'staff' });
  if (isRefusal(plan)) return plan;
  const [{ quote, bill }, { channels, ...choices }] = await Promise.all([
    orderLines(tx, order.id),
    orderChangeOptions(tx, buyer, services, order, plan),
  ]);
  const beforeMinor = order.billTotalMinor ?? order.quoteTotalMinor;
  const afterMinor = plan.bill.totalMinor;
  return {
    ...{ revision, parts: [...plan.parts], beforeMinor, afterMinor, deltaMinor: afterMinor - beforeMinor },
    lines: costsSideBySide(order.billTotalMinor === null ? quote : bill, plan.bill.lines),
    paidMinor: order.paidMinor,
    ...settledOf(order, plan),
    unpacks: plan.unpacks,
    refusals: plan.bill.refusals.map((one) => ({
      reason: one.reason,
      numbers: { ...one.numbers },
      message: refusalMessage(quoteRefusal(one), actor.lang),
    })),
    content: contentOf(plan, channels),
    choices: { ...choices, channels: channels.map(({ ids: _, ...channel }) => channel) },
  };
}

function settledOf(order: OrderRow, { unpacks, bill }: PlannedChange) {
  const { payBeforePacking, cashOnDelivery, paidMinor, billTotalMinor } = order;
  const packed = billTotalMinor !== null && !unpacks;
  return priceChangeSettlement({
    packed,
    payBeforePacking,
    cashOnDelivery,
    totalMinor: bill.totalMinor,
    paidMinor,
  });
}

function contentOf(
  { order, parcels, bill, declarerIds }: PlannedChange,
  channels: readonly PricedChannel[],
): OrderChangePreview['content'] {
  return {
    parcelIds: parcels.all.map(({ id }) => id),
    addressId: order.addressId,
    pickupPointId: order.pickupPointId,
    destination: submittedDestination(order),
    channelId: order.channelId,
    channelName: channels.find((one) => one.channelId === order.channelId)?.name ?? '',
    carrierId: order.carrierId,
    carrierName: bill.carrier?.name ?? '',
    insuredMinor: order.insuredValueMinor,
    taxIncluded: order.taxIncluded,
    declarerIds: [...declarerIds],
    addressPending: order.addressPending,
  };
}
