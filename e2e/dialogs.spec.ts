import { expect } from '@playwright/test';
import { pressFirst } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoClerk, demoMember, openAndListen, waitUntilSettled } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/** On a phone, Back closes the layers over a page one by one and asks before typed text is lost. */
test('Back closes a dialog and stays on the page', async ({ browser, origin }) => {
  const [phone, faults] = await openAndListen(demoMember(browser, origin));
  await loadAndSettle(phone, `${origin}/myBag?state=forecast`);
  // Opens the oldest parcel on the page, because other journeys receive newer ones.
  await phone.locator('main article a[href^="/myBag/"]').last().click();
  await phone.waitForURL(/\/myBag\/[0-9a-f-]{36}$/);
  const page = phone.url();
  const dialogs = phone.getByRole('dialog');
  const edit = () =>
    phone.getByRole('button', { name: portalTextOf('parcels.detail.edit'), exact: true }).click();
  const name = () => dialogs.first().getByLabel(portalTextOf('parcels.forecast.goodsName'));

  await test.step('an untouched dialog closes at once by Back and by Escape, and Forward opens nothing', async () => {
    await edit();
    await expect(name()).toBeVisible();
    await phone.goBack();
    await expect(dialogs).toHaveCount(0);
    expect(phone.url()).toBe(page);
    await phone.goForward();
    await expect(dialogs).toHaveCount(0);
    expect(phone.url()).toBe(page);
    await edit();
    await expect(name()).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
  });
  await test.step('typed text: Back asks first, and a second Back returns to the form', async () => {
    await edit();
    await name().pressSequentially('禮盒');
    await phone.goBack();
    await expect(phone.getByText(portalTextOf('shell.losing'))).toBeVisible();
    await phone.goBack();
    await expect(phone.getByText(portalTextOf('shell.losing'))).toHaveCount(0);
    await expect(name()).toHaveValue(/禮盒/);
    await phone.keyboard.press('Escape');
    await phone.getByRole('button', { name: portalTextOf('shell.losing.lose'), exact: true }).click();
    await expect(dialogs).toHaveCount(0);
    expect(phone.url()).toBe(page);
  });
  await test.step('then Back leaves the page by one step', async () => {
    await phone.goBack();
    await phone.waitForURL(`${origin}/myBag?state=forecast`);
  });
  await test.step('a reload closes it, and Back leaves at once', async () => {
    await phone.goForward();
    await phone.waitForURL(page);
    await edit();
    await expect(name()).toBeVisible();
    await phone.reload();
    await waitUntilSettled(phone);
    await expect(dialogs).toHaveCount(0);
    await phone.goBack();
    await phone.waitForURL(`${origin}/myBag?state=forecast`);
    await waitUntilSettled(phone);
  });
  await test.step('a menu closes too', async () => {
    const language = phone.getByRole('button', { name: portalTextOf('shell.language') });
    await language.click();
    await expect(phone.getByRole('menu')).toBeVisible();
    await phone.goBack();
    await expect(phone.getByRole('menu')).toHaveCount(0);
    expect(phone.url()).toBe(`${origin}/myBag?state=forecast`);
  });
  expect(faults).toEqual([]);
  await phone.context().close();
});

test('a desk’s dialogs close by Back, and what they lead to takes their place', async ({
  browser,
  origin,
}) => {
  const [clerk, faults] = await openAndListen(demoClerk(browser, origin, 'owner'));
  await loadAndSettle(clerk, `${origin}/console/`);
  const dialogs = clerk.getByRole('dialog');
  await pressFirst(clerk, 'link', consoleTextOf('shell.nav.orders'));
  await clerk.waitForURL(/\/console\/orders/);
  await waitUntilSettled(clerk);
  const orders = clerk.url();
  await clerk.getByRole('button', { name: consoleTextOf('shell.keys') }).click();
  await expect(dialogs).toHaveCount(1);
  await clerk.goBack();
  await expect(dialogs).toHaveCount(0);
  expect(clerk.url()).toBe(orders);
  // Escape closes the dialog, and the next page replaces the dialog's history entry.
  await clerk.getByRole('button', { name: consoleTextOf('shell.keys') }).click();
  await expect(dialogs).toHaveCount(1);
  await clerk.keyboard.press('Escape');
  await pressFirst(clerk, 'link', consoleTextOf('shell.nav.parcels'));
  await clerk.waitForURL(/\/console\/parcels/);
  await clerk.goBack();
  await clerk.waitForURL(orders);
  await waitUntilSettled(clerk);
  await clerk.goBack();
  await clerk.waitForURL(`${origin}/console/`);
  expect(faults).toEqual([]);
  await clerk.context().close();
});
