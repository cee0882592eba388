import { describe, expect, test } from 'vitest';
import { openPayWorld } from './payWorld.ts';
import { watchRealtimeEvents } from './realtimeEventWatch.ts';
import { stepsOf } from './recordedSteps.ts';
import { testSettingEffect } from './settingEffects.ts';
import { type Person, startWorld } from './world.ts';

const world = await startWorld();
const pay = await openPayWorld(world);
const finance = await world.tw.staff(['finance']);

const sandbox = {
  code: 'sandbox',
  zh: '测试支付',
  tw: '測試付款',
  en: 'Sandbox',
  feeBasisPoints: 300,
  forOrders: true,
  forRecharge: true,
  active: true,
  position: 1,
} as const;

describe('the list of payments', () => {
  test('is found by order number, account and reference, and filtered', async () => {
    const { member, orderId } = await pay.memberWithOrder(400, 1_000);
    const { payId } = await member.client.call('payFromBalance', { orderId });
    await member.client.call('startPayment', { purpose: 'recharge', amountMinor: 50_000, method: 'sandbox' });
    const [row] = await world.sql<{ number: string; account: string }>(
      'select number, account from orders join members on members.shop_id = orders.shop_id and members.id = member_id where orders.id = $1',
      [orderId],
    );
    const ids = async (input: Parameters<typeof finance.client.call<'listPayments'>>[1]) =>
      (await finance.client.call('listPayments', input)).list.map((payment) => payment.payId);
    expect(await ids({ words: row?.number.toLowerCase() })).toEqual([payId]);
    expect(await ids({ words: row?.account })).toHaveLength(2);
    expect(await ids({ words: 'no such thing' })).toEqual([]);
    expect(await ids({ memberId: member.id, purpose: 'order' })).toEqual([payId]);
    expect(await ids({ memberId: member.id, method: 'balance', state: 'succeeded' })).toEqual([payId]);
    expect(await ids({ memberId: member.id, state: 'refunded' })).toEqual([]);
    expect(await ids({ orderId })).toEqual([payId]);
    const [topUp = ''] = await ids({ memberId: member.id, method: 'sandbox' });
    const last = await member.client.call('payFromBalance', { orderId: await pay.order(member, 500) });
    const memberId = member.id;
    expect(await ids({ memberId })).toEqual([last.payId, topUp, payId]);
    expect(await ids({ memberId, sort: 'amount' })).toEqual([topUp, last.payId, payId]);
    expect(await ids({ memberId, method: 'balance' })).toEqual([last.payId, payId]);
    for (const [id, provider] of [
      [payId, 'stripe'],
      [last.payId, 'sandbox'],
    ])
      await world.sql(
        `update payments set provider = $2, provider_reference = 'ref-of-' || $2 where id = $1`,
        [id, provider],
      );
    expect(await ids({ words: 'ref-of-stripe' })).toEqual([payId]);
    expect(await ids({ words: 'ref-of-sandbox' })).toEqual([last.payId]);
    // The sandbox cannot pay what another provider started.
    const page = { url: '/sandbox-pay/ref-of-stripe', headers: { host: world.tw.host } };
    expect((await world.running.server.app.inject(page)).statusCode).toBe(404);
  });

  test('has cancelled orders marked, and names the method in the reader’s language', async () => {
    await finance.client.call('savePaymentMethod', sandbox);
    const { member, orderId } = await pay.memberWithOrder(400);
    const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
    const { payId } = await member.client.call('startPayment', start);
    await member.client.call('cancelOrder', { orderId });
    const read = (lang: 'zh' | 'tw' | 'en') => world.tw.as(member.token, lang).call('getPayState', { payId });
    expect((await read('en')).obstacle?.error).toBe('payment.orderCancelled');
    const names = [await read('zh'), await read('tw'), await read('en')].map(({ methodName }) => methodName);
    expect(names).toEqual([sandbox.zh, sandbox.tw, sandbox.en]);
  });

  test('is updated by each payment that is made, ended or refunded, and each step is recorded', async () => {
    const [starter, payer] = [await pay.memberWith(0), await pay.memberWith(1_000)];
    const realtimeEvents = await watchRealtimeEvents(world);
    const told = <T>({ id }: Person, act: () => Promise<T>) => realtimeEvents.during(act, `payments ${id}`);
    const started = async (member: Person) => {
      const orderId = await pay.order(member, 400);
      const start = { purpose: 'order', orderId, method: 'sandbox' } as const;
      return { billId: orderId, ...(await member.client.call('startPayment', start)) };
    };
    const [gone, stays] = [await started(starter), await started(starter)];
    const [orderId, other] = [await pay.order(payer, 300), await pay.order(payer, 200)];
    const { payId } = await told(payer, () => payer.client.call('payFromBalance', { orderId }));
    await payer.client.call('payFromBalance', { orderId: other });
    await told(starter, () => starter.client.call('cancelOrder', { orderId: gone.billId }));
    const owner = await world.tw.staff(['owner']);
    const cancel = { orderId, why: '缺貨' };
    await told(payer, () => owner.client.call('cancelOrderForMember', cancel));
    expect((await stepsOf(world, gone.payId)).at(-1)).toMatchObject({ event: 'expire', to: 'expired' });
    expect(await stepsOf(world, payId)).toMatchObject([
      { event: 'refund', from: 'succeeded', to: 'refunded' },
    ]);
    const states = async ({ id }: Person) =>
      (await finance.client.call('listPayments', { memberId: id })).list.map(({ state }) => state);
    expect(await states(payer)).toEqual(['succeeded', 'refunded']);
    const [live, ended] = await states(starter);
    expect([stays.payId > gone.payId, ended, live === 'expired']).toEqual([true, 'expired', false]);
    const stranger = await payer.client.attempt('getPayState', { payId: stays.payId });
    expect(stranger).toBeRefused({ code: 404 });
  });

  test("never shows staff the member's payment page", async () => {
    const { list } = await finance.client.call('listPayments', { method: 'sandbox' });
    expect(list.every((payment) => payment.url === null)).toBe(true);
  });
});

