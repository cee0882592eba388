import type { PackedPieces } from '@crossdock/domain/orders/contents.ts';
import { packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import type { Tx } from '../platform/db.ts';
import { deleteFromShop, fromShop, insertRows } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

/** Stores the contents of the packages, one list for each. */
export async function addContents(
  tx: Tx,
  packageIds: readonly string[],
  contents: readonly (readonly PackedPieces[])[],
): Promise<void> {
  const rows = packageIds.flatMap((packageId, at) =>
    (contents[at] ?? []).map((held) => ({ packageId, ...held })),
  );
  await insertRows(tx, 'packageParcels', rows);
}

/** The contents of the orders' packages, by package. */
export async function contentsByPackage(tx: Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, ContentRow[]>();
  const rows = await tx.all(
    fromShop(tx, 'packageParcels')
      .innerJoin('packages', shopJoin('packages.id', 'packageParcels.packageId'))
      .innerJoin('parcels', shopJoin('parcels.id', 'packageParcels.parcelId'))
      .select(['packageParcels.packageId', 'packageParcels.parcelId', 'packageParcels.pieces'])
      .select(['parcels.courierNumber', 'parcels.goodsName', 'parcels.goodsCount'])
      .where('packages.orderId', 'in', [...orderIds])
      .orderBy('parcels.id'),
  );
  return Map.groupBy<string, ContentRow>(rows, ({ packageId }) => packageId);
}

export interface ContentRow {
  readonly packageId: string;
  readonly parcelId: string;
  readonly pieces: number | null;
  readonly courierNumber: string;
  readonly goodsName: string;
  readonly goodsCount: number;
}

export async function deleteContents(tx: Tx, orderId: string): Promise<void> {
  const packages = fromShop(tx, 'packages', { orderId }).select('id');
  await tx.run(deleteFromShop(tx, 'packageParcels').where('packageId', 'in', packages));
}

/**
 * Finds a package, with its contents, by its own number or by its tracking number. Finds nothing if several packages
 * have that tracking number.
 */
export async function packageByNumber(tx: Tx, typed: string) {
  const own = packageNumberIn(typed);
  const found = await tx.all(
    fromShop(tx, 'packages')
      .innerJoin('orders', shopJoin('orders.id', 'packages.orderId'))
      .select(['packages.id', 'packages.orderId'])
      .where((eb) =>
        own
          ? eb('orders.number', '=', own.number).and('packages.position', '=', own.position)
          : eb('packages.forwardingNumber', '=', typed.trim().toUpperCase()),
      )
      .limit(2),
  );
  const [one] = found;
  if (one === undefined || found.length > 1) return undefined;
  const contents = (await contentsByPackage(tx, [one.orderId])).get(one.id) ?? [];
  return { ...one, courierNumbers: contents.map(({ courierNumber }) => courierNumber) };
}
