import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { payClaim, submitClaim } from './aftersales.ts';
import { approveAddressOf, pack, receiveParcels, ship } from './clerk.ts';
import { answerComment, writeReview } from './comments.ts';
import {
  addAddress,
  consolidate,
  forecastNumbers,
  payBySandbox,
  register,
  signAsRecipient,
} from './member.ts';
import { decideProblem, registerProblem, settleDecidedProblem } from './problems.ts';
import { go, goAndSettle } from './route.ts';
import { finishPhotoService, orderPhotoService } from './services.ts';
import { test } from './test.ts';
import { demoClerk, demoGuest, listenForFaults } from './visit.ts';

/** From registration to delivery, as a member on a phone and clerks at a desk, only through the screens. */
test('a parcel goes from forecast to signature', async ({ browser, origin }) => {
  const phone = await demoGuest(browser, origin);
  const clerk = await demoClerk(browser, origin, 'owner');
  const faults = [listenForFaults(phone), listenForFaults(clerk)];
  const serial = randomInt(10_000_000, 99_999_999);
  const account = `e2e${serial}`;
  const numbers = [`SF9${serial}00001`, `YT9${serial}0002`].map((number) => number.padEnd(15, '7'));

  await test.step('register', () => register(phone, clerk, origin, account, `09${serial}`));
  await test.step('forecast two numbers at once', () => forecastNumbers(phone, origin, numbers));
  await test.step('the member opens the shelf, which is empty', async () => {
    await goAndSettle(phone, `${origin}/myBag?state=shelved`);
    await phone.evaluate(() => document.body.setAttribute('data-since', 'before the parcels came'));
    for (const number of numbers) await expect(phone.getByText(number)).toHaveCount(0);
  });
  await test.step('both parcels are received and shelved by keyboard', () =>
    receiveParcels(clerk, origin, numbers));
  await test.step('the open page shows them without a reload', async () => {
    for (const number of numbers) await expect(phone.getByText(number)).toBeVisible();
    await expect(phone.locator('body')).toHaveAttribute('data-since', 'before the parcels came');
  });
  await test.step('one is damaged: it is registered with two keys, its member decides, and it is settled', async () => {
    await registerProblem(clerk, numbers, `破了一角${serial}`);
    await decideProblem(phone, origin, `破了一角${serial}`);
    await settleDecidedProblem(clerk, origin, `破了一角${serial}`, `補好了${serial}`);
    await expect(phone.getByText(`補好了${serial}`).first()).toBeVisible();
  });
  await test.step('a picture of the goods is ordered and taken', async () => {
    await orderPhotoService(phone, origin, numbers[0] ?? '', `拍吊牌${serial}`);
    await finishPhotoService(clerk, phone, origin, `拍吊牌${serial}`);
  });
  await test.step('an address is added and approved', async () => {
    await addAddress(phone, origin, `收件${serial}`);
    await approveAddressOf(clerk, origin, `收件${serial}`);
  });
  const number = await test.step('consolidate in four steps', () => consolidate(phone, origin));
  await test.step('pack by keyboard', () => pack(clerk, origin, number, numbers));
  await test.step('pay on the provider page', () => payBySandbox(phone, origin, number));
  await test.step('ship by two scans', () => ship(clerk, origin, number, `KR${serial}00`));
  await test.step('track the forwarding number', async () => {
    await go(phone, `${origin}/express?number=KR${serial}00`);
    await expect(phone.getByText(`KR${serial}00`).first()).toBeVisible();
  });
  await test.step('sign', () => signAsRecipient(phone, origin, number));
  await test.step('a claim is filed, granted and paid to the balance', async () => {
    await submitClaim(phone, `碎了${serial}`);
    await payClaim(clerk, phone, origin, { orderNumber: number, remark: `碎了${serial}`, way: 'balance' });
  });
  await test.step('the member writes a review and reads the shop’s answer', async () => {
    await writeReview(phone, origin, number, `很快就收到${serial}`);
    await answerComment(clerk, origin, `很快就收到${serial}`, `謝謝你${serial}`);
    await expect(phone.getByText(`謝謝你${serial}`)).toBeVisible();
  });
  expect(faults.flat()).toEqual([]);
});
