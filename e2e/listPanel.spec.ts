import { type Browser, expect, type Page } from '@playwright/test';
import { pressInDialog } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import {
  callAsDemoLogin,
  demoClerk,
  expectAccessible,
  listenForFaults,
  waitUntilSettled,
  yesterday,
} from './visit.ts';
import { consoleTextOf } from './words.ts';

/** Opens a page of the owner's console, and the panel beside its list. */
async function openList(browser: Browser, origin: string, path: string) {
  const clerk = await demoClerk(browser, origin, 'owner');
  await goTo(clerk, `${origin}/console/${path}`);
  const panel = clerk.locator('main').getByRole('complementary');
  return { clerk, panel };
}

async function goTo(clerk: Page, url: string): Promise<void> {
  await loadAndSettle(clerk, url);
}

test('a list shows the pressed row beside it, with the facts that its columns leave out, and can be filtered by days', async ({
  browser,
  origin,
}) => {
  // Shows only two columns, and no rows of today, because other journeys' receipts would move the rows.
  const path = `wallet/receipts?columns=number,kind&toDay=${yesterday()}`;
  const { clerk, panel } = await openList(browser, origin, path);
  const faults = listenForFaults(clerk);
  const rows = clerk.locator('tbody tr');
  const numberOf = async (n: number) => (await rows.nth(n).locator('td').first().innerText()).trim();
  const [first, second] = [await numberOf(0), await numberOf(1)];

  await rows.nth(0).locator('td').nth(1).click();
  await expect(panel.getByRole('heading', { name: first })).toBeVisible();
  await expect(panel.getByText(consoleTextOf('receipts.amount'), { exact: true })).toBeVisible();
  await expect(panel.getByText(consoleTextOf('receipts.member'), { exact: true })).toBeVisible();
  await expectAccessible(clerk);

  await test.step('arrow keys go on to the next row, a reload keeps it, Escape closes it', async () => {
    await clerk.keyboard.press('ArrowDown');
    await expect(panel.getByRole('heading', { name: second })).toBeVisible();
    await clerk.reload();
    await waitUntilSettled(clerk);
    await expect(panel.getByRole('heading', { name: second })).toBeVisible();
    await clerk.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('staff write to the member from the panel', async () => {
    await rows.nth(0).locator('td').nth(1).click();
    await panel
      .getByRole('button', { name: new RegExp(consoleTextOf('support.writeTo', { name: '' }).trim()) })
      .click();
    await expect(clerk.getByRole('dialog').getByLabel(consoleTextOf('support.begin.text'))).toBeVisible();
    await clerk.keyboard.press('Escape');
  });

  await test.step('days filter the list, and a chip shows them', async () => {
    await goTo(clerk, `${origin}/console/wallet/receipts`);
    await clerk.getByRole('button', { name: consoleTextOf('shell.list.filter') }).click();
    const dialog = clerk.getByRole('dialog');
    const label = consoleTextOf('receipts.issuedAt');
    await dialog.getByLabel(consoleTextOf('shell.list.toDay', { label })).fill('2020-01-01');
    await dialog.getByRole('button', { name: consoleTextOf('shell.list.apply') }).click();
    await expect(clerk.getByText(consoleTextOf('receipts.none'), { exact: true })).toBeVisible();
    await clerk
      .getByRole('button', { name: new RegExp(consoleTextOf('shell.list.unfilter', { what: label })) })
      .click();
    await expect(rows.first()).toBeVisible();
  });
  expect(faults).toEqual([]);
});

test('a decided request can be viewed again without leaving the queue', async ({ browser, baseURL }) => {
  const { clerk, panel } = await openList(browser, baseURL ?? '', 'transfers?state=approved');
  const row = clerk.locator('tbody tr').first();
  await row
    .locator('td')
    .last()
    .click({ position: { x: 2, y: 2 } });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expectAccessible(clerk);
  await panel.getByRole('button', { name: consoleTextOf('shell.close') }).click();
  await expect(panel).toHaveCount(0);
});

test('a queue is filtered by country and state, and a chip removes the filter', async ({
  browser,
  baseURL,
}) => {
  const { clerk } = await openList(browser, baseURL ?? '', 'addresses?state=approved');
  const rows = clerk.locator('tbody tr');
  const label = consoleTextOf('orders.country');
  const choose = async (country: string) => {
    await clerk.getByRole('button', { name: consoleTextOf('shell.list.filter'), exact: true }).click();
    await clerk.getByRole('dialog').getByLabel(label).selectOption(country);
    await pressInDialog(clerk, consoleTextOf('shell.list.apply'));
    await expect(clerk).toHaveURL(
      new RegExp(`state=approved.*country=${country}|country=${country}.*state=approved`),
    );
    await waitUntilSettled(clerk);
  };
  await choose('TW');
  await expect(rows.first()).toBeVisible();
  await choose('MY');
  const { total } = await callAsDemoLogin<{ total: number }>(
    clerk,
    baseURL ?? '',
    ['console', 'owner'],
    'staff/addresses?state=approved&country=MY',
  );
  await expect(rows).toHaveCount(total);
  await clerk
    .getByRole('button', { name: new RegExp(consoleTextOf('shell.list.unfilter', { what: label })) })
    .click();
  await expect(rows.first()).toBeVisible();
});

test('the packing and shipping queues are filtered by carrier, and the carrier’s file has the same rows', async ({
  browser,
  origin,
}) => {
  interface Queue {
    readonly total: number;
    readonly list: readonly { readonly carrierId: string; readonly carrierName: string }[];
  }
  const queue = (clerk: Page, asked: string) =>
    callAsDemoLogin<Queue>(clerk, origin, ['console', 'owner'], `staff/orders?${asked}&pageSize=100`);
  for (const [page, state] of [
    ['packing', 'processing'],
    ['shipping', 'awaitingShipment'],
  ] as const) {
    const { clerk } = await openList(browser, origin, page);
    const all = await queue(clerk, `state=${state}`);
    const byCarrier = [...Map.groupBy(all.list, (row) => row.carrierId).values()];
    const [fewest] = byCarrier.sort((one, other) => one.length - other.length);
    const { carrierId = '', carrierName = '' } = fewest?.[0] ?? {};
    await clerk.getByRole('combobox', { name: consoleTextOf('orders.carrier') }).selectOption(carrierId);
    await expect(clerk).toHaveURL(new RegExp(`carrierId=${carrierId}`));
    const { total } = await queue(clerk, `state=${state}&carrierId=${carrierId}`);
    expect(total).toBeLessThan(all.total);
    await waitUntilSettled(clerk);
    const rows = clerk.locator('tbody tr');
    await expect(rows).toHaveCount(total);
    for (const row of await rows.all()) await expect(row).toContainText(carrierName);
    if (page === 'packing') continue;
    const asked = clerk.waitForRequest((request) => request.url().includes('staff/orders/toShip'));
    await clerk.getByRole('button', { name: consoleTextOf('orders.ship.export'), exact: true }).click();
    await clerk.getByRole('menuitem', { name: consoleTextOf('orders.ship.exportCsv') }).click();
    expect((await asked).url()).toContain(`carrierId=${carrierId}`);
  }
});
