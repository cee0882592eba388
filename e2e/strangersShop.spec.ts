import { expect, type Page, test } from '@playwright/test';
import { startBillplz } from '../packages/server/test/standIns/billplz.ts';
import { startEcpay } from '../packages/server/test/standIns/ecpay.ts';
import { startLinePay } from '../packages/server/test/standIns/linePay.ts';
import { startNewebpay } from '../packages/server/test/standIns/newebpay.ts';
import { startOmise } from '../packages/server/test/standIns/omise.ts';
import { startStripeDouble } from '../packages/server/test/stripeDouble.ts';
import { payCard, refundToCard } from './cardRefund.ts';
import { refundByClerk } from './clerkRefund.ts';
import { handleCardDispute } from './disputedCard.ts';
import { type NewShop, newMember, newShop, queryPaymentNow } from './newShop.ts';
import { addAccount, deliver, expectReceived, postIn, topUp, topUpsOf } from './payAccounts.ts';
import { payByWallets } from './payWallets.ts';
import { portOf } from './providerPorts.ts';
import { decideUnknownRefunds } from './undecidedRefund.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Each test has shops and stand-ins of its own. */
test.describe.configure({ mode: 'parallel' });

const last = <T>(map: ReadonlyMap<string, T>): [string, T] => {
  const entry = [...map].at(-1);
  if (entry === undefined) throw new Error('nothing came to the provider');
  return entry;
};

