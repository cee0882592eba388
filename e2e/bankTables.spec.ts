import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { encodeText } from '../packages/server/src/payouts/encodings.ts';
import { callApiInPage, newColleague, newMember, tokenIn } from './newShop.ts';
import { loadAndSettle } from './route.ts';
import { test } from './taiwanShop.ts';
import { withdraw } from './uploads.ts';
import { expectAccessible, expectMessage } from './visit.ts';
import { consoleTextOf } from './words.ts';

type Row = readonly [note: string, into: string, out: string, left: string];

/** A table with column names that no bank uses, in Big5, with years of the Republic of China. */
function ownTable(rows: readonly Row[]): Buffer {
  const [year, month, day] = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).split('-');
  const today = `${Number(year) - 1911}/${month}/${day}`;
  const lines = rows.map((row) => [today, ...row, '一二三'].join(','));
  return encodeText('big5', ['帳務日,交易內容,存款數,提款數,帳上結存,來帳人', ...lines].join('\r\n'));
}

test('a person matches a bank’s columns once, and the next file is read with them', async ({
  taiwanShop: shop,
}) => {
  const { clerk, origin } = shop;
  const boss = await tokenIn(clerk, 'crossdock.console.token');
  for (const accountNumber of ['808-1234-567890', '012-9876-543210'])
    await callApiInPage(clerk, 'POST', 'staff/bank-accounts', boss, {
      ...{ bankName: '玉山銀行', accountName: '新集運有限公司', accountNumber, currency: 'TWD' },
    });
  const column = (page: Page, name: 'date' | 'in' | 'out' | 'balance' | 'note' | 'counterName') =>
    page.getByLabel(consoleTextOf(`statements.column.${name}`), { exact: true });
  const apply = () => clerk.getByRole('button', { name: consoleTextOf('statements.map.apply') }).click();
  const counts = (fresh: number, known: number, wrong: number) =>
    expect(clerk.getByText(consoleTextOf('statements.counts', { fresh, known, wrong }))).toBeVisible();
  const store = (n: number) =>
    clerk.getByRole('button', { name: consoleTextOf('statements.confirm', { n }) });

  await test.step('no column is recognised, so nothing can be stored before they are matched', async () => {
    await choose(clerk, origin, [
      ['TX800001', '2000', '', '12000'],
      ['手續費', '', '30', '11970'],
    ]);
    await counts(0, 0, 0);
    await expect(store(0)).toBeDisabled();
    // Each column head of the bank's table is shown with the first value of its column.
    await expect(column(clerk, 'note')).toContainText('交易內容 · TX800001');
    await expectAccessible(clerk);
  });

  await test.step('a wrong column is noticed in the preview; the right ones show the lines', async () => {
    await column(clerk, 'date').selectOption('交易內容');
    await column(clerk, 'in').selectOption('存款數');
    // The changed columns are not in the preview yet, so they cannot be stored.
    await expect(clerk.getByText(consoleTextOf('statements.map.changed'))).toBeVisible();
    await apply();
    await counts(0, 0, 1);
    for (const [name, head] of [
      ['date', '帳務日'],
      ['in', '存款數'],
      ['out', '提款數'],
      ['balance', '帳上結存'],
      ['note', '交易內容'],
      ['counterName', '來帳人'],
    ] as const)
      await column(clerk, name).selectOption(head);
    const calendar = clerk.getByLabel(consoleTextOf('statements.map.calendar'));
    await calendar.selectOption('roc');
    await apply();
    await counts(2, 0, 0);
    await calendar.selectOption('western');
    await expect(store(2)).toBeDisabled();
    await calendar.selectOption('roc');
    await apply();
    await expect(clerk.getByRole('row').filter({ hasText: '手續費' })).toContainText('-$30');
    await expectAccessible(clerk);
    await store(2).dblclick();
    await expect(clerk.getByText(consoleTextOf('statements.imported', { added: 2, known: 0 }))).toBeVisible();
  });

  await test.step('the next file of this account is read with the same columns, and known lines are not added twice', async () => {
    await choose(clerk, origin, [
      ['TX800001', '2000', '', '12000'],
      ['TX800002', '500', '', '12470'],
    ]);
    await expect(clerk.getByText(consoleTextOf('statements.map.stored'))).toBeVisible();
    await counts(1, 1, 0);
    await expect(column(clerk, 'note')).toHaveValue('交易內容');
    await store(1).click();
    await expect(clerk.getByText(consoleTextOf('statements.imported', { added: 1, known: 1 }))).toBeVisible();
    await clerk.goto(`${origin}/console/wallet/statements?shelf=none&words=TX800002`);
    await expect(clerk.getByText('TX800002').first()).toBeVisible();
  });

  await test.step('another account has no columns yet', async () => {
    await loadAndSettle(clerk, `${origin}/console/wallet/statements/import`);
    const account = clerk.getByLabel(consoleTextOf('statements.account'));
    const other = account.locator('option', { hasText: '012-9876-543210' });
    await account.selectOption((await other.getAttribute('value')) ?? '');
    await pick(clerk, [['TX900001', '100', '', '100']]);
    await counts(0, 0, 0);
    await expect(clerk.getByText(consoleTextOf('statements.map.text'))).toBeVisible();
  });
});

