import type { Advance } from '@crossdock/domain/pricing/quote.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { AdvancesTable } from '../platform/schema.gen.ts';
import type { Staff } from '../platform/scope.ts';

/** What an advance is of: a parcel, or an order and the parcels in it. */
export type AdvanceOf =
  | { readonly parcelIds: readonly string[]; readonly orderId?: never }
  | { readonly orderId: string; readonly parcelIds?: never };

/** Advances that stand, the oldest first. */
function standing(tx: Tx, { orderId, parcelIds }: AdvanceOf) {
  const rows = db
    .selectFrom('advances')
    .leftJoin('parcels', (join) =>
      join.onRef('parcels.shop_id', '=', 'advances.shop_id').onRef('parcels.id', '=', 'advances.parcel_id'),
    )
    .where('advances.shop_id', '=', tx.shopId)
    .where('advances.withdrawn_at', 'is', null)
    .orderBy('advances.id');
  if (orderId === undefined) return rows.where('advances.parcel_id', 'in', [...parcelIds]);
  return rows.where((eb) =>
    eb.or([
      eb('advances.order_id', '=', orderId),
      eb(
        'advances.parcel_id',
        'in',
        db
          .selectFrom('parcels as held')
          .select('held.id')
          .where('held.shop_id', '=', tx.shopId)
          .where('held.order_id', '=', orderId),
      ),
    ]),
  );
}

/** What quote and bill charge for them: a line each. */
export async function advancesOf(tx: Tx, of: AdvanceOf): Promise<Advance[]> {
  if (of.parcelIds?.length === 0) return [];
  const rows = await tx.all(standing(tx, of).select(['advances.amount_minor', 'advances.reason']));
  return rows.map(({ amount_minor, reason }) => ({ amountMinor: amount_minor, reason }));
}

/** The same with receipt, time and who entered them. */
export function listedAdvances(tx: Tx, of: AdvanceOf) {
  return tx.all(
    standing(tx, of)
      .leftJoin('staff', (join) =>
        join.onRef('staff.shop_id', '=', 'advances.shop_id').onRef('staff.id', '=', 'advances.created_by'),
      )
      .select([
        'advances.id',
        'advances.amount_minor',
        'advances.reason',
        'advances.receipt_file_id',
        'advances.created_at',
        'parcels.bill_code',
        'staff.name as staff_name',
      ]),
  );
}
export type ListedAdvance = Awaited<ReturnType<typeof listedAdvances>>[number];

export async function insertAdvance(tx: Tx, row: Omit<Insertable<AdvancesTable>, 'shop_id'>): Promise<void> {
  await tx.run(db.insertInto('advances').values({ ...row, shop_id: tx.shopId }));
}

export function findAdvance(tx: Tx, id: string) {
  return tx.maybe(
    db.selectFrom('advances').selectAll().where('shop_id', '=', tx.shopId).where('id', '=', id),
  );
}

/** False where somebody else was faster. */
export async function markWithdrawn(tx: Tx, actor: Staff, id: string): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('advances')
      .set({ withdrawn_by: actor.staffId, withdrawn_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null),
  );
  return changed === 1;
}
