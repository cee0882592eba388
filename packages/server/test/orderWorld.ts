import type { Request } from '@crossdock/contract/table.ts';
import { defaultGoodsClass, type GoodsType, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import { plainSea } from '@crossdock/domain/samples/rateCards.ts';
import { newId } from '../src/platform/ids.ts';
import { addShelves } from './parcelWorld.ts';
import { byKilogram } from './shelfTerms.ts';
import type { Person, World, WorldShop } from './world.ts';

/** Where a shop sends things: a warehouse, one channel with a home and a pickup carrier, and its card. */
export interface Lane {
  readonly shop: WorldShop;
  readonly warehouseId: string;
  readonly goodsTypeIds: Readonly<Record<GoodsType, string>>;
  readonly channelId: string;
  /** Kerry: home delivery, at most 120 cm a side and 19.5 kg a piece. */
  readonly homeCarrierId: string;
  readonly pickupCarrierId: string;
  readonly pickupPointId: string;
}

type Sql = World['sql'];

async function insert(sql: Sql, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  await sql(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/** Gives an empty shop one lane. What the lanes' own screens do elsewhere is written straight into the tables here. */
export async function openLane(
  { sql }: Pick<World, 'sql'>,
  shop: WorldShop,
  options: { card?: Partial<RateCard>; country?: string; codOffered?: boolean } = {},
): Promise<Lane> {
  const created_at = new Date().toISOString();
  const shop_id = shop.id;
  const country = options.country ?? 'TW';
  const lane: Lane = {
    shop,
    warehouseId: newId(),
    goodsTypeIds: Object.fromEntries(goodsTypes.map((code) => [code, newId()])) as Lane['goodsTypeIds'],
    channelId: newId(),
    homeCarrierId: newId(),
    pickupCarrierId: newId(),
    pickupPointId: newId(),
  };
  await insert(sql, 'warehouses', {
    shop_id,
    id: lane.warehouseId,
    code: 'CAN',
    name: '廣州倉',
    linkman: '{userName}',
    phone: '020',
    address: '廣州',
    storage: JSON.stringify(byKilogram),
    created_at,
  });
  await addShelves({ sql }, shop, lane.warehouseId);
  for (const code of goodsTypes)
    await insert(sql, 'goods_types', {
      shop_id,
      id: lane.goodsTypeIds[code],
      code,
      zh: code,
      tw: code,
      en: code,
      goods_class: defaultGoodsClass[code],
    });
  await sql(
    `insert into payment_methods (shop_id, code, zh, tw, en) values ($1, 'cod', '货到付款', '貨到付款', 'Cash on delivery')
     on conflict do nothing`,
    [shop_id],
  );
  await insertChannel(sql, lane, country, options.codOffered ?? true);
  await insertCarriers(sql, lane);
  const zoneId = newId();
  await insert(sql, 'zones', { shop_id, id: zoneId, channel_id: lane.channelId, name: 'all', country });
  await publishCard({ sql }, lane, zoneId, { ...plainSea, ...options.card });
  await insert(sql, 'pickup_points', {
    shop_id,
    id: lane.pickupPointId,
    code: 'P1',
    name: '台北站',
    kind: 'counter',
    country,
    address: '台北市中正區1號',
    max_side_sum_mm: 1500,
    created_at,
  });
  return lane;
}

async function insertChannel(sql: Sql, lane: Lane, country: string, codOffered: boolean): Promise<void> {
  await insert(sql, 'channels', {
    shop_id: lane.shop.id,
    id: lane.channelId,
    code: 'SEA',
    zh: '海运',
    tw: '海快',
    en: 'Sea',
    warehouse_id: lane.warehouseId,
    country,
    mode: 'sea',
    goods_classes: ['general', 'sensitive'],
    delivery_types: [2, 3],
    min_days: 5,
    max_days: 9,
    cod_offered: codOffered,
    partner_name: 'Partner',
    partner_phone: '02-1234',
    created_at: new Date().toISOString(),
  });
}

async function insertCarriers(sql: Sql, lane: Lane): Promise<void> {
  const shop_id = lane.shop.id;
  const carriers = [
    { id: lane.homeCarrierId, code: 'KERRY', name: 'Kerry', max_side_mm: 1200, max_piece_g: 19_500, type: 2 },
    { id: lane.pickupCarrierId, code: 'STORE', name: '7-11', max_side_mm: null, max_piece_g: null, type: 3 },
  ];
  for (const { type, ...carrier } of carriers) {
    await insert(sql, 'carriers', { shop_id, tracking_url: 'https://t.test/{number}', ...carrier });
    await insert(sql, 'channel_carriers', {
      shop_id,
      channel_id: lane.channelId,
      carrier_id: carrier.id,
      delivery_type: type,
    });
  }
}

/** Publishes a card for the lane's zone; a later `valid_from` supersedes an earlier one. */
export async function publishCard(
  { sql }: Pick<World, 'sql'>,
  lane: Pick<Lane, 'shop' | 'channelId'>,
  zoneId: string,
  card: RateCard,
): Promise<void> {
  await insert(sql, 'rate_cards', {
    shop_id: lane.shop.id,
    id: newId(),
    channel_id: lane.channelId,
    zone_id: zoneId,
    card: JSON.stringify(card),
    valid_from: card.validFrom,
    state: 'published',
    created_at: new Date().toISOString(),
  });
}

export interface ParcelFields {
  state?: string;
  goodsType?: GoodsType;
  weight_g?: number;
  length_mm?: number;
  width_mm?: number;
  height_mm?: number;
  declared_value_minor?: number;
  shelved_at?: string;
  warehouse_id?: string;
  withPicture?: boolean;
}

let parcelsMade = 0;

/** A parcel of the member's on the shelf, with a picture; its counter too. */
export async function shelvedParcel(
  { sql }: Pick<World, 'sql'>,
  lane: Lane,
  member: Person,
  { goodsType = 'clothes', withPicture = true, ...fields }: ParcelFields = {},
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  const shop_id = lane.shop.id;
  const n = ++parcelsMade;
  const row = {
    shop_id,
    id,
    number: `P${n}`,
    member_id: member.id,
    bill_code: `SF${String(n).padStart(12, '0')}`,
    warehouse_id: lane.warehouseId,
    state: 'shelved',
    goods_name: '外套',
    goods_type_id: lane.goodsTypeIds[goodsType],
    declared_value_minor: 50_000,
    weight_g: 1500,
    length_mm: 300,
    width_mm: 200,
    height_mm: 100,
    shelved_at: at,
    created_at: at,
    updated_at: at,
    ...fields,
  };
  await insert(sql, 'parcels', row);
  await sql(
    `insert into counters values ($1, $2, $3, 1) on conflict (shop_id, member_id, name) do update set value = counters.value + 1`,
    [shop_id, member.id, `parcel.${row.state}`],
  );
  if (withPicture) {
    const fileId = newId();
    await insert(sql, 'files', {
      shop_id,
      id: fileId,
      purpose: 'parcel',
      mime: 'image/webp',
      bytes: 10,
      created_at: at,
    });
    await insert(sql, 'parcel_photos', {
      shop_id,
      parcel_id: id,
      file_id: fileId,
      kind: 'receive',
      created_at: at,
    });
  }
  return id;
}

/** An approved home address in Taiwan. */
export async function approvedAddress(
  { sql }: Pick<World, 'sql'>,
  lane: Pick<Lane, 'shop'>,
  member: Person,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  await insert(sql, 'addresses', {
    shop_id: lane.shop.id,
    id,
    member_id: member.id,
    delivery_type: 2,
    consignee: '王小明',
    area_code: '886',
    phone: '0912345678',
    country: 'TW',
    province: '台北市',
    city: '信義區',
    detail: '信義路五段七號八十九樓之一',
    zip: '110',
    id_number: 'A123456789',
    state: 'approved',
    created_at: at,
    updated_at: at,
    ...fields,
  });
  return id;
}

export type Choice = Omit<Request<'submitOrder'>, 'totalMinor' | 'agreed' | 'remark'>;

/** Everything that an order needs but its total. */
export function choiceOf(
  lane: Lane,
  parcelIds: string[],
  addressId: string,
  more: Partial<Choice> = {},
): Choice {
  return {
    parcelIds,
    deliveryType: 2,
    addressId,
    channelId: lane.channelId,
    carrierId: lane.homeCarrierId,
    ...more,
  };
}

/** Quotes the choice and submits it at that total. */
export async function submitted(member: Person, choice: Choice) {
  const { totalMinor } = await member.client.call('quoteOrder', choice);
  return member.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
}
