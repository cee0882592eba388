import { expect } from '@playwright/test';
import { buyFromBalance, goodsForSale } from './goodsForSale.ts';
import { callHere, newColleague, newMember } from './newShop.ts';
import { enterPayer } from './payoutPayer.ts';
import { pressFirst } from './presses.ts';
import { test } from './taiwanShop.ts';
import { picture } from './uploads.ts';
import { expectMessage } from './visit.ts';
import { desk, portal } from './words.ts';

test('an order is refunded to the member’s bank account, and the order is named in the queue and in the batch', async ({
  browser,
  taiwanShop: shop,
}) => {
  const { clerk, origin } = shop;
  const boss = await enterPayer(clerk);
  const phone = await newMember(browser, shop);
  const number = await buyFromBalance(phone, shop, await goodsForSale(shop));
  const { list } = await callHere<{ list: { id: string }[] }>(clerk, 'GET', 'staff/products/purchases', boss);
  const cancelled = { id: list[0]?.id, why: '缺貨' };
  await callHere(clerk, 'POST', 'staff/products/purchases/cancel', boss, cancelled);
  const refund = portal('wallet.withdrawals.refund', { number });

  await test.step('one button fills in the form', async () => {
    await phone.goto(`${origin}/withdrawal`);
    await phone.getByRole('button', { name: portal('wallet.bankRefunds.ask') }).click();
    const form = phone.locator('form');
    await expect(form.getByText(refund)).toBeVisible();
    await expect(form.getByLabel(portal('wallet.withdrawals.amount'))).toHaveValue('300.00');
    await form.getByLabel(portal('wallet.withdrawals.bank'), { exact: false }).first().fill('玉山銀行');
    await form.getByLabel(portal('wallet.withdrawals.bankCode')).fill('8081234');
    await form.getByLabel(portal('wallet.withdrawals.account')).fill('808-1234-567890');
    await form.locator('input[type="file"]').setInputFiles(picture('book.png'));
    await form.getByRole('button', { name: portal('wallet.withdrawals.submit') }).click();
    await expectMessage(phone, portal('wallet.withdrawals.sent'));
    await expect(phone.getByRole('listitem').filter({ hasText: refund })).toBeVisible();
    // Nothing of the refund is left, so the page does not offer it again.
    await expect(phone.getByRole('button', { name: portal('wallet.bankRefunds.ask') })).toHaveCount(0);
  });

  await test.step('finance sees which order it refunds and adds it to a batch', async () => {
    const finance = await newColleague(browser, shop, 'ann');
    await finance.goto(`${origin}/console/withdrawals`);
    await expect(finance.getByText(refund).first()).toBeVisible();
    await finance.goto(`${origin}/console/wallet/payouts`);
    await pressFirst(finance, 'button', desk('payouts.build'));
    const dialog = finance.getByRole('dialog');
    await expect(dialog.getByText(refund)).toBeVisible();
    await dialog.getByRole('button', { name: desk('payouts.build') }).click();
    await finance.waitForURL(/wallet\/payouts\/[\w-]+$/);
    await expect(finance.getByRole('row').filter({ hasText: refund })).toBeVisible();
  });
});
