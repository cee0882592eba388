import { afterAll, describe, expect, test } from 'vitest';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { refusedWith } from './toBeRefused.ts';
import { openTransferWorld } from './transferWorld.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const { finance, claim, file } = await openTransferWorld(world);
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

test('a top-up with a bonus that is assigned to an order is no longer a top-up, and its rest brings no bonus', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const offer = { amountMinor: 20_000, bonusMinor: 3_000, validFrom: daysAgo(2), validTo: null };
  const { id: offerId } = await finance.client.call('saveRechargeOffer', offer);
  const [plain, payer] = [await pay.memberWith(0), await pay.memberWith(0)];
  const topUp = await file(plain, { amountMinor: 20_000 });
  await finance.client.call('approveBankTransfer', { id: topUp.id });
  expect(await pay.balance(plain)).toBe(23_000);
  const orderId = await pay.order(payer, 9_000);
  const { id } = await file(payer, { amountMinor: 20_000 });
  const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
  const { payId } = await payer.client.call('startPayment', start);
  const realtimeEvents = await watchRealtimeEvents(world);
  const attach = () => payer.client.call('attachBankTransfer', { id, orderIds: [orderId] });
  await realtimeEvents.during(attach, `transfers ${payer.id}`);
  // The provider's page for this order accepts no payment any more.
  expect((await payer.client.call('getPayState', { payId })).state).toBe('expired');
  const { paidOrders } = await finance.client.call('approveBankTransfer', { id });
  expect(paidOrders).toHaveLength(1);
  expect(await pay.balance(payer)).toBe(11_000);
  await finance.client.call('saveRechargeOffer', { ...offer, id: offerId ?? '', validTo: daysAgo(1) });
});

test("the queue is searched by number and by member, lists decided ones newest first, and shows its own orders' rest", async () => {
  const [one, other] = [await pay.memberWith(0), await pay.memberWith(0)];
  const orders = [await pay.order(one, 9_000), await pay.order(other, 4_000)] as const;
  const first = await file(one, { transactionNumber: 'QUEUE-1', orderIds: [orders[0]] });
  const second = await file(other, { orderIds: [orders[1]] });
  const found = async (filters: { words?: string; state?: 'approved' }) => {
    const all = { ...filters, pageSize: 100 };
    return (await finance.client.call('listBankTransfers', all)).list;
  };
  const rests = new Map((await found({})).map(({ id, rest }) => [id, rest.amountMinor]));
  expect([rests.get(first.id), rests.get(second.id)]).toEqual([11_000, 16_000]);
  const { account } = await one.client.call('getMemberInfo', {});
  for (const words of ['queue 1', account])
    expect((await found({ words })).map(({ id }) => id)).toEqual([first.id]);
  const later = await file(one);
  for (const { id } of [first, later]) await finance.client.call('approveBankTransfer', { id });
  const decided = await found({ words: account, state: 'approved' });
  expect(decided.map(({ id }) => id)).toEqual([later.id, first.id]);
});

describe('a bank that accepts no top-ups', () => {
  const setBank = (changes: { forRecharge: boolean; feeBasisPoints: number }) =>
    finance.client.call('savePaymentMethod', {
      code: 'bank',
      zh: '银行转账',
      tw: '銀行轉帳',
      en: 'Bank transfer',
      forOrders: true,
      active: true,
      position: 2,
      ...changes,
    });

  test('accepts none together with a small order; money already sent is credited by a decision, minus the fee', async () => {
    await setBank({ forRecharge: false, feeBasisPoints: 300 });
    const member = await pay.memberWith(0);
    const orderIds = [await pay.order(member, 1_000)];
    const tooMuch = await claim(member, { amountMinor: 500_000, orderIds });
    expect(await member.client.attempt('submitBankTransfer', tooMuch)).toBeRefused({
      fields: {
        amountMinor: {
          error: 'transfer.restNotTaken',
          params: { taken: '$10.30', rest: '$4,989.70' },
        },
      },
    });
    const sent = await file(member, { amountMinor: 500_000, orderIds, alreadySent: true });
    const { id } = sent;
    expect(await finance.client.attempt('approveBankTransfer', { id })).toBeRefused('transfer.restToDecide');
    const { paidOrders } = await finance.client.call('approveBankTransfer', { id, despiteRules: true });
    expect(paidOrders).toHaveLength(1);
    const rest = 500_000 - 1_030;
    const balance = await pay.balance(member);
    expect(balance).toBeGreaterThan(rest * 0.969);
    expect(balance).toBeLessThan(rest * 0.971);
    await setBank({ forRecharge: true, feeBasisPoints: 0 });
  });
});

