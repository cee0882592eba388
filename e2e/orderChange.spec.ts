import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { approveAddressOf, pack, receiveParcels } from './clerk.ts';
import { goToOrder } from './goToOrder.ts';
import { addAddress, consolidate, forecastNumbers, payBySandbox, register } from './member.ts';
import { chooseOtherChannel, editOrderPart, saveScreenshot } from './orderChange.ts';
import { go, goAndSettle } from './route.ts';
import { test } from './test.ts';
import { demoClerk, demoGuest, expectMessage, listenForFaults, waitUntilSettled } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

type Words = typeof portalTextOf;

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
    await forecastNumbers(phone, origin, numbers);
    await receiveParcels(clerk, origin, numbers);
    await addAddress(phone, origin, `收件${serial}`);
    await approveAddressOf(clerk, origin, `收件${serial}`);
    return consolidate(phone, origin);
  });
  const orderId = /myOrder\/([0-9a-f-]{36})/.exec(phone.url())?.[1] ?? '';

  await test.step('the member changes the lane and removes a parcel, and a reload keeps the choice', async () => {
    await goToOrder(phone, origin, 'processing', number);
    await waitUntilSettled(phone);
    await saveScreenshot(phone, 'order-390');
    await phone.getByRole('link', { name: portalTextOf('orders.change.go') }).click();
    await waitUntilSettled(phone);
    await saveScreenshot(phone, 'change-390');
    const confirm = phone.getByRole('button', { name: portalTextOf('orders.change.confirm') });
    await expect(confirm).toBeDisabled();
    await editOrderPart(phone, portalTextOf, 'channel', chooseOtherChannel);
    await editOrderPart(phone, portalTextOf, 'parcels', (dialog) =>
      dialog.getByRole('checkbox', { name: numbers[1] ?? '' }).uncheck(),
    );
    await phone.reload();
    await waitUntilSettled(phone);
    await expect(phone.getByText(portalTextOf('orders.change.parcels', { n: 1 }))).toBeVisible();
    await saveScreenshot(phone, 'changed-390');
    await confirm.dblclick();
    await expectMessage(phone, portalTextOf('orders.change.saved'));
    await expect(phone.getByText(portalTextOf('orders.event.change')).first()).toBeVisible();
    await waitUntilSettled(phone);
    await saveScreenshot(phone, 'after-390');
  });

  await test.step('staff pack the order, and the member cannot change it any more', async () => {
    await goAndSettle(clerk, `${origin}/console/packing/${orderId}`);
    await expect(phone.getByText(portalTextOf('orders.beingPacked'))).toBeVisible();
    await expect(phone.getByRole('link', { name: portalTextOf('orders.change.go') })).toBeHidden();
    await saveScreenshot(clerk, 'pack-1280');
    await pack(clerk, origin, number, numbers.slice(0, 1));
    await payBySandbox(phone, origin, number);
  });

  await test.step('staff change the lane back, and the member pays the difference or gets it back', async () => {
    await goAndSettle(clerk, `${origin}/console/orders/${orderId}`);
    await saveScreenshot(clerk, 'order-1280');
    await clerk.getByRole('link', { name: consoleTextOf('orders.action.change') }).click();
    await waitUntilSettled(clerk);
    await editOrderPart(clerk, consoleTextOf as Words, 'channel', chooseOtherChannel);
    await editOrderPart(clerk, consoleTextOf as Words, 'contact', (dialog) =>
      dialog.getByRole('textbox').first().fill('林美惠'),
    );
    await clerk.getByLabel(consoleTextOf('orders.change.why')).fill('會員來電');
    await saveScreenshot(clerk, 'changed-1280');
    await clerk.getByRole('button', { name: consoleTextOf('orders.change.confirm') }).click();
    await expectMessage(clerk, consoleTextOf('orders.done.change'));
    await expect(clerk.getByText('會員來電').first()).toBeVisible();
    await waitUntilSettled(clerk);
    await saveScreenshot(clerk, 'after-1280');
    await goAndSettle(phone, `${origin}/myOrder/${orderId}`);
    const pay = phone.getByRole('link', { name: portalTextOf('orders.pay') });
    if (await pay.isVisible()) await payBySandbox(phone, origin, number);
    await go(phone, `${origin}/myOrder/${orderId}`);
    await expect(phone.getByText('會員來電').first()).toBeVisible();
    await expect(phone.getByText(portalTextOf('orders.state.awaitingShipment')).first()).toBeVisible();
  });
  expect(faults.flat()).toEqual([]);
});
