import { type Browser, expect } from '@playwright/test';
import type { StripeDouble, StripeTestSession } from '../packages/server/test/stripeDouble.ts';
import { paidSession, signedEvent } from '../packages/server/test/stripeEvents.ts';
import { newMember, newShop } from './newShop.ts';
import { addAccount, deliver, expectReceived, topUp } from './payAccounts.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/**
 * A member of a shop in Malaysia tops up with two wallets through Stripe. Each payment page returns before the money
 * arrives.
 */
export async function payByWallets(
  browser: Browser,
  baseURL: string | undefined,
  { stripe }: { readonly stripe: StripeDouble },
): Promise<void> {
  const shop = await newShop(browser, baseURL, { currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' });
  await shop.clerk.goto(`${shop.origin}/console/wallet/settings`);
  const secret = 'whsec_wallets';
  const address = await addAccount(shop.clerk, {
    ...{ currency: 'MYR', kind: 'stripe', methods: ['grabPay', 'alipay'] },
    answers: consoleTextOf('payments.providers.try.live'),
    secrets: [
      ['payments.secret.apiKey', 'sk_live_wallets'],
      ['payments.secret.webhookSecret', secret],
    ],
  });
  const phone = await newMember(browser, shop);
  await phone.route('https://checkout.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  );
  for (const method of ['grabPay', 'alipay'] as const) {
    const payId = await topUp(phone, shop, method, '500');
    await phone.waitForURL('https://checkout.stripe.test/**');
    const session = [...stripe.sessions.values()].at(-1);
    if (session === undefined) throw new Error('no page was opened at Stripe');
    const say = (what: string, about: StripeTestSession) => {
      const event = signedEvent(`checkout.session.${what}`, about, { secret });
      return deliver({ url: address ?? '', body: event.payload, headers: event.headers });
    };
    expect(await say('completed', { ...session, status: 'complete' })).toBe(200);
    await phone.goto(`${shop.origin}/pay/state/${payId}`);
    await expect(phone.getByText(portalTextOf('payments.state.succeeded'))).toHaveCount(0);
    expect(await say('async_payment_succeeded', paidSession(session))).toBe(200);
    await expectReceived(phone);
  }
}
