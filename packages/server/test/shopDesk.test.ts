import { auditQueues } from '@crossdock/contract/shops/desk.ts';
import { expect, test } from 'vitest';
import { insertApprovedAddress } from './orderWorld.ts';
import { addWarehouseAndGoodsTypes, forecast, measured } from './parcelWorld.ts';
import { plainPng } from './plainPicture.ts';
import { settingsOf } from './shopSettings.ts';
import { startWorld } from './world.ts';

const world = await startWorld();
const owner = await world.tw.staff(['owner']);

const current = () => settingsOf(owner);

test("the next visitor sees an owner's change of name and theme", async () => {
  await owner.client.call('saveShopSettings', { ...(await current()), name: '新名字', theme: 'rabbitRed' });
  await expect.poll(async () => (await world.tw.guest.call('getShopInfo', {})).shop_name).toBe('新名字');
  expect((await world.tw.guest.call('getShopInfo', {})).theme).toBe('rabbitRed');
  expect((await world.th.guest.call('getShopInfo', {})).shop_name).toBe('Shop th');
});

test('a recharge minimum above the maximum is refused at its field', async () => {
  const attempt = await owner.client.attempt('saveShopSettings', {
    ...(await current()),
    rechargeMinMinor: 500,
    rechargeMaxMinor: 400,
  });
  expect(attempt).toBeRefused({ error: 'shop.rechargeRange', fields: { rechargeMinMinor: {} } });
});

test.each([
  [2, 'http://example.com', 'shop.supportAddress'],
  [5, 'javascript:alert(1)', 'shop.supportAddress'],
  [3, '0912', 'shop.supportPhone'],
] as const)('customer service of type %s refuses %s', async (type, params, error) => {
  const support = { visible: true, type, params };
  const attempt = await owner.client.attempt('saveShopSettings', { ...(await current()), support });
  expect(attempt).toBeRefused(error);
});

test("customer service by phone reaches the button's config", async () => {
  await owner.client.call('saveShopSettings', {
    ...(await current()),
    support: { visible: true, type: 3, params: '886912345678' },
  });
  await expect
    .poll(async () => (await world.tw.guest.call('getShopConfig', {})).list)
    .toEqual([{ type: 3, show: true, supportType: 3, params: '886912345678' }]);
});

test("a parcel's volume weight uses the shop's divisor", async () => {
  const { warehouseId } = await addWarehouseAndGoodsTypes(world, world.tw);
  const member = await world.tw.member();
  const { id, courierNumber } = await forecast(member);
  await owner.client.call('receiveParcel', { courierNumber, warehouseId, ...measured });
  const { lengthMm, widthMm, heightMm } = measured;
  const told = async () => (await member.client.call('getParcel', { id })).volumeWeightG;
  expect(await told()).toBe(Math.ceil((lengthMm * widthMm * heightMm) / 6000));
  const settings = { ...(await current()), volumeDivisorCm3PerKg: 5000 };
  await owner.client.call('saveShopSettings', settings);
  await expect.poll(told).toBe(Math.ceil((lengthMm * widthMm * heightMm) / 5000));
});

test("the shop's own texts override the built-in ones, and a new version tells browsers", async () => {
  const before = (await world.tw.guest.call('getShopInfo', {})).langVersion;
  await owner.client.call('saveShopText', { key: 'home.title', tw: '歡迎光臨', zh: '', en: 'Welcome' });
  expect(await world.tw.guest.call('getLanguagePack', { code: 'tw' })).toEqual({ 'home.title': '歡迎光臨' });
  expect(await world.tw.guest.call('getLanguagePack', { code: 'zh' })).toEqual({});
  await expect.poll(async () => (await world.tw.guest.call('getShopInfo', {})).langVersion).toBe(before + 1);
  expect((await owner.client.call('listShopTexts', { words: 'Welcome' })).total).toBe(1);
  await owner.client.call('saveShopText', { key: 'home.title', tw: '', zh: '', en: '' });
  expect((await owner.client.call('listShopTexts', {})).total).toBe(0);
});

