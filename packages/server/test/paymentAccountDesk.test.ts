import type { Request } from '@crossdock/contract/table.ts';
import { describe, expect, test } from 'vitest';
import { encryptionWith } from '../src/platform/encryption.ts';
import { newId } from '../src/platform/ids.ts';
import { account, accountOf, isOffered, openAccountWorld } from './accountWorld.ts';
import { minutesAgo } from './ago.ts';
import { pendingApprovalRequests } from './pendingApprovalRequests.ts';
import { testSettingEffect } from './settingEffects.ts';

/** Tests how an owner sets up the accounts that receive card payments. */
const accounts = await openAccountWorld();
const { world, double, tw, owner, added, started } = accounts;

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
    expect(attempt).toBeRefusedAt(field, error);
  });

  test('names each wrong secret, not only the first', async () => {
    const wrong = { secrets: { apiKey: 'pk_live_public' } };
    expect(await owner.client.attempt('savePaymentAccount', account(wrong))).toBeRefused({
      fields: {
        'secrets.apiKey': { error: 'payAccount.stripe.apiKey' },
        'secrets.webhookSecret': { error: 'payAccount.secretNeeded' },
      },
    });
  });

  test('receives the money of the shop’s members, with its own key, and not of other shops', async () => {
    const { id } = await added(owner, 'taipei');
    const { session, member } = await started(tw);
    expect(double.keyOf.get(session.id)).toBe('sk_live_taipei');
    expect(await isOffered(member)).toBe(true);
    expect(await isOffered(await world.th.member())).toBe(false);
    const stored = await world.row('shopSecrets', { name: `payment.${id}` });
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

  test('can be read by finance, and not by support', async () => {
    const finance = await world.tw.staff(['finance']);
    const [first] = (await finance.client.call('listPaymentAccounts', {})).list;
    const denied = { failure: { code: 403 } };
    expect(await finance.client.attempt('savePaymentAccount', account())).toMatchObject(denied);
    expect(await finance.client.attempt('endPaymentAccount', { id: first?.id ?? '' })).toMatchObject(denied);
    const support = await world.tw.staff(['support']);
    expect(await support.client.attempt('listPaymentAccounts', {})).toMatchObject(denied);
  });
});

describe('test mode', () => {
  testSettingEffect(
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
        await world.change('shops', { id: world.tw.id }, { demo: is });
      };
      await demo(true);
      expect([await isOffered(member), await lacks()]).toEqual([true, null]);
      await demo(false);
      // If only the key is entered, the stored webhook secret stays.
      const live = { apiKey: 'sk_live_trial' };
      await owner.client.call('savePaymentAccount', account({ id, secrets: live }));
      expect([await isOffered(member), await lacks()]).toEqual([true, null]);
      expect((await accountOf(owner, id)).ends).toEqual([
        { secret: 'apiKey', end: 'rial' },
        { secret: 'webhookSecret', end: 'rial' },
      ]);
      expect(
        await owner.client.attempt('savePaymentAccount', account({ id, live: false, secrets: {} })),
      ).toBeRefusedAt('secrets.apiKey', 'payAccount.otherMode');
    },
  );

  testSettingEffect(
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

describe('the connection test', () => {
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
    ...['created', 'updated', 'funds_withdrawn', 'funds_reinstated', 'closed'].map(
      (what) => `charge.dispute.${what}`,
    ),
  ];

  test('names the account, whether it charges, and whether the callback URL is entered there', async () => {
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

  test('uses the stored key of an account, which is not typed again', async () => {
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

  test('reports a wrong, limited or missing key, or one of the other mode, at its field', async () => {
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
    expect(await tried({ secrets: { apiKey: 'sk_live_silent' } })).toBeRefused('payAccount.silent');
  });
});

test('secrets that were encrypted with another installation’s secret are requested again', async () => {
  const { id } = await added(owner, 'moved');
  const member = await world.tw.member();
  expect(await isOffered(member)).toBe(true);
  const foreign = encryptionWith('another installation’s secret, of some length').seal(
    '{"apiKey":"sk_live_moved"}',
  );
  await world.change('shopSecrets', { name: `payment.${id}` }, { value: foreign });
  expect([await isOffered(member), (await accountOf(owner, id)).readable]).toEqual([false, false]);
  const half = account({ id, secrets: { apiKey: 'sk_live_again' } });
  expect(await owner.client.attempt('savePaymentAccount', half)).toBeRefusedAt(
    'secrets.webhookSecret',
    'payAccount.secretNeeded',
  );
  await owner.client.call('savePaymentAccount', account({ id }));
  expect([await isOffered(member), (await accountOf(owner, id)).readable]).toEqual([true, true]);
});

describe('in a shop that requires two people', () => {
  const limited = (limit: number) => world.tw.set({ adjustAloneMaxMinor: limit });
  const waitingSecrets = () =>
    world.sql<{ value: string }>(
      "select value from shop_secrets where shop_id = $1 and name like 'waiting.%'",
      [world.tw.id],
    );

  test('the second approves without typing the keys, which are unreadable until then and after a refusal', async () => {
    const second = await world.tw.staff(['owner']);
    await limited(10_000);
    const wanted = account({
      name: 'pair',
      secrets: { apiKey: 'sk_live_pair', webhookSecret: 'whsec_pair' },
    });
    const named = async () =>
      (await owner.client.call('listPaymentAccounts', {})).list.filter(({ name }) => name === 'pair');
    const waiting = async () =>
      (await pendingApprovalRequests(second)).find(({ asked }) => asked?.call === 'savePaymentAccount');
    expect(await owner.client.attempt('savePaymentAccount', wanted)).toBeRefused('act.waits');
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
    // Ending the account also needs two people. A changed key is saved once both have entered the same key.
    const id = made?.id ?? '';
    expect(await owner.client.attempt('endPaymentAccount', { id })).toBeRefused('act.waits');
    expect(await owner.client.attempt('savePaymentAccount', { ...wanted, id })).toBeRefused('act.waits');
    const other = { ...wanted, id, secrets: { apiKey: 'sk_live_other' } };
    expect(await second.client.attempt('savePaymentAccount', other)).toMatchObject({ ok: false });
    expect(await second.client.attempt('savePaymentAccount', { ...wanted, id })).toMatchObject({ ok: true });
    expect(await waitingSecrets()).toEqual([]);
    await limited(Number.MAX_SAFE_INTEGER);
  });

  test('re-authentication is always required', async () => {
    await world.change(
      'sessions',
      { staffId: owner.id },
      { provenAt: minutesAgo(20), createdAt: minutesAgo(20) },
    );
    expect(await owner.client.attempt('savePaymentAccount', account())).toBeRefused('session.stale');
    expect(await owner.client.attempt('endPaymentAccount', { id: newId() })).toBeRefused('session.stale');
    await world.change('sessions', { staffId: owner.id }, { provenAt: new Date() });
  });
});
