import type { Request } from '@crossdock/contract/table.ts';
import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { defaultGoodsClass, type GoodsType, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import { plainSea } from '@crossdock/domain/samples/rateCards.ts';
import { toColumnName } from '../src/platform/columns.ts';
import { newId } from '../src/platform/ids.ts';
import { addShelves } from './parcelWorld.ts';
import { byKilogram } from './storageTerms.ts';
import { recipient } from './typedAddresses.ts';
import type { Person, World, WorldShop } from './world.ts';

/** Everything that a shop needs to ship: a warehouse, a channel with a home and a pickup carrier, and a rate card. */
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
  const names = Object.keys(row).map(toColumnName);
  await sql(
    `insert into ${toColumnName(table)} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
}

/**
 * Adds one lane to an empty shop. It writes the rows directly into the tables; other tests cover the calls that do so.
 */
export async function insertLane(
  { sql }: Pick<World, 'sql'>,
  shop: WorldShop,
  options: { card?: Partial<RateCard>; country?: string; codOffered?: boolean } = {},
): Promise<Lane> {
  const createdAt = new Date().toISOString();
  const shopId = shop.id;
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
    shopId,
    id: lane.warehouseId,
    code: 'CAN',
    name: '廣州倉',
    linkman: '{userName}',
    phone: '020',
    address: '廣州',
    storage: JSON.stringify(byKilogram),
    createdAt,
  });
  await addShelves({ sql }, shop, lane.warehouseId);
  for (const code of goodsTypes)
    await insert(sql, 'goodsTypes', {
      shopId,
      id: lane.goodsTypeIds[code],
      code,
      zh: code,
      tw: code,
      en: code,
      goodsClass: defaultGoodsClass[code],
    });
  await sql(
    `insert into payment_methods (shop_id, code, zh, tw, en) values ($1, 'cod', '货到付款', '貨到付款', 'Cash on delivery')
     on conflict do nothing`,
    [shopId],
  );
  await insertChannel(sql, lane, country, options.codOffered ?? true);
  await insertCarriers(sql, lane);
  const zoneId = newId();
  await insert(sql, 'zones', { shopId, id: zoneId, channelId: lane.channelId, name: 'all', country });
  await publishCard({ sql }, lane, zoneId, { ...plainSea, ...options.card });
  await insert(sql, 'pickupPoints', {
    shopId,
    id: lane.pickupPointId,
    code: 'P1',
    name: '台北站',
    kind: 'counter',
    country,
    address: '台北市中正區1號',
    maxSideSumMm: 1500,
    createdAt,
  });
  return lane;
}

async function insertChannel(sql: Sql, lane: Lane, country: string, codOffered: boolean): Promise<void> {
  await insert(sql, 'channels', {
    shopId: lane.shop.id,
    id: lane.channelId,
    code: 'SEA',
    zh: '海运',
    tw: '海快',
    en: 'Sea',
    warehouseId: lane.warehouseId,
    country,
    mode: 'sea',
    goodsClasses: ['general', 'sensitive'],
    deliveryTypes: [2, 3],
    minDays: 5,
    maxDays: 9,
    codOffered,
    partnerName: 'Partner',
    partnerPhone: '02-1234',
    createdAt: new Date().toISOString(),
  });
}

async function insertCarriers(sql: Sql, lane: Lane): Promise<void> {
  const shopId = lane.shop.id;
  const carriers = [
    {
      id: lane.homeCarrierId,
      code: 'KERRY',
      name: 'Kerry',
      maxSideMm: 1200,
      maxPieceG: 19_500,
      pointKinds: [],
      type: 2,
    },
    {
      id: lane.pickupCarrierId,
      code: 'STORE',
      name: '7-11',
      maxSideMm: null,
      maxPieceG: null,
      pointKinds: pickupPointKinds,
      type: 3,
    },
  ];
  for (const { type, ...carrier } of carriers) {
    await insert(sql, 'carriers', { shopId, trackingUrl: 'https://t.test/{number}', ...carrier });
    await insert(sql, 'channelCarriers', {
      shopId,
      channelId: lane.channelId,
      carrierId: carrier.id,
      deliveryType: type,
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
  await insert(sql, 'rateCards', {
    shopId: lane.shop.id,
    id: newId(),
    channelId: lane.channelId,
    zoneId,
    card: JSON.stringify(card),
    validFrom: card.validFrom,
    state: 'published',
    createdAt: new Date().toISOString(),
  });
}

export interface ParcelFields {
  state?: string;
  goodsType?: GoodsType;
  weightG?: number;
  lengthMm?: number;
  widthMm?: number;
  heightMm?: number;
  declaredValueMinor?: number;
  shelvedAt?: string;
  warehouseId?: string;
  withPicture?: boolean;
}

let parcelsMade = 0;

/** Adds a shelved parcel of the member with its counter and, by default, a picture. */
export async function insertShelvedParcel(
  { sql }: Pick<World, 'sql'>,
  lane: Lane,
  member: Person,
  { goodsType = 'clothes', withPicture = true, ...fields }: ParcelFields = {},
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  const shopId = lane.shop.id;
  const n = ++parcelsMade;
  const row = {
    shopId,
    id,
    number: `P${n}`,
    memberId: member.id,
    courierNumber: `SF${String(n).padStart(12, '0')}`,
    warehouseId: lane.warehouseId,
    state: 'shelved',
    goodsName: '外套',
    goodsTypeId: lane.goodsTypeIds[goodsType],
    declaredValueMinor: 50_000,
    weightG: 1500,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    arrivedAt: fields.shelvedAt ?? at,
    shelvedAt: at,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
  await insert(sql, 'parcels', row);
  await sql(
    `insert into counters values ($1, $2, $3, 1) on conflict (shop_id, member_id, name) do update set value = counters.value + 1`,
    [shopId, member.id, `parcel.${row.state}`],
  );
  if (withPicture) {
    const fileId = newId();
    await insert(sql, 'files', {
      shopId,
      id: fileId,
      purpose: 'parcel',
      mime: 'image/webp',
      bytes: 10,
      createdAt: at,
    });
    await insert(sql, 'parcelPhotos', {
      shopId,
      parcelId: id,
      fileId,
      kind: 'receive',
      createdAt: at,
    });
  }
  return id;
}

/** An approved home address in Taiwan. */
export async function insertApprovedAddress(
  { sql }: Pick<World, 'sql'>,
  lane: Pick<Lane, 'shop'>,
  member: Person,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  await insert(sql, 'addresses', {
    shopId: lane.shop.id,
    id,
    memberId: member.id,
    deliveryType: 2,
    ...recipient,
    province: '台北市',
    city: '信義區',
    detail: '信義路五段七號八十九樓之一',
    zip: '110',
    state: 'approved',
    createdAt: at,
    updatedAt: at,
    ...fields,
  });
  return id;
}

export type Choice = Omit<Request<'submitOrder'>, 'totalMinor' | 'agreed' | 'remark'>;

/** A complete order input except for its total. */
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

/** Quotes the choice and submits it at the quoted total. */
export async function submitAtQuote(member: Person, choice: Choice) {
  const { totalMinor } = await member.client.call('quoteOrder', choice);
  return member.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
}