test('a text with unmatched braces is refused at its language', async () => {
  const attempt = await owner.client.attempt('saveShopText', {
    key: 'home.title',
    tw: 'a {b',
    zh: '',
    en: '',
  });
  expect(attempt).toBeRefused({ error: 'shop.textBroken', fields: { tw: {} } });
});

test('an uploaded icon appears in the page; a text file is refused', async () => {
  const bytes = await plainPng(64, 64, '#06c');
  const { icon } = await owner.client.call('uploadShopIcon', {}, { file: new Blob([new Uint8Array(bytes)]) });
  expect(icon).toMatch(/^\/files\//);
  const attempt = await owner.client.attempt('uploadShopIcon', {}, { file: new Blob(['hello']) });
  expect(attempt).toBeRefused('shop.iconNotPicture');
});

test('the dashboard shows money only to those who may see it', async () => {
  const clerk = await world.tw.staff(['warehouse']);
  expect((await clerk.client.call('getDashboard', {})).money).toBeNull();
  const { money, parcels } = await owner.client.call('getDashboard', {});
  expect(money?.days).toHaveLength(30);
  expect(parcels.shelved).toBe(0);
});

test('a new shop is told its next steps until its first parcel', async () => {
  const { client } = await world.th.staff(['owner']);
  const steps = async () => (await client.call('getDashboard', {})).firstSteps;
  const nothing = {
    warehouse: false,
    shelves: false,
    prices: false,
    payment: false,
    messages: false,
    staff: false,
    member: false,
  };
  expect(await steps()).toEqual(nothing);
  await client.call('saveBankAccount', {
    bankName: 'KBank',
    accountName: 'Shop',
    accountNumber: '1',
    currency: 'THB',
  });
  await world.th.staff(['finance']);
  const member = await world.th.member();
  expect(await steps()).toEqual({ ...nothing, payment: true, staff: true, member: true });
  await addWarehouseAndGoodsTypes(world, world.th);
  expect(await steps()).toMatchObject({ warehouse: true, shelves: true, prices: false });
  await forecast(member);
  expect(await steps()).toBeNull();
});

test('review queues count pending requests, with the longest wait', async () => {
  const nothing = { count: 0, oldestAt: null };
  const none = Object.fromEntries(auditQueues.map((queue) => [queue, nothing]));
  const audits = async (shop = owner) => shop.client.call('getAuditCounts', {});
  expect(await audits()).toEqual(none);
  const member = await world.tw.member();
  const lane = { shop: world.tw };
  const waiting = (updatedAt: string) =>
    insertApprovedAddress(world, lane, member, {
      state: 'pending',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt,
    });
  const first = await waiting('2026-02-01T08:00:00.000Z');
  await waiting('2026-02-03T08:00:00.000Z');
  await insertApprovedAddress(world, lane, member);
  expect(await audits()).toEqual({
    ...none,
    addresses: { count: 2, oldestAt: '2026-02-01T08:00:00.000Z' },
  });
  await owner.client.call('auditAddress', {
    id: first,
    decision: 'approve',
    seenAt: '2026-02-01T08:00:00.000Z',
  });
  expect((await audits()).addresses).toEqual({ count: 1, oldestAt: '2026-02-03T08:00:00.000Z' });
  expect(await audits(await world.th.staff(['owner']))).toEqual(none);
});

test('icon and manifest have the name of the shop at that host', async () => {
  const { app } = world.running.server;
  const mark = await app.inject({ url: '/icon.svg', headers: { host: world.th.host } });
  expect(mark.headers['content-type']).toContain('image/svg+xml');
  expect(mark.body).toContain('>S</text>');
  const manifest = await app.inject({ url: '/manifest.webmanifest', headers: { host: world.th.host } });
  expect(manifest.json()).toMatchObject({ name: 'Shop th', start_url: '/home', display: 'standalone' });
});
