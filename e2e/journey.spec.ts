import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { answerOf } from './captcha.ts';
import { listenForFaults, newPage, openAs, settled, tokenOf } from './visit.ts';
import { portal } from './words.ts';

/** From registration to signature, as a member on a phone and clerks at a desk, through the screens alone. */
test('a parcel goes from forecast to signature', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? '';
  const phone = await newPage(browser, 390);
  const clerk = await newPage(browser, 1280);
  const faults = [listenForFaults(phone), listenForFaults(clerk)];
  await openAs(phone, origin, 'portal', null, 'tw');
  await openAs(clerk, origin, 'console', 'owner', 'tw');
  const serial = randomInt(10_000_000, 99_999_999);
  const account = `e2e${serial}`;
  const numbers = [`SF9${serial}00001`, `YT9${serial}0002`].map((number) => number.padEnd(15, '7'));

  await test.step('register', () => register(phone, clerk, origin, account, `09${serial}`));
  await test.step('forecast two numbers at once', () => forecast(phone, origin, numbers));
  await test.step('receive and shelve both by keyboard', () => receive(clerk, origin, numbers));
  await test.step('the member sees them on the shelf', async () => {
    await phone.goto(`${origin}/myBag?state=shelved`);
    for (const number of numbers) await expect(phone.getByText(number)).toBeVisible();
  });
  expect(faults.flat()).toEqual([]);
});

async function register(
  phone: Page,
  clerk: Page,
  origin: string,
  account: string,
  number: string,
): Promise<void> {
  await phone.goto(`${origin}/register`);
  const box = (key: Parameters<typeof portal>[0]) => phone.getByLabel(portal(key), { exact: false }).first();
  await phone.getByRole('button', { name: portal('members.register.send') }).click();
  await expect(phone.getByText(portal('members.checkFields'))).toBeVisible();
  await box('members.phone').fill(number);
  await box('members.email').fill(`${account}@example.com`);
  await phone.getByRole('button', { name: portal('members.code.send') }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: portal('members.captcha.words') }).click();
  const question = dialog.getByText('等於多少');
  await dialog.getByRole('textbox').fill(answerOf(await question.innerText()));
  await dialog.getByRole('button', { name: portal('members.captcha.send') }).click();
  await expect(dialog).toBeHidden();
  await phone.locator('input[name="account"]').fill(account);
  await phone.locator('input[name="name"]').fill('測試會員');
  await phone.locator('input[autocomplete="new-password"]').first().fill('Forwarder7');
  await phone.locator('input[autocomplete="new-password"]').last().fill('Forwarder7');
  for (const agreement of await phone.getByRole('checkbox').all()) await agreement.check();
  await phone.locator('input[autocomplete="one-time-code"]').fill(await codeFor(clerk, origin, number));
  await phone.getByRole('button', { name: portal('members.register.send') }).click();
  await phone.waitForURL(`${origin}/home`);
}

/** The code as staff read it in the visible outbox. */
async function codeFor(clerk: Page, origin: string, number: string): Promise<string> {
  const token = await tokenOf(clerk, origin, 'console', 'owner');
  const answer = await clerk.request.get(`${origin}/api/staff/messages`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { list: { recipient: string; body: string }[] } };
  const message = data.list.find(({ recipient }) => recipient.endsWith(number.slice(1)));
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

async function forecast(phone: Page, origin: string, numbers: readonly string[]): Promise<void> {
  await phone.goto(`${origin}/newBag`);
  await phone.getByLabel(portal('parcels.forecast.numbers')).fill(numbers.join('，'));
  await phone.getByText('服飾', { exact: true }).click();
  await phone.getByLabel(portal('parcels.forecast.goodsName')).fill('棉質上衣');
  await phone.getByLabel(portal('parcels.forecast.value')).fill('800');
  await phone.getByRole('button', { name: portal('parcels.forecast.sendMany', { n: 2 }) }).click();
  for (const number of numbers) await expect(phone.getByText(number).first()).toBeVisible();
}

async function receive(clerk: Page, origin: string, numbers: readonly string[]): Promise<void> {
  await clerk.goto(`${origin}/console/desk`);
  await settled(clerk);
  for (const number of numbers) {
    await expect(clerk.locator('[data-step="scan"]')).toBeFocused();
    await clerk.keyboard.type(number);
    await clerk.keyboard.press('Enter');
    await expect(clerk.locator('[data-step="weight"]')).toBeFocused();
    await clerk.keyboard.type('1.25');
    await clerk.keyboard.press('Enter');
    await clerk.keyboard.type('30 20 10');
    await clerk.keyboard.press('Enter');
    await expect(clerk.locator('[data-step="photo"]')).toBeFocused();
    await clerk.keyboard.press('Enter');
    await clerk.locator('[data-step="shelf"]').fill('A-01-2');
    await clerk.keyboard.press('Enter');
    await expect(clerk.getByText(number).first()).toBeVisible();
  }
}
