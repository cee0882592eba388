import { afterAll, describe, expect, test } from 'vitest';
import { picture } from './parcelWorld.ts';
import { balanceNotificationsOf, faultsOfLedger } from './payWorld.ts';
import { type Customer, openServicesWorld, type ServicesWorld } from './servicesWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { refusedWith } from './toBeRefused.ts';

const s = await openServicesWorld();
afterAll(async () => expect(await faultsOfLedger(s.world)).toEqual([]));

const upload = (by: { client: ServicesWorld['owner']['client'] }, type: 'service' | 'share' = 'service') =>
  by.client.call('upload', { type }, { file: picture() }).then(({ fileId }) => fileId);
const kindsOf = async (client: ServicesWorld['owner']['client']) =>
  (await client.call('getConsumptionList', {})).list.map(({ event, amountMinor }) => [event, amountMinor]);

describe('inspection photos', () => {
  test("are charged at once, one price each, and end with pictures beside the purchase's", async () => {
    const buyer = await s.customer(5_000);
    const own = await upload(buyer);
    const { id, amountMinor } = await buyer.photos({ quantity: 3, wish: '拍標籤', fileIds: [own] });
    expect([amountMinor, await buyer.balance()]).toEqual([1_500, 3_500]);
    expect((await kindsOf(buyer.client))[0]).toEqual(['serviceFee', -1_500]);
    const lists = (finished: boolean) => buyer.client.call('listPhotos', { finished });
    expect((await lists(false)).list).toMatchObject([
      { id, state: 'requested', own: [{}], actions: ['cancel'] },
    ]);
    const { list, open } = await s.clerk.client.call('listServiceTasks', { words: buyer.courierNumber });
    expect(list).toMatchObject([{ id, quantity: 3, wish: '拍標籤', memberId: buyer.id, own: [{}] }]);
    expect(open.find(({ kind }) => kind === 'photo')?.count).toBeGreaterThan(0);
    expect((await s.owner.client.call('getDashboard', {})).services).toBeGreaterThan(0);
    await s.finish(id, { note: '三張都拍了' });
    expect((await lists(true)).list).toMatchObject([
      { id, state: 'done', note: '三張都拍了', results: [{}], own: [{}], seen: false, actions: ['reshoot'] },
    ]);
    const ended = async () => (await buyer.client.call('getOrderStatistics', {})).servicesEnded;
    expect(await ended()).toBe(1);
    await buyer.client.call('seeServices', { ids: [id] });
    expect([await ended(), (await lists(true)).counts]).toEqual([
      0,
      { unfinished: 0, finished: 1, notDone: 0, unseen: 0, unseenNotDone: 0 },
    ]);
    const told = (await buyer.client.call('listNotifications', {})).list[0];
    expect(told).toMatchObject({
      event: 'service.finish',
      text: expect.stringContaining('Inspection photo'),
    });
    const { pictures } = await buyer.client.call('getParcel', { id: buyer.parcelId });
    expect(pictures.filter(({ kind }) => kind === 'inspection')).toHaveLength(1);
  });

  test('twenty orders at once: one is accepted and paid, and a low balance reports the difference', async () => {
    const buyer = await s.customer(900);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        buyer.client.attempt('orderPhotos', { parcelId: buyer.parcelId, quantity: 1 }),
      ),
    );
    expect(tries.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect([await buyer.tasks(), await buyer.balance()]).toMatchObject([[{ state: 'requested' }], 400]);
    const other = await s.customer(100);
    const refused = await other.client.attempt('orderPhotos', { parcelId: other.parcelId, quantity: 1 });
    expect(refused).toBeRefused({
      error: 'wallet.insufficient',
      params: { missing: '$4', missingMinor: 400 },
    });
    expect([await other.tasks(), await other.balance()]).toEqual([[], 100]);
    const again = await buyer.client.attempt('orderPhotos', { parcelId: buyer.parcelId, quantity: 2 });
    expect(again).toBeRefused('service.underWay');
  });

  test('can be cancelled until work begins, once, with a refund', async () => {
    const buyer = await s.customer(2_000);
    const { id } = await buyer.photos();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => buyer.client.attempt('cancelService', { id })),
    );
    expect(tries.some(({ ok }) => ok)).toBe(true);
    expect([await buyer.balance(), (await buyer.tasks())[0]?.state]).toEqual([2_000, 'cancelled']);
    const begun = (await buyer.photos()).id;
    await s.clerk.client.call('takeServiceTask', { id: begun });
    expect(await buyer.client.attempt('cancelService', { id: begun })).toBeRefused('service.begun');
    await s.clerk.client.call('putBackServiceTask', { id: begun });
    expect(await s.clerk.client.attempt('putBackServiceTask', { id: begun })).toBeRefused(
      'service.wrongState',
    );
    await buyer.client.call('cancelService', { id: begun });
    expect(await buyer.balance()).toBe(2_000);
  });

  test('can be requested again once; if no better ones are possible, the first and their price stay', async () => {
    const buyer = await s.customer(2_000);
    const { id } = await buyer.photos();
    const reshoot = () => buyer.client.attempt('reshootPhotos', { id, wish: '要看背面' });
    expect(await reshoot()).toBeRefused('service.wrongState');
    await s.finish(id);
    expect(await reshoot()).toMatchObject({ ok: true });
    await s.clerk.client.call('takeServiceTask', { id });
    await s.clerk.client.call('putBackServiceTask', { id });
    expect(await s.clerk.client.call('failServiceTask', { id, reason: '包裝封死' })).toEqual({
      refundMinor: 0,
    });
    expect((await buyer.tasks())[0]).toMatchObject({ state: 'done', reason: '包裝封死', results: [{}] });
    expect([await reshoot(), await buyer.balance()]).toMatchObject([
      refusedWith('service.reshotBefore'),
      1_000,
    ]);
  });

  test('require a parcel in the warehouse, own pictures, and a shop that offers them', async () => {
    const buyer = await s.customer(5_000);
    const stranger = await s.customer(5_000);
    const refused = async (more: object, by = buyer) =>
      by.client.attempt('orderPhotos', { parcelId: buyer.parcelId, quantity: 1, ...more });
    expect(await refused({}, stranger)).toBeRefused('row.notFound');
    for (const wrong of [await upload(stranger), await upload(buyer, 'share')])
      expect(await refused({ fileIds: [wrong] })).toBeRefused('service.pictureUnknown', 'fileIds');
    await s.clerk.client.call('disposeParcel', { id: buyer.parcelId, how: 'return', why: '退' });
    expect(await refused({})).toBeRefused('service.notHere');
    const { id } = await stranger.photos();
    await s.finish(id);
    await s.clerk.client.call('disposeParcel', { id: stranger.parcelId, how: 'destroy', why: '壞了' });
    expect(await stranger.client.attempt('reshootPhotos', { id, wish: '?' })).toBeRefused('service.notHere');
  });

  test('are refunded if the arrival is undone', async () => {
    const buyer = await s.customer(2_000);
    await buyer.photos();
    await s.world.sql('update parcels set received_by = $2, arrived_at = now() where id = $1', [
      ...[buyer.parcelId, s.clerk.id],
    ]);
    await s.clerk.client.call('undoReceive', { id: buyer.parcelId });
    expect(await buyer.balance()).toBe(2_000);
  });

  test('that wait when their parcel leaves are refunded, whichever desk sends it', async () => {
    const leave = {
      byTheDesk: (id: string) => s.clerk.client.call('disposeParcel', { id, how: 'return', why: '退' }),
      asItsProblemWasAnswered: async (_: string, { client, courierNumber }: Customer) => {
        const found = { courierNumber, type: 'damaged', description: '壓壞', byFirm: true } as const;
        const { id } = await s.clerk.client.call('registerProblem', found);
        await client.call('answerProblem', { id, choice: 'destroy', feeMinor: 0 });
        await s.clerk.client.call('disposeProblem', { id, note: '已銷毀' });
      },
    };
    for (const [how, away] of Object.entries(leave)) {
      const buyer = await s.customer(2_000);
      await buyer.photos({ quantity: 2 });
      await away(buyer.parcelId, buyer);
      expect([await buyer.tasks(), await buyer.balance()], how).toMatchObject([
        [{ state: 'cancelled' }],
        2_000,
      ]);
    }
  });

  testSettingEffect(
    'saveServiceSettings.freePhotos',
    'pictures that cost nothing, of each parcel',
    async () => {
      const set = async (freePhotos: number) => {
        await s.owner.client.call('saveServiceSettings', { freePhotos });
      };
      await set(1);
      expect(await s.owner.client.call('getServiceSettings', {})).toEqual({ freePhotos: 1 });
      const buyer = await s.customer(5_000);
      expect((await buyer.client.call('listOfferedServices', {})).freePhotos).toBe(1);
      const first = await buyer.photos({ quantity: 2 });
      expect(first.amountMinor).toBe(500);
      await s.finish(first.id);
      expect((await buyer.photos({ quantity: 2 })).amountMinor).toBe(1_000);
      await set(0);
      expect((await (await s.customer(5_000)).photos({ quantity: 2 })).amountMinor).toBe(1_000);
    },
  );
});

