import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { logOperatorAccount } from '../src/payments/logOperatorAccount.ts';
import { Tenants } from '../src/platform/shops.ts';
import { account, accountOf, isOffered, openAccountWorld, pathAtShop, payState } from './accountWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import { deliverEvent, paidSession } from './stripeEvents.ts';
import { waitForQueuedJob } from './waitForQueuedJob.ts';
import type { WorldShop } from './world.ts';

/** Tests two firms that each have their own payment accounts and do not use the operator's. */
const accounts = await openAccountWorld();
const { world, double, tw, th, owner, added, started, runJob } = accounts;
afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));

const succeeded = 'checkout.session.completed';

test('without an account of the shop, a method is not offered, and a start is refused, even with the operator’s account', async () => {
  const member = await tw.memberWith(0);
  expect(await isOffered(member)).toBe(false);
  const orderId = await tw.order(member, 10_000);
  const attempt = await member.client.attempt('startPayment', {
    purpose: 'order',
    orderId,
    method: 'card',
  });
  expect(attempt).toBeRefusedAt('method', 'payment.methodUnavailable');
  expect(double.asked).toEqual([]);
});

describe('a message settles only payments of its own account', () => {
  test('at the account’s own address, once', async () => {
    const { secret, path } = await added(owner, 'mine');
    const { orderId, session } = await started(tw);
    const send = (id: string) =>
      deliverEvent(world, pathAtShop(world.tw, path), succeeded, paidSession(session), { secret, id });
    expect([(await send('evt_own')).statusCode, (await send('evt_own')).statusCode]).toEqual([200, 200]);
    expect(await tw.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
  });

  test('and nowhere else: at another shop, another account, the operator’s, an invented address, or with an invented key', async () => {
    const first = await added(owner, 'here');
    const one = await started(tw);
    const second = await added(owner, 'there');
    const thai = await added(await world.th.staff(['owner']), 'bangkok');
    const [other, foreign] = [await started(tw), await started(th)];
    const made = (path: string) => path.replace(/key=.{6}/, 'key=AAAAAA');
    const tries: [string, WorldShop, string, string, typeof one][] = [
      ['its signature at another shop', world.th, thai.path, first.secret, one],
      ['its own address at another shop’s host', world.th, first.path, first.secret, one],
      ['its signature at another account of the shop', world.tw, second.path, first.secret, one],
      ['another account’s payment, rightly signed', world.tw, second.path, second.secret, one],
      ['the payment of the account that came later', world.tw, first.path, first.secret, other],
      ['another shop’s payment inside', world.tw, first.path, first.secret, foreign],
      ['another shop’s signature for this payment', world.tw, first.path, thai.secret, one],
      ['an address without a right key', world.tw, made(first.path), first.secret, one],
      ['the operator’s old address', world.tw, '/api/pay/webhook/stripe', first.secret, one],
      ['the operator’s own signature', world.tw, '/api/pay/webhook/stripe', 'whsec_operator', one],
    ];
    for (const [why, shop, path, secret, { session }] of tries) {
      await deliverEvent(world, pathAtShop(shop, path), succeeded, paidSession(session), { secret });
      // A forged event: the other firm's payment with this shop's id, both of which the forger may know. It pays nothing.
      const renamed = { ...session, metadata: { ...session.metadata, shop_id: shop.id } };
      await deliverEvent(world, pathAtShop(shop, path), succeeded, paidSession(renamed), { secret });
      for (const [pay, { orderId }] of [
        [tw, one],
        [tw, other],
        [th, foreign],
      ] as const)
        expect(await pay.orderState(orderId), why).toMatchObject({ state: 'awaitingPayment', paid: 0 });
    }
    await deliverEvent(world, pathAtShop(world.tw, first.path), succeeded, paidSession(one.session), first);
    expect(await tw.orderState(one.orderId)).toMatchObject({ paid: 10_000 });
  });
});

describe('a payment keeps the account that it was started with', () => {
  test('its page is queried and closed there, although the shop has another account now', async () => {
    const first = await added(owner, 'before');
    const [lost, left, closed] = [await started(tw), await started(tw), await started(tw)];
    const second = await added(owner, 'after');
    expect(await accountOf(owner, first.id)).toMatchObject({ methods: [], openPayments: 3, endedAt: null });
    expect(await accountOf(owner, second.id)).toMatchObject({ methods: ['card'], openPayments: 0 });
    await owner.client.call('endPaymentAccount', { id: first.id });
    expect(await owner.client.attempt('endPaymentAccount', { id: first.id })).toBeRefused('payAccount.ended');
    expect(await owner.client.attempt('savePaymentAccount', account({ id: first.id }))).toBeRefused(
      'payAccount.ended',
    );
    // The payer has paid, but the provider's report was lost.
    Object.assign(lost.session, paidSession(lost.session));
    await world.sql(`update payments set expires_at = now() - interval '1 minute' where id = any($1)`, [
      [lost.payId, left.payId],
    ]);
    await runJob(tw, 'expire-payments');
    expect(await payState(lost.member, lost.payId)).toMatchObject({ state: 'succeeded', settledTo: 'order' });
    expect((await payState(left.member, left.payId)).state).toBe('expired');
    await vi.waitFor(() => expect(left.session.status).toBe('expired'));
    await closed.member.client.call('cancelOrder', { orderId: closed.orderId });
    await vi.waitFor(() => expect(closed.session.status).toBe('expired'));
    // Money that arrives late at the ended account is credited to the member.
    await deliverEvent(world, pathAtShop(world.tw, first.path), succeeded, paidSession(left.session), first);
    expect(await tw.orderState(left.orderId)).toMatchObject({ paid: 10_000 });
  });

  test('a start repeated by a job uses it too, and the same order starts again with the new account', async () => {
    await added(owner, 'slow');
    const { member, orderId } = await tw.memberWithOrder(10_000);
    double.refuseNext = 'broken';
    const start = () => member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
    const { payId } = await start();
    await vi.waitFor(() => expect(double.refuseNext).toBeNull());
    await added(owner, 'quick');
    await runJob(
      tw,
      'start-payment',
      await waitForQueuedJob(world, 'start-payment', { request: { paymentId: payId } }),
    );
    const keyOf = (id: string) =>
      double.keyOf.get([...double.sessions.values()].find((one) => one.metadata.payment_id === id)?.id ?? '');
    expect(keyOf(payId)).toBe('sk_live_slow');
    const again = await start();
    expect(again.payId).not.toBe(payId);
    await vi.waitFor(() => expect(keyOf(again.payId)).toBe('sk_live_quick'));
    expect((await payState(member, payId)).state).toBe('expired');
  });
});

describe('the operator’s own account', () => {
  /** Runs the upgrade with the migration's own statement and returns its result. */
  const upgraded = async () => {
    const file = new URL('../migrations/0441_payment_accounts.sql', import.meta.url);
    const statement = readFileSync(file, 'utf8').match(/insert into installation_payee[^;]+;/)?.[0];
    await world.sql('delete from installation_payee');
    await world.sql(statement ?? '');
    const logged: unknown[][] = [];
    const log = {
      info: (...said: unknown[]) => logged.push(['info', ...said]),
      error: (...said: unknown[]) => logged.push(['error', ...said]),
    };
    const { tenants, config } = world.running.services;
    await logOperatorAccount({ tenants, config }, log as never);
    return { payee: await tenants.installationPayee(), logged };
  };
  const isDemo = (shop: WorldShop, is: boolean) => world.change('shops', { id: shop.id }, { demo: is });

  test('after an upgrade it serves the only live shop; with several shops the log says what to do', async () => {
    const several = await upgraded();
    expect(several.payee).toBeUndefined();
    expect(several.logged).toEqual([
      ['error', expect.stringContaining('name one by its host in STRIPE_SHOP')],
    ]);
    await isDemo(world.tw, true);
    const single = await upgraded();
    expect(single).toMatchObject({
      payee: world.th.id,
      logged: [['info', { shop: world.th.id }, expect.any(String)]],
    });
    await isDemo(world.th, true);
    expect((await upgraded()).payee).toBeUndefined();
    await isDemo(world.tw, false);
    await isDemo(world.th, false);
  });

  test('it belongs to the named shop, whatever the upgrade decided, until that shop has its own', async () => {
    await world.sql('insert into installation_payee (payee) values ($1) on conflict do nothing', [
      world.tw.id,
    ]);
    const { database, services } = world.running;
    const named = new Tenants(database, 'TH.test:443');
    expect([await named.installationPayee(), (await named.ofHost('tw.test'))?.installationPays]).toEqual([
      world.th.id,
      false,
    ]);
    const unknown = new Tenants(database, 'nobody.test');
    const logged: unknown[] = [];
    const log = { info: () => undefined, error: (said: unknown) => logged.push(said) };
    const config = { ...services.config, STRIPE_SHOP: 'nobody.test' };
    await logOperatorAccount({ tenants: unknown, config }, log as never);
    expect(logged).toEqual([{ host: 'nobody.test' }]);
    // The upgrade assigned the operator's account to the shop in Taipei. The shop's own account has priority over it.
    const { list, byOperator } = await owner.client.call('listPaymentAccounts', {});
    const serving = list.find(({ methods }) => methods.length > 0);
    expect(byOperator).toEqual([]);
    if (serving) await owner.client.call('endPaymentAccount', { id: serving.id });
    expect((await owner.client.call('listPaymentAccounts', {})).byOperator).toEqual(['card']);
    const { session, orderId } = await started(tw);
    expect(double.keyOf.get(session.id)).toBe('sk_live_operator');
    const old = '/api/pay/webhook/stripe';
    // The old address does not work at another shop's host.
    const elsewhere = await deliverEvent(world, pathAtShop(world.th, old), succeeded, paidSession(session), {
      secret: 'whsec_operator',
    });
    expect(elsewhere.json()).toMatchObject({ error: 'payment.signatureWrong' });
    await deliverEvent(world, pathAtShop(world.tw, old), succeeded, paidSession(session), {
      secret: 'whsec_operator',
    });
    expect(await tw.orderState(orderId)).toMatchObject({ paid: 10_000 });
  });
});

describe('amounts', () => {
  testSettingEffect(
    'savePaymentAccount.limits',
    'a payment outside the account’s amounts is refused before the payer leaves',
    async () => {
      const member = await tw.memberWith(0);
      const card = async () => {
        const { methods } = await member.client.call('getPayTypeList', { amountMinor: 50_000 });
        return methods.find(({ code }) => code === 'card')?.obstacle?.error;
      };
      const { id } = await added(owner, 'limited');
      expect(await card()).toBeUndefined();
      const limit = (leastMinor: number | null, mostMinor: number | null) =>
        owner.client.attempt(
          'savePaymentAccount',
          account({ id, secrets: {}, limits: [{ method: 'card', leastMinor, mostMinor }] }),
        );
      await limit(60_000, null);
      expect(await card()).toBe('payment.tooSmall');
      await limit(null, 40_000);
      expect(await card()).toBe('payment.tooBig');
      const start = { purpose: 'recharge', amountMinor: 50_000, method: 'card' } as const;
      expect(await member.client.attempt('startPayment', start)).toBeRefusedAt('method', 'payment.tooBig');
      // The limits apply to the amount including the method's fee.
      await limit(50_001, 51_250);
      expect(await card()).toBeUndefined();
      expect(await limit(2_000, 1_000)).toBeRefusedAt('limits', 'payAccount.limits');
      expect((await accountOf(owner, id)).limits).toEqual([
        { method: 'card', leastMinor: 50_001, mostMinor: 51_250 },
      ]);
      expect(
        await owner.client.attempt('savePaymentAccount', account({ id, secrets: {}, methods: ['fpx'] })),
      ).toBeRefusedAt('methods', 'payAccount.otherCurrency');
    },
  );
});
