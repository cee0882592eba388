import { afterAll, describe, expect, test, vi } from 'vitest';
import { paymentWarnings } from '../src/payments/expiringPaymentsJob.ts';
import { faultsOfLedger, openPayWorld } from './payWorld.ts';
import { type Person, startWorld } from './world.ts';

/**
 * Tests the payment steps that need no provider's page, such as codes. In demo shops, play money shows each kind of
 * these steps.
 */
const world = await startWorld();
const pay = await openPayWorld(world);
for (const code of ['linePay', 'atm', 'storeCode', 'storeBarcode', 'promptPay'])
  await world.sql(
    `insert into payment_methods (shop_id, code, zh, tw, en, fee_basis_points, for_orders, for_recharge, position)
     values ($1, $2, $2, $2, $2, 0, true, true, 9)`,
    [world.tw.id, code],
  );
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

const state = (member: Person, payId: string) => member.client.call('getPayState', { payId });
const page = (method: 'GET' | 'POST', url: string, host = world.tw.host) =>
  world.running.server.app.inject({ method, url, headers: { host } });

async function started(method: 'linePay' | 'atm' | 'storeCode' | 'storeBarcode') {
  const { member, orderId } = await pay.memberWithOrder(10_000);
  const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method });
  await vi.waitFor(async () => expect((await state(member, payId)).state).toBe('pending'));
  return { member, orderId, payId, payment: await state(member, payId) };
}

const decided = (url: string | null, decision: string) =>
  page('POST', String(url).replace('?', `/${decision}?`));

describe('a demo shop', () => {
  test("shows a code to type, and its visitor's decision pays the order", async () => {
    const { member, orderId, payId, payment } = await started('storeCode');
    expect(payment).toMatchObject({
      url: null,
      reference: '',
      step: { kind: 'storeCode', code: expect.stringMatching(/^DEMO\d{10}$/) },
    });
    await decided(payment.playUrl, 'approve');
    expect(await state(member, payId)).toMatchObject({
      state: 'succeeded',
      step: { kind: 'none' },
      playUrl: null,
    });
    expect(await pay.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
  });

  test('shows barcodes for a till, and a page if there is one', async () => {
    const { payment } = await started('storeBarcode');
    expect(payment.step).toMatchObject({
      kind: 'barcodes',
      codes: [expect.anything(), expect.anything(), expect.anything()],
    });
    expect((await started('linePay')).payment).toMatchObject({
      step: { kind: 'none' },
      url: expect.stringContaining('/sandbox-pay/'),
      playUrl: null,
    });
  });

  test('leads through a form to an account number, which then stays', async () => {
    const { member, orderId, payId, payment } = await started('atm');
    const form = await page('GET', String(payment.url));
    const target = /action="([^"]+)"/.exec(form.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(target).pathname).toMatch(/^\/sandbox-pay\//);
    expect(form.headers['content-security-policy']).toContain(`form-action ${new URL(target).origin} https:`);
    const shown = await page('POST', new URL(target).pathname);
    expect(shown.body).toContain('/assign?');
    expect(shown.body).not.toContain('/approve?');
    await page('POST', `${new URL(target).pathname}/assign`);
    const assigned = await state(member, payId);
    expect(assigned).toMatchObject({
      state: 'pending',
      url: null,
      step: { kind: 'bankCode', bankCode: '000', account: expect.stringMatching(/^\d{14}$/) },
    });
    await decided(assigned.playUrl, 'approve');
    expect(await pay.orderState(orderId)).toMatchObject({ paid: 10_000 });
    const finance = await world.tw.staff(['finance']);
    const { list } = await finance.client.call('listPayments', { words: '54321' });
    expect(list.map((one) => [one.payId, one.payerEnding])).toEqual([[payId, '000 54321']]);
    // The page of a decided payment only shows its state.
    expect((await page('GET', String(payment.url))).headers.location).toBe(`/pay/state/${payId}`);
  });

  test('shows the form only with its key, and in no other shop', async () => {
    const { payId, payment } = await started('atm');
    const url = String(payment.url);
    expect((await page('GET', url)).statusCode).toBe(200);
    const tries = [`/pay-form/${payId}`, `/pay-form/${payId}?key=AAAA`, '/pay-form/nothing?key=x'];
    for (const path of tries) expect((await page('GET', path)).statusCode).toBe(404);
    expect((await page('GET', url, world.th.host)).statusCode).toBe(404);
  });

  test('offers no methods of other markets, and none once it is a real shop', async () => {
    const member = await pay.memberWith(0);
    const offered = async () =>
      (await member.client.call('getPayTypeList', { amountMinor: 50_000 })).methods.map(({ code }) => code);
    expect(await offered()).toEqual(expect.arrayContaining(['linePay', 'atm', 'storeCode', 'storeBarcode']));
    expect(await offered()).not.toContain('promptPay');
    await world.change('shops', { id: world.tw.id }, { demo: false });
    expect(await offered()).not.toContain('atm');
    await world.change('shops', { id: world.tw.id }, { demo: true });
  });
});

test('the method of the last payment is offered first', async () => {
  const { member } = await started('storeBarcode');
  const { lastUsed } = await member.client.call('getPayTypeList', { amountMinor: 50_000 });
  expect(lastUsed).toBe('storeBarcode');
  // A payment from the balance is no hint for the method of the next top-up.
  await world.change('payments', { memberId: member.id }, { method: 'balance' });
  expect((await member.client.call('getPayTypeList', { amountMinor: 50_000 })).lastUsed).toBeNull();
  const fresh = await pay.memberWith(0);
  expect((await fresh.client.call('getPayTypeList', { amountMinor: 50_000 })).lastUsed).toBeNull();
});

test('only the payer can query a payment', async () => {
  const { payId, member } = await started('storeCode');
  expect(await member.client.call('askPayment', { payId })).toEqual({ done: true });
  const other = await pay.memberWith(0);
  expect(await other.client.attempt('askPayment', { payId })).toBeRefused('row.notFound');
});

test('a payer is reminded once of a code that expires soon, and not of a page or a new one', async () => {
  const [code, page, fresh] = [
    await started('storeCode'),
    await started('linePay'),
    await started('storeBarcode'),
  ];
  const endIn = (payId: string, hours: number, age: number) =>
    world.sql(
      `update payments set expires_at = now() + make_interval(hours => $2), created_at = now() - make_interval(hours => $3)
       where id = $1`,
      [payId, hours, age],
    );
  await Promise.all([endIn(code.payId, 3, 21), endIn(page.payId, 3, 21), endIn(fresh.payId, 3, 1)]);
  const job = paymentWarnings(world.running.services);
  await pay.runJob(job);
  await pay.runJob(job);
  const told = await world.sql<{ subject: string; params: unknown }>(
    `select subject_id as subject, params from notifications where event = 'payment.ending'`,
  );
  expect(told).toEqual([{ subject: code.payId, params: { amountMinor: 10_000 } }]);
});
