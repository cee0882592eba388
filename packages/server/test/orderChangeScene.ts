import type { OrderDraft } from '@crossdock/contract/orders/changes.ts';
import { plainSea, taiwanAir } from '@crossdock/domain/samples/rateCards.ts';
import { toColumnName } from '../src/platform/columns.ts';
import { newId } from '../src/platform/ids.ts';
import { openMoneyShop } from './moneyShop.ts';
import { choiceOf, insertShelvedParcel, publishCard, submitAtQuote } from './orderWorld.ts';
import { openServicesWorld } from './servicesWorld.ts';
import type { Person, World } from './world.ts';

/** A second channel of the lane's warehouse, by air, with the same carriers. */
async function secondChannel(world: World, lane: Awaited<ReturnType<typeof openServicesWorld>>['lane']) {
  const [channelId, zoneId] = [newId(), newId()];
  const shopId = lane.shop.id;
  const add = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row).map(toColumnName);
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    return world.sql(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(row));
  };
  await add('channels', {
    ...{ shopId, id: channelId, code: 'AIR', zh: '空运', tw: '空運', en: 'Air', country: 'TW', mode: 'air' },
    ...{ warehouseId: lane.warehouseId, goodsClasses: ['general', 'sensitive'], deliveryTypes: [2, 3] },
    ...{ minDays: 2, maxDays: 4, codOffered: true, createdAt: new Date().toISOString() },
  });
  for (const [carrierId, deliveryType] of [
    [lane.homeCarrierId, 2],
    [lane.pickupCarrierId, 3],
  ])
    await add('channel_carriers', { shopId, channelId, carrierId, deliveryType });
  await add('zones', { shopId, id: zoneId, channelId, name: 'all', country: 'TW' });
  const card = { ...plainSea, weight: taiwanAir.weight, freight: taiwanAir.freight };
  await publishCard(world, { shop: lane.shop, channelId }, zoneId, card);
  return channelId;
}

export async function openOrderChangeScene() {
  const s = await openServicesWorld();
  const airId = await secondChannel(s.world, s.lane);
  return changeScene(s, airId);
}

/** Tools for tests of changed orders, in a shop that offers everything that an order can cost money for. */
export async function openChangingMoneyShop() {
  const shop = await openMoneyShop();
  const airId = await secondChannel(shop.s.world, shop.s.lane);
  return { shop, ...changeScene(shop.s, airId) };
}

function changeScene(s: Awaited<ReturnType<typeof openServicesWorld>>, airId: string) {
  const { lane, world } = s;
  const order = async (parcels = 2, more: Partial<Parameters<typeof choiceOf>[3]> = {}) => {
    const buyer = await s.buyer();
    const addressId = (await buyer.choice()).addressId ?? '';
    const parcelIds: string[] = [];
    for (let n = 0; n < parcels; n += 1) parcelIds.push(await insertShelvedParcel(world, lane, buyer));
    const made = await submitAtQuote(buyer, choiceOf(lane, parcelIds, addressId, more));
    return { ...made, buyer, parcelIds, addressId };
  };
  const read = (buyer: Person, orderId: string) => buyer.client.call('getOrder', { orderId });
  const preview = async (buyer: Person, orderId: string, draft: OrderDraft) => {
    const { revision } = await read(buyer, orderId);
    return buyer.client.call('previewOrderChange', { orderId, revision, draft });
  };
  const change = async (buyer: Person, orderId: string, draft: OrderDraft, totalMinor?: number) => {
    const { revision } = await read(buyer, orderId);
    const seen = await buyer.client.attempt('previewOrderChange', { orderId, revision, draft });
    const total = totalMinor ?? (seen.ok ? seen.data.afterMinor : 0);
    const asked = { orderId, revision, draft, totalMinor: total };
    return buyer.client.attempt('changeOrder', asked, { idempotencyKey: newId() });
  };
  const changeByStaff = async (by: Person, orderId: string, draft: OrderDraft) => {
    const { revision } = await by.client.call('getDeskOrder', { orderId });
    const seen = await by.client.attempt('previewOrderChangeForMember', { orderId, revision, draft });
    const totalMinor = seen.ok ? seen.data.afterMinor : 0;
    const asked = { orderId, revision, draft, totalMinor, why: 'by phone' };
    return by.client.attempt('changeOrderForMember', asked, { idempotencyKey: newId() });
  };
  const setting = async (changed: object) => {
    await world.tw.set(changed);
  };
  return { s, world, lane, airId, order, read, preview, change, changeByStaff, setting };
}
export type ChangeScene = Awaited<ReturnType<typeof openOrderChangeScene>>;
