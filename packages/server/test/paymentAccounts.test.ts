import { readFileSync } from 'node:fs';
import type { Request } from '@crossdock/contract/table.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { saysWhomItServes } from '../src/payments/saysWhomItServes.ts';
import { encryptionWith } from '../src/platform/encryption.ts';
import { newId } from '../src/platform/ids.ts';
import { Tenants } from '../src/platform/shops.ts';
import { paymentJobs } from '../src/settlement/paymentJobs.ts';
import { flips } from './flips.ts';
import { faultsOfLedger, openPayWorld, type PayWorld } from './payWorld.ts';
import { queuedJob } from './queuedJob.ts';
import { type StripeDouble, startStripeDouble } from './stripeDouble.ts';
import { deliverEvent, paid } from './stripeEvents.ts';
import { type Person, startWorld, type World, type WorldShop } from './world.ts';

/** Two firms, each with accounts of its own, and none of them with the operator's. */
let double: StripeDouble;
let world: World;
let tw: PayWorld;
let th: PayWorld;
let owner: Person;
beforeAll(async () => {
  double = await startStripeDouble();
  world = await startWorld({
    env: {
      STRIPE_API_URL: double.url,
      STRIPE_SECRET_KEY: 'sk_live_operator',
      STRIPE_WEBHOOK_SECRET: 'whsec_operator',
    },
  });
  tw = await openPayWorld(world);
  th = await openPayWorld(world, world.th);
  for (const shop of [world.tw, world.th])
    await world.sql('update shops set demo = false where id = $1', [shop.id]);
  world.running.services.tenants.forget();
  owner = await world.tw.staff(['owner']);
});
afterAll(async () => {
  expect(await faultsOfLedger(world)).toEqual([]);
  await world.stop();
  await double.stop();
});

type Account = Request<'savePaymentAccount'>;

const account = (changes: Partial<Account> = {}): Account => ({
  ...{ kind: 'stripe', name: 'Stripe', live: true, methods: ['card'] },
  secrets: { apiKey: 'sk_live_first', webhookSecret: 'whsec_first' },
  ...changes,
});

async function added(who: Person, name: string, changes: Partial<Account> = {}) {
  const secrets = { apiKey: `sk_live_${name}`, webhookSecret: `whsec_${name}` };
  const { id } = await who.client.call('savePaymentAccount', account({ name, secrets, ...changes }));
  const found = await accountOf(who, id);
  const { pathname, search } = new URL(found.callback);
  return { id, secret: secrets.webhookSecret, path: pathname + search };
}

async function accountOf(who: Person, id: string) {
  const { list } = await who.client.call('listPaymentAccounts', {});
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new Error('no such account');
  return found;
}

const state = (member: Person, payId: string) => member.client.call('getPayState', { payId });
const isOffered = async (member: Person) =>
  (await member.client.call('getPayTypeList', { amountMinor: 50_000 })).methods.some(
    ({ code }) => code === 'card',
  );

async function started(pay: PayWorld) {
  const member = await pay.memberWith(0);
  const orderId = await pay.order(member, 10_000);
  const { payId } = await member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
  await vi.waitFor(async () => expect((await state(member, payId)).url).not.toBeNull());
  const session = [...double.sessions.values()].find((one) => one.metadata.payment_id === payId);
  if (session === undefined) throw new Error('no session');
  return { member, orderId, payId, session };
}

const runJob = (pay: PayWorld, name: string, data?: Record<string, unknown>) =>
  pay.runJob(
    paymentJobs(world.running.services).find((one) => one.name === name),
    data,
  );

const succeeded = 'checkout.session.completed';
const at = ({ host }: WorldShop, path: string) => ({ host, path });

describe('without an account of the shop', () => {
  test('a method is not offered, and a start is refused: there is no way back to the operator’s', async () => {
    const member = await tw.memberWith(0);
    expect(await isOffered(member)).toBe(false);
    const orderId = await tw.order(member, 10_000);
    const attempt = await member.client.attempt('startPayment', {
      purpose: 'order',
      orderId,
      method: 'card',
    });
    expect(attempt).toMatchObject({
      failure: { fields: { method: { error: 'payment.methodUnavailable' } } },
    });
    expect(double.asked).toEqual([]);
  });
});

