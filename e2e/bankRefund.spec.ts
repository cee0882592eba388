import { expect } from '@playwright/test';
import { addGoodsForSale, buyFromBalance } from './addGoodsForSale.ts';
import { callApiInPage, newColleague, newMember } from './newShop.ts';
import { enterPayer } from './payoutPayer.ts';
import { pressFirst } from './presses.ts';
import { test } from './taiwanShop.ts';
import { pictureFile } from './uploads.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

test('an order is refunded to the member’s bank account, and the order is named in the queue and in the batch', async ({
  browser,
  taiwanShop: shop,
}) => {
  const { clerk, origin } = shop;
  const boss = await enterPayer(clerk);
  const phone = await newMember(browser, shop);
  const number = await buyFromBalance(phone, shop, await addGoodsForSale(shop));
  const { list } = await callApiInPage<{ list: { id: string }[] }>(
    clerk,
    'GET',
    'staff/products/purchases',
    boss,
  );
  const cancelled = { id: list[0]?.id, why: '缺貨' };
  await callApiInPage(clerk, 'POST', 'staff/products/purchases/cancel', boss, cancelled);
  const refund = portalTextOf('wallet.withdrawals.refund', { number });

  await test.step('one button fills in the form', async () => {
    await phone.goto(`${origin}/withdrawal`);
    await phone.getByRole('button', { name: portalTextOf('wallet.bankRefunds.ask') }).click();
    const form = phone.locator('form');
    await expect(form.getByText(refund)).toBeVisible();
    await expect(form.getByLabel(portalTextOf('wallet.withdrawals.amount'))).toHaveValue('300.00');
    await form.getByLabel(portalTextOf('wallet.withdrawals.bank'), { exact: false }).first().fill('玉山銀行');
    await form.getByLabel(portalTextOf('wallet.withdrawals.bankCode')).fill('8081234');
    await form.getByLabel(portalTextOf('wallet.withdrawals.account')).fill('808-1234-567890');
    await form.locator('input[type="file"]').setInputFiles(pictureFile('book.png'));
    await form.getByRole('button', { name: portalTextOf('wallet.withdrawals.submit') }).click();
    await expectMessage(phone, portalTextOf('wallet.withdrawals.sent'));
    await expect(phone.getByRole('listitem').filter({ hasText: refund })).toBeVisible();
    // Nothing of the refund is left, so the page does not offer it again.
    await expect(phone.getByRole('button', { name: portalTextOf('wallet.bankRefunds.ask') })).toHaveCount(0);
  });

  await test.step('finance sees which order it refunds and adds it to a batch', async () => {
    const finance = await newColleague(browser, shop, 'ann');
    await finance.goto(`${origin}/console/withdrawals`);
    await expect(finance.getByText(refund).first()).toBeVisible();
    await finance.goto(`${origin}/console/wallet/payouts`);
    await pressFirst(finance, 'button', consoleTextOf('payouts.build'));
    const dialog = finance.getByRole('dialog');
    await expect(dialog.getByText(refund)).toBeVisible();
    await dialog.getByRole('button', { name: consoleTextOf('payouts.build') }).click();
    await finance.waitForURL(/wallet\/payouts\/[\w-]+$/);
    await expect(finance.getByRole('row').filter({ hasText: refund })).toBeVisible();
  });
});
