import type { Advance } from '@crossdock/domain/pricing/quote.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { compileStatement, type Params } from '../platform/query.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import type { AdvancesTable } from '../platform/schema.gen.ts';
import type { Staff } from '../platform/scope.ts';
import type { ShopScoped } from '../platform/shopCondition.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The owner of an advance: a parcel, or an order with its parcels. */
export type AdvanceOwnerIds =
  | { readonly parcelIds: readonly string[]; readonly orderId?: never }
  | { readonly orderId: string; readonly parcelIds?: never };

type ParcelsOfShop = { shopId: string; parcelIds: readonly string[] };
type OrderOfShop = { shopId: string; orderId: string };

/** Advances that were not withdrawn, oldest first. */
const standing = (of: ShopScoped) =>
  fromShop(of, 'advances')
    .leftJoin('parcels', shopJoin('parcels.id', 'advances.parcelId'))
    .where('advances.withdrawnAt', 'is', null)
    .orderBy('advances.id');

const onParcels = (p: Params<ParcelsOfShop>) =>
  standing(p).where(sql<boolean>`advances.parcel_id = any(${p.parcelIds}::uuid[])`);

const onOrder = (p: Params<OrderOfShop>) =>
  standing(p).where((eb) =>
    eb.or([
      eb('advances.orderId', '=', p.orderId),
      eb(
        'advances.parcelId',
        'in',
        fromShop(p, 'parcels as held', { 'held.orderId': p.orderId }).select('held.id'),
      ),
    ]),
  );

type Standing = ReturnType<typeof standing>;
const charged = (rows: Standing) => rows.select(['advances.amountMinor', 'advances.reason']);
const listed = (p: ShopScoped, rows: Standing) =>
  rows.select([
    'advances.id',
    'advances.amountMinor',
    'advances.reason',
    'advances.receiptFileId',
    'advances.createdAt',
    'parcels.courierNumber',
    maybeStaffName(p, 'advances.createdBy', 'staffName'),
  ]);

const chargedOnParcels = compileStatement((p: Params<ParcelsOfShop>) => charged(onParcels(p)));
const chargedOnOrder = compileStatement((p: Params<OrderOfShop>) => charged(onOrder(p)));
const chargedOnEither = compileStatement((p: Params<ParcelsOfShop & OrderOfShop>) =>
  charged(
    standing(p).where((eb) =>
      eb.or([
        eb('advances.orderId', '=', p.orderId),
        sql<boolean>`advances.parcel_id = any(${p.parcelIds}::uuid[])`,
      ]),
    ),
  ),
);
const listedOnParcels = compileStatement((p: Params<ParcelsOfShop>) => listed(p, onParcels(p)));
const listedOnOrder = compileStatement((p: Params<OrderOfShop>) => listed(p, onOrder(p)));

/** The advances as lines of quote and bill. */
export function advancesOf(tx: Tx, of: AdvanceOwnerIds): Promise<Advance[]> {
  const { shopId } = tx;
  return of.orderId === undefined
    ? tx.compiled(chargedOnParcels, { shopId, parcelIds: of.parcelIds })
    : tx.compiled(chargedOnOrder, { shopId, orderId: of.orderId });
}

/** The order's own advances and those of these parcels, as lines of a price. */
export function advancesOfOrderAndParcels(
  tx: Tx,
  orderId: string,
  parcelIds: readonly string[],
): Promise<Advance[]> {
  return tx.compiled(chargedOnEither, { shopId: tx.shopId, orderId, parcelIds });
}

/** The advances with receipt, time and clerk. */
export function listedAdvances(tx: Tx, of: AdvanceOwnerIds) {
  const { shopId } = tx;
  return of.orderId === undefined
    ? tx.compiled(listedOnParcels, { shopId, parcelIds: of.parcelIds })
    : tx.compiled(listedOnOrder, { shopId, orderId: of.orderId });
}
export type ListedAdvance = Awaited<ReturnType<typeof listedAdvances>>[number];

export async function insertAdvance(tx: Tx, row: Omit<Insertable<AdvancesTable>, 'shopId'>): Promise<void> {
  await insertRow(tx, 'advances', row);
}

export function findAdvance(tx: Tx, id: string) {
  return tx.maybe(fromShop(tx, 'advances', { id }).selectAll());
}

/** Withdraws an advance; false if another clerk did so first. */
export function markWithdrawn(tx: Tx, actor: Staff, id: string): Promise<boolean> {
  return tx.changes(
    updateInShop(tx, 'advances', { id })
      .set({ withdrawnBy: actor.staffId, withdrawnAt: tx.now })
      .where('withdrawnAt', 'is', null),
  );
}

/** Moves the advances that a parcel's next bill charges to another parcel. */
export async function moveAdvances(tx: Tx, parcelId: string, toParcelId: string): Promise<void> {
  await tx.run(
    updateInShop(tx, 'advances', { parcelId }).set({ parcelId: toParcelId }).where('withdrawnAt', 'is', null),
  );
}