describe('an account', () => {
  test.each([
    [{ secrets: {} }, 'secrets.apiKey', 'payAccount.secretNeeded'],
    [{ secrets: { apiKey: 'sk_live_only' } }, 'secrets.webhookSecret', 'payAccount.secretNeeded'],
    [
      { secrets: { apiKey: 'pk_live_public', webhookSecret: 'whsec_first' } },
      'secrets.apiKey',
      'payAccount.stripe.apiKey',
    ],
    [
      { secrets: { apiKey: 'sk_live_first', webhookSecret: 'we_1' } },
      'secrets.webhookSecret',
      'payAccount.stripe.webhookSecret',
    ],
    [{ live: false }, 'secrets.apiKey', 'payAccount.otherMode'],
  ])('%j is refused at %s', async (changes, field, error) => {
    const attempt = await owner.client.attempt('savePaymentAccount', account(changes));
    expect(attempt).toMatchObject({ failure: { fields: { [field]: { error } } } });
  });

  test('takes the money of the shop’s members, with its own key, and no other shop’s', async () => {
    const { id } = await added(owner, 'taipei');
    const { session, member } = await started(tw);
    expect(double.keyOf.get(session.id)).toBe('sk_live_taipei');
    expect(await isOffered(member)).toBe(true);
    expect(await isOffered(await world.th.member())).toBe(false);
    const [stored] = await world.sql<{ value: string }>('select value from shop_secrets where name = $1', [
      `payment.${id}`,
    ]);
    expect(stored?.value).toMatch(/^v1\./);
    expect(stored?.value).not.toContain('taipei');
    const shown = JSON.stringify(await owner.client.call('listPaymentAccounts', {}));
    expect(shown).toContain('"end":"ipei"');
    expect(shown).not.toMatch(/(sk_live|whsec)_/);
    const log = await world.sql(
      "select input::text, changes::text from audit_log where call = 'savePaymentAccount'",
    );
    expect(JSON.stringify(log)).toContain('taipei');
    expect(JSON.stringify(log)).not.toMatch(/(sk_live|whsec)_/);
  });

  test('is read by finance without being changed, and by support not at all', async () => {
    const finance = await world.tw.staff(['finance']);
    const [first] = (await finance.client.call('listPaymentAccounts', {})).list;
    const denied = { failure: { code: 403 } };
    expect(await finance.client.attempt('savePaymentAccount', account())).toMatchObject(denied);
    expect(await finance.client.attempt('endPaymentAccount', { id: first?.id ?? '' })).toMatchObject(denied);
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('listPaymentAccounts', {})).toMatchObject(denied);
  });
});

describe('a message settles only what was started with its own account', () => {
  test('at the account’s own address, once', async () => {
    const { secret, path } = await added(owner, 'mine');
    const { orderId, session } = await started(tw);
    const send = (id: string) =>
      deliverEvent(world, at(world.tw, path), succeeded, paid(session), { secret, id });
    expect([(await send('evt_own')).statusCode, (await send('evt_own')).statusCode]).toEqual([200, 200]);
    expect(await tw.orderState(orderId)).toMatchObject({ state: 'awaitingShipment', paid: 10_000 });
  });

  test('and nowhere else: another shop’s, another account’s, the operator’s, a made-up address, a made-up key', async () => {
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
      await deliverEvent(world, at(shop, path), succeeded, paid(session), { secret });
      // The other firm's payment under the id of this shop, as a forger who knows both would write it.
      const renamed = { ...session, metadata: { ...session.metadata, shop_id: shop.id } };
      await deliverEvent(world, at(shop, path), succeeded, paid(renamed), { secret });
      for (const [pay, { orderId }] of [
        [tw, one],
        [tw, other],
        [th, foreign],
      ] as const)
        expect(await pay.orderState(orderId), why).toMatchObject({ state: 'awaitingPayment', paid: 0 });
    }
    await deliverEvent(world, at(world.tw, first.path), succeeded, paid(one.session), first);
    expect(await tw.orderState(one.orderId)).toMatchObject({ paid: 10_000 });
  });
});

