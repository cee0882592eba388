import type { taskTabs } from '@crossdock/contract/services/desk.ts';
import type { ServiceKind } from '@crossdock/domain/services/kinds.ts';
import { openTaskStates } from '@crossdock/domain/services/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { findRow, fromShop } from '../platform/rows.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { taskRows } from './store.ts';

interface Searched extends Paging {
  readonly shelf: (typeof taskTabs)[number];
  readonly staffId: string;
  readonly kind?: ServiceKind | undefined;
  readonly memberId?: string | undefined;
  readonly parcelId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly made: RequestedPeriod;
  readonly warehouseId?: string | undefined;
  readonly words?: string | undefined;
}

const staffRows = (tx: Tx) =>
  taskRows(tx)
    .innerJoin('members', shopJoin('members.id', 'task.memberId'))
    .leftJoin('warehouses', (join) =>
      join
        .onRef('warehouses.shopId', '=', 'task.shopId')
        .on(sql<boolean>`warehouses.id = coalesce(parcels.warehouse_id, orders.warehouse_id)`),
    )
    .select([
      ...memberColumns,
      'parcels.shelfCode',
      'warehouses.name as warehouseName',
      maybeStaffName(tx, 'task.takenBy', 'takenByName'),
      maybeStaffName(tx, 'task.endedBy', 'endedByName'),
    ]);

/** Waiting tasks, longest waiting first; others newest first. */
export function searchTasks(tx: Tx, wanted: Searched) {
  const { shelf, staffId, kind, memberId, parcelId, orderId, made, warehouseId, words, ...paging } = wanted;
  const waiting = shelf === 'open' || shelf === 'mine';
  let rows = staffRows(tx).orderBy('task.id', waiting ? 'asc' : 'desc');
  if (waiting) rows = rows.where('task.state', 'in', [...openTaskStates]);
  if (shelf === 'mine') rows = rows.where('task.takenBy', '=', staffId);
  if (shelf === 'done' || shelf === 'impossible') rows = rows.where('task.state', '=', shelf);
  rows = filteredBy(rows, 'task', { kind, memberId, parcelId });
  if (orderId !== undefined) rows = rows.where('orders.id', '=', orderId);
  rows = rowsCreatedInPeriod(rows, 'task.id', made);
  if (warehouseId !== undefined) rows = rows.where('warehouses.id', '=', warehouseId);
  if (words) {
    const number = words.toUpperCase();
    rows = rows.where((eb) =>
      eb.or([
        eb('task.memberId', 'in', memberIdsMatching(tx, words)),
        eb('orders.number', '=', number),
        eb('parcels.courierNumber', '=', number),
        eb('parcels.number', '=', number),
      ]),
    );
  }
  return pageOf(tx, rows, paging);
}
export type StaffTaskRow = Awaited<ReturnType<typeof searchTasks>>['list'][number];

/** How many tasks wait, by kind. */
export function countOpenTasksByKind(tx: Tx) {
  return tx.all(
    fromShop(tx, 'serviceTasks', { state: openTaskStates })
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .orderBy('kind'),
  );
}

/** The number of waiting tasks. */
export async function countOpenTasks(tx: Tx): Promise<number> {
  return (await countOpenTasksByKind(tx)).reduce((sum, { count }) => sum + count, 0);
}

export async function staffNameOf(tx: Tx, id: string): Promise<string> {
  const row = await findRow(tx, 'staff', { id }, ['name']);
  return row?.name ?? '';
}