describe('payment methods', () => {
  testSettingEffect('savePaymentMethod.feeBasisPoints', 'counts from the next payment on', async () => {
    await finance.client.call('savePaymentMethod', sandbox);
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const { methods } = await member.client.call('getPayTypeList', { orderId });
    expect(methods.find(({ code }) => code === 'sandbox')).toMatchObject({ name: 'Sandbox', feeMinor: 300 });
    const started = await member.client.call('startPayment', {
      purpose: 'order',
      orderId,
      method: 'sandbox',
    });
    expect(started.totalMinor).toBe(10_300);
  });

  testSettingEffect('savePaymentMethod.active', 'a closed one is gone and refused', async () => {
    await finance.client.call('savePaymentMethod', { ...sandbox, active: false });
    const { member, orderId } = await pay.memberWithOrder(10_000);
    const { methods } = await member.client.call('getPayTypeList', { orderId });
    expect(methods.some(({ code }) => code === 'sandbox')).toBe(false);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'order',
      orderId,
      method: 'sandbox',
    });
    expect(attempt).toBeRefusedAt('method', 'payment.methodUnavailable');
    await finance.client.call('savePaymentMethod', sandbox);
  });

  test.each(['balance', 'cod'] as const)('%s is never for top-ups', async (code) => {
    const attempt = await finance.client.attempt('savePaymentMethod', { ...sandbox, code });
    expect(attempt).toBeRefusedAt('forRecharge', 'recharge.methodNotAllowed');
  });

  test('have at most a fee of a fifth', async () => {
    const attempt = await finance.client.attempt('savePaymentMethod', { ...sandbox, feeBasisPoints: 2_001 });
    expect(attempt).toBeRefusedAt('feeBasisPoints', 'field.tooBig');
  });

  test('name missing requirements of the shop, and are changed only by finance and owners', async () => {
    const { list } = await finance.client.call('listPaymentMethods', {});
    expect(Object.fromEntries(list.map(({ code, lacks }) => [code, lacks]))).toEqual({
      ...{ balance: null, card: 'providerAccount', sandbox: null, bank: 'bankAccount', cod: null },
    });
    const clerk = await world.tw.staff(['support']);
    expect((await clerk.client.call('listPaymentMethods', {})).list).toHaveLength(5);
    expect(await clerk.client.attempt('savePaymentMethod', sandbox)).toBeRefused({ code: 403 });
  });
});

describe('bank accounts', () => {
  test('are added, changed and closed', async () => {
    const account = { bankName: '台新銀行', accountName: '集運', accountNumber: '812', currency: 'TWD' };
    const { id } = await finance.client.call('saveBankAccount', account);
    await finance.client.call('saveBankAccount', { ...account, id, accountNumber: '812-9', active: false });
    const { list } = await finance.client.call('listBankAccounts', {});
    expect(list.find((one) => one.id === id)).toMatchObject({ accountNumber: '812-9', active: false });
  });

  test('of another shop do not exist', async () => {
    const other = await world.th.staff(['finance']);
    const { id } = await other.client.call('saveBankAccount', {
      bankName: 'KBank',
      accountName: 'Siam',
      accountNumber: '1',
      currency: 'THB',
    });
    const attempt = await finance.client.attempt('saveBankAccount', {
      id,
      bankName: 'mine now',
      accountName: 'x',
      accountNumber: '2',
      currency: 'TWD',
    });
    expect(attempt).toBeRefused({ code: 404 });
  });
});
