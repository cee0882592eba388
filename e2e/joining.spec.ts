import { expect, type Page, test } from '@playwright/test';
import { enterCode, joinByPhone, newNumber, openGuest, readSentCode, sendCode } from './joinByPhone.ts';
import { callApiInPage, tokenIn } from './newShop.ts';
import { loadAndSettle } from './route.ts';
import { callAsDemoLogin, demoGuest, expectAccessible, listenForFaults } from './visit.ts';
import { portalTextOf } from './words.ts';

const memberId = async (phone: Page) =>
  (
    await callApiInPage<{ id: string }>(
      phone,
      'GET',
      'Member/GetMemberInfo',
      await tokenIn(phone, 'crossdock.token'),
    )
  ).id;

/** On the login page: enters the phone number and its code, and presses the button. */
async function enterByPhone(phone: Page, clerk: Page, origin: string, number: string): Promise<void> {
  await phone.goto(`${origin}/login`);
  await phone.getByRole('button', { name: portalTextOf('members.login.phone') }).click();
  await phone.waitForURL(/enter=1/);
  await phone.locator('input[name="phone"]').fill(number);
  await sendCode(phone);
  await phone.locator('input[autocomplete="one-time-code"]').fill(await readSentCode(clerk, origin, number));
  await phone.getByRole('button', { name: portalTextOf('shell.login'), exact: true }).click();
}

test('a phone number and its code are enough to join; name, email and password follow', async ({
  browser,
  baseURL,
}) => {
  const { origin, clerk, phone } = await openGuest(browser, baseURL);
  const faults = listenForFaults(phone);
  await joinByPhone(phone, clerk, origin, newNumber());
  await expect(phone.getByText(portalTextOf('members.email.missing'))).toBeVisible();
  await loadAndSettle(phone, `${origin}/member?tab=security`);
  await expectAccessible(phone);
  await phone.locator('input[autocomplete="new-password"]').first().fill('Forwarder7');
  await phone.locator('input[autocomplete="new-password"]').last().fill('Forwarder7');
  await phone.getByRole('button', { name: portalTextOf('members.password.first') }).click();
  await expect(phone.getByRole('heading', { name: portalTextOf('members.password.change') })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a person who returns from the message to a reloaded page needs no second code', async ({
  browser,
  baseURL,
}) => {
  const { origin, clerk, phone } = await openGuest(browser, baseURL);
  const number = newNumber();
  await phone.goto(`${origin}/register`);
  await phone.locator('input[name="phone"]').fill(number);
  await sendCode(phone);
  await phone.reload();
  await expect(phone.locator('input[name="phone"]')).toHaveValue(number);
  await expect(phone.getByText(`+886 ${number}`)).toBeVisible();
  await enterCode(phone, clerk, origin, number);
  // No parcel has arrived yet, which the page must not present as the member's mistake.
  await phone.goto(`${origin}/ship`);
  const main = phone.getByRole('main');
  await expect(main.getByRole('heading', { name: portalTextOf('ship.now.shelf') })).toBeVisible();
  await main.getByRole('link', { name: portalTextOf('shell.route.newBag') }).click();
  await phone.waitForURL(`${origin}/newBag`);
});

test('a code logs a member in on the login page, and a new number joins with the same code', async ({
  browser,
  baseURL,
}) => {
  const { origin, clerk, phone } = await openGuest(browser, baseURL);
  const known = await callAsDemoLogin<{ id: string; phone: string }>(
    clerk,
    origin,
    ['portal', 'demo'],
    'Member/GetMemberInfo',
  );
  await enterByPhone(phone, clerk, origin, known.phone);
  await phone.waitForURL(`${origin}/home`);
  expect(await memberId(phone)).toBe(known.id);

  const other = await demoGuest(browser, origin);
  await enterByPhone(other, clerk, origin, newNumber());
  await expect(other.getByRole('checkbox')).toHaveCount(2);
  for (const agreement of await other.getByRole('checkbox').all()) await agreement.check();
  await other.getByRole('button', { name: portalTextOf('members.register.send') }).click();
  await other.waitForURL(`${origin}/home`);
  expect(await memberId(other)).not.toBe(known.id);
});
