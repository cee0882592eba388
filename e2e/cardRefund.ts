import { expect, type Page } from '@playwright/test';
import type { StripeDouble } from '../packages/server/test/stripeDouble.ts';
import { paidSession, signedEvent } from '../packages/server/test/stripeEvents.ts';
import { addGoodsForSale, buyOne } from './addGoodsForSale.ts';
import { callApiInPage, type NewShop, queryRefundsNow, tokenIn } from './newShop.ts';
import { deliver, expectReceived } from './payAccounts.ts';
import { pressFirst } from './presses.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

export interface CardAccount {
  readonly stripe: StripeDouble;
  /** The URL that receives the account's events, and the secret that signs them. */
  readonly address: string;
  readonly secret: string;
}

/** Pays the latest session at the provider's stand-in, which reports it to the shop. */
export async function payCard({ stripe, address, secret }: CardAccount): Promise<void> {
  const session = [...stripe.sessions.values()].at(-1);
  if (session === undefined) throw new Error('no page was opened at the provider');
  const event = signedEvent('checkout.session.completed', paidSession(session), { secret });
  expect(await deliver({ url: address, body: event.payload, headers: event.headers })).toBe(200);
  session.payment_status = 'paid';
}

/**
 * The member buys goods by card, the shop cancels the purchase, and the member refunds the money to the card
 * in two parts: the provider accepts the first and pays it later, and refuses the second, which returns to
 * the balance.
 */
export async function refundToCard(phone: Page, shop: NewShop, account: CardAccount): Promise<void> {
  const { origin, clerk } = shop;
  const { stripe } = account;
  const before = await balanceOf(phone);
  await allowRefunds(clerk);
  const purchaseId = await buyOne(phone, await addGoodsForSale(shop));
  await phone.goto(`${origin}/pay/${purchaseId}?goods=1`);
  await phone.locator('input[type="radio"][value="card"]').check();
  const [asked] = await Promise.all([
    phone.waitForRequest(/\/api\/Pay\/GetPayState\?payId=/),
    phone.getByRole('button', { name: portalTextOf('payments.pay') }).click(),
  ]);
  await phone.waitForURL('https://checkout.stripe.test/**');
  await phone.goto(`${origin}/pay/state/${new URL(asked.url()).searchParams.get('payId')}`);
  await payCard(account);
  await expectReceived(phone);
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  await callApiInPage(clerk, 'POST', 'staff/products/purchases/cancel', boss, {
    id: purchaseId,
    why: '缺貨',
  });

  const refunds = phone.locator('section', { hasText: portalTextOf('wallet.refunds.intro') });
  const state = (is: 'waiting' | 'pending' | 'done' | 'failed') =>
    refunds.getByText(portalTextOf(`wallet.refunds.state.${is}`), { exact: true });
  await phone.goto(`${origin}/withdrawal`);
  stripe.refundAs = 'pending';
  await refundPartToSource(phone, '100');
  await expect(state('pending')).toBeVisible();
  expect(await balanceOf(phone)).toBe(before + 20_000);
  // The open page shows without a reload that the money has arrived.
  for (const refund of stripe.refunds.values()) refund.status = 'succeeded';
  await queryRefundsNow(shop.id);
  await expect(state('done')).toBeVisible();

  stripe.refundAs = 'refused';
  await refundPartToSource(phone, '200');
  await expect(state('failed')).toBeVisible();
  await expect(refunds.getByText(portalTextOf('wallet.refunds.failed'), { exact: false })).toBeVisible();
  expect(await balanceOf(phone)).toBe(before + 20_000);
  await clerk.goto(`${origin}/console/wallet/refunds`);
  const failed = clerk.getByRole('row').filter({ hasText: consoleTextOf('payments.refunds.failed') });
  await expect(failed).toContainText('Refund amount');
}

/** The member refunds a part of the first payment to its source. */
export async function refundPartToSource(phone: Page, amount: string): Promise<void> {
  await pressFirst(phone, 'button', portalTextOf('wallet.refunds.send'));
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel(portalTextOf('wallet.refunds.amount')).fill(amount);
  await dialog.getByRole('button', { name: portalTextOf('wallet.refunds.send') }).click();
  await expectMessage(phone, portalTextOf('wallet.refunds.asked'));
}

export async function balanceOf(phone: Page): Promise<number> {
  const token = await tokenIn(phone, 'crossdock.token');
  return (await callApiInPage<{ balanceMinor: number }>(phone, 'GET', 'Member/GetWallet', token))
    .balanceMinor;
}

/** The owner allows refunds to the card. */
export async function allowRefunds(clerk: Page): Promise<void> {
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  const kept = await callApiInPage<Record<string, unknown>>(clerk, 'GET', 'staff/shop', boss);
  const { code, currency, timeZone, hosts, icon, lastExam, ...settings } = kept;
  await callApiInPage(clerk, 'POST', 'staff/shop', boss, { ...settings, refundsToSource: true });
}
