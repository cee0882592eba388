import type { pickupTabs } from '@crossdock/contract/pickups/desk.ts';
import { dayParts } from '@crossdock/domain/pickups/days.ts';
import type { PickupState } from '@crossdock/domain/pickups/states.ts';
import { type Role, roles } from '@crossdock/domain/staff/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy } from '../platform/filteredBy.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { fromShop } from '../platform/rows.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { pickupRows } from './store.ts';

interface Searched extends Paging {
  readonly shelf: (typeof pickupTabs)[number];
  readonly day?: string | undefined;
  readonly driverId?: string | undefined;
  readonly areaId?: string | undefined;
  readonly warehouseId?: string | undefined;
  readonly state?: PickupState | undefined;
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
}

const statesOf: Readonly<Record<Searched['shelf'], readonly PickupState[] | undefined>> = {
  toPlan: ['requested'],
  planned: ['planned'],
  collected: ['collected'],
  ended: ['inHouse', 'failed', 'cancelled'],
  all: undefined,
};

/** The planned day of a pickup, or the requested day if it is not planned. */
const dayOf = sql<string>`coalesce(task.planned_day, task.day)`;

const partAt = sql<number>`array_position(array[${sql.join(dayParts.map((part) => sql.lit(part)))}], task.planned_part)`;

/** Planned pickups in driving order; unplanned ones by the requested day; finished ones newest first. */
export function searchPickups(tx: Tx, { shelf, day, words, fromDay, toDay, ...asked }: Searched) {
  const { driverId, areaId, warehouseId, memberId, state, ...paging } = asked;
  let rows = pickupRows(tx)
    .innerJoin('members', shopJoin('members.id', 'task.memberId'))
    .innerJoin('warehouses', shopJoin('warehouses.id', 'task.warehouseId'))
    .select([...memberColumns, 'warehouses.name as warehouseName']);
  const states = statesOf[shelf];
  if (states) rows = rows.where('task.state', 'in', [...states]);
  rows = filteredBy(rows, 'task', { state, driverId, areaId, warehouseId, memberId, plannedDay: day });
  if (fromDay !== undefined) rows = rows.where(dayOf, '>=', fromDay);
  if (toDay !== undefined) rows = rows.where(dayOf, '<=', toDay);
  if (words)
    rows = rows.where((eb) =>
      eb.or([
        eb('task.memberId', 'in', memberIdsMatching(tx, words)),
        eb('task.number', '=', words.toUpperCase()),
        eb('task.address', 'ilike', containsPattern(words)),
        eb('task.contact', 'ilike', containsPattern(words)),
      ]),
    );
  if (shelf === 'toPlan') rows = rows.orderBy('task.day').orderBy('task.areaId').orderBy('task.id');
  else if (shelf === 'planned')
    rows = rows.orderBy('task.plannedDay').orderBy(partAt).orderBy('task.areaId').orderBy('task.id');
  else rows = rows.orderBy('task.id', shelf === 'collected' ? 'asc' : 'desc');
  return pageOf(tx, rows, paging);
}
export type StaffPickupRow = Awaited<ReturnType<typeof searchPickups>>['list'][number];

/**
 * How many pickups await planning, a driver or receipt, and how many planned ones are for days before
 * `today`.
 */
export function countPickupsByTab(tx: Tx, today: string) {
  const of = (state: PickupState) => sql<number>`count(*) filter (where state = ${sql.lit(state)})`;
  return tx.one(
    fromShop(tx, 'pickupTasks')
      .select([
        of('requested').as('toPlan'),
        of('planned').as('planned'),
        of('collected').as('collected'),
        sql<number>`count(*) filter (where state = 'planned' and planned_day < ${today})`.as('late'),
      ])
      .where('state', 'in', ['requested', 'planned', 'collected']),
  );
}

/** Active staff with their roles, by name. */
export async function activeStaff(tx: Tx) {
  const rows = await tx.all(
    fromShop(tx, 'staff', { status: 'active' }).select(['id', 'name', 'roles']).orderBy('name'),
  );
  return rows.map((row) => ({
    ...row,
    roles: roles.filter((role): role is Role => row.roles.includes(role)),
  }));
}
