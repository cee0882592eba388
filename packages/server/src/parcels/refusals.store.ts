import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { countedUpTo, likeText } from './list.store.ts';

const refusalRows = (tx: Tx) => db.selectFrom('refusals').selectAll().where('shop_id', '=', tx.shopId);

/** The refusal registrations of these courier numbers, whoever made them. */
export function refusalsOf(tx: Tx, billCodes: readonly string[]) {
  if (billCodes.length === 0) return Promise.resolve([]);
  return tx.all(refusalRows(tx).where('bill_code', 'in', [...billCodes]));
}

/** Registers the numbers that nobody has registered yet; answers those that it registered. */
export async function insertRefusals(
  tx: Tx,
  memberId: string,
  billCodes: readonly string[],
  reason: string,
): Promise<{ id: string; bill_code: string }[]> {
  if (billCodes.length === 0) return [];
  const rows = [...billCodes].sort().map((billCode) => ({
    shop_id: tx.shopId,
    id: newId(),
    member_id: memberId,
    bill_code: billCode,
    reason,
    created_at: tx.now,
  }));
  const made = await tx.all(
    db
      .insertInto('refusals')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['shop_id', 'bill_code']).doNothing())
      .returning(['id', 'bill_code']),
  );
  await publish(tx, 'parcels', memberId);
  return made;
}

/** Notes which parcel was refused because of the registration, or that none was after all. */
export async function matchRefusal(tx: Tx, billCode: string, parcelId: string | null): Promise<void> {
  await tx.run(
    db
      .updateTable('refusals')
      .set({ matched_parcel_id: parcelId })
      .where('shop_id', '=', tx.shopId)
      .where('bill_code', '=', billCode),
  );
}

/** Takes back a registration that no parcel was refused by. */
export async function removeRefusal(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<'done' | 'used' | 'unknown'> {
  const removed = await tx.run(
    db
      .deleteFrom('refusals')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('matched_parcel_id', 'is', null),
  );
  if (removed === 1) {
    await publish(tx, 'parcels', memberId);
    return 'done';
  }
  const row = await tx.maybe(refusalRows(tx).where('id', '=', id).where('member_id', '=', memberId));
  return row === undefined ? 'unknown' : 'used';
}

interface RefusalFilter {
  readonly words?: string | undefined;
  readonly used?: boolean | undefined;
}

export async function queryRefusalsOf(
  tx: Tx,
  memberId: string,
  filter: RefusalFilter,
  page: { limit: number; offset: number },
) {
  let rows = db
    .selectFrom('refusals')
    .where('refusals.shop_id', '=', tx.shopId)
    .where('refusals.member_id', '=', memberId);
  if (filter.words)
    rows = rows.where('refusals.bill_code', 'like', `${likeText(filter.words.toUpperCase())}%`);
  if (filter.used !== undefined)
    rows = rows.where('refusals.matched_parcel_id', filter.used ? 'is not' : 'is', null);
  const [list, { n }] = await Promise.all([
    tx.all(
      rows
        .leftJoin('parcels', (join) =>
          join
            .onRef('parcels.shop_id', '=', 'refusals.shop_id')
            .onRef('parcels.id', '=', 'refusals.matched_parcel_id'),
        )
        .select([
          'refusals.id',
          'refusals.bill_code',
          'refusals.reason',
          'refusals.created_at',
          'parcels.id as parcel_id',
          'parcels.state as parcel_state',
          'parcels.arrived_at',
        ])
        .orderBy('refusals.id', 'desc')
        .limit(page.limit)
        .offset(page.offset),
    ),
    tx.one(
      db
        .selectFrom(rows.select('refusals.id').limit(countedUpTo).as('found'))
        .select((eb) => eb.fn.countAll<number>().as('n')),
    ),
  ]);
  return { list, total: n };
}