describe('a payment stays with the account that it was started with', () => {
  test('its page is looked up and closed there, though the shop has changed to another and ended the first', async () => {
    const first = await added(owner, 'before');
    const [lost, left, closed] = [await started(tw), await started(tw), await started(tw)];
    const second = await added(owner, 'after');
    expect(await accountOf(owner, first.id)).toMatchObject({ methods: [], openPayments: 3, endedAt: null });
    expect(await accountOf(owner, second.id)).toMatchObject({ methods: ['card'], openPayments: 0 });
    await owner.client.call('endPaymentAccount', { id: first.id });
    expect(await owner.client.attempt('endPaymentAccount', { id: first.id })).toMatchObject({
      failure: { error: 'payAccount.ended' },
    });
    expect(await owner.client.attempt('savePaymentAccount', account({ id: first.id }))).toMatchObject({
      failure: { error: 'payAccount.ended' },
    });
    // Paid there, and the message was lost.
    Object.assign(lost.session, paid(lost.session));
    await world.sql(`update payments set expires_at = now() - interval '1 minute' where id = any($1)`, [
      [lost.payId, left.payId],
    ]);
    await runJob(tw, 'expire-payments');
    expect(await state(lost.member, lost.payId)).toMatchObject({ state: 'succeeded', settledTo: 'order' });
    expect((await state(left.member, left.payId)).state).toBe('expired');
    await vi.waitFor(() => expect(left.session.status).toBe('expired'));
    await closed.member.client.call('cancelOrder', { orderId: closed.orderId });
    await vi.waitFor(() => expect(closed.session.status).toBe('expired'));
    // What arrives late at the ended account is the member's money.
    await deliverEvent(world, at(world.tw, first.path), succeeded, paid(left.session), first);
    expect(await tw.orderState(left.orderId)).toMatchObject({ paid: 10_000 });
  });

  test('a start that a job makes again goes there too, and the same order starts anew with the new account', async () => {
    await added(owner, 'slow');
    const member = await tw.memberWith(0);
    const orderId = await tw.order(member, 10_000);
    double.refuseNext = 'broken';
    const start = () => member.client.call('startPayment', { purpose: 'order', orderId, method: 'card' });
    const { payId } = await start();
    await vi.waitFor(() => expect(double.refuseNext).toBeNull());
    await added(owner, 'quick');
    await runJob(
      tw,
      'start-payment',
      await queuedJob(world, 'start-payment', { request: { paymentId: payId } }),
    );
    const keyOf = (id: string) =>
      double.keyOf.get([...double.sessions.values()].find((one) => one.metadata.payment_id === id)?.id ?? '');
    expect(keyOf(payId)).toBe('sk_live_slow');
    const again = await start();
    expect(again.payId).not.toBe(payId);
    await vi.waitFor(() => expect(keyOf(again.payId)).toBe('sk_live_quick'));
    expect((await state(member, payId)).state).toBe('expired');
  });
});

describe('test mode', () => {
  flips(
    ['savePaymentAccount.live', 'savePaymentAccount.kind', 'savePaymentAccount.secrets'],
    'what a test mode reports as paid is no money: members of a real shop are not offered it, those of a demo shop are',
    async () => {
      const member = await world.tw.member();
      const secrets = { apiKey: 'sk_test_trial', webhookSecret: 'whsec_trial' };
      const { id } = await owner.client.call('savePaymentAccount', account({ live: false, secrets }));
      const lacks = async () =>
        (await owner.client.call('listPaymentMethods', {})).list.find(({ code }) => code === 'card')?.lacks;
      expect([await isOffered(member), await lacks()]).toEqual([false, 'liveAccount']);
      const demo = async (is: boolean) => {
        await world.sql('update shops set demo = $2 where id = $1', [world.tw.id, is]);
        world.running.services.tenants.forget();
      };
      await demo(true);
      expect([await isOffered(member), await lacks()]).toEqual([true, null]);
      await demo(false);
      // The stored webhook secret stays where only the key is typed.
      const live = { apiKey: 'sk_live_trial' };
      await owner.client.call('savePaymentAccount', account({ id, secrets: live }));
      expect([await isOffered(member), await lacks()]).toEqual([true, null]);
      expect((await accountOf(owner, id)).ends).toEqual([
        { secret: 'apiKey', end: 'rial' },
        { secret: 'webhookSecret', end: 'rial' },
      ]);
      expect(
        await owner.client.attempt('savePaymentAccount', account({ id, live: false, secrets: {} })),
      ).toMatchObject({
        failure: { fields: { 'secrets.apiKey': { error: 'payAccount.otherMode' } } },
      });
    },
  );

  flips(
    ['savePaymentAccount.methods', 'savePaymentAccount.name'],
    'an account that serves no method takes no money, and is listed under its name',
    async () => {
      const member = await world.tw.member();
      const { id } = await added(owner, 'idle', { methods: [] });
      expect(await accountOf(owner, id)).toMatchObject({ name: 'idle', methods: [] });
      const wanted = account({ id, secrets: {}, name: 'busy' });
      await owner.client.call('savePaymentAccount', wanted);
      expect([await isOffered(member), (await accountOf(owner, id)).name]).toEqual([true, 'busy']);
      await owner.client.call('savePaymentAccount', { ...wanted, methods: [] });
      expect(await isOffered(member)).toBe(false);
    },
  );
});

