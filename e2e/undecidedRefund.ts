import { type Browser, expect, type Page } from '@playwright/test';
import type { StripeDouble } from '../packages/server/test/stripeDouble.ts';
import { balanceOf, refundPartToSource } from './cardRefund.ts';
import { openCardShop } from './cardShop.ts';
import { ageUnansweredRefund, newColleague, queryRefundsNow } from './newShop.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/**
 * Two refunds whose outcome is open. The provider agrees to the first and pays it later. It never answers the second, so
 * two people look in its pages and decide that it did not arrive.
 */
export async function decideUnknownRefunds(
  browser: Browser,
  baseURL: string | undefined,
  stripe: StripeDouble,
): Promise<void> {
  const { shop, phone } = await openCardShop(browser, baseURL, stripe);
  const { clerk, origin } = shop;
  const before = await balanceOf(phone);
  await phone.goto(`${origin}/withdrawal`);
  const mine = phone.locator('section', { hasText: portalTextOf('wallet.refunds.intro') });

  stripe.refundAs = 'pending';
  await refundPartToSource(phone, '100');
  await seeRefund(clerk, origin, '100', 'pending');
  for (const refund of stripe.refunds.values()) refund.status = 'succeeded';
  // The job may already have asked the provider, or it asks now. The result is the same.
  await queryRefundsNow(shop.id);
  await expect(mine.getByText(portalTextOf('wallet.refunds.state.done'), { exact: true })).toBeVisible();
  await seeRefund(clerk, origin, '100', 'done');

  stripe.refundAs = 'unheard';
  await refundPartToSource(phone, '120');
  await ageUnansweredRefund(shop.id);
  const second = await newColleague(browser, shop, 'ann');
  expect(await balanceOf(phone)).toBe(before - 22_000);
  await decide(clerk, origin);
  await expectMessage(clerk, consoleTextOf('adjust.pending'));
  expect(await balanceOf(phone)).toBe(before - 22_000);
  await decide(second, origin);
  await expectMessage(second, consoleTextOf('payments.refunds.decide.done'));
  await seeRefund(second, origin, '120', 'failed');
  await expect(mine.getByText(portalTextOf('wallet.refunds.state.failed'), { exact: true })).toBeVisible();
  expect(await balanceOf(phone)).toBe(before - 10_000);
  stripe.refundAs = 'succeeded';
}

type State = 'pending' | 'done' | 'failed';

/** Checks that the desk lists a refund of this amount in this state. */
async function seeRefund(clerk: Page, origin: string, amount: string, state: State): Promise<void> {
  await clerk.goto(`${origin}/console/wallet/refunds`);
  const row = clerk.getByRole('row').filter({ hasText: amount });
  await expect(row).toContainText(consoleTextOf(`payments.refunds.${state}`));
}

/** Decides that the only refund that can be decided did not arrive. */
async function decide(clerk: Page, origin: string): Promise<void> {
  await clerk.goto(`${origin}/console/wallet/refunds?state=waiting`);
  await clerk.getByRole('button', { name: consoleTextOf('payments.refunds.decide') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('payments.refunds.decide.outcome')).selectOption('notArrived');
  await dialog.getByLabel(consoleTextOf('payments.refunds.decide.reference')).fill('pi_none');
  await dialog.getByLabel(consoleTextOf('payments.refunds.decide.reason')).fill('後台沒有這筆退款');
  await dialog.getByRole('button', { name: consoleTextOf('payments.refunds.decide') }).click();
}
