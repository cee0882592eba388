import { describe, expect, test } from 'vitest';
import { addShop } from '../src/shops/newShop.ts';
import { createLane } from './lanes.ts';
import { choiceOf, insertApprovedAddress, insertLane, insertShelvedParcel } from './orderWorld.ts';
import { insertTestWarehouse } from './parcelWorld.ts';
import { type Person, password, startWorld } from './world.ts';

const world = await startWorld();
const owner = await world.tw.staff(['owner']);
const lane = await insertLane(world, world.tw);

/** Closes the shop, which is always allowed. The world's shops start open. */
async function close(boss: Person): Promise<void> {
  await boss.client.call('openShop', { open: false });
}

const statesOf = async (boss: Person) =>
  Object.fromEntries(
    (await boss.client.call('getOpening', {})).steps.map(({ step, state }) => [step, state]),
  );

test('a shop that the operator adds is closed, says so to browsers, and is not listed', async () => {
  await addShop(world.running.services.config.DATABASE_URL, {
    ...{ code: 'fresh', name: '新開集運', host: 'fresh.test', currency: 'TWD', 'time-zone': 'Asia/Taipei' },
    ...{ lang: 'tw', 'owner-login': 'boss', 'owner-name': 'Boss', 'owner-password': 'Harbour88' },
  });
  expect(await world.client('fresh.test').call('getShopInfo', {})).toMatchObject({ opensSoon: true });
  expect(await world.tw.guest.call('getShopInfo', {})).toMatchObject({ opensSoon: false });
  const robots = await world.running.server.app.inject({
    url: '/robots.txt',
    headers: { host: 'fresh.test' },
  });
  expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
});

describe('before the opening', () => {
  const order = async (member: Person) => {
    const parcel = await insertShelvedParcel(world, lane, member);
    const choice = choiceOf(lane, [parcel], await insertApprovedAddress(world, lane, member));
    const { totalMinor } = await member.client.call('quoteOrder', choice);
    return member.client.attempt('submitOrder', { ...choice, totalMinor, agreed: true });
  };

  test('nobody can register, by any call', async () => {
    await close(owner);
    const form = {
      ...{
        account: 'newcomer',
        name: '新人',
        areaCode: '886',
        phone: '0912345678',
        email: 'new@example.com',
      },
      ...{ password, confirmPassword: password, codeBy: 'phone' as const, code: '123456' },
      agreements: { service: true as const, carrier: true as const },
    };
    expect(await world.tw.guest.attempt('register', form)).toBeRefused('shop.notOpen');
    const asked = {
      areaCode: '886',
      phone: '0912345678',
      code: 'AAAA',
      uuid: '0197a1b2-0000-4000-8000-000000000000',
    };
    expect(await world.tw.guest.attempt('registerSendCode', asked)).toBeRefused('shop.notOpen');
  });

  test('a member who registered before cannot order, and one whom staff invited can', async () => {
    await close(owner);
    const registered = await world.tw.member();
    const attempt = await order(registered);
    expect(attempt).toBeRefused('shop.notOpen');
    expect(attempt.ok ? '' : attempt.failure.message).toBe(
      'The shop opens soon. Nobody can register or order yet',
    );
    const cart = { variantIds: ['0197a1b2-0000-4000-8000-000000000000'], totalMinor: 1 };
    expect(await registered.client.attempt('buyCart', cart)).toBeRefused('shop.notOpen');
    const who = { name: '陳小姐', areaCode: '886', phone: '0933111222', email: 'tester@example.test' };
    const { url } = await owner.client.call('inviteMember', who);
    const { token } = await world.tw.guest.call('acceptMemberInvitation', {
      ...{ ticket: url.split('#link=')[1] ?? '', account: 'tester', password, confirmPassword: password },
      agreements: { service: true, carrier: true },
    });
    const client = world.tw.as(token);
    const { id } = await client.call('getMemberInfo', {});
    expect(await order({ id, token, client })).toMatchObject({ ok: true });
  });

  test('VIP orders are refused, directly and by import', async () => {
    await close(owner);
    const { client } = await world.tw.member();
    const id = '0197a1b2-0000-4000-8000-000000000000';
    expect(await client.attempt('confirmVipImport', { id, goodCount: 1 })).toBeRefused('shop.notOpen');
    const vip = {
      ...{ courierNumbers: ['SF1234567890'], lines: [{ productId: id, quantity: 1, priceMinor: 100 }] },
      ...{ addressId: id, channelId: lane.channelId, carrierId: lane.homeCarrierId },
    };
    expect(await client.attempt('placeVipOrder', vip)).toBeRefused('shop.notOpen');
  });
});

