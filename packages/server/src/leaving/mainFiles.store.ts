import type { ExportedFile } from '@crossdock/domain/leaving/files.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { ExportPageRequest, ExportPageRow } from './exportPage.ts';

/** Describes how a file is read: its cells in column order, from rows aliased `t`, ordered by a key. */
interface Reading {
  readonly cells: readonly RawBuilder<unknown>[];
  readonly from: RawBuilder<unknown>;
  readonly key: { readonly column: string; readonly type: 'uuid' | 'integer' };
  /** The column with the row's creation time. */
  readonly since?: string;
  readonly only?: RawBuilder<unknown>;
  /** The condition for rows of a member; without it, no row belongs to a member. */
  readonly ofMember?: (memberId: string) => RawBuilder<unknown>;
}

const mine = (memberId: string) => sql`t.member_id = ${memberId}`;
const byId = { column: 'id', type: 'uuid' } as const;
const byMember = { column: 'member_id', type: 'uuid' } as const;

const withMember = sql`left join members m on m.shop_id = t.shop_id and m.id = t.member_id`;
const ofWarehouse = sql`left join warehouses w on w.shop_id = t.shop_id and w.id = t.warehouse_id`;
const ofShop = sql`join shops s on s.id = t.shop_id`;
const own = (list: string) => list.split(' ').map((name) => sql`t.${sql.id(name)}`);
const inShopsLanguage = (table: string) =>
  sql`case s.default_lang when 'zh' then ${sql.id(table, 'zh')} when 'tw' then ${sql.id(table, 'tw')} else ${sql.id(table, 'en')} end`;

/** The shop, and the moment of the export (ISO 8601 UTC). */
interface Then {
  readonly shopId: string;
  readonly before: string;
}

/**
 * The movements of each account since the moment. Its balance at that moment is the current balance minus
 * these.
 */
const movedSince = ({ shopId, before }: Then) => sql`left join (
  select one.account_id, sum(one.amount) as amount from (
    select credit_account_id as account_id, amount_minor as amount from ledger_transfers
    where shop_id = ${shopId} and at >= ${before}::timestamptz
    union all
    select debit_account_id, -amount_minor from ledger_transfers
    where shop_id = ${shopId} and at >= ${before}::timestamptz) one
  group by one.account_id) moved on moved.account_id = t.id`;
const balanceThen = sql`t.balance_minor - coalesce(moved.amount, 0)`;
const pointsSince = ({ shopId, before }: Then) => sql`left join lateral (
  select sum(e.amount) as amount from points_entries e
  where e.shop_id = ${shopId} and e.member_id = t.member_id and e.at >= ${before}::timestamptz) moved on true`;

const destination = sql`concat_ws(' ', ${sql.join(
  ['province', 'city', 'area', 'street', 'detail', 'zip'].map(
    (part) => sql`nullif(t.destination ->> ${sql.lit(part)}, '')`,
  ),
)}, t.destination -> 'pickupPoint' ->> 'name', t.destination -> 'pickupPoint' ->> 'address')`;

/** The courier numbers of an order's parcels and, below, the services requested for the order, each as one text. */
const parcelsIn = ({
  shopId,
}: Then) => sql`(select string_agg(part.bill_code, ' ' order by part.id) from parcels part
  where part.shop_id = ${shopId} and part.order_id = t.id)`;
const servicesOf = ({
  shopId,
}: Then) => sql`(select string_agg(offered.tw, '; ' order by task.id) from service_tasks task
  join services offered on offered.shop_id = ${shopId} and offered.id = task.service_id
  where task.shop_id = ${shopId} and task.order_id = t.id and task.state <> 'cancelled')`;