test('a new shop in Taiwan: the owner enters four accounts, and a member pays in each way, with mistakes', async ({
  browser,
  baseURL,
}) => {
  const [stripe, ecpay, newebpay, linePay] = await Promise.all([
    startStripeDouble(portOf('STRIPE_API_URL')),
    startEcpay(portOf('ECPAY_API_URL')),
    startNewebpay(portOf('NEWEBPAY_API_URL')),
    startLinePay(portOf('LINE_PAY_API_URL')),
  ]);
  const shop = await newShop(browser, baseURL, { currency: 'TWD', timeZone: 'Asia/Taipei' });
  const { clerk, origin } = shop;
  const stripeKeys = { key: 'sk_live_stranger', secret: 'whsec_stranger' };
  const cards = { stripe, secret: stripeKeys.secret, address: '' };

  await test.step('the owner enters the accounts in the console alone', async () => {
    await clerk.goto(`${origin}/console/wallet/settings`);
    const shared = { currency: 'TWD' } as const;
    await addAccount(clerk, {
      ...{ ...shared, kind: 'ecpay', methods: ['atm', 'storeCode'], least: '300' },
      ...{ answers: `ECPay ${ecpay.merchantId}` },
      secrets: [
        ['payments.ecpay.merchantId', ecpay.merchantId],
        ['payments.ecpay.hashKey', ecpay.keys.hashKey],
        ['payments.ecpay.hashIv', ecpay.keys.hashIv],
      ],
    });
    await addAccount(clerk, {
      ...{ ...shared, kind: 'newebpay', methods: ['storeBarcode'], answers: newebpay.merchantId },
      secrets: [
        ['payments.newebpay.merchantId', newebpay.merchantId],
        ['payments.ecpay.hashKey', newebpay.keys.hashKey],
        ['payments.ecpay.hashIv', newebpay.keys.hashIv],
      ],
    });
    await addAccount(clerk, {
      ...{ ...shared, kind: 'linePay', methods: ['linePay'], answers: linePay.keys.channelId },
      secrets: [
        ['payments.linePay.merchantId', linePay.keys.channelId],
        ['payments.linePay.apiKey', linePay.keys.channelSecret],
      ],
    });
    const address = await addAccount(clerk, {
      ...{
        ...shared,
        kind: 'stripe',
        methods: ['card'],
        answers: consoleTextOf('payments.providers.try.live'),
      },
      secrets: [
        ['payments.secret.apiKey', stripeKeys.key],
        ['payments.secret.webhookSecret', stripeKeys.secret],
      ],
    });
    expect(address).toContain(`${origin}/api/`);
    cards.address = address ?? '';
  });

  const phone = await newMember(browser, shop);
  const faults: string[] = [];
  phone.on('pageerror', (error) => faults.push(error.message));
  const state = (payId: string) => `${origin}/pay/state/${payId}`;

  await test.step('LINE Pay: the payer agrees in the app and closes the tab, and the job queries the payment', async () => {
    const tab = await phone.context().newPage();
    await tab.goto(`${origin}/recharge`);
    const payId = await topUp(tab, shop, 'linePay', '500');
    await tab.waitForURL(`${linePay.url}/**`);
    linePay.agree(last(linePay.payments)[0]);
    await tab.close();
    await queryPaymentNow(shop.id, payId);
    await expect.poll(() => last(linePay.payments)[1].confirms).toBe(1);
    await phone.goto(state(payId));
    await expectReceived(phone);
  });

  await test.step('ATM: the number stays shown after Back and a reload, until the money arrives', async () => {
    await phone.goto(`${origin}/recharge`);
    await phone.getByLabel(portalTextOf('payments.recharge.amount')).fill('200');
    await expect(phone.locator('input[type="radio"][value="storeCode"]')).toBeVisible();
    // The account accepts ATM only from 300, so the page does not offer it for this amount.
    await expect(phone.locator('input[type="radio"][value="atm"]')).toHaveCount(0);
    const payId = await topUp(phone, shop, 'atm', '500');
    await phone.waitForURL(`${ecpay.url}/**`);
    await phone.goBack();
    await phone.goto(state(payId));
    expect(await deliver(ecpay.assigned([...ecpay.trades.keys()][0] ?? ''))).toBe(200);
    await expect(phone.getByText('9103522175887271')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('9103522175887271')).toBeVisible();
    expect(await deliver(ecpay.paid([...ecpay.trades.keys()][0] ?? ''))).toBe(200);
    await expectReceived(phone);
  });

  await test.step('a convenience store code: the payer starts again, and the message comes twice', async () => {
    const payId = await topUp(phone, shop, 'storeCode', '500');
    await phone.waitForURL(`${ecpay.url}/**`);
    await phone.goto(state(payId));
    await phone.getByRole('button', { name: portalTextOf('payments.state.continue') }).click();
    await phone.waitForURL(`${ecpay.url}/**`);
    const [no] = last(ecpay.trades);
    await deliver(ecpay.assigned(no));
    await phone.goto(state(payId));
    await expect(phone.getByText('GW130412257496')).toBeVisible();
    const message = ecpay.paid(no);
    expect(await Promise.all([deliver(message), deliver(message)])).toEqual([200, 200]);
    await expectReceived(phone);
  });

  await test.step('a barcode: NewebPay sends the payer’s browser back with it', async () => {
    await topUp(phone, shop, 'storeBarcode', '500');
    await phone.waitForURL(`${newebpay.url}/**`);
    const [no] = last(newebpay.trades);
    await postIn(phone, newebpay.assigned(no));
    await phone.waitForURL(`${origin}/pay/state/**`);
    await expect(phone.getByText('4012201000015901')).toBeVisible();
    expect(await deliver(newebpay.paid(no))).toBe(200);
    await expectReceived(phone);
  });

  await test.step('a card: the payer pays on Stripe’s page, which leads back', async () => {
    await phone.route('https://checkout.stripe.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
    );
    const payId = await topUp(phone, shop, 'card', '500');
    await phone.waitForURL('https://checkout.stripe.test/**');
    await phone.goto(state(payId));
    await payCard(cards);
    await expectReceived(phone);
    await phone.goto(`${origin}/recharge`);
    await phone.getByLabel(portalTextOf('payments.recharge.amount')).fill('500');
    // The method that the member used last comes first, and the others follow.
    const methods = phone.locator('input[type="radio"][name="method"]');
    // The methods for another amount are loaded again, and meanwhile the list is empty.
    await expect.poll(() => methods.count()).toBeGreaterThan(3);
    await expect(methods.first()).toHaveValue('card');
  });

  // A double tap starts only one payment, and a message that arrives twice counts once.
  expect(await topUpsOf(phone)).toEqual({ count: 5, balanceMinor: 5 * 50_000 });

  await test.step('a purchase paid by card is cancelled: a part is refunded to the card, another refund is refused', () =>
    refundToCard(phone, shop, cards));
  await test.step('a clerk refunds a part, and the member reads the reason', () =>
    refundByClerk(phone, shop, stripe));
  await test.step('Malaysia: GrabPay and Alipay on Stripe’s page, whose money is reported later', () =>
    payByWallets(browser, baseURL, cards));
  await test.step('a refund stays pending, and two people decide another', () =>
    decideUnknownRefunds(browser, baseURL, stripe));
  await test.step('a disputed card payment, from the bank’s message to its decision', () =>
    handleCardDispute(browser, baseURL, stripe));
  expect(faults).toEqual([]);
  await Promise.all([stripe, ecpay, newebpay, linePay].map((one) => one.stop()));
});

