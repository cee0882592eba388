import { maxComparedOrders } from '@crossdock/contract/wallet/spending.ts';
import { instantOfWallClock, monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { type ParcelCost, parcelCosts, shippingPrice } from '@crossdock/domain/wallet/parcelCosts.ts';
import { spendingKindOfTransfer } from '@crossdock/domain/wallet/spending.ts';
import { billedWeightAlone, priceShippedAlone } from '../checkout/priceShippedAlone.ts';
import { listedAdvances } from '../orders/advances.store.ts';
import { orderLines } from '../orders/lines.store.ts';
import { newestOrdersAmong } from '../orders/orderCosts.store.ts';
import { findOrder, type OrderRow } from '../orders/store.ts';
import { type ChosenParcelRow, parcelsToShow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { type LoadedLane, laneOfOrder } from '../pricing/store.ts';
import { sumSpendingByOrder } from '../wallet/records.store.ts';

/**
 * One order with the amount paid for it, each parcel's share, and the prices of shipping the parcels together and
 * each alone.
 */
export interface OrderCosts {
  readonly order: OrderRow;
  readonly lane: LoadedLane;
  readonly paidMinor: number;
  readonly parcels: readonly {
    readonly row: ChosenParcelRow;
    readonly weightG: number;
    readonly cost: ParcelCost;
  }[];
  /** Undefined if there is nothing to compare. */
  readonly compared: { readonly togetherMinor: number; readonly aloneMinor: number } | undefined;
}

type Asker = Pick<Member, 'memberId' | 'shop'>;

/** The newest orders that were paid in the last months, at most `maxComparedOrders`, and how many there are. */
export async function orderCostsOfMonths(tx: Tx, actor: Asker, months: number) {
  const { timeZone } = actor.shop;
  const first = monthsUntil(tx.now, timeZone, months)[0];
  const since = instantOfWallClock(`${first}-01T00:00`, timeZone) ?? tx.now;
  const moved = await sumSpendingByOrder(tx, actor.memberId, since, timeZone);
  const paid = new Map<string, number>();
  for (const { kind, orderId, spentMinor } of moved)
    if (orderId !== null && spendingKindOfTransfer(kind) === undefined)
      paid.set(orderId, (paid.get(orderId) ?? 0) + spentMinor);
  const newest = await newestOrdersAmong(tx, [...paid.keys()], maxComparedOrders);
  const lanes = new Map<string, Promise<LoadedLane | undefined>>();
  const costs = await Promise.all(
    newest.map(async ({ id }) => {
      const order = await findOrder(tx, id);
      if (!order) return [];
      const key = `${order.channelId} ${order.zoneId} ${order.rateCardId}`;
      const found = lanes.get(key) ?? laneOfOrder(tx, order);
      lanes.set(key, found);
      const lane = await found;
      return lane ? [await costsOf(tx, actor, { order, lane, since, paidMinor: paid.get(id) ?? 0 })] : [];
    }),
  );
  return { orderCount: paid.size, list: costs.flat() };
}

async function costsOf(
  tx: Tx,
  actor: Asker,
  of: {
    readonly order: OrderRow;
    readonly lane: LoadedLane;
    readonly since: string;
    readonly paidMinor: number;
  },
): Promise<OrderCosts> {
  const { order, lane, paidMinor } = of;
  const [rows, lines, advances] = await Promise.all([
    parcelsToShow(tx, order),
    orderLines(tx, order.id),
    listedAdvances(tx, { orderId: order.id }),
  ]);
  const billed = order.billTotalMinor === null ? lines.quote : lines.bill;
  const weights = rows.map((row) => billedWeightAlone(lane, row));
  const costs = parcelCosts(
    rows.map((row, at) => ({
      id: row.id,
      label: row.courierNumber,
      billingWeightG: weights[at] ?? 0,
      declaredMinor: row.declaredValueMinor,
    })),
    {
      // If the order was paid before the requested months, its payment is not divided among the parcels.
      lines: order.paidAt !== null && order.paidAt < of.since ? [] : billed,
      advances: advances.flatMap(({ courierNumber: label, amountMinor, reason }) =>
        label === null ? [] : [{ label, amountMinor, reason }],
      ),
      paidMinor,
    },
  );
  const parcels = rows.flatMap((row, at) => {
    const cost = costs[at];
    return cost ? [{ row, weightG: weights[at] ?? 0, cost }] : [];
  });
  return { order, lane, paidMinor, parcels, compared: await comparedOf(tx, actor, of, rows, lines.bill) };
}

/**
 * What the parcels would have cost if each had been shipped alone, beside what they cost together. Only for a packed order
 * of several parcels that was neither cancelled nor lost.
 */
async function comparedOf(
  tx: Tx,
  actor: Asker,
  { order, lane }: { readonly order: OrderRow; readonly lane: LoadedLane },
  parcels: readonly ChosenParcelRow[],
  bill: Parameters<typeof shippingPrice>[0],
): Promise<OrderCosts['compared']> {
  const counted =
    parcels.length > 1 &&
    order.billTotalMinor !== null &&
    order.state !== 'cancelled' &&
    order.lostAt === null;
  if (!counted) return undefined;
  const aloneMinor = await priceShippedAlone(tx, actor, { order, lane, parcels });
  return aloneMinor === undefined ? undefined : { aloneMinor, togetherMinor: shippingPrice(bill) };
}
