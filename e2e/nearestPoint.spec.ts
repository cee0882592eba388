import { expect, type Page } from '@playwright/test';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoMember } from './visit.ts';
import { portalTextOf } from './words.ts';

const taichung = { latitude: 24.1813, longitude: 120.6466 };

async function openPoints(page: Page, origin: string): Promise<void> {
  await loadAndSettle(page, `${origin}/consolidate?step=destination`);
  await page
    .locator('summary')
    .filter({ hasText: /自取點|pickup point/ })
    .click();
}

const points = (page: Page) =>
  page.getByRole('list', { name: portalTextOf('orders.pickupPoint') }).getByRole('listitem');

test('the nearest pickup point that takes the parcels is found on a phone', async ({ browser, origin }) => {
  const page = await demoMember(browser, origin);
  await openPoints(page, origin);

  await test.step('a device that does not share its position leaves the list and the search unchanged', async () => {
    const before = await points(page).count();
    await page.getByRole('button', { name: portalTextOf('consolidate.to.near') }).click();
    await expect(page.getByText(portalTextOf('consolidate.to.near.denied'))).toBeVisible();
    await expect(points(page)).toHaveCount(before);
  });

  await test.step('a device that does share it lists the nearest point first, with its distance', async () => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(taichung);
    await page.getByRole('button', { name: portalTextOf('consolidate.to.near') }).click();
    await expect(page.getByText(portalTextOf('consolidate.to.near.denied'))).toHaveCount(0);
    await expect(points(page).first()).toContainText('西屯區');
    await expect(points(page).first()).toContainText(/距離 \d(\.\d)? 公里/);
  });

  await test.step('points that accept the parcels can be chosen; other points name the parcel that they refuse', async () => {
    await points(page).first().getByRole('radio').check();
    await expect(page.getByLabel(portalTextOf('consolidate.to.collector'))).toBeVisible();
    const unfit = points(page).filter({ hasText: /太大或太重/ });
    for (const one of await unfit.all()) await expect(one.getByRole('radio')).toBeDisabled();
  });
  await page.context().close();
});
