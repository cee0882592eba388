import { type ClaimLimit, claimLimits } from '@crossdock/domain/aftersales/limits.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { claimableParcels } from '../aftersales/store.ts';
import { freightOnBills } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { netCollectedOfOrders } from '../wallet/paymentTotals.store.ts';
import { claimLimitInPackage, packagesWithAwards } from './packagesWithAwards.ts';

export type ClaimableOrder = Pick<OrderRow, 'id' | 'billTotalMinor' | 'insuredValueMinor'>;
type ParcelRow = Awaited<ReturnType<typeof claimableParcels>>[number];

/** The amounts that can be claimed now for each parcel of an order. */
export async function claimLimitsOf(
  tx: Tx,
  order: ClaimableOrder,
  settings: Pick<ShopSettings, 'afterSales' | 'coinMinor'>,
): Promise<readonly Limited[]> {
  return claimLimitsOfOrders(tx, [order], settings);
}

/** The limits of several orders, with as many SQL statements as for one order. */
export async function claimLimitsOfOrders(
  tx: Tx,
  orders: readonly ClaimableOrder[],
  { afterSales, coinMinor }: Pick<ShopSettings, 'afterSales' | 'coinMinor'>,
): Promise<readonly Limited[]> {
  const ids = orders.map(({ id }) => id);
  const [freight, kept, all] = await Promise.all([
    freightOnBills(tx, ids),
    netCollectedOfOrders(tx, ids),
    claimableParcels(tx, ids),
  ]);
  return orders.flatMap(({ id, billTotalMinor, insuredValueMinor }) => {
    const parcels = all.filter(({ orderId }) => orderId === id);
    const order = {
      freightMinor: freight.get(id) ?? 0,
      keptMinor: kept.get(id) ?? 0,
      billTotalMinor: billTotalMinor ?? 0,
      insuredMinor: insuredValueMinor,
      parcels,
    };
    const limits = claimLimits(order, { ...afterSales, coinMinor });
    return parcels.flatMap((parcel, at) => {
      const limit = limits[at];
      return limit ? [{ parcel, limit }] : [];
    });
  });
}

interface Limited {
  readonly parcel: ParcelRow;
  readonly limit: ClaimLimit;
}

/**
 * The amount that can be claimed for one parcel, or for its part in a package; undefined if the order or the package
 * does not contain the parcel.
 */
export async function claimLimitOf(
  tx: Tx,
  order: ClaimableOrder,
  {
    parcelId,
    packageId = null,
  }: { readonly parcelId: string; readonly packageId?: string | null | undefined },
  settings: Pick<ShopSettings, 'afterSales' | 'coinMinor'>,
): Promise<ClaimLimit | undefined> {
  const all = await claimLimitsOf(tx, order, settings);
  const limit = all.find(({ parcel }) => parcel.id === parcelId)?.limit;
  if (limit === undefined || packageId === null) return limit;
  const box = (await packagesWithAwards(tx, [order.id])).find(({ id }) => id === packageId);
  return box && claimLimitInPackage(limit, box, settings.coinMinor);
}
