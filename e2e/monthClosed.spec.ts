import { expect, type Page } from '@playwright/test';
import { pressInDialog } from './presses.ts';
import { readMonthExport } from './readMonthExport.ts';
import { go, loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoClerk, expectAccessible, expectMessage, waitUntilSettled } from './visit.ts';
import { consoleTextOf } from './words.ts';

test('a month is closed, and its export equals the ledger', async ({ browser, origin }) => {
  const clerk = await demoClerk(browser, origin, 'owner');
  await loadAndSettle(clerk, `${origin}/console/wallet/receipts`);
  await expect(
    clerk
      .getByText(/R-\d{4}-\d{6}/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await go(clerk, `${origin}/console/wallet/months`);
  const help = clerk.getByRole('complementary', { name: consoleTextOf('shell.help') });
  await clerk.getByRole('button', { name: consoleTextOf('shell.help') }).click();
  await expect(help.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(clerk);
  await clerk.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  // Closes the third open month of the list: the newest month is not over yet, and on the first day of a month the
  // one before it may not be closable either.
  await clerk
    .getByRole('row')
    .filter({ hasText: consoleTextOf('books.month.open') })
    .getByRole('link')
    .nth(2)
    .click();
  const close = clerk.getByRole('button', { name: consoleTextOf('books.month.close'), exact: true });
  await close.click();
  await pressInDialog(clerk, consoleTextOf('books.month.close'));
  await expectMessage(clerk, consoleTextOf('books.month.done'));
  await expect(close).toHaveCount(0);
  await waitUntilSettled(clerk);
  const shown = await figureOf(clerk, consoleTextOf('books.debit'));
  expect(await figureOf(clerk, consoleTextOf('books.credit'))).toBe(shown);
  expect(shown).toBeGreaterThan(0);
  const [head = [], ...rows] = await readMonthExport(clerk);
  const total = rows.at(-1) ?? [];
  const entries = rows.filter(([first]) => first !== total[0]);
  expect(entries.length).toBeGreaterThan(0);
  for (const side of ['books.debit', 'books.credit'] as const) {
    const at = head.indexOf(consoleTextOf(side));
    const sum = entries.reduce((before, entry) => before + inCents(entry[at]), 0);
    expect([sum, inCents(total[at])], consoleTextOf(side)).toEqual([shown, shown]);
  }
});

const inCents = (amount = ''): number => Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100);

/** A figure under its label, in cents. */
async function figureOf(page: Page, label: string): Promise<number> {
  const text = await page
    .locator('main')
    .getByText(label, { exact: true })
    .first()
    .locator('xpath=..')
    .innerText();
  return inCents(text.replace(label, ''));
}
