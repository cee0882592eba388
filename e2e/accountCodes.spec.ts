import { expect } from '@playwright/test';
import { addGoodsForSale, buyFromBalance } from './addGoodsForSale.ts';
import { newMember } from './newShop.ts';
import { readMonthExport } from './readMonthExport.ts';
import { loadAndSettle } from './route.ts';
import { test } from './taiwanShop.ts';
import { expectAccessible, expectMessage } from './visit.ts';
import { consoleTextOf } from './words.ts';

test('the accountant’s own account codes appear on the month’s page and in its export', async ({
  browser,
  taiwanShop: shop,
}) => {
  const { clerk, origin } = shop;
  await buyFromBalance(await newMember(browser, shop), shop, await addGoodsForSale(shop));
  const dialog = clerk.getByRole('dialog');
  const account = consoleTextOf('books.account.memberBalance');
  const code = dialog.getByLabel(consoleTextOf('books.codes.code', { account }));
  const name = dialog.getByLabel(consoleTextOf('books.codes.name', { account }));
  const open = async () => {
    await loadAndSettle(clerk, `${origin}/console/wallet/months`);
    await clerk.getByRole('button', { name: consoleTextOf('books.codes') }).click();
    await expect(code).toBeVisible();
  };
  const save = dialog.getByRole('button', { name: consoleTextOf('shell.save') });

  await test.step('an empty code is refused at its field, and unsaved input is dropped', async () => {
    await open();
    await expectAccessible(clerk);
    await code.fill(' ');
    await save.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await clerk.reload();
    await open();
    await expect(code).not.toHaveValue(' ');
  });

  await test.step('a double click saves a code and a name once, and the month shows them', async () => {
    await code.fill('2134-01');
    await name.fill('預收會員款');
    await save.dblclick();
    await expectMessage(clerk, consoleTextOf('shell.saved'));
    await expect(dialog).toBeHidden();
    await clerk.getByRole('row').getByRole('link').first().click();
    await expect(clerk.getByRole('row').filter({ hasText: '2134-01' })).toContainText('預收會員款');
  });

  await test.step('each line of this account has the new code in the export, and no other code', async () => {
    const [head = [], ...rows] = await readMonthExport(clerk);
    const column = (word: 'code' | 'account') => head.indexOf(word === 'code' ? '科目代碼' : '科目');
    const ours = rows.filter((row) => row[column('code')] === '2134-01');
    expect(ours.length).toBeGreaterThan(1);
    expect(new Set(ours.map((row) => row[column('account')]))).toEqual(new Set(['預收會員款']));
    expect(rows.filter((row) => row[column('account')] === account)).toEqual([]);
  });
});
