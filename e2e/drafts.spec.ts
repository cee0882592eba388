import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { register } from './member.ts';
import { loadAndSettle } from './route.ts';
import { test } from './test.ts';
import { listenForFaults, newPage, openAs, tokenOf } from './visit.ts';
import { portalTextOf } from './words.ts';

test('a half-filled form loses nothing when the session ends or the language changes', async ({
  browser,
  origin,
}) => {
  const [phone, clerk] = [await newPage(browser, 390), await newPage(browser, 1280)];
  await openAs(phone, origin, 'portal', null, 'tw');
  // Uses a new member, because the member's language is stored in the account, and other journeys use the demo
  // member.
  const serial = randomInt(10_000_000, 99_999_999);
  const account = `drft${serial}`;
  await register(phone, clerk, origin, account, `09${serial}`);
  await loadAndSettle(phone, `${origin}/newBag`);
  const typed = [`SF9${serial}0001`, '手工皂禮盒', '450'] as const;
  await phone.getByLabel(portalTextOf('parcels.forecast.numbers')).fill(typed[0]);
  await phone.getByText('服飾', { exact: true }).click();
  await phone.getByLabel(portalTextOf('parcels.forecast.goodsName')).fill(typed[1]);
  await phone.getByLabel(portalTextOf('parcels.value')).fill(typed[2]);
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

  await test.step('the session ends elsewhere, and the page notices when it sends', async () => {
    const token = await phone.evaluate(() => localStorage.getItem('crossdock.token') ?? '');
    const headers = { authorization: `Bearer ${token}` };
    expect((await phone.request.post(`${origin}/api/Member/Logout`, { headers, data: {} })).ok()).toBe(true);
    const send = phone.getByRole('button', { name: portalTextOf('parcels.forecast.send') });
    // The click may fail: if the page learns of the ended session before the click, it already shows the login.
    await Promise.all([phone.waitForURL(/\/login/), send.click({ timeout: 10_000 }).catch(() => undefined)]);
    await phone.locator('input[autocomplete^="username"]').first().fill(account);
    await phone.locator('input[type="password"]').fill('Forwarder7');
    await phone.locator('form button[type="submit"]').click();
    await phone.waitForURL(`${origin}/newBag`);
    await isThere();
  });
  const faults = listenForFaults(phone);
  await test.step('a logistics provider’s map returns a store to the form', () =>
    throughTheMap(phone, clerk, origin));
  await phone.goto(`${origin}/newBag`);
  await isThere();
  await test.step('another language', async () => {
    await phone.getByRole('button', { name: portalTextOf('shell.language') }).click();
    await phone.getByText('English', { exact: true }).click();
    await expect(phone.locator('html')).toHaveAttribute('lang', /^en/);
    await isThere();
  });
  expect(faults).toEqual([]);
  await Promise.all([phone, clerk].map((page) => page.context().close()));
});

/** Sets up a store map for the shop during this test. A test page answers at the map's URL. */
async function throughTheMap(phone: Page, clerk: Page, origin: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(clerk, origin, 'console', 'owner')}` };
  const setMap = async (map: object | null) => {
    const saved = await clerk.request.post(`${origin}/api/staff/stores/map`, { headers, data: { map } });
    expect(saved.ok(), await saved.text()).toBe(true);
    const shown = async () =>
      (await (await clerk.request.get(`${origin}/api/Member/GetShopInfo`)).json()).data.storeMap;
    await expect.poll(shown).toBe(map !== null);
  };
  await setMap({ provider: 'ecpay', merchantId: '2000132', kind: 'UNIMARTC2C', live: false });
  const opened: string[] = [];
  await phone.route('https://logistics-stage.ecpay.com.tw/Express/map', async (route) => {
    const asked = new URLSearchParams(route.request().postData() ?? '');
    opened.push(asked.get('Device') ?? '');
    const brought = {
      MerchantID: asked.get('MerchantID'),
      LogisticsSubType: asked.get('LogisticsSubType'),
      CVSStoreID: '991182',
      CVSStoreName: '馥樺門市',
      CVSAddress: '台北市南港區三重路23號1樓',
    };
    const fields = Object.entries(brought).map(([name, value]) => `<input name="${name}" value="${value}">`);
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<form method="post" action="${asked.get('ServerReplyURL')}">${fields.join('')}</form>
        <script>document.forms[0].submit()</script>`,
    });
  });
  await loadAndSettle(phone, `${origin}/address?add=1`);
  await phone.getByText(portalTextOf('addresses.kind.store'), { exact: true }).click();
  await phone.getByLabel(portalTextOf('addresses.consignee')).fill('林小美');
  await phone.getByRole('button', { name: portalTextOf('addresses.store.map') }).click();
  await expect(phone.getByText('馥樺門市')).toBeVisible();
  await expect(phone.getByLabel(portalTextOf('addresses.consignee'))).toHaveValue('林小美');
  await expect(phone).toHaveURL(`${origin}/address?add=1`);
  expect(opened).toEqual(['1']);
  await setMap(null);
}
