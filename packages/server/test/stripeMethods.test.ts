import type { ProviderMethod } from '@crossdock/contract/payments/methods.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payState } from './accountWorld.ts';
import { faultsOfLedger } from './payWorld.ts';
import { deliverInto } from './standIns/standInServer.ts';
import { type StripeDouble, type StripeTestSession, startStripeDouble } from './stripeDouble.ts';
import { paidSession, signedEvent } from './stripeEvents.ts';
import { type Opened, openWalletWorld, type WalletWorld } from './walletWorld.ts';

/** Tests Stripe's methods besides cards, each in its market: requested by name, paid later and refunded slowly. */
const secrets = { apiKey: 'sk_live_methods', webhookSecret: 'whsec_methods' };

const markets = [
  ['THB', { promptPay: 'promptpay' }, 'promptPay', 1_000, 15_000_000],
  ['MYR', { fpx: 'fpx', grabPay: 'grabpay', alipay: 'alipay' }, 'grabPay', 100, 150_000],
  ['HKD', { alipay: 'alipay' }, 'alipay', null, null],
] as const satisfies readonly (readonly [
  string,
  Partial<Record<ProviderMethod, string>>,
  ProviderMethod,
  number | null,
  number | null,
])[];

for (const [currency, methods, limited, least, most] of markets)
  describe(`in ${currency}`, () => {
    let double: StripeDouble;
    let wallet: WalletWorld;
    let url: string;
    beforeAll(async () => {
      double = await startStripeDouble();
      wallet = await openWalletWorld({ STRIPE_API_URL: double.url }, 'th', currency);
      const served = Object.keys(methods) as ProviderMethod[];
      const { path } = await wallet.added({ kind: 'stripe', live: true, methods: served, secrets });
      url = `http://${wallet.shop.host}${path}`;
      await wallet.refunds.allow();
    });
    afterAll(async () => expect(await faultsOfLedger(wallet.world)).toEqual([]));

    const sessionOf = ({ payId }: Opened): StripeTestSession => {
      const found = [...double.sessions.values()].find((one) => one.metadata.payment_id === payId);
      if (found === undefined) throw new Error('no session');
      return found;
    };
    const tell = (what: string, session: StripeTestSession) => {
      const event = signedEvent(`checkout.session.${what}`, session, { secret: secrets.webhookSecret });
      return deliverInto(wallet.world, { url, body: event.payload, headers: event.headers });
    };

    test('each method is requested by its name in the shop’s currency, and paid with its own event', async () => {
      for (const [method, type] of Object.entries(methods)) {
        const one = await wallet.opened(method as ProviderMethod);
        const asked = double.asked.at(-1);
        expect(asked?.getAll('allowed_payment_method_types[0]')).toEqual([type]);
        expect(asked?.get('line_items[0][price_data][currency]')).toBe(currency.toLowerCase());
        const session = sessionOf(one);
        // The payer completes the page, and the money arrives later. Its arrival is reported twice, followed by a
        // late copy of the first report.
        await tell('completed', { ...session, status: 'complete' });
        expect((await payState(one.member, one.payId)).state).toBe('pending');
        for (let turn = 0; turn < 2; turn += 1) await tell('async_payment_succeeded', paidSession(session));
        await tell('completed', { ...session, status: 'complete' });
        expect(await wallet.pay.orderState(one.orderId)).toMatchObject({ paid: 10_000 });
        expect(await wallet.pay.balance(one.member)).toBe(0);
      }
    });

    test('a bank that declines later fails the payment, and its payer may start again', async () => {
      const one = await wallet.opened(limited);
      await tell('completed', { ...sessionOf(one), status: 'complete' });
      await tell('async_payment_failed', sessionOf(one));
      expect((await payState(one.member, one.payId)).state).toBe('failed');
      const start = { purpose: 'order', orderId: one.orderId, method: limited } as const;
      expect((await one.member.client.call('startPayment', start)).payId).not.toBe(one.payId);
    });

    test('amounts that the method does not accept are refused before the payer leaves', async () => {
      for (const [limit, change, error] of [
        [least, -1, 'payment.tooSmall'],
        [most, 1, 'payment.tooBig'],
      ] as const) {
        if (limit === null) continue;
        const { member, orderId } = await wallet.pay.memberWithOrder(limit + change);
        const sessions = double.sessions.size;
        expect(
          await member.client.attempt('startPayment', { purpose: 'order', orderId, method: limited }),
        ).toBeRefusedAt('method', error);
        expect(double.sessions.size).toBe(sessions);
      }
    });

    test('a pending refund is followed until it has arrived, in parts', async () => {
      const one = await wallet.opened(limited);
      const session = sessionOf(one);
      await tell('async_payment_succeeded', paidSession(session));
      session.payment_status = 'paid';
      await wallet.refunds.cancel(one);
      double.refundAs = 'pending';
      // Refunds of a payment are sent one by one: a refund that is added during another one waits for the next minute.
      for (const [part, states] of [
        [4_000, ['pending']],
        [6_000, ['pending', 'pending']],
      ] as const) {
        await wallet.refunds.back(one, part);
        await vi.waitFor(async () => expect(await wallet.refunds.states(one)).toEqual(states));
      }
      await wallet.refunds.again();
      expect(await wallet.refunds.states(one)).toEqual(['pending', 'pending']);
      for (const refund of double.refunds.values()) refund.status = 'succeeded';
      await wallet.refunds.again();
      expect(await wallet.refunds.states(one)).toEqual(['done', 'done']);
      const { balanceMinor, heldMinor } = await one.member.client.call('getWallet', {});
      expect([balanceMinor, heldMinor]).toEqual([0, 0]);
    });
  });
