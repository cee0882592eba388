import { expect } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import type { Buyer } from './couponWorld.ts';
import { picture } from './parcelWorld.ts';
import { openServicesWorld, type ServicesWorld } from './servicesWorld.ts';
import type { Person } from './world.ts';

/** A shop where members can pay for, change, lose, dispute, claim, cancel and refund everything that costs money. */
export interface MoneyShop {
  readonly s: ServicesWorld;
  /** `second` takes second measurements, `finance` approves claims. */
  readonly second: Person;
  readonly finance: Person;
  readonly variantId: string;
  readonly areaId: string;
  readonly productId: string;
}

export async function openMoneyShop(env: Record<string, string> = {}): Promise<MoneyShop> {
  const s = await openServicesWorld(env);
  const second = await s.world.tw.staff(['warehouse']);
  const finance = await s.world.tw.staff(['owner']);
  const { client } = s.owner;
  await client.call('saveAfterSalesSettings', {
    ...{ days: 30, parcelMaxMinor: 1_000_000, partlyReasons: [], rejectedReasons: [] },
  });
  await settings(s, {
    points: {
      active: true,
      earnPerMinor: 500,
      worthMinor: 100,
      minUse: 1,
      maxShareBp: 5_000,
      exchangeable: true,
    },
    promotion: { active: true, rateBp: 500, shareRewardMinor: 0, shareRewardPoints: 0 },
  });
  const { warehouseId } = s.lane;
  const goodsTypeId = (await client.call('listStaffGoodsTypes', {}))[0]?.id ?? '';
  const { id: categoryId } = await client.call('saveProductCategory', { zh: '茶', tw: '茶', en: 'Tea' });
  const { fileId } = await client.call('uploadStaffFile', { purpose: 'product' }, { file: picture() });
  const saved = await client.call('saveProduct', {
    texts: { tw: { title: '茶', html: '' } },
    ...{ categoryId, goodsTypeId, warehouseId, shelfCode: 'A-01', fileIds: [fileId], active: true },
    variants: [
      {
        ...{ sku: 'SEQ-1', zh: '', tw: '', en: '', priceMinor: 7_000, weightG: 250, lowStock: 1 },
        ...{ lengthMm: 200, widthMm: 100, heightMm: 50, active: true },
      },
    ],
  });
  const variantId = saved.variants[0]?.id ?? '';
  await client.call('changeStock', { variantId, kind: 'received', pieces: 1_000 });
  const { id: areaId } = await client.call('savePickupArea', {
    ...{ zh: '广州', tw: '廣州', en: 'Guangzhou', places: '天河區', warehouseId, active: true },
    ...{ baseMinor: 6_000, baseWeightG: 10_000, stepMinor: 800, maxWeightG: 50_000 },
  });
  const customs = {
    zh: '棉T恤',
    tw: '棉T恤',
    en: 'T-shirt',
    hsCode: '6109.10',
    unit: '件',
    valueMinor: 9_900,
  };
  const { id: productId } = await client.call('saveCustomsProduct', {
    ...{ ...customs, goodsType: 'clothes', active: true },
  });
  return { s, second, finance, variantId, areaId, productId };
}

async function settings(s: ServicesWorld, changes: object): Promise<void> {
  await s.world.tw.set(changes);
}

export const orderVariants = ['afterPacking', 'prepaid', 'atTheDoor', 'vip'] as const;
export type OrderVariant = (typeof orderVariants)[number];

/** A member with a referrer, their order, and the ids of everything else they bought. */
export interface MemberScene {
  readonly buyer: Buyer;
  readonly orderId: string;
  readonly number: string;
  readonly parcelIds: readonly string[];
  readonly copies: readonly string[];
  readonly ids: {
    purchase?: string;
    pickup?: string;
    work?: string;
    dispute?: string;
    claim?: { id: string; amountMinor: number };
  };
}

export async function newMemberScene(shop: MoneyShop, way: OrderVariant): Promise<MemberScene> {
  const { s } = shop;
  await settings(s, { payBeforePacking: way === 'prepaid' });
  const [buyer, referrer] = [await s.buyer(), await s.world.tw.member()];
  await s.world.change('members', { id: buyer.id }, { referrerId: referrer.id });
  await s.pay.give(buyer, 200_000);
  await s.givePoints(buyer, 30);
  const copies = [await s.held(buyer), await s.held(buyer, { type: 2, rateBp: 2_500, maxMinor: 3_000 })];
  const choice = await buyer.choice({ cashOnDelivery: way === 'atTheDoor' });
  if (way === 'vip') {
    await s.owner.client.call('setMemberVip', { memberId: buyer.id, vip: true, why: 'test' });
    return { buyer, copies, ids: {}, ...(await vipOrder(shop, buyer, choice.addressId)) };
  }
  const { totalMinor } = await buyer.client.call('quoteOrder', choice);
  const { id, number } = await buyer.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
  return { buyer, orderId: id, number, parcelIds: choice.parcelIds, copies, ids: {} };
}

async function vipOrder({ s, productId }: MoneyShop, buyer: Buyer, addressId: string | undefined) {
  const { channelId, homeCarrierId: carrierId, warehouseId } = s.lane;
  const courierNumbers = [`VIP${newId().slice(-10).toUpperCase()}`];
  const lines = [{ productId, quantity: 1, priceMinor: 5_000 }];
  const asked = { courierNumbers, lines, addressId: addressId ?? '', channelId, carrierId };
  const { id } = await buyer.client.call('placeVipOrder', asked);
  for (const courierNumber of courierNumbers) {
    const sides = { weightG: 1_500, lengthMm: 300, widthMm: 200, heightMm: 100 };
    await s.clerk.client.call('receiveParcel', { courierNumber, warehouseId, ...sides });
    await s.clerk.client.call('photographParcel', { courierNumber }, { file: picture() });
    await s.clerk.client.call('shelveParcels', { shelfCode: 'A-12', courierNumbers });
  }
  const read = () => buyer.client.call('getVipOrder', { id });
  await expect.poll(async () => (await read()).state).toBe('ordered');
  const order = await s.world.row('orders', { memberId: buyer.id });
  const parcels = await s.world.sql<{ id: string }>('select id from parcels where order_id = $1', [
    order?.id,
  ]);
  return { orderId: order?.id ?? '', number: order?.number ?? '', parcelIds: parcels.map((one) => one.id) };
}
