import type { StoredStore } from '@crossdock/contract/addresses/shapes.ts';
import type { Region } from '@crossdock/domain/regions.ts';
import { sql } from 'kysely';
import { insertRows, updateRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteUnused } from '../platform/unused.store.ts';
import type { ColumnChange } from './kind.ts';

/** What the file says of an address, in the columns that keep it. */
export interface AddressColumns {
  readonly deliveryType: 2 | 3;
  readonly consignee: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly country: Region | '';
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly areaId: string | null;
  readonly street: string;
  readonly detail: string;
  readonly zip: string;
  readonly pickupPointId: string | null;
  /** A store of a chain such as 7-11, with its collector. */
  readonly store: StoredStore | null;
}

export function addressesOf(tx: Tx, ids: readonly string[]) {
  return tx.all(
    db
      .selectFrom('addresses')
      .select([
        'id',
        'memberId',
        'deliveryType',
        'consignee',
        'areaCode',
        'phone',
        'country',
        'province',
        'city',
      ])
      .select(['area', 'areaId', 'street', 'detail', 'zip', 'pickupPointId', 'store'])
      .where('shopId', '=', tx.shopId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .where('deletedAt', 'is', null),
  );
}

export interface NewAddress {
  readonly memberId: string;
  readonly isDefault: boolean;
  readonly columns: AddressColumns;
}

/** Approved by who moved them in: the old system's addresses were in use. */
export async function insertAddresses(
  tx: Tx,
  staffId: string,
  rows: readonly NewAddress[],
): Promise<string[]> {
  const made = rows.map(({ memberId, columns }) => ({
    ...columns,
    shopId: tx.shopId,
    id: newId(),
    memberId,
    tel: '',
    idNumber: '',
    idKind: 'person',
    isDefault: false,
    state: 'approved',
    rejectReason: '',
    auditedAt: tx.now,
    auditedBy: staffId,
    createdAt: tx.now,
    updatedAt: tx.now,
  }));
  await insertRows(tx, 'addresses', made);
  const wished = made.filter((_, at) => rows[at]?.isDefault).map(({ id }) => id);
  await chooseDefaults(
    tx,
    made.map(({ memberId }) => memberId),
    wished,
  );
  await publish(tx, 'addresses', null);
  return made.map(({ id }) => id);
}

/** Members without a default address get one: the one that the old system used, else their first. */
async function chooseDefaults(
  tx: Tx,
  memberIds: readonly string[],
  wished: readonly string[],
): Promise<void> {
  await tx.run({
    compile: () =>
      sql`update addresses set is_default = true where shop_id = ${tx.shopId} and id in (
        select distinct on (member_id) id from addresses as own
        where shop_id = ${tx.shopId} and member_id = any(${[...new Set(memberIds)]}::uuid[]) and deleted_at is null
          and not exists (select from addresses as chosen where chosen.shop_id = ${tx.shopId}
            and chosen.member_id = own.member_id and chosen.is_default and chosen.deleted_at is null)
        order by member_id, (id = any(${[...wished]}::uuid[])) desc, id)`.compile(db),
  });
}

export async function updateAddresses(tx: Tx, changes: readonly ColumnChange[]): Promise<void> {
  await updateRows(
    tx,
    'addresses',
    changes.map(({ id, columns }) => ({ ...columns, ...storeIn(columns), id, updatedAt: tx.now })),
  );
  await publish(tx, 'addresses', null);
}

/** What was there before is kept as text. */
const storeIn = ({ store }: ColumnChange['columns']) =>
  typeof store === 'string' ? { store: JSON.parse(store) as unknown } : {};

export async function deleteAddresses(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const gone = await deleteUnused(tx, 'addresses', ids);
  await publish(tx, 'addresses', null);
  return gone;
}

/** Open pickup points of the shop by their codes. */
export async function pointsByCode(tx: Tx, codes: readonly string[]) {
  const rows = await tx.all(
    db
      .selectFrom('pickupPoints')
      .select(['id', 'code', 'country', 'province', 'city', 'area', 'zip'])
      .where('shopId', '=', tx.shopId)
      .where('kind', '<>', 'convenienceStore')
      .where('code', '=', sql<string>`any(${[...new Set(codes)]}::text[])`),
  );
  return new Map(rows.map((row) => [row.code, row]));
}
