import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { approveAddressOf, pack, receive } from './clerk.ts';
import { addAddress, consolidate, forecast, payBySandbox, register } from './member.ts';
import { openOrder } from './openOrder.ts';
import { edit, otherChannel, saveScreenshot } from './orderChange.ts';
import { go, goAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoClerk, demoGuest, expectMessage, listenForFaults, waitUntilSettled } from './visit.ts';
import { desk, portal } from './words.ts';

type Words = typeof portal;

/** A member changes an order on the phone, staff pack it and change it once more, and the member pays the difference. */
test('a member changes an order, staff pack it and change it again, and the member pays the difference', async ({
  browser,
  origin,
}) => {
  const serial = randomInt(10_000_000, 99_999_999);
  const clerk = await demoClerk(browser, origin, 'owner');
  const phone = await demoGuest(browser, origin);
  const faults = [clerk, phone].map(listenForFaults);
  const numbers = [`SF8${serial}00001`, `YT8${serial}0002`].map((number) => number.padEnd(15, '7'));

  const number = await test.step('a member submits an order of two parcels', async () => {
    await register(phone, clerk, origin, `e2c${serial}`, `09${serial}`);
    await forecast(phone, origin, numbers);
    await receive(clerk, origin, numbers);
    await addAddress(phone, origin, `收件${serial}`);
    await approveAddressOf(clerk, origin, `收件${serial}`);
    return consolidate(phone, origin);
  });
  const orderId = /myOrder\/([0-9a-f-]{36})/.exec(phone.url())?.[1] ?? '';

  await test.step('the member changes the lane and removes a parcel, and a reload keeps the choice', async () => {
    await openOrder(phone, origin, 'processing', number);
    await waitUntilSettled(phone);
    await saveScreenshot(phone, 'order-390');
    await phone.getByRole('link', { name: portal('orders.change.go') }).click();
    await waitUntilSettled(phone);
    await saveScreenshot(phone, 'change-390');
    const confirm = phone.getByRole('button', { name: portal('orders.change.confirm') });
    await expect(confirm).toBeDisabled();
    await edit(phone, portal, 'channel', otherChannel);
    await edit(phone, portal, 'parcels', (dialog) =>
      dialog.getByRole('checkbox', { name: numbers[1] ?? '' }).uncheck(),
    );
    await phone.reload();
    await waitUntilSettled(phone);
    await expect(phone.getByText(portal('orders.change.parcels', { n: 1 }))).toBeVisible();
    await saveScreenshot(phone, 'changed-390');
    await confirm.dblclick();
    await expectMessage(phone, portal('orders.change.saved'));
    await expect(phone.getByText(portal('orders.event.change')).first()).toBeVisible();
    await waitUntilSettled(phone);
    await saveScreenshot(phone, 'after-390');
  });

  await test.step('staff pack the order, and the member cannot change it any more', async () => {
    await goAndSettle(clerk, `${origin}/console/packing/${orderId}`);
    await expect(phone.getByText(portal('orders.beingPacked'))).toBeVisible();
    await expect(phone.getByRole('link', { name: portal('orders.change.go') })).toBeHidden();
    await saveScreenshot(clerk, 'pack-1280');
    await pack(clerk, origin, number, numbers.slice(0, 1));
    await payBySandbox(phone, origin, number);
  });

  await test.step('staff change the lane back, and the member pays the difference or gets it back', async () => {
    await goAndSettle(clerk, `${origin}/console/orders/${orderId}`);
    await saveScreenshot(clerk, 'order-1280');
    await clerk.getByRole('link', { name: desk('orders.action.change') }).click();
    await waitUntilSettled(clerk);
    await edit(clerk, desk as Words, 'channel', otherChannel);
    await edit(clerk, desk as Words, 'contact', (dialog) =>
      dialog.getByRole('textbox').first().fill('林美惠'),
    );
    await clerk.getByLabel(desk('orders.change.why')).fill('會員來電');
    await saveScreenshot(clerk, 'changed-1280');
    await clerk.getByRole('button', { name: desk('orders.change.confirm') }).click();
    await expectMessage(clerk, desk('orders.done.change'));
    await expect(clerk.getByText('會員來電').first()).toBeVisible();
    await waitUntilSettled(clerk);
    await saveScreenshot(clerk, 'after-1280');
    await goAndSettle(phone, `${origin}/myOrder/${orderId}`);
    const pay = phone.getByRole('link', { name: portal('orders.pay') });
    if (await pay.isVisible()) await payBySandbox(phone, origin, number);
    await go(phone, `${origin}/myOrder/${orderId}`);
    await expect(phone.getByText('會員來電').first()).toBeVisible();
    await expect(phone.getByText(portal('orders.state.awaitingShipment')).first()).toBeVisible();
  });
  expect(faults.flat()).toEqual([]);
});
