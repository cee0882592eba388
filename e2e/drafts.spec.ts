import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { register } from './member.ts';
import { listenForFaults, newPage, openAs, settled } from './visit.ts';
import { portal } from './words.ts';

test('a session that ends, and a change of language, lose nothing of a form half filled', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  await openAs(phone, origin, 'portal', null, 'tw');
  // A member of their own: the language is kept in the account.
  const serial = randomInt(10_000_000, 99_999_999);
  const account = `drft${serial}`;
  await register(phone, clerk, origin, account, `09${serial}`);
  await phone.goto(`${origin}/newBag`);
  await settled(phone);
  const typed = [`SF9${serial}0001`, '手工皂禮盒', '450'] as const;
  await phone.getByLabel(portal('parcels.forecast.numbers')).fill(typed[0]);
  await phone.getByText('服飾', { exact: true }).click();
  await phone.getByLabel(portal('parcels.forecast.goodsName')).fill(typed[1]);
  await phone.getByLabel(portal('parcels.forecast.value')).fill(typed[2]);
  const isThere = async () => {
    for (const text of typed)
      await expect
        .poll(() =>
          phone
            .locator('main')
            .locator('input, textarea')
            .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).join('\n')),
        )
        .toContain(text);
  };

  await test.step('the session ends elsewhere, and this page hears of it when it sends', async () => {
    const token = await phone.evaluate(() => localStorage.getItem('crossdock.token') ?? '');
    const headers = { authorization: `Bearer ${token}` };
    expect((await phone.request.post(`${origin}/api/Member/Logout`, { headers, data: {} })).ok()).toBe(true);
    await phone.getByRole('button', { name: portal('parcels.forecast.send') }).click();
    await phone.waitForURL(/\/login/);
    await phone.locator('input[autocomplete="username"]').first().fill(account);
    await phone.locator('input[type="password"]').fill('Forwarder7');
    await phone.locator('form button[type="submit"]').click();
    await phone.waitForURL(`${origin}/newBag`);
    await isThere();
  });
  const faults = listenForFaults(phone);
  await test.step('another language', async () => {
    await phone.getByRole('button', { name: portal('shell.language') }).click();
    await phone.getByText('English', { exact: true }).click();
    await expect(phone.locator('html')).toHaveAttribute('lang', /^en/);
    await isThere();
  });
  expect(faults).toEqual([]);
  await Promise.all([phone, clerk].map((page) => page.context().close()));
});
