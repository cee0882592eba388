import type { Browser, Page } from '@playwright/test';
import type { StripeDouble } from '../packages/server/test/stripeDouble.ts';
import { allowRefunds, type CardAccount, payCard } from './cardRefund.ts';
import { type NewShop, newMember, newShop } from './newShop.ts';
import { addAccount, expectReceived, topUp } from './payAccounts.ts';
import { consoleTextOf } from './words.ts';

export interface CardShop {
  readonly shop: NewShop;
  readonly phone: Page;
  readonly account: CardAccount;
}

/** A shop that accepts cards and refunds to them, and a member who topped up 500 by card. */
export async function openCardShop(
  browser: Browser,
  baseURL: string | undefined,
  stripe: StripeDouble,
): Promise<CardShop> {
  const shop = await newShop(browser, baseURL, { currency: 'TWD', timeZone: 'Asia/Taipei' });
  const { clerk, origin } = shop;
  const secret = `whsec_${shop.id.slice(-12)}`;
  await clerk.goto(`${origin}/console/wallet/settings`);
  const address = await addAccount(clerk, {
    ...{ currency: 'TWD', kind: 'stripe', methods: ['card'] },
    answers: consoleTextOf('payments.providers.try.live'),
    secrets: [
      ['payments.secret.apiKey', `sk_live_${shop.id.slice(-12)}`],
      ['payments.secret.webhookSecret', secret],
    ],
  });
  await allowRefunds(clerk);
  const account = { stripe, secret, address: address ?? '' };
  const phone = await newMember(browser, shop);
  await phone.route('https://checkout.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  );
  const payId = await topUp(phone, shop, 'card', '500');
  await phone.waitForURL('https://checkout.stripe.test/**');
  await phone.goto(`${origin}/pay/state/${payId}`);
  await payCard(account);
  await expectReceived(phone);
  return { shop, phone, account };
}
