import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { approveAddressOf } from './clerk.ts';
import { joinByPhone, newNumber, openGuest } from './joinByPhone.ts';
import { addAddress } from './member.ts';
import { callApiInPage, tokenIn } from './newShop.ts';
import { press, pressInDialog } from './presses.ts';
import { loadAndSettle } from './route.ts';
import { createShelvedParcel } from './shelvedParcel.ts';
import { test } from './test.ts';
import { callAsDemoLogin, newPage, openAs } from './visit.ts';
import { portalTextOf } from './words.ts';

interface Act {
  readonly id: string;
  readonly orderId: string | null;
}

/** Creates a rule that orders and pays each parcel at once. Returns the order that the rule makes within a minute. */
async function orderByRule(phone: Page, parcelId: string): Promise<string> {
  const token = await tokenIn(phone, 'crossdock.token');
  const get = <T>(path: string) => callApiInPage<T>(phone, 'GET', path, token);
  const { list: addresses } = await get<{ list: { id: string }[] }>('Member/QueryAdress');
  const addressId = addresses[0]?.id ?? '';
  const { offers } = await get<{ offers: { channelId: string; possible: boolean }[] }>(
    `Member/GetChannel?deliveryType=2&parcelIds=${parcelId}&addressId=${addressId}`,
  );
  const { id } = await callApiInPage<{ id: string }>(phone, 'POST', 'standing/orders', token, {
    ...{ parcels: 1, weightG: null, weightBy: 'actual', freeDaysLeft: null, declarerId: null },
    ...{ addressId, channelId: offers.find(({ possible }) => possible)?.channelId },
    ...{ limitMinor: 1_000_000, asksFirst: false },
  });
  await callApiInPage(phone, 'POST', 'standing/orders/try', token, { id });
  const { list: rules } = await get<{ list: { changedAt: string }[] }>('standing/orders');
  const changedAt = rules[0]?.changedAt;
  await callApiInPage(phone, 'POST', 'standing/orders/start', token, { id, changedAt });
  const made = async () => (await get<{ list: Act[] }>('standing/acts')).list[0]?.orderId ?? '';
  await expect.poll(made, { timeout: 100_000 }).not.toBe('');
  return made();
}

test('a standing order’s paid order is revoked on the order’s page', async ({ browser, baseURL }) => {
  const { origin, clerk, phone } = await openGuest(browser, baseURL);
  await clerk.goto(`${origin}/console`);
  const name = `收件${randomInt(10_000_000, 99_999_999)}`;
  await joinByPhone(phone, clerk, origin, newNumber());
  await addAddress(phone, origin, name);
  await approveAddressOf(clerk, origin, name);
  await phone.goto(`${origin}/recharge`);
  await phone.getByLabel(portalTextOf('payments.recharge.amount')).fill('5000');
  await press(phone, portalTextOf('payments.recharge.go'));
  await phone.waitForURL(/sandbox-pay/);
  await phone.locator('button.approve').click();
  await expect(phone.getByText(portalTextOf('payments.state.succeeded'))).toBeVisible();
  const parcelId = await createShelvedParcel(phone, clerk, origin, { goodsType: 'clothes', lengthMm: 300 });
  const orderId = await orderByRule(phone, parcelId);

  const token = await tokenIn(phone, 'crossdock.token');
  const order = () =>
    callApiInPage<{ state: string; parcels: { state: string }[] }>(
      phone,
      'GET',
      `Orders/GetOrderDetails?orderId=${orderId}`,
      token,
    );
  expect((await order()).state).toBe('processing');
  await phone.goto(`${origin}/myOrder/${orderId}`);
  await press(phone, portalTextOf('standing.act.undo'));
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: portalTextOf('standing.act.undo'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    phone.getByRole('button', { name: portalTextOf('standing.act.undo'), exact: true }),
  ).toHaveCount(0);
  const after = await order();
  expect(after.state).toBe('cancelled');
  expect(after.parcels.map(({ state }) => state)).toEqual(['shelved']);
  const { balanceMinor } = await callApiInPage<{ balanceMinor: number }>(
    phone,
    'GET',
    'Member/GetWallet',
    token,
  );
  expect(balanceMinor).toBe(500_000);
});

/** A member with a VIP order that may be changed. Other tests use the orders of the demo member. */
async function changeableVip(page: Page, origin: string): Promise<{ account: string; id: string }> {
  type Desk = { readonly list: readonly { readonly memberAccount: string }[] };
  type Mine = { readonly list: readonly { readonly id: string }[] };
  const desk = await callAsDemoLogin<Desk>(page, origin, ['console', 'owner'], 'staff/vip-orders?shelf=all');
  const accounts = new Set(desk.list.map(({ memberAccount }) => memberAccount));
  accounts.delete('demo');
  for (const account of accounts) {
    const mine = await callAsDemoLogin<Mine>(
      page,
      origin,
      ['portal', account],
      'Centralized/GetVipOrderList?shelf=all',
    );
    for (const { id } of mine.list) {
      type Vip = { readonly actions: readonly string[] };
      const { actions } = await callAsDemoLogin<Vip>(
        page,
        origin,
        ['portal', account],
        `Centralized/GetVipOrder?id=${id}`,
      );
      if (actions.includes('change')) return { account, id };
    }
  }
  throw new Error('no VIP order can be changed');
}

test('a number of a VIP order that the member refuses leads to its registration, and back', async ({
  browser,
  origin,
}) => {
  const phone = await newPage(browser, 390);
  const { account, id } = await changeableVip(phone, origin);
  await openAs(phone, origin, 'portal', account, 'tw');
  const deleteOf = (registered: string) =>
    phone
      .getByRole('listitem')
      .or(phone.getByRole('row'))
      .filter({ hasText: registered })
      .getByRole('button', { name: portalTextOf('shell.delete'), exact: true });
  const number = `SF8${randomInt(10_000_000, 99_999_999)}${randomInt(1_000, 9_999)}`;
  await loadAndSettle(phone, `${origin}/rejection`);
  await phone.getByLabel(portalTextOf('parcels.rejection.numbers')).fill(number);
  await phone.locator('form button[type="submit"]').click();
  await expect(deleteOf(number)).toBeVisible();

  await loadAndSettle(phone, `${origin}/vipOrder/${id}/change`);
  const numbers = phone.getByLabel(portalTextOf('vipOrders.numbers'), { exact: false });
  await numbers.fill(`${await numbers.inputValue()}\n${number}`);
  await press(phone, portalTextOf('shell.save'));
  await phone.getByRole('link', { name: portalTextOf('vipOrders.numbers.refused'), exact: true }).click();
  await phone.waitForURL(/\/rejection\?/);
  await deleteOf(number).click();
  await pressInDialog(phone, portalTextOf('parcels.rejection.delete'));
  await expect(phone.getByText(number)).toHaveCount(0);
  await press(phone, portalTextOf('shell.returnTo'));
  await phone.waitForURL(new RegExp(`/vipOrder/${id}/change`));
  await expect(phone.getByLabel(portalTextOf('vipOrders.numbers'), { exact: false })).toBeVisible();
});
