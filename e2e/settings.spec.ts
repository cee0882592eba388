import { expect, type Page, test } from '@playwright/test';
import { pressFirst } from './presses.ts';
import { reserveSecondShop } from './reserveSecondShop.ts';
import { loadAndSettle } from './route.ts';
import { demoClerk, demoPassword, logIn, newPage } from './visit.ts';
import { consoleTextOf, portalTextOf } from './words.ts';

/**
 * Calls the API of the shop that the page shows. Runs in the page, because only the browser resolves the shop's host.
 */
async function ask<T>(page: Page, path: string, token: string, data?: object): Promise<T> {
  const { ok, body } = await page.evaluate(
    async ([url, bearer, sent]) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      const answer = await fetch(`/api/${url}`, sent ? { method: 'POST', headers, body: sent } : { headers });
      return { ok: answer.ok, body: await answer.text() };
    },
    [path, token, data === undefined ? '' : JSON.stringify(data)] as const,
  );
  expect(ok, `${path}: ${body}`).toBe(true);
  return (JSON.parse(body) as { data: T }).data;
}

interface Settings {
  readonly name: string;
  readonly support: object;
}

/** The shop's settings that the owner can change, without the fixed values of the same answer. */
async function settingsOf(page: Page, token: string): Promise<Settings> {
  const all = await ask<Settings>(page, 'staff/shop', token);
  const fixed = ['code', 'currency', 'timeZone', 'hosts', 'icon', 'lastExam'];
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => !fixed.includes(key)),
  ) as unknown as Settings;
}

/** Uses the second demo shop, so that the screens of the first stay as the other journeys expect. */
reserveSecondShop();

test('members see what an owner sets', async ({ browser, baseURL }) => {
  const origin = `http://siam.${new URL(baseURL ?? '').host}`;
  const phone = await newPage(browser, 390);
  await logIn(phone, origin);
  const staff = { login: 'owner', password: demoPassword };
  const { token } = await ask<{ token: string }>(phone, 'staff/login', '', staff);
  const change = (path: string, data: object) => ask(phone, path, token, data);
  const before = await settingsOf(phone, token);
  const { mail: _mail, ...reach } = await ask<{ mail: string }>(phone, 'Member/GetContact', token);
  const support = phone.getByRole('button', { name: portalTextOf('shell.support'), exact: true });
  const visit = async (path: string) => {
    await loadAndSettle(phone, origin + path);
  };

  await test.step('before the settings change', async () => {
    await visit('/home');
    await expect(phone.locator('html')).not.toHaveAttribute('data-theme', 'blackWhite');
    await expect(support).toBeVisible();
    await visit('/myOrder?state=awaitingSignature');
    await expect(phone.getByRole('link', { name: portalTextOf('orders.sign') }).first()).toBeVisible();
  });
  await change('staff/shop', {
    ...before,
    ...{ name: '新店名', theme: 'blackWhite', batchMax: 1, sensitiveWords: ['琥珀'] },
    ...{ maxDeclaredValueMinor: 123_400, rechargeMinMinor: 70_000, rechargeMaxMinor: 9_000_000 },
    ...{ coinMinor: 500, memberMaySign: false, support: { ...before.support, visible: false } },
  });
  await change('staff/shop/contact', { ...reach, hours: '每天 24 小時' });
  const ownWords = { tw: '自己的話', zh: '自己的话', en: 'Own words' };
  await change('staff/shop/texts', { key: 'parcels.forecast.intro', ...ownWords });
  await expect
    .poll(async () => (await ask<{ shop_name: string }>(phone, 'Member/GetShopInfo', token)).shop_name)
    .toBe('新店名');

  await test.step('branding and customer service', async () => {
    await visit('/support');
    await expect(phone.getByText('新店名').first()).toBeVisible();
    await expect(phone.locator('html')).toHaveAttribute('data-theme', 'blackWhite');
    await expect(phone.getByText('每天 24 小時')).toBeVisible();
    await expect(support).toHaveCount(0);
  });
  await test.step('the forecast', async () => {
    await visit('/newBag');
    await expect(phone.getByText(ownWords.tw)).toBeVisible();
    await phone.getByLabel(portalTextOf('parcels.forecast.numbers')).fill('SF1234567890123 SF1234567890124');
    await expect(phone.getByText(portalTextOf('parcels.forecast.parts', { n: 2 }))).toBeVisible();
    await phone.getByLabel(portalTextOf('parcels.forecast.goodsName')).fill('琥珀項鍊');
    await expect(phone.getByText(portalTextOf('parcels.forecast.sensitive', { word: '琥珀' }))).toBeVisible();
    await expect(phone.getByText('1,234', { exact: false })).toBeVisible();
  });
  await test.step('top-ups', async () => {
    await visit('/recharge');
    const amount = phone.getByLabel(portalTextOf('payments.recharge.amount'));
    await expect(phone.getByText(/700 .*90,000/)).toBeVisible();
    await amount.fill('701');
    await phone.getByRole('button', { name: portalTextOf('payments.recharge.go') }).click();
    await expect(phone.getByText(/5 的倍數/)).toBeVisible();
  });
  await test.step('signatures', async () => {
    await visit('/myOrder?state=awaitingSignature');
    await expect(phone.getByRole('link', { name: portalTextOf('orders.sign') })).toHaveCount(0);
  });
  await change('staff/shop', before);
  await change('staff/shop/contact', reach);
  await change('staff/shop/texts', { key: 'parcels.forecast.intro', tw: '', zh: '', en: '' });
});

test('a dialog opened again shows the saved values', async ({ browser, baseURL }) => {
  const desktop = await demoClerk(browser, baseURL ?? '', 'owner');
  await desktop.goto(`${baseURL}/console/declarers`);
  const dialog = desktop.getByRole('dialog');
  const country = dialog.getByLabel(consoleTextOf('addresses.region.HK'));
  /** Turns the declarer rule for Hong Kong on or off. No other test sends an order to this country. */
  const turn = async (wanted: boolean) => {
    await desktop.getByRole('button', { name: consoleTextOf('declarers.rules'), exact: true }).click();
    await expect(country).toBeChecked({ checked: !wanted });
    await country.setChecked(wanted);
    await dialog.getByRole('button', { name: consoleTextOf('shell.save') }).click();
    await expect(dialog).toBeHidden();
  };
  await turn(true);
  await turn(false);
  await turn(true);
  await turn(false);

  // Opens a service of the catalogue, whose checkbox is ticked, and saves it unchanged.
  await desktop.goto(`${baseURL}/console/services/catalogue`);
  await pressFirst(desktop, 'button', new RegExp(consoleTextOf('shell.edit')));
  await expect(dialog.getByLabel(consoleTextOf('services.active'))).toBeChecked();
  await dialog.getByRole('button', { name: consoleTextOf('shell.save') }).click();
  await expect(dialog).toBeHidden();
});