describe('the checklist', () => {
  test("shows what exists, and the usual parcel's cost at the same prices", async () => {
    await close(owner);
    const { destinations, weightG, open } = await owner.client.call('getOpening', {});
    expect(open).toBe(false);
    const { goodsTypes } = await world.tw.guest.call('getTrialOptions', {});
    const { offers } = await world.tw.guest.call('sumFree', {
      country: 'TW',
      boxes: [`${weightG}x0x0x0`],
      goodsType: goodsTypes[0]?.code ?? 'other',
    });
    const [taipei] = destinations;
    expect(taipei).toMatchObject({ country: 'TW', zone: '' });
    expect(taipei?.lanes.length).toBeGreaterThan(0);
    expect(taipei?.lanes.map(({ totalMinor }) => totalMinor)).toEqual(
      offers.filter(({ possible }) => possible).map(({ quote }) => quote?.totalMinor),
    );
  });

  test('names missing steps, and the shop opens once they are done', async () => {
    const boss = await world.th.staff(['owner']);
    await close(boss);
    const needed = {
      warehouse: 'missing',
      shelves: 'missing',
      prices: 'missing',
      payment: 'missing',
      codes: 'missing',
    };
    expect(await statesOf(boss)).toMatchObject({ ...needed, staff: 'recommended', domain: 'recommended' });
    const early = await boss.client.attempt('openShop', { open: true });
    expect(early).toBeRefused('shop.notReady');
    expect(early.ok ? '' : early.failure.message).toBe(
      'The shop can’t open yet. Missing: a warehouse with its address, places on shelves, prices, a way to be paid, email or text messages',
    );

    await insertTestWarehouse(world, world.th);
    expect(await statesOf(boss)).toMatchObject({ ...needed, warehouse: 'done', shelves: 'done' });
    await createLane(world, world.th);
    expect(await statesOf(boss)).toMatchObject({ prices: 'done', payment: 'missing' });
    await world.sql(
      `insert into payment_methods (shop_id, code, zh, tw, en, fee_basis_points, for_orders, for_recharge, position)
       values ($1, 'bank', 'b', 'b', 'b', 0, true, true, 1)`,
      [world.th.id],
    );
    const account = { bankName: 'KBank', accountName: 'Shop', accountNumber: '1', currency: 'THB' };
    await boss.client.call('saveBankAccount', account);
    expect(await statesOf(boss)).toMatchObject({ payment: 'done', codes: 'missing', mail: 'recommended' });
    const mail = {
      ...{
        host: 'mail.shop.example',
        port: 587 as const,
        encryption: 'startTls' as const,
        account: 'post@shop.example',
      },
      ...{ senderName: 'Shop', senderAddress: 'hello@shop.example' },
    };
    await boss.client.call('saveMailSettings', { mail, password: 's3cret' });
    expect(await statesOf(boss)).toMatchObject({ codes: 'done', mail: 'recommended' });

    expect(await boss.client.call('openShop', { open: true })).toEqual({ open: true });
    expect(await world.th.guest.call('getShopInfo', {})).toMatchObject({ opensSoon: false });
    expect((await boss.client.call('getOpening', {})).open).toBe(true);
  });

  test("shows each destination's offers, zones without prices, and the progress of the trial order", async () => {
    const trial = async (boss: Person) =>
      (await boss.client.call('getOpening', {})).trial.flatMap(({ step, done }) => (done ? [step] : []));
    // Orders were placed in this shop and a parcel was put on a shelf by SQL, so these steps of the trial order are
    // done.
    await close(owner);
    const done = await trial(owner);
    expect(done).toEqual(expect.arrayContaining(['member', 'shelved', 'ordered']));
    expect(done).not.toContain('signed');
    // A zone by postal codes is listed separately. It has no price until its draft is published.
    await owner.client.call('takeLaneSet', { set: 'twSea', warehouseId: lane.warehouseId });
    const before = await owner.client.call('getOpening', {});
    expect(before.unpriced.map(({ name, zone }) => `${name} ${zone}`).sort()).toEqual([
      'Taiwan by sea 台灣本島',
      'Taiwan by sea 離島',
    ]);
    const islands = (answer: typeof before) => answer.destinations.find(({ zone }) => zone === '離島')?.lanes;
    // Before the new lane has prices, only the lane of this test's shop delivers to the outlying islands.
    expect(islands(before)?.map(({ name }) => name)).toEqual(['Sea']);
    for (const { draftId } of before.unpriced) {
      const draft = await owner.client.call('getRateCard', { id: draftId ?? '' });
      await owner.client.call('publishRateCard', { id: draft.id, version: draft.version });
    }
    const after = await owner.client.call('getOpening', {});
    expect(after.unpriced).toEqual([]);
    expect(islands(after)).toContainEqual({
      ...{ name: 'Taiwan by sea', minDays: 7, maxDays: 12 },
      // First kg 80, two more at 35, ferry 15 a kg, packing 20 and 5, delivery 100.
      totalMinor: (80 + 70 + 45 + 25 + 100) * 100,
    });
    const sent = await world.tw.guest.call('sumFree', {
      ...{ country: 'TW', zip: '88000', boxes: [`${after.weightG}x0x0x0`], goodsType: 'clothes' },
    });
    expect(islands(after)?.map(({ totalMinor }) => totalMinor)).toEqual(
      sent.offers.filter(({ possible }) => possible).map(({ quote }) => quote?.totalMinor),
    );
    // An open shop has no trial orders.
    const partner = await world.th.staff(['owner']);
    expect(await trial(partner)).toEqual([]);
  });

  test('is for the owner, and opening requires re-authentication', async () => {
    const clerk = await world.tw.staff(['support']);
    expect(await clerk.client.attempt('getOpening', {})).toBeRefused('access.denied');
    expect(await clerk.client.attempt('openShop', { open: true })).toBeRefused('access.denied');
    const later = await world.tw.staff(['owner']);
    await world.backdate('sessions', { staffId: later.id }, '20 minutes', 'provenAt', 'createdAt');
    expect(await later.client.attempt('openShop', { open: true })).toBeRefused('session.stale');
  });
});