const readings: Readonly<Record<ExportedFile, (then: Then) => Reading>> = {
  warehouses: () => ({
    cells: own('code name linkman phone address zip free_storage_days'),
    ...{ from: sql`warehouses t`, key: byId, since: 'created_at' },
  }),
  locations: () => ({
    cells: [sql`w.code`, ...own('code')],
    ...{
      from: sql`locations t ${ofWarehouse}`,
      key: byId,
      since: 'created_at',
      only: sql`t.closed_at is null`,
    },
  }),
  staff: () => ({
    cells: [...own('login name phone'), sql`array_to_string(t.roles, ' ')`, sql`t.status = 'active'`],
    ...{ from: sql`staff t`, key: byId, since: 'created_at' },
  }),
  levels: () => ({
    cells: own('level zh tw en from_paid_minor'),
    ...{ from: sql`member_levels t`, key: { column: 'level', type: 'integer' } },
  }),
  pickup_points: () => ({
    cells: own('code name kind country province city area address zip phone hours'),
    ...{ from: sql`pickup_points t`, key: byId, since: 'created_at' },
  }),
  members: () => ({
    cells: [
      ...own('simple_code account name nickname area_code phone email lang level'),
      ...[sql`t.status = 'active'`, sql`t.line_account`, sql`r.simple_code`, sql`t.created_at`],
    ],
    from: sql`members t left join members r on r.shop_id = t.shop_id and r.id = t.referrer_id`,
    ...{ key: byId, since: 'created_at' },
    ofMember: (memberId) => sql`t.id = ${memberId}`,
  }),
  addresses: () => ({
    cells: [
      sql`m.simple_code`,
      ...own('id delivery_type consignee area_code phone country province city area street detail zip'),
      ...[sql`coalesce(p.code, t.store ->> 'number')`, sql`t.is_default`],
    ],
    from: sql`addresses t ${withMember} left join pickup_points p on p.shop_id = t.shop_id and p.id = t.pickup_point_id`,
    ...{ key: byId, since: 'created_at', only: sql`t.deleted_at is null` },
    ofMember: mine,
  }),
  declarers: () => ({
    cells: [sql`m.simple_code`, ...own('id name area_code phone country id_kind id_number is_default')],
    ...{
      from: sql`declarers t ${withMember}`,
      key: byId,
      since: 'created_at',
      only: sql`t.deleted_at is null`,
    },
    ofMember: mine,
  }),
  balances: (then) => ({
    cells: [sql`m.simple_code`, balanceThen, sql`s.currency`],
    from: sql`ledger_accounts t ${withMember} ${ofShop} ${movedSince(then)}`,
    ...{ key: byId, only: sql`t.kind = 'memberBalance'` },
    ofMember: mine,
  }),
  points: (then) => ({
    cells: [sql`m.simple_code`, sql`t.balance - coalesce(moved.amount, 0)`],
    ...{ from: sql`points_balances t ${withMember} ${pointsSince(then)}`, key: byMember },
    ofMember: mine,
  }),
  coupons: () => ({
    cells: [
      ...[sql`m.simple_code`, sql`t.id`, inShopsLanguage('c')],
      ...[sql`c.type`, sql`c.amount_minor`, sql`c.rate_bp`, sql`c.max_minor`, sql`t.valid_until`, sql`1`],
    ],
    from: sql`member_coupons t ${withMember} ${ofShop} join coupons c on c.shop_id = t.shop_id and c.id = t.coupon_id`,
    ...{ key: byId, since: 'created_at', only: sql`t.state = 'unused'` },
    ofMember: mine,
  }),
  rate_cards: () => ({
    cells: [
      ...[sql`h.code`, inShopsLanguage('h'), sql`w.code`, sql`z.name`, sql`z.country`],
      ...own('card valid_from valid_to'),
    ],
    from: sql`rate_cards t ${ofShop} join channels h on h.shop_id = t.shop_id and h.id = t.channel_id
      join warehouses w on w.shop_id = h.shop_id and w.id = h.warehouse_id
      join zones z on z.shop_id = t.shop_id and z.id = t.zone_id`,
    ...{ key: byId, since: 'created_at', only: sql`t.state = 'published'` },
  }),
  parcels: () => ({
    cells: [
      ...[sql`t.bill_code`, sql`m.simple_code`, sql`t.courier`, sql`w.code`],
      ...own('shelf_code state goods_name'),
      sql`g.code`,
      ...own(
        'goods_count declared_value_minor weight_g length_mm width_mm height_mm remark forecast_at arrived_at',
      ),
      sql`o.number`,
    ],
    from: sql`parcels t ${withMember} ${ofWarehouse} left join orders o on o.shop_id = t.shop_id and o.id = t.order_id
      left join goods_types g on g.shop_id = t.shop_id and g.id = t.goods_type_id`,
    ...{ key: byId, since: 'created_at' },
    ofMember: mine,
  }),
  orders: (then) => ({
    cells: [
      ...[sql`t.number`, sql`m.simple_code`, sql`t.state`, sql`w.code`, sql`h.code`],
      ...own('delivery_type consignee phone country'),
      destination,
      ...own('bill_total_minor paid_minor forwarding_number created_at paid_at shipped_at signed_at'),
      ...[parcelsIn(then), sql`t.address_id`, servicesOf(then), sql`t.remark`],
    ],
    from: sql`orders t ${withMember} ${ofWarehouse}
      left join channels h on h.shop_id = t.shop_id and h.id = t.channel_id`,
    ...{ key: byId, since: 'created_at' },
    ofMember: mine,
  }),
  accounts: (then) => ({
    cells: [sql`t.kind`, sql`m.simple_code`, balanceThen, sql`s.currency`],
    ...{ from: sql`ledger_accounts t ${withMember} ${ofShop} ${movedSince(then)}`, key: byId },
    ofMember: mine,
  }),
  ledger: () => ({
    cells: [
      ...own('id at kind'),
      ...[sql`d.kind`, sql`dm.simple_code`, sql`c.kind`, sql`cm.simple_code`],
      ...[sql`t.amount_minor`, sql`s.currency`, sql`o.number`, sql`t.memo`],
    ],
    from: sql`ledger_transfers t ${ofShop} left join orders o on o.shop_id = t.shop_id and o.id = t.order_id
      join ledger_accounts d on d.shop_id = t.shop_id and d.id = t.debit_account_id
      join ledger_accounts c on c.shop_id = t.shop_id and c.id = t.credit_account_id
      left join members dm on dm.shop_id = t.shop_id and dm.id = d.member_id
      left join members cm on cm.shop_id = t.shop_id and cm.id = c.member_id`,
    ...{ key: byId, since: 'at' },
    ofMember: (memberId) => sql`${memberId} in (d.member_id, c.member_id)`,
  }),
};

