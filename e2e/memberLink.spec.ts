import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectSound, listenForFaults, newPage, openAs } from './visit.ts';
import { desk, portal } from './words.ts';

test('staff add a member by a link, who chooses a password and is in; the link works once', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  const faults = listenForFaults(phone);
  await openAs(clerk, origin, 'console', 'owner', 'tw');
  await openAs(phone, origin, 'portal', null, 'tw');
  const serial = randomInt(10_000_000, 99_999_999);
  const [account, name] = [`e2l${serial}`, `連結會員${serial}`];

  await clerk.goto(`${origin}/console/members`);
  await clerk.getByRole('button', { name: desk('members.invite.add') }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByLabel(desk('members.name')).fill(name);
  await dialog.getByLabel(desk('members.phone')).fill(`09${serial}`);
  await dialog.getByLabel(desk('members.email')).fill(`${account}@example.com`);
  await dialog.getByRole('button', { name: desk('members.invite.make') }).click();
  await expect(dialog.getByText(desk('members.invite.once'))).toBeVisible();
  const link = new URL((await dialog.locator('code').innerText()).trim());
  // The link contains the shop's own host, which this browser reaches through another port.
  const address = `${origin}${link.pathname}${link.hash}`;

  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(phone.getByText(`${account}@example.com`)).toBeVisible();
  await expectSound(phone);
  await phone.locator('input[name="account"]').fill(account);
  for (const box of await phone.locator('input[autocomplete="new-password"]').all())
    await box.fill('Forwarder7');
  for (const agreement of await phone.getByRole('checkbox').all()) await agreement.check();
  await phone.getByRole('button', { name: portal('members.register.send') }).click();
  await phone.waitForURL(`${origin}/home`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(name);
  expect(faults).toEqual([]);

  const other = await newPage(browser, 390);
  await openAs(other, origin, 'portal', null, 'tw');
  await other.goto(address);
  await expect(other.getByText(portal('members.ticket.failed'))).toBeVisible();
});
