import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { daysAgo } from './ago.ts';
import { testSettingEffect } from './settingEffects.ts';
import { box } from './shippingWorld.ts';
import { startVipWorld } from './vipWorld.ts';

const s = await startVipWorld();

/**
 * Starts calls one after another while another transaction has locked the order. All wait for the lock before they
 * change a parcel.
 */
async function inTurn<T>(orderId: string, begun: readonly (() => Promise<T>)[]): Promise<T[]> {
  const other = new pg.Client({ connectionString: s.world.running.services.config.DATABASE_URL });
  await other.connect();
  await other.query('begin');
  const { id: shopId } = s.world.tw;
  await other.query('select from orders where shop_id = $1 and id = $2 for update', [shopId, orderId]);
  const waiting: Promise<T>[] = [];
  for (const begin of begun) {
    waiting.push(begin());
    await expect.poll(() => s.world.waitingForLocks()).toBe(waiting.length);
  }
  const free = await other.query(
    'select from parcels where shop_id = $1 and order_id = $2 for update skip locked',
    [shopId, orderId],
  );
  expect(free.rowCount).toBe(2);
  await other.query('commit');
  await other.end();
  return Promise.all(waiting);
}

test.each([
  ['packs it first, finds it packed', 'pack', [false, 2]],
  ['changes it first, has it packed as changed', 'change', [true, 1]],
] as const)('of a clerk and a member, whoever %s', async (_who, first, expected) => {
  const member = await s.vip();
  const asked = s.asked(member);
  const { id } = await member.client.call('placeVipOrder', asked);
  for (const number of asked.courierNumbers) await s.arrives(number);
  await s.tick();
  const orderId = (await s.made(member, id)).order?.id ?? '';
  const pack = () => s.clerk.client.attempt('packOrder', { orderId, packages: [box], allHere: true });
  const fewer = { ...asked, id, courierNumbers: asked.courierNumbers.slice(0, 1) };
  const change = () => member.client.attempt('changeVipOrder', fewer);
  const both = await inTurn<Awaited<ReturnType<typeof pack | typeof change>>>(
    orderId,
    first === 'pack' ? [pack, change] : [change, pack],
  );
  const [packed, changed] = first === 'pack' ? both : both.toReversed();
  expect(packed?.ok).toBe(true);
  if (first === 'pack') expect(changed).toBeRefused('vip.packing');
  const lying = await s.world.sql("select from parcels where order_id = $1 and state = 'packed'", [orderId]);
  expect([changed?.ok, lying.length]).toEqual(expected);
});

describe('staff', () => {
  test('maintain the dictionary, in which each name means one product', async () => {
    const product = {
      ...{ zh: '陶瓷杯', tw: '陶瓷杯', en: 'Ceramic mug', hsCode: '691200', unit: '個', valueMinor: 0 },
      ...{ goodsType: 'kitchen' as const, active: true },
    };
    const { id } = await s.owner.client.call('saveCustomsProduct', product);
    expect(await s.owner.client.attempt('saveCustomsProduct', { ...product, zh: '馬克杯' })).toBeRefused(
      'vip.productTwice',
      'zh',
    );
    expect(await s.owner.client.attempt('saveCustomsProduct', { ...product, hsCode: 'abc' })).toBeRefusedAt(
      'hsCode',
      'vip.hsCode',
    );
    const member = await s.vip();
    const found = async () =>
      (await member.client.call('findCustomsProducts', { words: 'mug' })).list.map((one) => one.id);
    expect(await found()).toEqual([id]);
    await s.owner.client.call('saveCustomsProduct', { ...product, id, active: false });
    expect(await found()).toEqual([]);
    const all = await s.owner.client.call('listStaffProducts', { words: '6912' });
    expect(all.list).toMatchObject([{ id, active: false }]);
  });

  test('see waiting ones, the longest first, and cancel one with a reason that the member sees', async () => {
    const member = await s.vip();
    const asked = s.asked(member);
    const { id, number } = await member.client.call('placeVipOrder', asked);
    const found = await s.clerk.client.call('listStaffVipOrders', { words: asked.courierNumbers[0] ?? '' });
    expect(found.list).toMatchObject([{ id, number, memberId: member.id, progress: { total: 2 } }]);
    const support = await s.shop.staff(['support']);
    await support.client.call('cancelVipOrderByStaff', { id, why: 'forbidden goods' });
    const told = (await member.client.call('listNotifications', {})).list.at(0);
    expect(told).toMatchObject({ event: 'vipOrder.cancel' });
    expect(told?.text).toContain('forbidden goods');
  });

  const settings = { fromLevel: null, askAfterDays: 7 };

  testSettingEffect('saveVipSettings.fromLevel', 'from which level members place VIP orders', async () => {
    const plain = await s.shop.member();
    const allowed = async () => (await plain.client.call('getVipChoices', {})).allowed;
    expect(await allowed()).toBe(false);
    await s.owner.client.call('saveVipSettings', { ...settings, fromLevel: 1 });
    await expect.poll(allowed).toBe(true);
    await s.owner.client.call('saveVipSettings', settings);
    await expect.poll(allowed).toBe(false);
  });

  test('settle a problem, and the blocked VIP order becomes an order at once', async () => {
    const { member, id, first, second } = await s.waiting();
    const problem = { courierNumber: first, type: 'damaged' as const, description: 'torn' };
    const { id: problemId } = await s.clerk.client.call('registerProblem', problem);
    await s.arrives(second);
    await s.tick();
    expect(await member.client.call('getVipOrder', { id })).toMatchObject({
      state: 'waiting',
      obstacle: { error: 'parcel.blocked' },
    });
    await s.clerk.client.call('resolveProblem', { id: problemId, note: 'taped' });
    await s.made(member, id);
  });

  testSettingEffect('saveVipSettings.askAfterDays', 'after how many days a member is asked', async () => {
    const member = await s.vip();
    const { id } = await member.client.call('placeVipOrder', s.asked(member));
    await s.world.change('vipOrders', { id }, { waitsSince: daysAgo(3) });
    await s.tick();
    const asking = async () => (await member.client.call('getVipOrder', { id })).askedAt !== null;
    expect(await asking()).toBe(false);
    await s.owner.client.call('saveVipSettings', { ...settings, askAfterDays: 2 });
    await expect.poll(async () => s.tick().then(asking)).toBe(true);
    await s.owner.client.call('saveVipSettings', settings);
  });

  testSettingEffect('setMemberVip.vip', 'whether one member places VIP orders', async () => {
    const member = await s.shop.member();
    const open = async () => (await member.client.call('getMemberInfo', {})).vip;
    expect(await open()).toBe(false);
    await s.owner.client.call('setMemberVip', { memberId: member.id, vip: true, why: 'asked' });
    expect(await open()).toBe(true);
    await s.owner.client.call('setMemberVip', { memberId: member.id, vip: false, why: 'asked' });
    expect(await open()).toBe(false);
    const steps = (await s.owner.client.call('getMember', { memberId: member.id })).steps;
    expect(steps.filter(({ event }) => event === 'vip')).toHaveLength(2);
  });
});