describe('try it', () => {
  const tried = (changes: Partial<Request<'tryPaymentAccount'>> = {}) =>
    owner.client.attempt('tryPaymentAccount', {
      ...{ kind: 'stripe', live: true, secrets: { apiKey: 'sk_live_asked' } },
      ...changes,
    });
  const events = ['checkout.session.completed', 'checkout.session.expired'];
  const all = [
    ...events,
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
  ];

  test('says whose account answered, whether it charges, and whether the address is entered there', async () => {
    const { nextCallback: url } = await owner.client.call('listPaymentAccounts', {});
    const asked = {
      name: '島嶼集運',
      currency: 'TWD',
      chargesEnabled: false,
      endpoints: [{ url: 'https://x.test/', events: all }],
    };
    double.accounts.set('sk_live_asked', asked);
    const found = {
      accountName: '島嶼集運',
      country: 'TW',
      currency: 'TWD',
      live: true,
      chargesEnabled: false,
    };
    expect(await tried()).toMatchObject({ ok: true, data: { ...found, callback: 'missing' } });
    asked.endpoints.push({ url, events });
    expect(await tried()).toMatchObject({ data: { callback: 'otherEvents' } });
    asked.endpoints.push({ url, events: all });
    expect(await tried()).toMatchObject({ data: { callback: 'set' } });
  });

  test('with the stored key of an account, which is not typed again', async () => {
    const { id } = await added(owner, 'stored');
    double.accounts.set('sk_live_stored', {
      name: 'Stored',
      currency: 'TWD',
      chargesEnabled: true,
      endpoints: [],
    });
    expect(await tried({ id, secrets: {} })).toMatchObject({
      data: { accountName: 'Stored', chargesEnabled: true },
    });
  });

  test('a key that is wrong, too limited, missing or of the other mode is said at its field', async () => {
    const atKey = (error: string) => ({ failure: { fields: { 'secrets.apiKey': { error } } } });
    double.accounts.set('rk_live_narrow', {
      name: '',
      currency: 'TWD',
      chargesEnabled: true,
      endpoints: [],
      limited: true,
    });
    expect(await tried({ secrets: { apiKey: 'sk_live_wrong' } })).toMatchObject(
      atKey('payAccount.keyRefused'),
    );
    expect(await tried({ secrets: { apiKey: 'rk_live_narrow' } })).toMatchObject(
      atKey('payAccount.keyLimited'),
    );
    expect(await tried({ secrets: {} })).toMatchObject(atKey('payAccount.secretNeeded'));
    expect(await tried({ live: false })).toMatchObject(atKey('payAccount.otherMode'));
  });
});

test('secrets that were sealed under another installation’s secret are asked for again', async () => {
  const { id } = await added(owner, 'moved');
  const member = await world.tw.member();
  expect(await isOffered(member)).toBe(true);
  const foreign = encryptionWith('another installation’s secret, of some length').seal(
    '{"apiKey":"sk_live_moved"}',
  );
  await world.sql('update shop_secrets set value = $2 where name = $1', [`payment.${id}`, foreign]);
  expect([await isOffered(member), (await accountOf(owner, id)).readable]).toEqual([false, false]);
  const half = account({ id, secrets: { apiKey: 'sk_live_again' } });
  expect(await owner.client.attempt('savePaymentAccount', half)).toMatchObject({
    failure: { fields: { 'secrets.webhookSecret': { error: 'payAccount.secretNeeded' } } },
  });
  await owner.client.call('savePaymentAccount', account({ id }));
  expect([await isOffered(member), (await accountOf(owner, id)).readable]).toEqual([true, true]);
});

