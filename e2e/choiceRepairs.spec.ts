import { randomInt, randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { approveAddressOf, approveTransfer } from './clerk.ts';
import { joinByPhone, newNumber, openGuest } from './joinByPhone.ts';
import { addAddress } from './member.ts';
import { callApiInPage, tokenIn } from './newShop.ts';
import { press } from './presses.ts';
import { createShelvedParcel } from './shelvedParcel.ts';
import { pictureFile } from './uploads.ts';
import { listenForFaults, waitUntilSettled } from './visit.ts';
import { portalTextOf } from './words.ts';

const shipButton = (page: Page) => page.getByRole('button', { name: portalTextOf('ship.go.order') });

interface Lane {
  readonly channelId: string;
  readonly possible: boolean;
}

/** Finds a lane that accepts the parcel but offers no cash on delivery. */
async function laneWithoutCash(page: Page, parcelId: string): Promise<string> {
  const token = await tokenIn(page, 'crossdock.token');
  const { list } = await callApiInPage<{ list: { id: string }[] }>(page, 'GET', 'Member/QueryAdress', token);
  const to = { parcelIds: [parcelId], deliveryType: 2, addressId: list[0]?.id };
  const query = `parcelIds=${parcelId}&deliveryType=2&addressId=${to.addressId}`;
  const { offers } = await callApiInPage<{ offers: Lane[] }>(
    page,
    'GET',
    `Member/GetChannel?${query}`,
    token,
  );
  for (const { channelId, possible } of offers) {
    if (!possible) continue;
    const quote = await callApiInPage<{ codOffered: boolean }>(page, 'POST', 'Orders/SumOrderFree', token, {
      ...to,
      channelId,
    });
    if (!quote.codOffered) return channelId;
  }
  throw new Error('every lane takes cash');
}

/**
 * Makes the call `PlanOrder` answer with this error. Changing the shop's settings to cause the error would disturb
 * the other journeys.
 */
async function planAnswers(page: Page, error: string): Promise<void> {
  await page.route('**/api/Orders/PlanOrder', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const planned = { kind: 'none', error, message: error };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, planned } } });
  });
}

