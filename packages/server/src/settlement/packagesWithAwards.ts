import { boxClaimLimit } from '@crossdock/domain/aftersales/boxes.ts';
import type { ClaimLimit } from '@crossdock/domain/aftersales/limits.ts';
import { awardsByPackage } from '../aftersales/store.ts';
import { type ContentRow, contentsByPackage } from '../orders/contents.store.ts';
import { type PackageRow, storedPackagesOfOrders } from '../orders/details.store.ts';
import type { Tx } from '../platform/db.ts';

/** A package of an order that a claim can refer to. */
export interface PackageWithAwards extends PackageRow {
  readonly contents: readonly ContentRow[];
  /** The compensation paid by claims that refer to the package, by parcel. */
  readonly awarded: ReadonlyMap<string, number>;
}

/** The packages of these orders with their contents and compensation, sorted by order and by position in it. */
export async function packagesWithAwards(tx: Tx, orderIds: readonly string[]): Promise<PackageWithAwards[]> {
  const [packages, contents, awards] = await Promise.all([
    storedPackagesOfOrders(tx, orderIds),
    contentsByPackage(tx, orderIds),
    awardsByPackage(tx, orderIds),
  ]);
  return packages.map((one) => ({
    ...one,
    contents: contents.get(one.id) ?? [],
    awarded: new Map(
      awards
        .filter(({ packageId }) => packageId === one.id)
        .map(({ parcelId, awardedMinor }) => [parcelId, awardedMinor]),
    ),
  }));
}

/**
 * The limit of a parcel for its part in this package; undefined if the package does not contain the parcel. A
 * package with unknown contents may contain any parcel of its order.
 */
export function claimLimitInPackage(
  limit: ClaimLimit,
  { contents, awarded }: PackageWithAwards,
  coinMinor: number,
): ClaimLimit | undefined {
  if (contents.length === 0) return limit;
  const inside = contents.find(({ parcelId }) => parcelId === limit.parcelId);
  return (
    inside && boxClaimLimit(limit, { ...inside, awardedMinor: awarded.get(limit.parcelId) ?? 0 }, coinMinor)
  );
}