describe('the desk', () => {
  test('assigns work to one clerk; impossible work is refunded with the reason', async () => {
    const buyer = await s.customer(2_000);
    const { id } = await buyer.photos();
    const second = await s.world.tw.staff(['warehouse']);
    await s.clerk.client.call('takeServiceTask', { id });
    expect(await second.client.attempt('takeServiceTask', { id })).toBeRefused('service.takenBy');
    const shelf = async (by: typeof second) =>
      (await by.client.call('listServiceTasks', { shelf: 'mine' })).list.map((task) => task.id);
    expect([await shelf(s.clerk), await shelf(second)]).toEqual([[id], []]);
    const tries = await Promise.all(
      [s.clerk, second, s.clerk, second].map(({ client }) =>
        client.attempt('failServiceTask', { id, reason: '不能拆封' }),
      ),
    );
    expect(tries.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await buyer.balance()).toBe(2_000);
    expect((await kindsOf(buyer.client))[0]).toEqual(['serviceRefund', 1_000]);
    expect((await buyer.client.call('listNotifications', {})).list[0]?.text).toContain('不能拆封');
    expect((await buyer.client.call('getSpending', {})).list.at(-1)?.spentMinor).toBe(0);
  });

  test('ends photo tasks with pictures that staff uploaded for it', async () => {
    const buyer = await s.customer(2_000);
    const { id } = await buyer.photos();
    const finish = (fileIds: string[]) => s.clerk.client.attempt('finishServiceTask', { id, fileIds });
    expect(await finish([])).toBeRefused('service.pictureMissing', 'fileIds');
    expect(await finish([await upload(buyer)])).toBeRefused('service.pictureUnknown', 'fileIds');
    await s.finish(id);
    expect(await finish([await s.staffPicture()])).toBeRefused('service.wrongState');
    expect(await s.clerk.client.attempt('failServiceTask', { id, reason: '?' })).toBeRefused(
      'service.wrongState',
    );
  });

  test('returns a parcel to its seller, and its other services are refunded', async () => {
    const buyer = await s.customer(5_000);
    const photos = await buyer.photos();
    const { id } = await buyer.client.call('addService', {
      parcelId: buyer.parcelId,
      serviceId: s.ids.returnToSeller,
    });
    expect(await buyer.balance()).toBe(2_000);
    await s.finish(id, { fileIds: [], note: 'SF7788' });
    expect((await buyer.client.call('getParcel', { id: buyer.parcelId })).state).toBe('returned');
    expect(await buyer.balance()).toBe(3_000);
    expect(await balanceNotificationsOf(s.world, buyer)).toEqual([['balance.refund', 1_000]]);
    const states = (await buyer.tasks()).map((task) => [task.id, task.state]);
    expect(states).toEqual([
      [id, 'done'],
      [photos.id, 'cancelled'],
    ]);
  });
});