test('shops in Thailand, Malaysia and Hong Kong: wallets, banks and codes of the shop’s own', async ({
  browser,
  baseURL,
}) => {
  const [omise, billplz] = await Promise.all([
    startOmise(portOf('OMISE_API_URL')),
    startBillplz(portOf('BILLPLZ_API_URL')),
  ]);
  const [siam, lanna, malaya, harbour] = await Promise.all([
    newShop(browser, baseURL, { currency: 'THB', timeZone: 'Asia/Bangkok' }),
    newShop(browser, baseURL, { currency: 'THB', timeZone: 'Asia/Bangkok' }),
    newShop(browser, baseURL, { currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' }),
    newShop(browser, baseURL, { currency: 'HKD', timeZone: 'Asia/Hong_Kong' }),
  ]);

  const omiseAccount = {
    currency: 'THB',
    kind: 'omise',
    answers: 'owner@shop.example',
    secrets: [
      ['payments.omise.apiKey', omise.secretKey],
      ['payments.omise.webhookSecret', omise.webhookSecret],
    ],
  } as const;
  const payLast = async (address: string | undefined) => {
    const [charge] = last(omise.charges);
    omise.become(charge, 'successful');
    expect(await deliver(omise.event(charge, address ?? ''))).toBe(200);
  };

  await test.step('Thailand: TrueMoney by Omise, PromptPay to the shop’s own bank', async () => {
    await siam.clerk.goto(`${siam.origin}/console/wallet/settings`);
    const address = await addAccount(siam.clerk, { ...omiseAccount, methods: ['trueMoney'] });
    await addAccount(siam.clerk, {
      ...{ currency: 'THB', kind: 'ownPromptPay', methods: ['promptPay'], answers: '0105555000000' },
      secrets: [['payments.ownPromptPay.payeeId', '0105555000000']],
    });
    const phone = await newMember(browser, siam);
    const payId = await topUp(phone, siam, 'trueMoney', '500');
    await phone.waitForURL(`${omise.url}/pay/**`);
    await phone.goto(`${siam.origin}/pay/state/${payId}`);
    await payLast(address);
    await expectReceived(phone);
    await payByOwnCode(phone, siam, 'promptPay');
  });

  await test.step('Thailand: PromptPay by Omise; its code stays on the page, which notices the payment', async () => {
    await lanna.clerk.goto(`${lanna.origin}/console/wallet/settings`);
    const address = await addAccount(lanna.clerk, { ...omiseAccount, methods: ['promptPay'] });
    const phone = await newMember(browser, lanna);
    await topUp(phone, lanna, 'promptPay', '500');
    await expect(
      phone.getByRole('img', { name: portalTextOf('payments.in.qr', { method: 'PromptPay' }) }),
    ).toBeVisible();
    await expect(phone.getByText(portalTextOf('payments.in.until'))).toBeVisible();
    // The hint for paying on the same phone that shows the code.
    await expect(phone.getByText(portalTextOf('payments.in.qr.same'))).toBeVisible();
    await phone.getByRole('button', { name: portalTextOf('payments.in.qr.save') }).click();
    await expect(phone.getByRole('button', { name: portalTextOf('payments.in.qr.saved') })).toBeVisible();
    await payLast(address);
    await expectReceived(phone);
  });

  await test.step('Malaysia: FPX is reported; DuitNow’s message is lost, and the page queries it', async () => {
    await malaya.clerk.goto(`${malaya.origin}/console/wallet/settings`);
    await addAccount(malaya.clerk, {
      ...{ currency: 'MYR', kind: 'billplz', methods: ['fpx', 'duitNow'], answers: 'Shop' },
      secrets: [
        ['payments.billplz.apiKey', billplz.apiKey],
        ['payments.billplz.collectionId', billplz.collectionId],
        ['payments.billplz.webhookSecret', billplz.signatureKey],
      ],
    });
    const phone = await newMember(browser, malaya);
    for (const method of ['fpx', 'duitNow'] as const) {
      await topUp(phone, malaya, method, '500');
      await phone.waitForURL(`${billplz.url}/bills/**`);
      const [bill] = last(billplz.bills);
      billplz.pay(bill);
      if (method === 'fpx') expect(await deliver(billplz.callback(bill))).toBe(200);
      await phone.goto(billplz.wayBack(bill));
      await expectReceived(phone);
    }
  });

  await test.step('Hong Kong: FPS to the shop’s own bank', async () => {
    await harbour.clerk.goto(`${harbour.origin}/console/wallet/settings`);
    await addAccount(harbour.clerk, {
      ...{ currency: 'HKD', kind: 'ownFps', methods: ['fps'], answers: '1234567' },
      secrets: [['payments.ownFps.payeeId', '1234567']],
    });
    await payByOwnCode(await newMember(browser, harbour), harbour, 'fps');
  });
  await Promise.all([omise, billplz].map((one) => one.stop()));
});

/**
 * The member scans the shop's own code. Staff find the money on the statement and confirm it, and the member's open
 * page updates.
 */
async function payByOwnCode(phone: Page, shop: NewShop, method: 'promptPay' | 'fps'): Promise<void> {
  await topUp(phone, shop, method, '500');
  const until = phone.getByText(portalTextOf('payments.in.until'));
  await expect(until).toBeVisible();
  await phone.reload();
  await expect(until).toBeVisible();
  await shop.clerk.goto(`${shop.origin}/console/wallet/payments`);
  await shop.clerk.getByRole('button', { name: consoleTextOf('payments.own.confirm') }).click();
  await shop.clerk
    .getByRole('dialog')
    .getByRole('button', { name: consoleTextOf('payments.own.confirm') })
    .click();
  await expectReceived(phone);
}
