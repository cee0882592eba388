import type { Params } from '@crossdock/contract/refusals.ts';
import type { OrderState } from '@crossdock/domain/orders/states.ts';
import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { VipTab } from '@crossdock/domain/vipOrders/states.ts';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageByIds } from '../platform/paging.ts';
import { type RequestedPeriod, rowsCreatedInPeriod } from '../platform/requestedPeriod.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

interface ParcelOfRow {
  readonly id: string;
  readonly courierNumber: string;
  readonly state: ParcelState;
  readonly arrivedAt: string | null;
}

const parcelsOfRow = (tx: Tx) => sql<ParcelOfRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', parcels.id, 'courierNumber', parcels.bill_code, 'state', parcels.state,
    'arrivedAt', parcels.arrived_at) order by parcels.id)
  from vip_parcels
  join parcels on parcels.shop_id = vip_parcels.shop_id and parcels.id = vip_parcels.parcel_id
  where vip_parcels.shop_id = ${tx.shopId} and vip_parcels.vip_order_id = vip_orders.id), '[]')`;

interface LineOfRow {
  readonly productId: string;
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly hsCode: string;
  readonly unit: string;
  readonly quantity: number;
  readonly priceMinor: number;
}

const linesOfRow = (tx: Tx) => sql<LineOfRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('productId', product_id, 'zh', zh, 'tw', tw, 'en', en, 'hsCode', hs_code,
    'unit', unit, 'quantity', quantity, 'priceMinor', price_minor) order by position)
  from customs_lines
  where customs_lines.shop_id = ${tx.shopId} and customs_lines.vip_order_id = vip_orders.id), '[]')`;

/** VIP orders with everything that their card and page show. */
function vipRows(tx: Tx) {
  return fromShop(tx, 'vipOrders')
    .innerJoin('addresses', shopJoin('addresses.id', 'vipOrders.addressId'))
    .innerJoin('channels', shopJoin('channels.id', 'vipOrders.channelId'))
    .innerJoin('carriers', shopJoin('carriers.id', 'vipOrders.carrierId'))
    .innerJoin('members', shopJoin('members.id', 'vipOrders.memberId'))
    .leftJoin('orders', shopJoin('orders.id', 'vipOrders.orderId'))
    .selectAll('vipOrders')
    .select(['addresses.consignee', 'addresses.country', 'addresses.state as addressState'])
    .select(['channels.zh', 'channels.tw', 'channels.en', 'carriers.name as carrierName'])
    .select(['members.name as memberName', 'members.account as memberAccount'])
    .select(['orders.state as orderState', 'orders.packedAt', 'orders.paidMinor'])
    .select('orders.cashOnDelivery as collected')
    .select([parcelsOfRow(tx).as('parcels'), linesOfRow(tx).as('lines')])
    .$narrowType<{ orderState: OrderState | null; obstacleParams: Params }>();
}

/** One VIP order; with a member only that member's. */
export function findListedVipOrder(tx: Tx, id: string, memberId?: string) {
  const row = vipRows(tx).where('vipOrders.id', '=', id);
  return tx.maybe(memberId === undefined ? row : row.where('vipOrders.memberId', '=', memberId));
}
export type ListedVipOrder = NonNullable<Awaited<ReturnType<typeof findListedVipOrder>>>;

const onShelf: Readonly<Record<VipTab, ReturnType<typeof sql<SqlBool>>>> = {
  open: sql<SqlBool>`vip_orders.state = 'waiting'`,
  asking: sql<SqlBool>`vip_orders.state = 'waiting' and (vip_orders.asked_at is not null or vip_orders.stuck_at is not null)`,
  ordered: sql<SqlBool>`vip_orders.state = 'ordered'`,
  cancelled: sql<SqlBool>`vip_orders.state = 'cancelled'`,
  all: sql<SqlBool>`true`,
};

export interface VipFilter {
  readonly shelf: VipTab;
  readonly memberId?: string | undefined;
  readonly made?: RequestedPeriod;
  readonly words: string;
  /** Whether the words also match the member's name, as they do for staff. */
  readonly byMember: boolean;
}

function matching(tx: Tx, { shelf, memberId, made = {}, words, byMember }: VipFilter) {
  let rows = fromShop(tx, 'vipOrders').select('vipOrders.id').where(onShelf[shelf]);
  if (memberId !== undefined) rows = rows.where('vipOrders.memberId', '=', memberId);
  rows = rowsCreatedInPeriod(rows, 'vipOrders.id', made);
  if (words === '') return rows;
  const part = containsPattern(words);
  return rows.where((eb) =>
    eb.or([
      eb('vipOrders.number', 'ilike', part),
      sql<SqlBool>`exists (select from vip_parcels
        join parcels on parcels.shop_id = vip_parcels.shop_id and parcels.id = vip_parcels.parcel_id
        where vip_parcels.shop_id = ${tx.shopId} and vip_parcels.vip_order_id = vip_orders.id
          and parcels.bill_code ilike ${part})`,
      ...(byMember ? [eb('vipOrders.memberId', 'in', memberIdsMatching(tx, words))] : []),
    ]),
  );
}

/** A page of VIP orders: newest first, or those that wait longest first. */
export function pageOfVipOrders(tx: Tx, filter: VipFilter, order: 'newest' | 'oldest', paging: Paging) {
  const way = order === 'newest' ? 'desc' : 'asc';
  const counted = matching(tx, filter);
  const ids = counted.orderBy('vipOrders.id', way);
  const rowsOf = (some: typeof ids) =>
    vipRows(tx).where('vipOrders.id', 'in', some).orderBy('vipOrders.id', way);
  return pageByIds(tx, { ids, rowsOf, counted, isPart: false }, paging);
}

/** How many VIP orders the member has in each list. */
export function countVipOrders(tx: Tx, memberId: string) {
  return tx.one(
    fromShop(tx, 'vipOrders', { 'vipOrders.memberId': memberId }).select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(onShelf.open).as('open'),
      fn.countAll<number>().filterWhere(onShelf.asking).as('asking'),
      fn.countAll<number>().filterWhere(onShelf.ordered).as('ordered'),
      fn.countAll<number>().filterWhere(onShelf.cancelled).as('cancelled'),
    ]),
  );
}
