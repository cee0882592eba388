import { afterAll, describe, expect, test } from 'vitest';
import { goods, measured } from './parcelWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { type Customer, openServicesWorld } from './servicesWorld.ts';
import { type SettingName, testSettingEffect } from './settingEffects.ts';

const s = await openServicesWorld();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

/** Returns the amounts of an order's lines for services. */
async function charged(buyer: Customer, orderId: string) {
  const costs = await buyer.client.call('getOrderCosts', { orderId });
  const lines = costs.billTotalMinor === null ? costs.quote : costs.bill;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  expect(sum).toBe(costs.billTotalMinor ?? costs.quoteTotalMinor);
  return lines.filter(({ kind }) => kind === 'service').map(({ amountMinor }) => amountMinor);
}

const onParcel = (buyer: Customer, serviceId: string, payer: 'balance' | 'bill' = 'bill') =>
  buyer.client.attempt('addService', { parcelId: buyer.parcelId, serviceId, payer });
const choiceFor = async (buyer: Customer, more: object = {}) => ({
  ...(await buyer.choice(more)),
  parcelIds: [buyer.parcelId],
});
async function ordered(buyer: Customer, more: object = {}) {
  const choice = await choiceFor(buyer, more);
  const { totalMinor } = await buyer.client.call('quoteOrder', choice);
  return buyer.client.call('submitOrder', { ...choice, totalMinor, agreed: true });
}
const crate = () => ({ services: [{ serviceId: s.ids.crate, quantity: 1 }] });

describe('a service on a bill', () => {
  test('of the order and of its parcel: a line each on channel, quote and bill, packed only once all is done', async () => {
    const buyer = await s.customer();
    expect(await onParcel(buyer, s.ids.reinforce)).toMatchObject({ ok: true, data: { amountMinor: 1_400 } });
    const choice = await choiceFor(buyer);
    const { offers } = await buyer.client.call('getChannel', {
      parcelIds: choice.parcelIds,
      deliveryType: 2,
      addressId: choice.addressId ?? '',
    });
    expect(offers[0]?.quote?.lines.filter(({ kind }) => kind === 'service')).toHaveLength(1);
    const order = await ordered(buyer, crate());
    expect(await charged(buyer, order.id)).toEqual([1_400, 9_000]);
    const { list } = await buyer.client.call('listServicesOfOrder', { orderId: order.id });
    expect(list.map(({ kind, payer }) => [kind, payer])).toEqual([
      ['crate', 'bill'],
      ['reinforce', 'bill'],
    ]);
    expect(await s.pack(order.id, 1_500)).toBeRefused('service.unfinished');
    for (const { id } of list) await s.finish(id);
    expect(await s.pack(order.id, 1_500)).toMatchObject({ ok: true });
    expect(await charged(buyer, order.id)).toEqual([1_400, 9_000]);
  });

  test('that is impossible or cancelled is no longer charged', async () => {
    const buyer = await s.customer();
    await onParcel(buyer, s.ids.reinforce);
    const order = await ordered(buyer, crate());
    const { list } = await buyer.client.call('listServicesOfOrder', { orderId: order.id });
    const idOf = (kind: string) => list.find((task) => task.kind === kind)?.id ?? '';
    expect(await s.clerk.client.call('failServiceTask', { id: idOf('crate'), reason: '太大' })).toEqual({
      refundMinor: 0,
    });
    expect(await charged(buyer, order.id)).toEqual([1_400]);
    await buyer.client.call('cancelService', { id: idOf('reinforce') });
    expect(await charged(buyer, order.id)).toEqual([]);
    expect(await s.pack(order.id, 1_500)).toMatchObject({ ok: true });
  });

  test("ends with a cancelled order; the parcel's own stay with it for the next order, charged once", async () => {
    const buyer = await s.customer();
    await onParcel(buyer, s.ids.reinforce);
    const first = await ordered(buyer, crate());
    await buyer.client.call('cancelOrder', { orderId: first.id, why: 'wait' });
    const kept = await buyer.tasks();
    expect(kept).toMatchObject([{ kind: 'reinforce', state: 'requested' }]);
    const gone = await s.clerk.client.call('listServiceTasks', { shelf: 'all', memberId: buyer.id });
    expect(gone.list.map(({ kind, state }) => [kind, state])).toEqual([
      ['crate', 'cancelled'],
      ['reinforce', 'requested'],
    ]);
    expect(await charged(buyer, (await ordered(buyer)).id)).toEqual([1_400]);
  });

  test('paid before packing is refunded with the bill if it was impossible', async () => {
    await s.world.tw.set({ payBeforePacking: true });
    const buyer = await s.customer(100_000);
    const order = await ordered(buyer, crate());
    await buyer.client.call('payFromBalance', { orderId: order.id });
    const paid = 100_000 - (await buyer.balance());
    const [task] = (await buyer.client.call('listServicesOfOrder', { orderId: order.id })).list;
    await s.clerk.client.call('failServiceTask', { id: task?.id ?? '', reason: '太大' });
    expect(await s.pack(order.id, 1_500)).toMatchObject({ ok: true, data: { returnedMinor: 9_000 } });
    expect(100_000 - (await buyer.balance())).toBe(paid - 9_000);
    await s.world.tw.set({ payBeforePacking: false });
  });

  test('is refused if it must be paid at once, is in an order, held back, or not offered there', async () => {
    const buyer = await s.customer(10_000);
    expect(await onParcel(buyer, s.ids.photo)).toBeRefused('service.payNow', 'payer');
    expect(await onParcel(buyer, s.ids.crate)).toBeRefused('service.notOffered');
    const choice = await choiceFor(buyer, { services: [{ serviceId: s.ids.photo, quantity: 1 }] });
    expect(await buyer.client.attempt('quoteOrder', choice)).toBeRefused('service.notOffered', 'services');
    const other = await s.customer();
    const split = await buyer.client.call('addService', {
      parcelId: buyer.parcelId,
      serviceId: s.ids.split,
      payer: 'bill',
    });
    const plain = await choiceFor(buyer);
    expect(await buyer.client.attempt('quoteOrder', plain)).toBeRefused('parcel.inService');
    expect((await buyer.client.call('getParcel', { id: buyer.parcelId })).inService).toBe(true);
    expect((await other.client.call('getParcel', { id: other.parcelId })).inService).toBe(false);
    const second = `${buyer.courierNumber}B`;
    const { warehouseId } = s.lane;
    await buyer.client.call('forecastParcels', { courierNumber: second, ...goods });
    await s.clerk.client.call('receiveParcel', { courierNumber: second, warehouseId, ...measured });
    await s.finish(split.id, { courierNumbers: [second] });
    expect((await buyer.client.call('getParcel', { id: buyer.parcelId })).inService).toBe(false);
    await ordered(buyer);
    expect(await onParcel(buyer, s.ids.reinforce)).toBeRefused('service.inOrder');
    const sent = await onParcel(buyer, s.ids.returnToSeller, 'balance');
    expect(sent).toBeRefused('service.inOrder');
    expect(
      await buyer.client.attempt('orderPhotos', { parcelId: buyer.parcelId, quantity: 1 }),
    ).toMatchObject({
      ok: true,
    });
  });
});

