import type { RemittanceMap } from '@crossdock/domain/remittances/columns.ts';
import type { TableEncoding } from '@crossdock/domain/statements/tables.ts';
import { type Insertable, sql } from 'kysely';
import { insertRows } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { lockRow } from '../platform/lockRow.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { findRow, findRows, fromShop, insertRow, putRow } from '../platform/rows.ts';
import type { RemittanceLinesTable, RemittanceListsTable, RemittancesTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { staffName } from '../platform/staffName.ts';

export const remittancesTopic = 'remittances';

export function allCarriers(tx: Tx) {
  return tx.all(fromShop(tx, 'carriers').select(['id', 'name']).orderBy('code'));
}

export const carrierExists = (tx: Tx, id: string) => findRow(tx, 'carriers', { id }, ['id']);

export function findColumnMap(tx: Tx, carrierId: string) {
  return findRow(tx, 'remittanceMaps', { carrierId }, ['encoding', 'map']);
}

export async function saveColumnMap(
  tx: Tx,
  carrierId: string,
  { encoding, map }: { readonly encoding: TableEncoding; readonly map: RemittanceMap },
): Promise<void> {
  const stored = { encoding, map: JSON.stringify(map), changedAt: tx.now };
  await putRow(tx, 'remittanceMaps', { carrierId }, stored);
}

/** Locks the carrier for imports, which run one after another, so that each sees the lines of the previous import. */
export async function lockForImport(tx: Tx, carrierId: string): Promise<void> {
  await lockRow(tx, 'carriers', carrierId);
}

/** Those of the keys that exist already in the carrier's lists. */
export async function knownRemittanceLineKeys(tx: Tx, carrierId: string, keys: readonly string[]) {
  const rows = await findRows(
    tx,
    'remittanceLines',
    { carrierId, lineKey: sql<string>`any(${[...keys]}::text[])` },
    ['lineKey'],
  );
  return new Set(rows.map(({ lineKey }) => lineKey));
}

export async function addRemittanceList(
  tx: Tx,
  row: Omit<Insertable<RemittanceListsTable>, 'shopId' | 'createdAt'>,
): Promise<void> {
  await insertRow(tx, 'remittanceLists', { ...row, createdAt: tx.now });
  await publish(tx, remittancesTopic, null);
}

/**
 * Returns the id of the carrier's payment with this reference, which may have come with another list, or adds the
 * payment. A payment without a reference is always added.
 */
export async function findOrAddRemittance(
  tx: Tx,
  row: Omit<Insertable<RemittancesTable>, 'shopId'>,
): Promise<string> {
  const { id } = await tx.one(
    db
      .insertInto('remittances')
      .values({ ...row, shopId: tx.shopId })
      .onConflict((conflict) =>
        conflict
          .columns(['shopId', 'carrierId', 'reference'])
          // Written literally, because with a parameter the partial index would not be used.
          .where(sql<boolean>`reference <> ''`)
          .doUpdateSet({ day: sql<string>`greatest(remittances.day, excluded.day)` }),
      )
      .returning('id'),
  );
  return id;
}

export const addLines = (tx: Tx, rows: readonly Omit<Insertable<RemittanceLinesTable>, 'shopId'>[]) =>
  insertRows(
    tx,
    'remittanceLines',
    rows.map((row) => ({ ...row, shopId: tx.shopId })),
  );

export function pageOfRemittanceLists(
  tx: Tx,
  { carrierId, ...paging }: Paging & { readonly carrierId?: string | undefined },
) {
  const ofList = (what: 'count' | 'collected' | 'fee') =>
    sql<number>`(select ${
      what === 'count'
        ? sql`count(*) filter (where state = 'accepted')::int`
        : what === 'collected'
          ? sql`coalesce(sum(collected_minor), 0)::bigint`
          : sql`coalesce(sum(fee_minor), 0)::bigint`
    } from remittance_lines where remittance_lines.shop_id = ${tx.shopId} and remittance_lines.list_id = remittance_lists.id)`;
  let rows = fromShop(tx, 'remittanceLists')
    .innerJoin('carriers', shopJoin('carriers.id', 'remittanceLists.carrierId'))
    .selectAll('remittanceLists')
    .select([
      'carriers.name as carrierName',
      staffName(tx, 'remittanceLists.importedBy', 'staffName'),
      ofList('count').as('acceptedCount'),
      ofList('collected').as('collectedMinor'),
      ofList('fee').as('feeMinor'),
    ])
    .orderBy('remittanceLists.id', 'desc');
  if (carrierId) rows = rows.where('remittanceLists.carrierId', '=', carrierId);
  return pageOf(tx, rows, paging);
}

export const remittanceListExists = (tx: Tx, id: string) => findRow(tx, 'remittanceLists', { id }, ['id']);