test('the owner describes a bank’s own table for payouts, and the next batch is written in it', async ({
  browser,
  taiwanShop: shop,
}) => {
  const { clerk, origin } = shop;
  await clerk.goto(`${origin}/console/wallet/settings`);
  await enterPayer(clerk);
  const add = clerk.getByRole('button', { name: consoleTextOf('payouts.map.add') });
  const dialog = clerk.getByRole('dialog');
  const save = dialog.getByRole('button', { name: consoleTextOf('shell.save') });

  await test.step('a table without the payee’s account is refused at its place', async () => {
    await add.click();
    await dialog.getByLabel(consoleTextOf('payouts.map.name')).fill('玉山整批');
    await expectAccessible(clerk);
    await dialog.getByRole('button', { name: consoleTextOf('payouts.map.column.remove', { n: 2 }) }).click();
    await save.click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expectAccessible(clerk);
  });

  await test.step('with all columns it is saved once, and can be changed', async () => {
    await dialog.getByRole('button', { name: consoleTextOf('payouts.map.column.add') }).click();
    await columnBox(dialog, 5).selectOption('account');
    await titleBox(dialog, 5).fill('入帳帳號');
    await dialog.getByRole('button', { name: consoleTextOf('payouts.map.column.add') }).click();
    await titleBox(dialog, 6).fill('用途');
    await dialog.getByLabel(consoleTextOf('payouts.map.column.text')).fill('退款');
    await dialog.getByLabel(consoleTextOf('payouts.map.encoding')).selectOption('big5');
    await save.dblclick();
    await expectMessage(clerk, consoleTextOf('shell.saved'));
    await expect(dialog).toBeHidden();
    const row = clerk.getByRole('row').filter({ hasText: '玉山整批' });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: consoleTextOf('shell.edit') }).click();
    await titleBox(dialog, 1).fill('銀行');
    await save.click();
    await expectMessage(clerk, consoleTextOf('shell.saved'));
    await expect(row).toContainText('銀行 ·');
  });

  await test.step('a batch is written with it', async () => {
    const phone = await newMember(browser, shop);
    const member = await tokenIn(phone, 'crossdock.token');
    const { id: memberId } = await callApiInPage<{ id: string }>(
      phone,
      'GET',
      'Member/GetMemberInfo',
      member,
    );
    await callApiInPage(
      clerk,
      'POST',
      'staff/wallet/adjust',
      await tokenIn(clerk, 'crossdock.console.token'),
      {
        ...{ memberId, amountMinor: 30_000, reason: '開幕' },
      },
    );
    await withdraw(phone, 30_000);
    const [builder, approver] = [
      await newColleague(browser, shop, 'ann'),
      await newColleague(browser, shop, 'ben'),
    ];
    await builder.goto(`${origin}/console/wallet/payouts`);
    const open = builder.getByRole('button', { name: consoleTextOf('payouts.build') });
    await open.first().click();
    const form = builder.getByRole('dialog');
    await form.getByLabel(consoleTextOf('payouts.format'), { exact: true }).selectOption('map');
    await expect(form.getByLabel(consoleTextOf('payouts.map'), { exact: true })).toHaveValue('玉山整批');
    await form.getByRole('button', { name: consoleTextOf('payouts.build') }).click();
    await builder.waitForURL(/wallet\/payouts\/[\w-]+$/);
    await approver.goto(builder.url());
    for (const where of [approver, approver.getByRole('dialog')])
      await where.getByRole('button', { name: consoleTextOf('payouts.approve') }).click();
    await expectMessage(approver, consoleTextOf('payouts.approved'));
    await builder.getByRole('button', { name: consoleTextOf('payouts.send') }).click();
    const [file] = await Promise.all([
      builder.waitForEvent('download'),
      form.getByRole('button', { name: consoleTextOf('payouts.send') }).click(),
    ]);
    const text = new TextDecoder('big5').decode(readFileSync(await file.path()));
    const [heads, line] = text.split('\r\n').map((one) => one.split(','));
    expect(heads).toEqual(['銀行', '收款戶名', '金額', '提領編號', '入帳帳號', '用途']);
    expect(line).toEqual(['8081234', '王小明', '300.00', expect.any(String), expect.any(String), '退款']);
    expect(line?.[4]?.replaceAll('-', '')).toBe('8081234567890');
  });
});

const columnBox = (dialog: Locator, n: number) =>
  dialog.getByLabel(consoleTextOf('payouts.map.column', { n }), { exact: true });
const titleBox = (dialog: Locator, n: number) =>
  dialog.getByLabel(consoleTextOf('payouts.map.column.title'), { exact: true }).nth(n - 1);

async function pick(clerk: Page, rows: readonly Row[]): Promise<void> {
  await clerk.locator('input[type="file"]').setInputFiles({
    ...{ name: 'esun.csv', mimeType: 'text/csv', buffer: ownTable(rows) },
  });
}

async function choose(clerk: Page, origin: string, rows: readonly Row[]): Promise<void> {
  await clerk.goto(`${origin}/console/wallet/statements/import`);
  await pick(clerk, rows);
}

/** The owner enters the account from which payouts are paid. */
async function enterPayer(clerk: Page): Promise<void> {
  const section = clerk
    .locator('section')
    .filter({ has: clerk.getByRole('heading', { name: consoleTextOf('payouts.account') }) });
  await section.getByRole('button', { name: consoleTextOf('shell.edit') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('payouts.payerName')).fill('新集運有限公司');
  await dialog.getByLabel(consoleTextOf('payouts.payerAccount')).fill('808-0000-111222');
  await dialog.getByLabel(consoleTextOf('payouts.payerBankCode')).fill('8080012');
  await dialog.getByLabel(consoleTextOf('payouts.payerTaxNumber')).fill('12345675');
  await dialog.getByRole('button', { name: consoleTextOf('shell.save') }).click();
  await expectMessage(clerk, consoleTextOf('shell.saved'));
  await expect(dialog).toBeHidden();
}