describe('the catalogue', () => {
  const names = { zh: '量尺寸', tw: '量尺寸', en: 'Measure' };
  const service = { kind: 'count', unit: 'parcel', priceMinor: 300, ...names, active: true } as const;

  test('has one price for pictures, valid prices, and its own order', async () => {
    const save = (more: object) => s.owner.client.attempt('saveService', { ...service, ...more } as never);
    expect(await save({ kind: 'photo', unit: 'piece' })).toBeRefused('service.photosTwice', 'kind');
    expect(await save({ unit: 'order' })).toBeRefused('service.unit', 'unit');
    expect(await save({ fileIds: [s.ids.photo] })).toBeRefused('service.pictureUnknown', 'fileIds');
    const ids = (await s.owner.client.call('listServices', {})).list.map(({ id }) => id).reverse();
    await s.owner.client.call('orderServices', { ids });
    const buyer = await s.customer();
    const offered = (await buyer.client.call('listOfferedServices', {})).list.map(({ id }) => id);
    expect(offered).toEqual(ids);
  });

  const changes: readonly (readonly [SettingName, object, object])[] = [
    ['saveService.unit', { unit: 'piece' }, { unit: 'piece' }],
    ['saveService.priceMinor', { priceMinor: 450 }, { priceMinor: 450 }],
    ['saveService.zh', { zh: '甲' }, {}],
    ['saveService.tw', { tw: '乙' }, { name: '乙' }],
    ['saveService.en', { en: 'C' }, {}],
    ['saveService.aboutZh', { aboutZh: '甲' }, {}],
    ['saveService.aboutTw', { aboutTw: '乙' }, { about: '乙' }],
    ['saveService.aboutEn', { aboutEn: 'C' }, {}],
  ];
  for (const [setting, change, shown] of changes)
    testSettingEffect(setting, 'what members are offered', async () => {
      const { id } = await s.owner.client.call('saveService', service);
      await s.owner.client.call('saveService', { ...service, id, ...change });
      const buyer = await s.customer();
      const of = async (lang: 'zh' | 'tw' | 'en') =>
        (await s.world.tw.as(buyer.token, lang).call('listOfferedServices', {})).list.find(
          (one) => one.id === id,
        );
      expect(await of('tw')).toMatchObject(shown);
      const said = [await of('zh'), await of('tw'), await of('en')].flatMap((one) => [one?.name, one?.about]);
      for (const value of Object.values(change))
        if (typeof value === 'string' && !('unit' in change)) expect(said).toContain(value);
    });

  testSettingEffect(
    ['saveService.active', 'saveService.fileIds'],
    'whether it is offered, and its pictures',
    async () => {
      const fileIds = [await s.staffPicture(s.owner)];
      const { id } = await s.owner.client.call('saveService', { ...service, fileIds });
      const buyer = await s.customer();
      const offered = async () =>
        (await buyer.client.call('listOfferedServices', {})).list.find((one) => one.id === id);
      expect((await offered())?.pictures).toHaveLength(1);
      await s.owner.client.call('saveService', { ...service, id, fileIds, active: false });
      expect(await offered()).toBeUndefined();
      expect(await onParcel(buyer, id)).toBeRefused('service.notOffered');
    },
  );
});
