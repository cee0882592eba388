import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { cashOnDeliveryStep } from '@crossdock/domain/orders/cashOnDelivery.ts';
import type { CostLine } from '@crossdock/domain/pricing/costLine.ts';
import type { CashOnDeliveryRule } from '@crossdock/domain/pricing/rateCard.ts';
import { orderLines } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import { findOpenMethod } from '../payments/methods.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { type LoadedLane, laneOfOrder } from '../pricing/store.ts';
import { feeWithCashOnDelivery } from './storeCashOnDelivery.store.ts';

/** The shop's surcharge for cash on delivery, in basis points; null if the shop does not offer it. */
export async function cashOnDeliveryRate(tx: Tx): Promise<number | null> {
  const method = await findOpenMethod(tx, 'cod');
  return method?.forOrders ? method.feeBasisPoints : null;
}

/**
 * The lane with the shop's surcharge added to the card's own cash-on-delivery fee. If `rateBp` is null, the
 * lane offers no cash on delivery.
 */
export function withCashOnDelivery<L extends Pick<LoadedLane, 'card' | 'codOffered'>>(
  lane: L,
  rateBp: number | null,
): L {
  const rule = lane.card.cashOnDelivery;
  if (rateBp === null || rule === null) return { ...lane, codOffered: false };
  return { ...lane, card: { ...lane.card, cashOnDelivery: { ...rule, rateBp: rule.rateBp + rateBp } } };
}

/**
 * The rule for the order's cash on delivery: the card it was priced with, and the shop's surcharge when the
 * member chose it. Null if not offered.
 */
export async function cashOnDeliveryRule(
  tx: Tx,
  order: Pick<OrderRow, 'channelId' | 'zoneId' | 'rateCardId' | 'cashOnDelivery' | 'codRateBp'>,
): Promise<CashOnDeliveryRule | null> {
  const { channelId, zoneId, rateCardId } = order;
  const lane = await laneOfOrder(tx, { channelId, zoneId, rateCardId });
  if (!lane) return null;
  const priced = withCashOnDelivery(
    lane,
    order.cashOnDelivery ? order.codRateBp : await cashOnDeliveryRate(tx),
  );
  return priced.codOffered ? priced.card.cashOnDelivery : null;
}

/**
 * The step by which the member can switch to or from cash on delivery now; undefined if there is none. See
 * `cashOnDeliveryStep`.
 */
export function cashOnDeliveryStepOfOrder(order: OrderRow, shop: Pick<Shop, 'settings'>) {
  return cashOnDeliveryStep({
    state: order.state,
    cashOnDelivery: order.cashOnDelivery,
    packed: order.billTotalMinor !== null,
    paidMinor: order.paidMinor,
    payBeforePacking: shop.settings.payBeforePacking,
  });
}

export interface AmountToCollect {
  readonly fareMinor: number;
  readonly totalMinor: number;
}

/**
 * The amount that cash on delivery would collect for an order that does not use it, or why it is not
 * possible.
 */
export async function amountToCollect(
  tx: Tx,
  { shop }: { readonly shop: Pick<Shop, 'settings'> },
  order: OrderRow,
): Promise<AmountToCollect | Refusal<'cashOnDelivery.notOffered' | 'cashOnDelivery.tooMuch'>> {
  const rule =
    cashOnDeliveryStepOfOrder(order, shop) === undefined ? null : await cashOnDeliveryRule(tx, order);
  if (rule === null) return refuse('cashOnDelivery.notOffered');
  const kept = await orderLines(tx, order.id);
  const { lines, totalMinor } = feeWithCashOnDelivery(
    order.billTotalMinor === null ? kept.quote : kept.bill,
    rule,
    shop.settings,
  );
  const { maxCollectMinor } = rule;
  if (maxCollectMinor !== null && totalMinor > maxCollectMinor)
    return refuse('cashOnDelivery.tooMuch', { collectMinor: totalMinor, maxCollectMinor });
  return { fareMinor: cashOnDeliveryFee(lines), totalMinor };
}

/** The cash on delivery fee among a fee's lines. */
export const cashOnDeliveryFee = (lines: readonly CostLine[]): number =>
  lines.filter((line) => line.kind === 'cashOnDelivery').reduce((total, line) => total + line.amountMinor, 0);
