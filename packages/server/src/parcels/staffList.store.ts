import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { Tx } from '../platform/db.ts';
import { q } from '../platform/query.ts';
import { countedUpTo, likeText, listRows } from './list.store.ts';

/** A parcel with its member, as staff see it in lists. */
export function staffRows(tx: Tx) {
  return listRows()
    .leftJoin('members', (join) =>
      join.onRef('members.shop_id', '=', 'parcels.shop_id').onRef('members.id', '=', 'parcels.member_id'),
    )
    .select([
      'members.account',
      'members.name as member_name',
      'members.nickname',
      'members.random_name',
      'members.phone',
    ])
    .where('parcels.shop_id', '=', tx.shopId);
}

export type StaffRow = Awaited<ReturnType<typeof queryForStaff>>['list'][number];

export function findRow(tx: Tx, id: string) {
  return tx.maybe(staffRows(tx).where('parcels.id', '=', id));
}

export function findRowByNumber(tx: Tx, billCode: string) {
  return tx.maybe(staffRows(tx).where('parcels.bill_code', '=', billCode));
}

export interface StaffFilter {
  readonly states?: readonly ParcelState[] | undefined;
  readonly warehouseId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly words?: string | undefined;
  /** In the house since this moment or longer. */
  readonly arrivedBefore?: string | undefined;
}

/** A page of the shop's parcels, and how many there are, counted to 10,000. */
export async function queryForStaff(
  tx: Tx,
  filter: StaffFilter,
  page: { limit: number; offset: number; oldestFirst?: boolean },
) {
  const ids = filtered(tx, filter);
  const direction = page.oldestFirst ? 'asc' : 'desc';
  const [list, { n }] = await Promise.all([
    tx.all(
      staffRows(tx)
        .where('parcels.id', 'in', ids.orderBy('parcels.id', direction).limit(page.limit).offset(page.offset))
        .orderBy('parcels.id', direction),
    ),
    tx.one(q.selectFrom(ids.limit(countedUpTo).as('found')).select((eb) => eb.fn.countAll<number>().as('n'))),
  ]);
  return { list, total: n };
}

function filtered(tx: Tx, filter: StaffFilter) {
  let rows = q.selectFrom('parcels').select('parcels.id').where('parcels.shop_id', '=', tx.shopId);
  if (filter.states?.length) rows = rows.where('parcels.state', 'in', [...filter.states]);
  if (filter.warehouseId) rows = rows.where('parcels.warehouse_id', '=', filter.warehouseId);
  if (filter.memberId) rows = rows.where('parcels.member_id', '=', filter.memberId);
  if (filter.arrivedBefore) rows = rows.where('parcels.arrived_at', '<=', filter.arrivedBefore);
  const { words } = filter;
  if (words) {
    const start = `${likeText(words.toUpperCase())}%`;
    rows = rows.where((eb) =>
      eb.or([
        eb('parcels.bill_code', 'like', start),
        eb('parcels.number', 'like', start),
        eb('parcels.shelf_code', 'like', start),
        eb('parcels.member_id', 'in', memberIds(tx, words)),
      ]),
    );
  }
  return rows;
}

function memberIds(tx: Tx, words: string) {
  return q
    .selectFrom('members')
    .select('members.id')
    .where('members.shop_id', '=', tx.shopId)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['members.account']), '=', words.toLowerCase()),
        eb('members.random_name', '=', words.toUpperCase()),
        eb('members.simple_code', '=', words.toUpperCase()),
        eb('members.phone', '=', words),
      ]),
    );
}

/** How many parcels of the shop are in a state, counted to 10,000. */
export async function countInState(tx: Tx, state: ParcelState): Promise<number> {
  const { n } = await tx.one(
    q
      .selectFrom(
        filtered(tx, { states: [state] })
          .limit(countedUpTo)
          .as('found'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n')),
  );
  return n;
}