describe('where the shop asks for two people', () => {
  const limited = (limit: number) =>
    world.sql(
      "update shops set settings = settings || jsonb_build_object('adjustAloneMaxMinor', $2::bigint) where id = $1",
      [world.tw.id, limit],
    );
  const waitingSecrets = () =>
    world.sql<{ value: string }>(
      "select value from shop_secrets where shop_id = $1 and name like 'waiting.%'",
      [world.tw.id],
    );
  const waits = { failure: { error: 'act.waits' } };

  test('the second agrees without typing the keys; until then, and if refused, nothing of them stays readable', async () => {
    const second = await world.tw.staff(['owner']);
    await limited(10_000);
    const wanted = account({
      name: 'pair',
      secrets: { apiKey: 'sk_live_pair', webhookSecret: 'whsec_pair' },
    });
    const named = async () =>
      (await owner.client.call('listPaymentAccounts', {})).list.filter(({ name }) => name === 'pair');
    const waiting = async () =>
      (await second.client.call('listAdjustments', { state: 'pending' })).list.find(
        ({ asked }) => asked?.call === 'savePaymentAccount',
      );
    expect(await owner.client.attempt('savePaymentAccount', wanted)).toMatchObject(waits);
    expect(await named()).toEqual([]);
    const [act] = await world.sql("select asked::text from money_acts where state = 'pending'");
    expect(JSON.stringify(act)).not.toMatch(/(sk_live|whsec)_/);
    expect(await waitingSecrets()).toMatchObject([{ value: expect.stringMatching(/^v1\./) }]);
    expect(JSON.stringify(await waiting())).not.toMatch(/(sk_live|whsec)_/);
    await second.client.call('rejectAdjustment', { id: (await waiting())?.id ?? '', reason: 'x' });
    expect(await waitingSecrets()).toEqual([]);
    await owner.client.attempt('savePaymentAccount', wanted);
    await second.client.call('approveAdjustment', { id: (await waiting())?.id ?? '' });
    const [made] = await named();
    expect(made).toMatchObject({ methods: ['card'], readable: true });
    expect(await waitingSecrets()).toEqual([]);
    // Ending it takes two as well, and so does the same key typed by both.
    const id = made?.id ?? '';
    expect(await owner.client.attempt('endPaymentAccount', { id })).toMatchObject(waits);
    expect(await owner.client.attempt('savePaymentAccount', { ...wanted, id })).toMatchObject(waits);
    const other = { ...wanted, id, secrets: { apiKey: 'sk_live_other' } };
    expect(await second.client.attempt('savePaymentAccount', other)).toMatchObject({ ok: false });
    expect(await second.client.attempt('savePaymentAccount', { ...wanted, id })).toMatchObject({ ok: true });
    expect(await waitingSecrets()).toEqual([]);
    await limited(Number.MAX_SAFE_INTEGER);
  });

  test('and always a fresh proof', async () => {
    await world.sql(
      `update sessions set proven_at = now() - interval '20 minutes', created_at = now() - interval '20 minutes' where staff_id = $1`,
      [owner.id],
    );
    const stale = { failure: { error: 'session.stale' } };
    expect(await owner.client.attempt('savePaymentAccount', account())).toMatchObject(stale);
    expect(await owner.client.attempt('endPaymentAccount', { id: newId() })).toMatchObject(stale);
    await world.sql('update sessions set proven_at = now() where staff_id = $1', [owner.id]);
  });
});

describe('the operator’s own account', () => {
  /** What the upgrade decides, by the migration's own statement. */
  const upgraded = async () => {
    const file = new URL('../migrations/0441_payment_accounts.sql', import.meta.url);
    const statement = readFileSync(file, 'utf8').match(/insert into installation_payee[^;]+;/)?.[0];
    await world.sql('delete from installation_payee');
    await world.sql(statement ?? '');
    world.running.services.tenants.forget();
    const logged: unknown[][] = [];
    const log = {
      info: (...said: unknown[]) => logged.push(['info', ...said]),
      error: (...said: unknown[]) => logged.push(['error', ...said]),
    };
    const { tenants, config } = world.running.services;
    await saysWhomItServes({ tenants, config }, log as never);
    return { payee: await tenants.installationPayee(), logged };
  };
  const isDemo = (shop: WorldShop, is: boolean) =>
    world.sql('update shops set demo = $2 where id = $1', [shop.id, is]);

  test('after an upgrade serves the one live shop there is; of several none is guessed, and the log says what to do', async () => {
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

  test('is the named shop’s whatever the upgrade decided, until that shop has one of its own', async () => {
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
    await saysWhomItServes({ tenants: unknown, config }, log as never);
    expect(logged).toEqual([{ host: 'nobody.test' }]);
    // By the upgrade's choice it is Taipei's; an own account comes before it.
    services.tenants.forget();
    const { list, byOperator } = await owner.client.call('listPaymentAccounts', {});
    const serving = list.find(({ methods }) => methods.length > 0);
    expect(byOperator).toEqual([]);
    if (serving) await owner.client.call('endPaymentAccount', { id: serving.id });
    expect((await owner.client.call('listPaymentAccounts', {})).byOperator).toEqual(['card']);
    const { session, orderId } = await started(tw);
    expect(double.keyOf.get(session.id)).toBe('sk_live_operator');
    const old = '/api/pay/webhook/stripe';
    // At another shop's host the old address means nothing.
    const elsewhere = await deliverEvent(world, at(world.th, old), succeeded, paid(session), {
      secret: 'whsec_operator',
    });
    expect(elsewhere.json()).toMatchObject({ error: 'payment.signatureWrong' });
    await deliverEvent(world, at(world.tw, old), succeeded, paid(session), { secret: 'whsec_operator' });
    expect(await tw.orderState(orderId)).toMatchObject({ paid: 10_000 });
  });
});
