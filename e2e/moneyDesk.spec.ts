import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { callApiInPage, type NewShop, newColleague, newMember, tokenIn } from './newShop.ts';
import { enterPayer } from './payoutPayer.ts';
import { pressFirst, pressInDialog } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './taiwanShop.ts';
import { uploadPicture, withdraw } from './uploads.ts';
import { expectMessage } from './visit.ts';
import { consoleTextOf } from './words.ts';

const asCents = (amount: number) => amount * 100;

test('money of a month: a statement is matched, withdrawals are paid by a file, and a returned one comes back', async ({
  browser,
  taiwanShop: shop,
}) => {
  const { clerk, origin } = shop;
  const boss = await enterPayer(clerk);
  const bank = { bankName: '玉山銀行', accountName: '新集運有限公司', accountNumber: '808-1234-567890' };
  const { id: bankAccountId } = await callApiInPage<{ id: string }>(
    clerk,
    'POST',
    'staff/bank-accounts',
    boss,
    {
      ...bank,
      currency: 'TWD',
    },
  );
  // A clerk who credited a member must not pay that member out, so two clerks credit and two others pay.
  const second = await newColleague(browser, shop, 'second');
  const third = await newColleague(browser, shop, 'third');
  const fourth = await newColleague(browser, shop, 'fourth');
  const phone = await newMember(browser, shop);
  const token = await tokenIn(phone, 'crossdock.token');
  const report = async (transactionNumber: string, amount: number) =>
    callApiInPage(phone, 'POST', 'Centralized/AddBankAudit', token, {
      ...{ bankAccountId, transactionNumber, amountMinor: asCents(amount) },
      ...{
        payerName: '王小明',
        payerPhone: '0912345678',
        voucherFileId: await uploadPicture(phone, 'voucher'),
      },
      tradedAt: new Date(Date.now() - 3_600_000).toISOString(),
    });
  await report('TX700001', 2_000);
  await report('TX700002', 1_500);
  const balance = async () =>
    (await callApiInPage<{ balanceMinor: number }>(phone, 'GET', 'Member/GetWallet', token)).balanceMinor;

  await test.step('the statement’s certain lines are accepted in one go', async () => {
    await importLines(clerk, origin, [
      ['TX700001', 2_000, 12_000],
      ['TX700002', 1_500, 13_500],
      ['RENT REFUND', 1_000, 14_500],
    ]);
    const acceptAll = clerk.getByRole('button', { name: consoleTextOf('statements.accept.all', { n: 2 }) });
    await acceptAll.click();
    await expect(clerk.getByText(consoleTextOf('statements.accept.all.sure', { n: 2 }))).toBeVisible();
    await acceptAll.click();
    const done = consoleTextOf('statements.accept.result', { credited: 2, waiting: 0, failed: 0 });
    await expect(clerk.getByText(done)).toBeVisible();
    expect(await balance()).toBe(asCents(3_500));
  });

  await test.step('a line that nobody reported is credited by two people', async () => {
    await creditLine(clerk, shop);
    await expectMessage(clerk, consoleTextOf('adjust.pending'));
    expect(await balance()).toBe(asCents(3_500));
    await creditLine(second, shop);
    await expectMessage(second, consoleTextOf('statements.credited'));
    expect(await balance()).toBe(asCents(4_500));
  });

  await test.step('a line that only resembles a report is accepted by pressing a key twice, and another becomes a task', async () => {
    await report('TX700003', 800);
    await importLines(clerk, origin, [
      ['王小明', 800, 15_300],
      ['UNKNOWN', 70, 15_370],
    ]);
    await clerk.goto(`${origin}/console/wallet/statements?shelf=probable`);
    await expect(clerk.getByRole('button', { name: consoleTextOf('statements.accept') })).toBeVisible();
    const sure = clerk.getByRole('button', { name: consoleTextOf('statements.accept.sure') });
    // A key pressed right after a line appears is ignored, because it may be meant for the previous line. So this
    // presses it again until it counts.
    await expect(async () => {
      await clerk.keyboard.press('a');
      await expect(sure).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(await balance()).toBe(asCents(4_500));
    await clerk.keyboard.press('a');
    await expectMessage(clerk, consoleTextOf('statements.accepted'));
    expect(await balance()).toBe(asCents(5_300));
    await clerk.goto(`${origin}/console/wallet/statements?shelf=none`);
    await clerk.getByRole('button', { name: consoleTextOf('statements.task') }).click();
    const dialog = clerk.getByRole('dialog');
    await dialog.getByLabel(consoleTextOf('statements.task.note')).fill('問銀行是誰');
    await dialog.getByRole('button', { name: consoleTextOf('statements.task') }).click();
    await expectMessage(clerk, consoleTextOf('statements.saved'));
    await clerk.goto(`${origin}/console/wallet/statements?shelf=task`);
    await expect(clerk.getByText('問銀行是誰')).toBeVisible();
  });

  await test.step('two withdrawals are paid by a file, which another person approves', async () => {
    for (const amount of [1_000, 2_000]) await withdraw(phone, asCents(amount));
    await third.goto(`${origin}/console/wallet/payouts`);
    await pressFirst(third, 'button', consoleTextOf('payouts.build'));
    const dialog = third.getByRole('dialog');
    await expect(dialog.getByText(consoleTextOf('payouts.chosen', { n: 2 }))).toBeVisible();
    await dialog.getByRole('button', { name: consoleTextOf('payouts.build') }).click();
    await third.waitForURL(/wallet\/payouts\/[\w-]+$/);
    await fourth.goto(third.url());
    await fourth.getByRole('button', { name: consoleTextOf('payouts.approve') }).click();
    await pressInDialog(fourth, consoleTextOf('payouts.approve'));
    await expectMessage(fourth, consoleTextOf('payouts.approved'));
    await third.getByRole('button', { name: consoleTextOf('payouts.send') }).click();
    const [file] = await Promise.all([
      third.waitForEvent('download'),
      third
        .getByRole('dialog')
        .getByRole('button', { name: consoleTextOf('payouts.send') })
        .click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('8081234');
    expect(await balance()).toBe(asCents(2_300));
  });

  await test.step('the bank returns one line, and its money is back with the member', async () => {
    const row = third.getByRole('row').filter({ hasText: '1,000' });
    await row.getByRole('button', { name: consoleTextOf('payouts.return') }).click();
    const dialog = third.getByRole('dialog');
    await dialog.getByLabel(consoleTextOf('payouts.return.reason')).fill('帳號已結清');
    await dialog.getByRole('button', { name: consoleTextOf('payouts.return') }).click();
    await expectMessage(third, consoleTextOf('payouts.returned'));
    await third.getByRole('button', { name: consoleTextOf('payouts.allPaid') }).click();
    await expectMessage(third, consoleTextOf('payouts.paid', { n: 1 }));
    expect(await balance()).toBe(asCents(3_300));
  });
});

type StatementRow = readonly [note: string, amount: number, balanceAfter: number];

/** Imports a bank's table of today, and goes to its lines. */
async function importLines(clerk: Page, origin: string, rows: readonly StatementRow[]): Promise<void> {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const table = [
    'Date,Description,Withdrawal,Deposit,Balance,Payer,Payer account',
    ...rows.map(([note, amount, after]) => `${today},${note},,${amount},${after},,`),
  ].join('\n');
  await clerk.goto(`${origin}/console/wallet/statements/import`);
  await clerk.locator('input[type="file"]').setInputFiles({
    ...{ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
  });
  await clerk.getByRole('button', { name: consoleTextOf('statements.confirm', { n: rows.length }) }).click();
  await clerk.getByRole('link', { name: consoleTextOf('statements.toLines') }).click();
}

/** One clerk credits the line to a member; a second clerk does the same. */
async function creditLine(clerk: Page, { origin }: NewShop): Promise<void> {
  await loadAndSettle(clerk, `${origin}/console/wallet/statements?shelf=none`);
  await clerk.getByRole('button', { name: consoleTextOf('statements.credit') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('王小明');
  await dialog.getByRole('button', { name: consoleTextOf('support.begin.choose') }).click();
  await dialog.getByRole('button', { name: consoleTextOf('statements.credit') }).click();
}
