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
      join.onRef('parcels.shopId', '=', 'advances.shopId').onRef('parcels.id', '=', 'advances.parcelId'),
    )
    .where('advances.shopId', '=', tx.shopId)
    .where('advances.withdrawnAt', 'is', null)
    .orderBy('advances.id');
  if (orderId === undefined) return rows.where('advances.parcelId', 'in', [...parcelIds]);
  return rows.where((eb) =>
    eb.or([
      eb('advances.orderId', '=', orderId),
      eb(
        'advances.parcelId',
        'in',
        db
          .selectFrom('parcels as held')
          .select('held.id')
          .where('held.shopId', '=', tx.shopId)
          .where('held.orderId', '=', orderId),
      ),
    ]),
  );
}

/** What quote and bill charge for them: a line each. */
export async function advancesOf(tx: Tx, of: AdvanceOf): Promise<Advance[]> {
  if (of.parcelIds?.length === 0) return [];
  const rows = await tx.all(standing(tx, of).select(['advances.amountMinor', 'advances.reason']));
  return rows.map(({ amountMinor, reason }) => ({ amountMinor, reason }));
}

/** The same with receipt, time and who entered them. */
export function listedAdvances(tx: Tx, of: AdvanceOf) {
  return tx.all(
    standing(tx, of)
      .leftJoin('staff', (join) =>
        join.onRef('staff.shopId', '=', 'advances.shopId').onRef('staff.id', '=', 'advances.createdBy'),
      )
      .select([
        'advances.id',
        'advances.amountMinor',
        'advances.reason',
        'advances.receiptFileId',
        'advances.createdAt',
        'parcels.courierNumber',
        'staff.name as staffName',
      ]),
  );
}
export type ListedAdvance = Awaited<ReturnType<typeof listedAdvances>>[number];

export async function insertAdvance(tx: Tx, row: Omit<Insertable<AdvancesTable>, 'shopId'>): Promise<void> {
  await tx.run(db.insertInto('advances').values({ ...row, shopId: tx.shopId }));
}

export function findAdvance(tx: Tx, id: string) {
  return tx.maybe(db.selectFrom('advances').selectAll().where('shopId', '=', tx.shopId).where('id', '=', id));
}

/** False where somebody else was faster. */
export async function markWithdrawn(tx: Tx, actor: Staff, id: string): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('advances')
      .set({ withdrawnBy: actor.staffId, withdrawnAt: tx.now })
      .where('shopId', '=', tx.shopId)
      .where('id', '=', id)
      .where('withdrawnAt', 'is', null),
  );
  return changed === 1;
}