describe('a transfer reported for an order', () => {
  const seenBy = async (member: Person, orderId: string) => {
    const { client } = member;
    const [one, { list }, pay, home] = await Promise.all([
      client.call('getOrder', { orderId }),
      client.call('listOrders', {}),
      client.call('getPayTypeList', { source: 4, orderId }),
      client.call('getOrderStatistics', {}),
    ]);
    return {
      one: one.transfer,
      listed: list.find(({ id }) => id === orderId)?.transfer,
      pay: pay.transfer,
      home,
    };
  };

  test('is shown on the order, in the lists, on the pay page, at home and at the desk, until it is withdrawn', async () => {
    const { member, orderId } = await pay.memberWithOrder(9_000);
    await pay.order(member, 4_000);
    const { id } = await file(member, { orderIds: [orderId], amountMinor: 9_000 });
    const reported = { id, amountMinor: 9_000 };
    expect(await seenBy(member, orderId)).toMatchObject({
      one: reported,
      listed: reported,
      pay: reported,
      home: { toBePaid: 2, moneyDueMinor: 4_000, transferReported: 1 },
    });
    const owner = await world.tw.staff(['owner']);
    expect((await owner.client.call('getDeskOrder', { orderId })).transfer).toMatchObject(reported);
    const { list } = await owner.client.call('listDeskOrders', { state: 'awaitingPayment' });
    expect(list.find((order) => order.id === orderId)?.transfer).toMatchObject(reported);
    await member.client.call('withdrawBankTransfer', { id });
    expect(await seenBy(member, orderId)).toMatchObject({
      one: null,
      listed: null,
      pay: null,
      home: { moneyDueMinor: 13_000, transferReported: 0 },
    });
  });

  test('blocks a second one for the order unless its payer acknowledges it, even concurrently', async () => {
    const { member, orderId } = await pay.memberWithOrder(9_000);
    const claims = [
      await claim(member, { orderIds: [orderId] }),
      await claim(member, { orderIds: [orderId] }),
    ];
    const attempts = await Promise.all(claims.map((one) => member.client.attempt('submitBankTransfer', one)));
    expect(attempts.filter((one) => one.ok)).toHaveLength(1);
    const again = await member.client.attempt(
      'submitBankTransfer',
      await claim(member, { orderIds: [orderId] }),
    );
    const twice = { failure: { code: 409, fields: { orderIds: { error: 'transfer.alreadyReported' } } } };
    expect(again).toMatchObject(twice);
    expect(attempts.find((one) => !one.ok)).toMatchObject(twice);
    const known = await file(member, { orderIds: [orderId], amountMinor: 9_000, despiteReported: true });
    await finance.client.call('approveBankTransfer', { id: known.id });
    const [first] = attempts.flatMap((one) => (one.ok ? [one.data.id] : []));
    expect((await finance.client.call('approveBankTransfer', { id: first ?? '' })).paidOrders).toEqual([]);
    expect(await pay.balance(member)).toBe(20_000);
  });

  type Way = 'payFromBalance' | 'startPayment' | 'chooseCashOnDelivery';
  const asked = (orderId: string, despiteReported?: boolean) => {
    const known = despiteReported === undefined ? {} : { despiteReported };
    return {
      payFromBalance: { orderId, ...known },
      startPayment: { purpose: 'order' as const, orderId, method: 'sandbox' as const, ...known },
      chooseCashOnDelivery: { orderId, chosen: true, ...known },
    };
  };
  const payBy = (member: Person, way: Way, orderId: string, despiteReported?: boolean) =>
    member.client.attempt(way, asked(orderId, despiteReported)[way]);

  test.each<Way>(['payFromBalance', 'startPayment', 'chooseCashOnDelivery'])(
    'refuses %s while it is checked, unless its payer acknowledges it',
    async (way) => {
      const { member, orderId } = await pay.memberWithOrder(9_000, 9_000);
      const { id } = await file(member, { orderIds: [orderId], amountMinor: 9_000 });
      expect(await payBy(member, way, orderId)).toBeRefused({ code: 409, error: 'transfer.alreadyReported' });
      expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingPayment', paid: 0 });
      expect(await payBy(member, way, orderId, true)).toMatchObject({ ok: true });
      const other = await pay.order(member, 9_000);
      const second = await file(member, { orderIds: [other] });
      await member.client.call('withdrawBankTransfer', { id: second.id });
      expect(await payBy(member, way, other)).not.toMatchObject(refusedWith('transfer.alreadyReported'));
      // The transfer that was reported first still arrives once: for the order or, if that was paid meanwhile, on the
      // balance.
      await finance.client.call('approveBankTransfer', { id, despiteRules: true });
      expect((await pay.balance(member)) + (await pay.orderState(orderId)).paid).toBe(18_000);
    },
  );

  test('concurrent with a payment from the balance: one is refused', async () => {
    const member = await pay.memberWith(40_000);
    const rounds = [...Array(6).keys()].map(async () => {
      const orderId = await pay.order(member, 5_000);
      const report = await claim(member, { orderIds: [orderId], amountMinor: 5_000 });
      const [reported, paid] = await Promise.all([
        member.client.attempt('submitBankTransfer', report),
        payBy(member, 'payFromBalance', orderId),
      ]);
      expect([reported.ok, paid.ok].toSorted()).toEqual([false, true]);
      const refused = reported.ok ? paid : reported;
      expect(refused).toMatchObject({
        failure: reported.ok
          ? { error: 'transfer.alreadyReported' }
          : { fields: { orderIds: { error: 'transfer.orderNotPayable' } } },
      });
      if (reported.ok) await finance.client.call('approveBankTransfer', { id: reported.data.id });
      expect(await pay.orderState(orderId)).toMatchObject({ paid: 5_000 });
    });
    await Promise.all(rounds);
  });

  test('closes the card page that was opened before it', async () => {
    const { member, orderId } = await pay.memberWithOrder(9_000);
    const { payId } = await member.client.call('startPayment', asked(orderId).startPayment);
    await file(member, { orderIds: [orderId] });
    expect(await member.client.call('getPayState', { payId })).toMatchObject({ state: 'expired' });
  });

  test('for the balance can be assigned to an order before it is decided', async () => {
    const [member, other] = [await pay.memberWith(0), await pay.memberWith(0)];
    const orderId = await pay.order(member, 9_000);
    const { id } = await file(member, { amountMinor: 10_000 });
    const { spareTransfers } = await member.client.call('getPayTypeList', { source: 4, orderId });
    expect(spareTransfers).toMatchObject([{ id, amountMinor: 10_000 }]);
    expect(
      await other.client.attempt('attachBankTransfer', { id, orderIds: [await pay.order(other, 1_000)] }),
    ).toBeRefused({ code: 404 });
    await member.client.call('attachBankTransfer', { id, orderIds: [orderId] });
    expect((await seenBy(member, orderId)).one).toMatchObject({ id });
    const second = await file(member);
    expect(
      await member.client.attempt('attachBankTransfer', { id: second.id, orderIds: [orderId] }),
    ).toBeRefused('transfer.alreadyReported');
    const { paidOrders } = await finance.client.call('approveBankTransfer', { id, despiteRules: true });
    expect(paidOrders).toMatchObject([{ id: orderId }]);
    expect(await pay.balance(member)).toBe(1_000);
    const decided = refusedWith('transfer.decided');
    const attach = async (to: string) =>
      member.client.attempt('attachBankTransfer', { id: to, orderIds: [await pay.order(member, 100)] });
    expect(await attach(id)).toMatchObject(decided);
    const { id: named } = await file(member, { orderIds: [await pay.order(member, 1_000)] });
    expect(await attach(named)).toMatchObject(decided);
    await member.client.call('withdrawBankTransfer', { id: second.id });
    expect(await attach(second.id)).toMatchObject(decided);
  });
});