/** Whether a file's rows belong to single members. */
export const hasMemberRows = (file: ExportedFile): boolean =>
  readings[file]({ shopId: '', before: '' }).ofMember !== undefined;

/** A page of one of the main files, in the order of a key that never changes. */
export function mainFilePage(
  tx: Tx,
  file: ExportedFile,
  { before, after, most, memberId }: ExportPageRequest,
): Promise<ExportPageRow[]> {
  const { cells, from, key, since, only, ofMember } = readings[file]({ shopId: tx.shopId, before });
  const column = sql`t.${sql.id(key.column)}`;
  const [at] = after ?? [];
  const statement = sql<ExportPageRow>`select jsonb_build_array(${column}::text) as place,
      jsonb_build_array(${sql.join(cells)}) as cells
    from ${from}
    where t.shop_id = ${tx.shopId}
      ${since === undefined ? sql`` : sql`and t.${sql.id(since)} < ${before}::timestamptz`}
      ${only === undefined ? sql`` : sql`and ${only}`}
      ${memberId === null ? sql`` : sql`and ${ofMember?.(memberId) ?? sql`false`}`}
      ${at === undefined ? sql`` : sql`and ${column} > ${at}::${sql.raw(key.type)}`}
    order by ${column} limit ${most}`;
  return tx.all({ compile: () => statement.compile(db) });
}
