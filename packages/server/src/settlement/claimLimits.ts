import { type ClaimLimit, claimLimits } from '@crossdock/domain/aftersales/limits.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { claimableIn } from '../aftersales/store.ts';
import { freightOnBill } from '../orders/lines.store.ts';
import type { OrderRow } from '../orders/store.ts';
import type { Tx } from '../platform/db.ts';
import { keptOf } from '../wallet/kept.store.ts';

export type Claimable = Pick<OrderRow, 'id' | 'billTotalMinor' | 'insuredValueMinor'>;
type ParcelRow = Awaited<ReturnType<typeof claimableIn>>[number];

/** What can be claimed for each parcel of an order as it stands now, beside the parcel. */
export async function limitsOf(
  tx: Tx,
  order: Claimable,
  { afterSales, coinMinor }: Pick<ShopSettings, 'afterSales' | 'coinMinor'>,
): Promise<{ readonly parcel: ParcelRow; readonly limit: ClaimLimit }[]> {
  const [freightMinor, keptMinor, parcels] = await Promise.all([
    freightOnBill(tx, order.id),
    keptOf(tx, order.id),
    claimableIn(tx, order.id),
  ]);
  const { billTotalMinor, insuredValueMinor: insuredMinor } = order;
  const counted = { freightMinor, keptMinor, billTotalMinor: billTotalMinor ?? 0, insuredMinor, parcels };
  const limits = claimLimits(counted, { ...afterSales, coinMinor });
  return parcels.flatMap((parcel, at) => {
    const limit = limits[at];
    return limit ? [{ parcel, limit }] : [];
  });
}

/** What can be claimed for one parcel; undefined where it is not in the order. */
export async function limitOf(
  tx: Tx,
  order: Claimable,
  parcelId: string,
  settings: Pick<ShopSettings, 'afterSales' | 'coinMinor'>,
): Promise<ClaimLimit | undefined> {
  const all = await limitsOf(tx, order, settings);
  return all.find(({ parcel }) => parcel.id === parcelId)?.limit;
}