test('one button replaces an impossible choice, and the rest of the order stays', async ({
  browser,
  baseURL,
}) => {
  const { origin, clerk, phone } = await openGuest(browser, baseURL);
  await clerk.goto(`${origin}/console`);
  const faults = listenForFaults(phone);
  await joinByPhone(phone, clerk, origin, newNumber());
  const name = `收件${randomInt(10_000_000, 99_999_999)}`;
  const first = await createShelvedParcel(phone, clerk, origin, { goodsType: 'clothes', lengthMm: 300 });
  const second = await createShelvedParcel(phone, clerk, origin, { goodsType: 'clothes', lengthMm: 310 });
  const third = await createShelvedParcel(phone, clerk, origin, { goodsType: 'clothes', lengthMm: 320 });
  await addAddress(phone, origin, name);
  await approveAddressOf(clerk, origin, name);
  const token = await tokenIn(phone, 'crossdock.token');
  const { list: services } = await callApiInPage<{ list: { id: string; places: string[] }[] }>(
    phone,
    'GET',
    'Centralized/GetIncrementList',
    token,
  );
  const service = services.find(({ places }) => places.includes('order'))?.id ?? '';

  await test.step('insured for more than declared: insurance is removed', async () => {
    await phone.goto(`${origin}/ship?parcels=${first}&insured=99999999`);
    await press(phone, portalTextOf('repair.noInsurance'));
    await expect(shipButton(phone)).toBeEnabled();
  });

  await test.step('a coupon that ended: the discount is removed', async () => {
    await planAnswers(phone, 'coupon.expired');
    await phone.goto(`${origin}/ship?parcels=${first}&points=5`);
    await press(phone, portalTextOf('repair.noDiscount'));
    await phone.waitForURL(({ searchParams }) => searchParams.get('points') !== '5');
    await phone.unrouteAll({ behavior: 'wait' });
    await phone.reload();
    await expect(shipButton(phone)).toBeEnabled();
  });

  await test.step('a service that ended: the other services stay', async () => {
    await phone.goto(`${origin}/ship?parcels=${first}&services=${service}*1,${randomUUID()}*1`);
    await press(phone, portalTextOf('repair.lessServices'));
    await expect(shipButton(phone)).toBeEnabled();
    expect(new URL(phone.url()).searchParams.get('services')).toBe(`${service}*1`);
    await phone.goto(`${origin}/ship?parcels=${first}&services=${randomUUID()}*1`);
    await press(phone, portalTextOf('repair.noServices'));
    await expect(shipButton(phone)).toBeEnabled();
  });

  await test.step('no cash on delivery on this lane: another payment is chosen', async () => {
    const channel = await laneWithoutCash(phone, first);
    await phone.goto(`${origin}/consolidate?step=review&parcels=${first}&channel=${channel}&cod=true`);
    await press(phone, portalTextOf('repair.payNow'));
    await expect(phone.getByRole('button', { name: portalTextOf('consolidate.submit') })).toBeEnabled();
  });

  await test.step('parcels that are gone: parcels are chosen again', async () => {
    await phone.goto(`${origin}/ship?parcels=${randomUUID()}&insured=100`);
    await press(phone, portalTextOf('repair.chooseParcels'));
    await expect(shipButton(phone)).toBeEnabled();
    expect(new URL(phone.url()).searchParams.get('insured')).toBe('100');
  });

  await test.step('a pickup point that is closed: another address', async () => {
    await phone.goto(`${origin}/ship?parcels=${first}&point=${randomUUID()}`);
    await press(phone, portalTextOf('repair.chooseAddress'));
    const sheet = phone.getByRole('dialog', { name: portalTextOf('consolidate.step.destination') });
    await sheet.getByText(name).first().click();
    await press(phone, portalTextOf('ship.done'));
    await expect(shipButton(phone)).toBeEnabled();
  });

  await test.step('a parcel without contents, or a lane that accepts nothing: the button opens the sheet to change it', async () => {
    const sheets = [
      ['parcel.undeclared', 'repair.declareParcel', 'consolidate.step.parcels'],
      ['limit.side', 'repair.otherLane', 'consolidate.step.channel'],
    ] as const;
    for (const [error, button, title] of sheets) {
      await planAnswers(phone, error);
      await phone.goto(`${origin}/ship?parcels=${first}`);
      await press(phone, portalTextOf(button));
      await expect(phone.getByRole('dialog', { name: portalTextOf(title) })).toBeVisible();
      await phone.unrouteAll({ behavior: 'wait' });
    }
  });

  await test.step('a declarant who was removed: the default one', async () => {
    await planAnswers(phone, 'declarer.notUsable');
    await phone.goto(`${origin}/ship?parcels=${first}&declarers=${randomUUID()}`);
    await press(phone, portalTextOf('repair.chooseDeclarer'));
    await phone.waitForURL(({ searchParams }) => !searchParams.has('declarers'));
    await phone.unrouteAll({ behavior: 'wait' });
    await phone.reload();
    await expect(shipButton(phone)).toBeEnabled();
    expect(new URL(phone.url()).searchParams.has('declarers')).toBe(false);
  });

  await test.step('no declarant, or no identity: the button leads to its page, and back to the order', async () => {
    const pages = [
      ['declarer.required', 'repair.addDeclarer', /\/declarer/],
      ['identity.required', 'repair.verifyIdentity', /\/authentication/],
      ['order.noApprovedAddress', 'repair.seeAddresses', /\/address/],
    ] as const;
    for (const [error, button, page] of pages) {
      await planAnswers(phone, error);
      await phone.goto(`${origin}/ship?parcels=${second}`);
      await phone.getByRole('link', { name: portalTextOf(button) }).click();
      await phone.waitForURL(page);
      // The URL changes before the new page is drawn. Wait until the ship page is gone, because only a newly opened
      // ship page requests the plan again.
      await expect(phone.getByRole('link', { name: portalTextOf(button) })).toHaveCount(0);
      await phone.unrouteAll({ behavior: 'wait' });
      // From the declarant form, the browser's Back returns to the order.
      if (error === 'declarer.required') await phone.goBack();
      else await press(phone, portalTextOf('shell.returnTo'));
      await expect(shipButton(phone)).toBeEnabled();
      expect(new URL(phone.url()).searchParams.get('parcels')).toBe(second);
    }
  });

  await test.step('a parcel that another tab has ordered is left out, and the other parcel and the service stay', async () => {
    await phone.goto(`${origin}/ship?parcels=${third}`);
    await shipButton(phone).click();
    await phone.waitForURL(/\/myOrder\//);
    await phone.goto(`${origin}/consolidate?step=review&parcels=${second},${third}&services=${service}*1`);
    await press(phone, portalTextOf('repair.leaveOut'));
    await expect(phone.getByRole('button', { name: portalTextOf('consolidate.submit') })).toBeEnabled();
    const chosen = new URL(phone.url()).searchParams;
    expect(chosen.get('parcels')).toBe(second);
    expect(chosen.get('services')).toBe(`${service}*1`);
    await phone.getByRole('checkbox', { name: portalTextOf('consolidate.agree') }).check();
    await press(phone, portalTextOf('consolidate.submit'));
    await phone.waitForURL(/\/myOrder\//);
    await waitUntilSettled(phone);
  });
  expect(faults).toEqual([]);
});

/** A new member requests a service that costs more than the balance, and opens the top-up of the missing amount. */
async function wishBeyondBalance(browser: Browser, baseURL: string | undefined, wish: string) {
  const guest = await openGuest(browser, baseURL);
  const { origin, clerk, phone } = guest;
  await clerk.goto(`${origin}/console`);
  await joinByPhone(phone, clerk, origin, newNumber());
  const parcel = await createShelvedParcel(phone, clerk, origin, { goodsType: 'clothes', lengthMm: 300 });
  await phone.goto(`${origin}/myBag/${parcel}`);
  await phone.getByRole('link', { name: portalTextOf('services.add') }).click();
  await phone.getByLabel(portalTextOf('services.quantity.photos')).fill('9');
  await phone.getByLabel(portalTextOf('services.wish.label')).fill(wish);
  await phone.getByRole('link', { name: /^儲值 .*\d/ }).click();
  await phone.waitForURL(/\/recharge/);
  return guest;
}

/** Checks that the typed wish is unchanged, and sends it. */
async function sendWish(phone: Page, wish: string): Promise<void> {
  await expect(phone.getByLabel(portalTextOf('services.wish.label'))).toHaveValue(wish);
  await press(phone, portalTextOf('services.send'));
  await expect(phone.getByText(portalTextOf('services.state.requested')).first()).toBeVisible();
}

test('a service costs more than the balance: the member tops up the difference, and the request is still there', async ({
  browser,
  baseURL,
}) => {
  const { phone } = await wishBeyondBalance(browser, baseURL, '標籤的正面');
  await expect(phone.getByRole('button', { name: portalTextOf('shell.returnTo') })).toBeVisible();
  await press(phone, portalTextOf('payments.recharge.go'));
  await phone.waitForURL(/sandbox-pay/);
  await phone.locator('button.approve').click();
  await press(phone, portalTextOf('shell.returnTo'));
  await sendWish(phone, '標籤的正面');
});

test('the member tops up by bank transfer instead: once it is credited, its page leads back to the request', async ({
  browser,
  baseURL,
}) => {
  const { origin, clerk, phone } = await wishBeyondBalance(browser, baseURL, '標籤的背面');
  await phone.locator('input[type="radio"][value="bank"]').check();
  await phone.getByRole('link', { name: portalTextOf('payments.toBank') }).click();
  await waitUntilSettled(phone);
  const number = `9${randomInt(1_000, 9_999)}`;
  await phone.getByLabel(portalTextOf('payments.bank.account')).selectOption({ index: 1 });
  await phone.getByLabel(portalTextOf('payments.bank.ending')).fill(number);
  await phone.getByLabel(portalTextOf('payments.bank.payer')).fill(`付款${number}`);
  await phone.getByLabel(portalTextOf('payments.bank.phone')).fill('0912345678');
  await phone.locator('input[type="file"]').setInputFiles(pictureFile('voucher.png'));
  await press(phone, portalTextOf('payments.bank.submit'));
  await expect(phone.getByText(portalTextOf('payments.bank.sent')).first()).toBeVisible();
  const goOn = phone.getByRole('button', { name: portalTextOf('payments.bank.goOn'), exact: true });
  await expect(goOn).toHaveCount(0);
  await approveTransfer(clerk, origin, number);
  await goOn.click();
  await sendWish(phone, '標籤的背面');
});
