import { randomInt } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { holdBackRequests } from './holdBackRequests.ts';
import { joinByPhone, newNumber, openGuest } from './joinByPhone.ts';
import { typeLine } from './presses.ts';
import { go, loadAndSettle } from './route.ts';
import { createOrdersForDesk } from './streams/orders.ts';
import { test } from './test.ts';
import { demoClerk, demoGuest, demoMember, waitUntilSettled } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** Late content does not move anything that a person reads, types into or is about to click. */
for (const width of [390, 1280])
  test(`the login page does not move at ${width} px, however late answers and files arrive`, async ({
    browser,
    origin,
  }) => {
    const page = await demoGuest(browser, origin, { width });
    await page.route(/\/(api\/|assets\/OtherLoginMethods|assets\/later)/, async (route) => {
      await new Promise((later) => setTimeout(later, 600));
      await route.continue();
    });
    await page.goto(`${origin}/login`);
    const register = page.getByRole('link', { name: portalTextOf('members.login.register') });
    await expect(register).toBeVisible();
    const places = () =>
      page
        .locator('main :is(input, a, button[type="submit"])')
        .evaluateAll((parts) =>
          parts.slice(0, 4).map((part) => Math.round(part.getBoundingClientRect().top)),
        );
    const before = await places();
    await page.locator('input[autocomplete^="username"]').pressSequentially('demo', { delay: 200 });
    await expect(page.getByText(portalTextOf('members.login.or'), { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.context().close();
  });

/** The position of a part on its page, independent of scrolling. */
const placeOf = (part: Locator) =>
  part.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top + window.scrollY, width, height].map(Math.round);
  });

for (const width of [390, 1280])
  test(`the button that confirms a packing does not move at ${width} px while the bill is loaded`, async ({
    browser,
    origin,
  }) => {
    const clerk = await demoClerk(browser, origin, 'warehouse', { width, height: 800 });
    await clerk.goto(`${origin}/console/packing`);
    const numbers = [1, 2].map(() => `ST${randomInt(1_000_000_000, 9_999_999_999)}`);
    const [order] = await createOrdersForDesk(clerk, origin, numbers);
    await loadAndSettle(clerk, `${origin}/console/packing/${order?.id}`);
    const letGo = await holdBackRequests(clerk, '**/api/staff/orders/bill*');
    for (const number of numbers) {
      await typeLine(clerk, number);
    }
    const confirm = clerk.getByRole('button', { name: consoleTextOf('orders.desk.confirm') });
    const bill = clerk.getByText(consoleTextOf('quote.total'), { exact: true });
    const before = await placeOf(confirm);
    await typeLine(clerk, '2.10');
    await typeLine(clerk, '40 30 25');
    await expect(confirm).toBeFocused();
    expect(await placeOf(confirm)).toEqual(before);
    await expect(bill).toHaveCount(0);
    const underTheMouse = await confirm.boundingBox();
    letGo();
    await expect(bill).toBeVisible();
    await waitUntilSettled(clerk);
    expect(await placeOf(confirm)).toEqual(before);
    expect(await confirm.boundingBox()).toEqual(underTheMouse);
    await confirm.click();
    await expect(
      clerk.getByText(consoleTextOf('orders.desk.done', { number: order?.number ?? '' })),
    ).toBeVisible();
  });

const emptyLists = [
  ['/address', 'Member/QueryAdress', 'addresses.add', /\/address\?add=/],
  ['/declarer', 'Member/GetMemberDeclarer', 'declarers.add', /\/declarer\?add=/],
  ['/myOrder', 'Orders/QueryOrder', 'orders.new', /\/consolidate/],
  ['/afterSales', 'Orders/GetApplyForAfterSalesRecord', 'aftersales.toSigned', /\/myOrder\?state=signed/],
  ['/pickUpGoods', 'Centralized/GetPickTaskList', 'pickups.new', /\/addGoods/],
  ['/standing', 'standing/orders', 'standing.new', /\/standing\/new/],
  ['/myBag', 'Member/QueryBillCode', 'parcels.forecast.title', /\/newBag/],
] as const;

test('buttons above a list do not move when the list is empty, and a press that began earlier works', async ({
  browser,
  baseURL,
}) => {
  const { origin, clerk, phone } = await openGuest(browser, baseURL);
  await clerk.goto(`${origin}/console`);
  await joinByPhone(phone, clerk, origin, newNumber());
  for (const [path, call, name, next] of emptyLists)
    await test.step(path, async () => {
      const release = await holdBackRequests(phone, new RegExp(`/api/${call}`));
      await go(phone, origin + path);
      const buttons = phone.locator('main').getByText(portalTextOf(name), { exact: true });
      const tabs = phone.locator('main [aria-pressed]');
      const places = () => tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      const before = await places();
      await buttons.hover();
      await phone.mouse.down();
      release();
      await expect(buttons, 'the message for an empty list has its own button').toHaveCount(2);
      expect(await places(), 'the tabs of the states').toEqual(before);
      await phone.mouse.up();
      await expect(phone).toHaveURL(next);
    });
});

const countedLists = [
  ['console', '/console/orders', 'staff/orders'],
  ['console', '/console/exceptions', 'staff/exceptions'],
  ['portal', '/vipOrder', 'Centralized/GetVipOrderList'],
] as const;

for (const [face, path, call] of countedLists)
  test(`the tabs of ${path} do not move when their numbers arrive`, async ({ browser, origin }) => {
    const page = await (face === 'console'
      ? demoClerk(browser, origin, 'owner')
      : demoMember(browser, origin));
    const release = await holdBackRequests(page, new RegExp(`/api/${call}\\b`));
    await page.goto(origin + path);
    const tabs = page.locator('main [aria-pressed]');
    const places = () =>
      tabs.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, width }) => [left, width]),
      );
    await expect(tabs.nth(2)).toBeVisible();
    const before = await places();
    await expect(tabs.filter({ hasText: /\d$/ })).toHaveCount(0);
    release();
    await expect(tabs.filter({ hasText: /\d$/ })).not.toHaveCount(0);
    expect(await places()).toEqual(before);
    await page.context().close();
  });
