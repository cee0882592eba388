import { expect } from '@playwright/test';
import { pressFirst } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoMember, expectAccessible, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

test('a member chooses a plan, moves a parcel, and orders at the price that was shown', async ({
  browser,
  origin,
}) => {
  const phone = await demoMember(browser, origin);
  await phone.goto(`${origin}/home`);
  const main = phone.getByRole('main');
  await main.getByRole('link', { name: portalTextOf('shell.route.plan') }).click();
  await phone.waitForURL(/\/plan$/);
  await waitUntilSettled(phone);
  await expectAccessible(phone);
  // A card's reason may mention another proposal, so the name must be at the beginning.
  const cheapest = main.getByRole('radio', { name: new RegExp(`^${portalTextOf('planning.aim.cheapest')}`) });
  const fastest = main.getByRole('radio', { name: new RegExp(`^${portalTextOf('planning.aim.fastest')}`) });
  await expect(cheapest).toBeChecked();
  await fastest.check();
  await phone.waitForURL(/plan=fastest/);
  await cheapest.check();
  // The member enters the weight of a parcel that has not arrived.
  await pressFirst(main, 'button', portalTextOf('planning.parcel.estimate'));
  const estimate = phone.getByRole('dialog');
  await estimate.getByRole('textbox', { name: portalTextOf('planning.estimate.weight') }).fill('1.23');
  await estimate.getByRole('button', { name: portalTextOf('planning.estimate.use') }).click();
  await expect(main.getByText('1.23 公斤')).toBeVisible();
  // Removes a parcel by the menu of the parcel. The plan then counts as the member's own choice.
  await main.getByRole('combobox', { name: /^把 / }).first().selectOption('out');
  await expect(main.getByText(portalTextOf('planning.aim.own'))).toBeVisible();
  await expect(main.getByRole('heading', { name: portalTextOf('planning.out') })).toBeVisible();
  // Both changes are still there after a reload, and after a return from another page.
  await phone.reload();
  await expect(main.getByText('1.23 公斤')).toBeVisible();
  await expect(main.getByText(portalTextOf('planning.aim.own'))).toBeVisible();
  await expect(main.getByRole('heading', { name: portalTextOf('planning.out') })).toBeVisible();
  await pressFirst(main, 'link', portalTextOf('planning.order.ship'));
  await phone.waitForURL(/\/ship\?/);
  await phone.goBack();
  await expect(main.getByText(portalTextOf('planning.aim.own'))).toBeVisible();
  await expect(main.getByText('1.23 公斤')).toBeVisible();
  await cheapest.check();
  await expect(main.getByRole('heading', { name: portalTextOf('planning.out') })).toHaveCount(0);
  const order = main.locator('section', {
    has: phone.getByRole('link', { name: portalTextOf('planning.order.ship') }),
  });
  const price =
    (await order
      .first()
      .getByText(/^\$[\d,]+$/)
      .first()
      .textContent()) ?? '';
  await order
    .first()
    .getByRole('link', { name: portalTextOf('planning.order.ship') })
    .click();
  await phone.waitForURL(/\/ship\?.*parcels=/);
  // Without the coupon that the page would apply, the order costs as much as the plan showed.
  await loadAndSettle(phone, `${phone.url()}&full=true`);
  await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
  await phone.context().close();
});