test('ends a split with its parcels, which are their member’s and in the warehouse', async () => {
  const buyer = await s.customer();
  const { parcelId, courierNumber } = buyer;
  const goods = {
    goodsName: 'Coat',
    goodsType: 'clothes',
    goodsCount: 1,
    declaredValueMinor: 10_000,
  } as const;
  const arrives = async (number: string, whose: Pick<Customer, 'client'> = buyer) => {
    await whose.client.call('forecastParcels', { courierNumber: number, ...goods });
    const sides = { weightG: 900, lengthMm: 200, widthMm: 200, heightMm: 100 };
    await s.clerk.client.call('receiveParcel', {
      ...{ courierNumber: number, warehouseId: s.lane.warehouseId, ...sides },
    });
    return number;
  };
  const before = await arrives(`${courierNumber}A`);
  const { id } = await buyer.client.call('addService', {
    ...{ parcelId, serviceId: s.ids.split, payer: 'bill' },
  });
  const fileIds = [await s.staffPicture()];
  const finish = (courierNumbers: string[]) =>
    s.clerk.client.attempt('finishServiceTask', { id, fileIds, courierNumbers });
  const missing = refusedWith('service.splitMissing', 'courierNumbers');
  const second = `${courierNumber}B`;
  for (const numbers of [[], [courierNumber], [second]])
    expect(await finish(numbers)).toBeRefused('service.splitMissing', 'courierNumbers');
  expect(await finish([before])).toBeRefused('service.splitMissing', 'courierNumbers');
  await buyer.client.call('forecastParcels', { courierNumber: second, ...goods });
  expect(await finish([second])).toBeRefused('service.splitMissing', 'courierNumbers');
  // Neither another arrived parcel nor a parcel of another member counts as the missing part.
  await arrives(`${courierNumber}C`);
  expect(await finish([second])).toBeRefused('service.splitMissing', 'courierNumbers');
  expect(await finish([await arrives(`${courierNumber}D`, await s.world.tw.member())])).toMatchObject(
    missing,
  );
  const gone = await arrives(`${courierNumber}E`);
  const { list } = await s.clerk.client.call('queryAllParcels', { words: gone });
  await s.clerk.client.call('disposeParcel', { id: list[0]?.id ?? '', how: 'return', why: 'x' });
  expect(await finish([gone])).toBeRefused('service.splitMissing', 'courierNumbers');
  await arrives(second);
  expect(await finish([second, courierNumber])).toBeRefused('service.splitMissing', 'courierNumbers');
  expect(await finish([second])).toMatchObject({ ok: true });
});
