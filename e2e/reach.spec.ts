import { expect, type Page } from '@playwright/test';
import { goInside, loadAndSettle } from './route.ts';
import { firstId, screens } from './screens.ts';
import { test } from './test.ts';
import {
  callAsDemoLogin,
  coveredElements,
  demoMember,
  newPage,
  openAs,
  overflowPx,
  tooLowTargets,
  waitUntilSettled,
} from './visit.ts';
import { portalTextOf } from './words.ts';

test.describe.configure({ mode: 'parallel' });

/** Opens the paths one after another. No page may be wider than the screen, and no action or error may be covered. */
async function eachInReach(
  page: Page,
  origin: string,
  paths: readonly string[],
  look?: (path: string) => Promise<void>,
): Promise<void> {
  for (const [at, path] of paths.entries()) {
    if (at === 0) await page.goto(origin + path);
    else await goInside(page, path);
    await waitUntilSettled(page);
    expect.soft(await overflowPx(page), path).toBeLessThanOrEqual(0);
    expect.soft(await coveredElements(page), path).toEqual([]);
    await look?.(path);
  }
}

test('nothing is wider than the smallest phone, no action or error is covered, and every target is large enough for a finger', async ({
  browser,
  origin,
}) => {
  for (const { face, login, paths } of Object.values(screens)) {
    if (face !== 'portal') continue;
    const page = await newPage(browser, 320, 568);
    await openAs(page, origin, face, login, 'en');
    await eachInReach(page, origin, paths, async (path) =>
      expect.soft(await tooLowTargets(page), path).toEqual([]),
    );
    await page.context().close();
  }
});

test('no action or error is covered on a desktop at 200 % zoom', async ({ browser, origin }) => {
  const page = await demoMember(browser, origin, { width: 640, height: 430, lang: 'en' });
  const orders = await callAsDemoLogin<unknown>(
    page,
    origin,
    ['portal', 'demo'],
    'Orders/QueryOrder?state=awaitingPayment',
  );
  const order = firstId(orders);
  const withSticky = ['/newBag', '/consolidate', '/address?add=1', '/recharge', '/freightTrial'];
  await eachInReach(page, origin, [...withSticky, `/pay/${order}`, `/myOrder/${order}`]);
  await page.context().close();
});

test('open menus stay on the screen, a broken link says so, and typed text is kept', async ({
  browser,
  origin,
}) => {
  const page = await demoMember(browser, origin);
  await test.step('the export menu', async () => {
    await loadAndSettle(page, `${origin}/record`);
    await page.getByRole('button', { name: portalTextOf('wallet.export') }).click();
    const menu = await page.getByRole('menu').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
  });
  for (const path of ['/myOrder/x', '/myBag/x', '/pay/x', '/pay/state/x', '/myBag?page=x'])
    await test.step(path, async () => {
      await page.goto(origin + path);
      await expect(page.getByText(portalTextOf('shell.nowhere.title'))).toBeVisible();
    });
  await test.step('a QR code with an incomplete address', async () => {
    await page.goto(`${origin}/qrLogin`);
    await expect(page.getByText(portalTextOf('messengers.scan.broken'))).toBeVisible();
  });
  await test.step('the next arrival fits on one line of the smallest phone', async () => {
    const small = await demoMember(browser, origin, { width: 320, height: 568 });
    for (const lang of ['tw', 'zh', 'en']) {
      await small.goto(`${origin}/home`);
      await small.evaluate((chosen) => localStorage.setItem('crossdock.language', chosen), lang);
      await small.reload();
      const arrival = small.getByText(/^(預計|预计|Arrives) /).first();
      await expect(arrival).toBeVisible();
      expect((await arrival.boundingBox())?.height, lang).toBeLessThan(32);
    }
    await small.context().close();
  });
  await test.step('parcels that another tab has already sent', async () => {
    const parcels = await callAsDemoLogin<unknown>(
      page,
      origin,
      ['portal', 'demo'],
      'Member/QueryBillCode?state=requested',
    );
    for (const step of ['channel', 'review']) {
      await page.goto(`${origin}/consolidate?step=${step}&parcels=${firstId(parcels)}`);
      await expect(page.getByText('已經在一筆訂單裡').first()).toBeVisible();
      await expect(page.getByRole('status', { name: portalTextOf('shell.loading') })).toHaveCount(0);
    }
  });
  await test.step('five hundred numbers do not make the page long', async () => {
    await page.goto(`${origin}/newBag`);
    const numbers = Array.from({ length: 500 }, (_, n) => `SF${String(9_000_000_000_000 + n)}`);
    await page
      .getByLabel(portalTextOf('parcels.forecast.numbers'))
      .first()
      .fill([...numbers, '壹貳參'].join('\n'));
    await expect(
      page.getByRole('button', { name: portalTextOf('parcels.forecast.sendMany', { n: 500 }) }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_000);
  });
  await test.step('typed text survives a change of language', async () => {
    await page.goto(`${origin}/address?add=1`);

    await page.locator('input[name="consignee"]').fill('陳小美');
    await page.evaluate(() => localStorage.setItem('crossdock.language', 'en'));
    await page.reload();
    await expect(page.locator('input[name="consignee"]')).toHaveValue('陳小美');
  });
  await page.context().close();
});
