import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { approveAddressOf } from './clerk.ts';
import { joinByPhone, newNumber, openGuest } from './joinByPhone.ts';
import { addAddress } from './member.ts';
import { callApiInPage, tokenIn } from './newShop.ts';
import { createShelvedParcel } from './shelvedParcel.ts';
import { listenForFaults, tokenOf, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

const notSettings = ['code', 'hosts', 'currency', 'timeZone', 'icon', 'lastExam'];

/** Sets whether the shop accepts orders to addresses in review. */
async function allowWaiting(clerk: Page, origin: string, orderBeforeAudit: boolean): Promise<void> {
  const owner = await tokenOf(clerk, origin, 'console', 'owner');
  const known = await callApiInPage<Record<string, unknown>>(clerk, 'GET', 'staff/shop', owner);
  const settings = Object.fromEntries(Object.entries(known).filter(([name]) => !notSettings.includes(name)));
  await callApiInPage(clerk, 'POST', 'staff/shop', owner, { ...settings, orderBeforeAudit });
}

const inText = (text: string) => new RegExp(text.replace(/[^\p{L}\p{N}]+/gu, '.+'), 'u');

test('each refusal on the way to a paid order has one button that resolves it', async ({
  browser,
  baseURL,
}) => {
  const { origin, clerk, phone } = await openGuest(browser, baseURL);
  await clerk.goto(`${origin}/console`);
  const name = `收件${randomInt(10_000_000, 99_999_999)}`;
  const faults = listenForFaults(phone);
  await joinByPhone(phone, clerk, origin, newNumber());
  const long = await createShelvedParcel(phone, clerk, origin, { goodsType: 'clothes', lengthMm: 1_210 });
  const other = await createShelvedParcel(phone, clerk, origin, { goodsType: 'cosmetics', lengthMm: 300 });
  const token = await tokenIn(phone, 'crossdock.token');

  await test.step('no address: the button leads to the address form', async () => {
    await phone.goto(`${origin}/ship`);
    await phone.getByRole('link', { name: portalTextOf('repair.addAddress') }).click();
    await expect(phone.getByLabel(portalTextOf('addresses.detail'))).toBeVisible();
  });

  await test.step('an address in review: the button shows the approval', async () => {
    await addAddress(phone, origin, name);
    await phone.goto(`${origin}/ship`);
    await phone.getByRole('link', { name: portalTextOf('repair.seeAddresses') }).click();
    await expect(phone.getByText(portalTextOf('addresses.state.pending')).first()).toBeVisible();
  });

  await test.step('in shops that allow it, the order is placed and waits for the address', async () => {
    await allowWaiting(clerk, origin, true);
    try {
      await phone.goto(`${origin}/ship?parcels=${other}`);
      await phone.getByRole('button', { name: portalTextOf('ship.go.order') }).click();
      await phone.waitForURL(/\/myOrder\//);
      await expect(phone.getByText(portalTextOf('orders.addressPending'))).toBeVisible();
    } finally {
      await allowWaiting(clerk, origin, false);
    }
    const orderId = /myOrder\/([0-9a-f-]{36})/.exec(phone.url())?.[1] ?? '';
    await callApiInPage(phone, 'POST', 'Orders/CancelOrder', token, { orderId });
    await approveAddressOf(clerk, origin, name);
  });

  const lanes = await callApiInPage<{ offers: { channelId: string; possible: boolean; name: string }[] }>(
    phone,
    'GET',
    `Member/GetChannel?deliveryType=2&parcelIds=${long}&addressId=${await addressOf(phone)}`,
    token,
  );

  await test.step('121 cm: the button chooses the lane that accepts it, with its price', async () => {
    const refused = lanes.offers.find(({ possible, name: lane }) => !possible && lane.includes('空運'));
    await phone.goto(`${origin}/consolidate?step=review&parcels=${long}&channel=${refused?.channelId}`);
    await expect(phone.getByText(/空運.*121/)).toBeVisible();
    await phone.getByRole('button', { name: /^改用.+\d/ }).click();
    await expect(phone.getByText(/空運.*121/)).toBeHidden();
    await expect(phone.getByRole('button', { name: portalTextOf('consolidate.submit') })).toBeEnabled();
  });

  await test.step('other goods: the button makes two orders with both prices', async () => {
    await phone.goto(`${origin}/consolidate?step=review&parcels=${long},${other}`);
    await expect(
      phone.getByText(inText(portalTextOf('repair.two.rest', { n: 1, amount: ' ' }))),
    ).toBeVisible();
    await phone.getByRole('button', { name: /^分成兩筆.+\d/ }).click();
    await waitUntilSettled(phone);
    await expect(phone).toHaveURL(new RegExp(`parcels=(${long}|${other})(&|$)`));
    await expect(phone.getByRole('button', { name: portalTextOf('consolidate.submit') })).toBeEnabled();
    await phone.getByRole('checkbox', { name: portalTextOf('consolidate.agree') }).check();
    await phone.getByRole('button', { name: portalTextOf('consolidate.submit') }).click();
    await phone.waitForURL(/\/myOrder\//);
  });

  await test.step('a balance that is too low: the member tops up exactly the difference, and the order is paid', async () => {
    const orderId = /myOrder\/([0-9a-f-]{36})/.exec(phone.url())?.[1] ?? '';
    const owner = await tokenOf(clerk, origin, 'console', 'owner');
    await callApiInPage(clerk, 'POST', 'staff/orders/pack', owner, {
      orderId,
      packages: [{ weightG: 2_000, lengthMm: 400, widthMm: 300, heightMm: 200 }],
      allHere: true,
    });
    await phone.goto(`${origin}/pay/${orderId}`);
    await phone.getByRole('button', { name: /儲值 .+ 並付款/ }).click();
    await phone.waitForURL(/sandbox-pay/);
    await phone.locator('button.approve').click();
    await expect(phone.getByText(portalTextOf('payments.toOrder'))).toBeVisible();
    await expect(phone.getByText(portalTextOf('payments.state.succeeded'))).toBeVisible();
  });
  expect(faults).toEqual([]);
});

async function addressOf(phone: Page): Promise<string> {
  const token = await tokenIn(phone, 'crossdock.token');
  const { list } = await callApiInPage<{ list: { id: string }[] }>(phone, 'GET', 'Member/QueryAdress', token);
  return list[0]?.id ?? '';
}
