import type { RateCardInput } from '@crossdock/contract/pricing/rateCard.ts';
import { pickupPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { defaultGoodsClass, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { plainBody, taiwanFees } from '@crossdock/domain/samples/rateCards.ts';
import { newId } from '../src/platform/ids.ts';
import { testShelves } from './parcelWorld.ts';
import { byKilogram } from './storageTerms.ts';
import type { Person, World, WorldShop } from './world.ts';

/** Freight in dollars: first kg 80, each further kg 35; delivery 100; insurance 3 %; cash on delivery 30 + 1 %. */
export const simpleCard: RateCardInput = { ...plainBody, ...taiwanFees, packing: plainBody.packing };

export interface Lanes {
  readonly owner: Person;
  readonly warehouseId: string;
  /** Kerry delivers to the door: at most 120 cm a side and 19.5 kg. */
  readonly kerryId: string;
  /** 7-11 delivers to convenience stores: at most 45 cm a side, 105 cm in total, below 5 kg. */
  readonly sevenId: string;
  readonly channelId: string;
  readonly zoneId: string;
  readonly rateCardId: string;
  /** Returns the goods type's id by its code. */
  goodsType(code: (typeof goodsTypes)[number]): string;
}

export const kerryFields = {
  code: 'KERRY',
  name: 'Kerry',
  maxSideMm: 1200,
  maxSideSumMm: null,
  maxPieceG: 19_500,
  phone: '',
  trackingUrl: '',
  active: true,
};
export const sevenFields = {
  ...kerryFields,
  code: 'SEVEN',
  // Unlike the real 7-11, this carrier delivers to pickup points of every kind.
  pointKinds: [...pickupPointKinds],
  name: '7-11',
  maxSideMm: 450,
  maxSideSumMm: 1050,
  maxPieceG: 4999,
};

export function channelFields(warehouseId: string, carriers: { carrierId: string; deliveryType: 2 | 3 }[]) {
  return {
    code: 'SEA',
    zh: '海快',
    tw: '海快專線',
    en: 'Sea express',
    warehouseId,
    country: 'TW',
    mode: 'sea' as const,
    goodsClasses: ['general' as const, 'sensitive' as const],
    deliveryTypes: [...new Set(carriers.map((one) => one.deliveryType))],
    minDays: 7,
    maxDays: 12,
    codOffered: true,
    partnerName: '',
    partnerPhone: '',
    partnerUrl: '',
    carriers,
    position: 0,
    active: true,
  };
}

/** Creates one warehouse and one priced channel to Taiwan, all through the owner's calls. */
export async function createLane(world: World, shop: WorldShop, card = simpleCard): Promise<Lanes> {
  const owner = await shop.staff(['owner']);
  const types = await addGoodsTypes(world, shop);
  const warehouse = await owner.client.call('addWarehouse', {
    code: 'GZ',
    name: '廣州倉',
    linkman: '{userName}-{memberId}',
    phone: '13800138000',
    address: '广州市白云区石沙路218号 {alias}室',
    zip: '510430',
    freeStorageDays: 30,
    storage: byKilogram,
    closedDays: [],
  });
  await owner.client.call('addLocations', { warehouseId: warehouse.id, codes: testShelves });
  const kerry = await owner.client.call('addCarrier', kerryFields);
  const seven = await owner.client.call('addCarrier', sevenFields);
  const channel = await owner.client.call(
    'addChannel',
    channelFields(warehouse.id, [
      { carrierId: kerry.id, deliveryType: 2 },
      { carrierId: seven.id, deliveryType: 3 },
    ]),
  );
  const zoneId = channel.zones[0]?.id ?? '';
  const draft = await owner.client.call('draftRateCard', {
    zoneId,
    name: 'first',
    validFrom: '2026-01-01T00:00:00Z',
    validTo: null,
    card,
  });
  await owner.client.call('publishRateCard', { id: draft.id, version: draft.version });
  return {
    owner,
    warehouseId: warehouse.id,
    kerryId: kerry.id,
    sevenId: seven.id,
    channelId: channel.id,
    zoneId,
    rateCardId: draft.id,
    goodsType: (code) => types[code] ?? '',
  };
}

/**
 * Adds goods types by SQL. The command that adds a shop brings them, but the shops of a world are created without it.
 */
async function addGoodsTypes(world: World, shop: WorldShop): Promise<Record<string, string>> {
  const ids = Object.fromEntries(goodsTypes.map((code) => [code, newId()]));
  for (const [position, code] of goodsTypes.entries()) {
    await world.sql(
      `insert into goods_types (shop_id, id, code, zh, tw, en, goods_class, position)
       values ($1, $2, $3, $3, $3, $3, $4, $5) on conflict (shop_id, code) do nothing`,
      [shop.id, ids[code], code, defaultGoodsClass[code], position],
    );
  }
  const rows = await world.sql<{ id: string; code: string }>(
    'select id, code from goods_types where shop_id = $1',
    [shop.id],
  );
  return Object.fromEntries(rows.map((row) => [row.code, row.id]));
}
