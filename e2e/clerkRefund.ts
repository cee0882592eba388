import { expect, type Page } from '@playwright/test';
import type { StripeDouble } from '../packages/server/test/stripeDouble.ts';
import type { NewShop } from './newShop.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/**
 * A clerk refunds a part of a card payment of 300, of which 200 can still be refunded. The member sees the refund with
 * its reason.
 */
export async function refundByClerk(
  phone: Page,
  { clerk, origin }: NewShop,
  stripe: StripeDouble,
): Promise<void> {
  stripe.refundAs = 'succeeded';
  await sendBack(clerk, origin, '120', '少一件');
  await expectMessage(clerk, consoleTextOf('payments.refunds.send.done'));
  const refunds = phone.locator('section', { hasText: portalTextOf('wallet.refunds.intro') });
  await phone.goto(`${origin}/withdrawal`);
  await expect(refunds.getByText('少一件', { exact: false })).toBeVisible();
  await expect(refunds.getByText(portalTextOf('wallet.refunds.state.done'), { exact: true })).toHaveCount(2);
  // The card received exactly what was requested: 100 by the cancellation, 120 by the clerk.
  expect([...stripe.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(22_000);
}

async function sendBack(clerk: Page, origin: string, amount: string, reason: string): Promise<void> {
  await openSendBack(clerk, origin, { method: 'card', amount: '300' });
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('payments.refunds.send.amount')).fill(amount);
  await dialog.getByLabel(consoleTextOf('payments.refunds.send.reason')).fill(reason);
  await dialog.getByRole('button', { name: consoleTextOf('payments.refunds.send') }).click();
}

/** Opens the form for refunding a payment, from the list of payments. */
async function openSendBack(
  clerk: Page,
  origin: string,
  { method, amount }: { readonly method: string; readonly amount: string },
): Promise<void> {
  await clerk.goto(`${origin}/console/wallet/payments?method=${method}`);
  const row = clerk.getByRole('row').filter({ hasText: amount }).first();
  await row.getByRole('button', { name: consoleTextOf('payments.menu') }).click();
  await clerk.getByRole('menuitem', { name: consoleTextOf('payments.menu.sendBack') }).click();
}
