import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './test.ts';
import { demoClerk, demoGuest, expectAccessible, listenForFaults } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

test('staff invite a member by a link; the member chooses a password and is logged in; the link works once', async ({
  browser,
  origin,
}) => {
  const phone = await demoGuest(browser, origin);
  const clerk = await demoClerk(browser, origin, 'owner');
  const faults = listenForFaults(phone);
  const serial = randomInt(10_000_000, 99_999_999);
  const [account, name] = [`e2l${serial}`, `連結會員${serial}`];

  await clerk.goto(`${origin}/console/members`);
  await clerk.getByRole('button', { name: consoleTextOf('members.invite.add') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(consoleTextOf('members.name')).fill(name);
  await dialog.getByLabel(consoleTextOf('members.phone')).fill(`09${serial}`);
  await dialog.getByLabel(consoleTextOf('members.email')).fill(`${account}@example.com`);
  await dialog.getByRole('button', { name: consoleTextOf('members.invite.make') }).click();
  await expect(dialog.getByText(consoleTextOf('members.invite.once'))).toBeVisible();
  const link = new URL((await dialog.locator('code').innerText()).trim());
  // The link contains the shop's own host, which this browser reaches through another port.
  const address = `${origin}${link.pathname}${link.hash}`;

  // The tab already shows the registration page when the link is opened: the link changes only the URL's hash, so
  // nothing is loaded again.
  await phone.goto(`${origin}/register`);
  await expect(phone.getByRole('button', { name: portalTextOf('members.register.send') })).toBeVisible();
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(phone.getByText(`${account}@example.com`)).toBeVisible();
  await expectAccessible(phone);
  await phone.locator('input[name="account"]').fill(account);
  for (const box of await phone.locator('input[autocomplete="new-password"]').all())
    await box.fill('Forwarder7');
  for (const agreement of await phone.getByRole('checkbox').all()) await agreement.check();
  await phone.getByRole('button', { name: portalTextOf('members.register.send') }).click();
  await phone.waitForURL(`${origin}/home`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(name);
  expect(faults).toEqual([]);

  const other = await demoGuest(browser, origin);
  await other.goto(address);
  await expect(other.getByText(portalTextOf('members.ticket.failed'))).toBeVisible();
});

test('a shop that cannot send codes says so instead of showing the form, and leads to customer service', async ({
  browser,
  baseURL,
}) => {
  const phone = await demoGuest(browser, baseURL ?? '');
  // The route is set on the context, because a route of the page does not intercept the requests of the service
  // worker.
  await phone
    .context()
    .route('**/GetCodeWays**', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { phone: false, email: false } } }),
    );
  await phone.goto(`${baseURL}/register`);
  await expect(phone.getByText(portalTextOf('members.codeWays.none.text'))).toBeVisible();
  await expect(phone.locator('form')).toHaveCount(0);
  await expectAccessible(phone);
  await phone.getByRole('link', { name: portalTextOf('members.codeWays.contact') }).click();
  await phone.waitForURL(/\/support/);
});
