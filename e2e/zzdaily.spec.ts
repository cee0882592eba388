import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { newShop } from './newShop.ts';
import { newPage, openAs, read, settled } from './visit.ts';
import { desk } from './words.ts';

mkdirSync('/tmp/daily', { recursive: true });
const shot = async (page: Page, name: string) => {
  await settled(page);
  await page.screenshot({ path: `/tmp/daily/${name}.png` });
};
for (const [lang, width] of [
  ['tw', 390],
  ['en', 1280],
] as const) {
  test(`lists ${lang}`, async ({ browser, baseURL }) => {
    const origin = baseURL ?? '';
    const page = width === 390 ? await newPage(browser, 390, 844) : await newPage(browser, 1280, 900);
    await openAs(page, origin, 'console', 'owner', lang);
    for (const [name, path] of [
      ['receipts', 'wallet/receipts'],
      ['earnings', 'promotion'],
      ['points', 'points'],
      ['coupons', 'coupons'],
      ['messages', 'messages'],
      ['products', 'goods'],
      ['payouts', 'wallet/payouts'],
      ['withdrawals', 'withdrawals?state=approved'],
      ['vip', 'vipOrders'],
      ['problems', 'problems'],
      ['services', 'services'],
      ['comments', 'comments'],
      ['chargebacks', 'wallet/chargebacks'],
      ['staff', 'staff'],
      ['points2', 'pickupPoints'],
      ['disputes', 'disputes'],
      ['vipImports', 'vipOrders/imports'],
      ['transfers', 'transfers?state=approved'],
      ['aftersales', 'aftersales?state=approved'],
    ] as const) {
      await page.goto(`${origin}/console/${path}`);
      await settled(page);
      await shot(page, `${name}-${lang}`);
      const row = page.locator('tbody tr[data-open] td').last();
      if (width === 1280 && (await row.count()) > 0) {
        await page
          .locator('tbody tr[data-open]')
          .nth(0)
          .locator('td')
          .nth(1)
          .click({ position: { x: 4, y: 4 } });
        await page.waitForTimeout(300);
        await shot(page, `${name}-panel-${lang}`);
      }
    }
    await page.goto(`${origin}/console/wallet/receipts?fromDay=2026-11-01&toDay=2026-11-30`);
    await shot(page, `receipts-days-${lang}`);
  });
  test(`dialogs ${lang}`, async ({ browser, baseURL }) => {
    const origin = baseURL ?? '';
    const page = width === 390 ? await newPage(browser, 390, 844) : await newPage(browser, 1280, 900);
    await openAs(page, origin, 'console', 'owner', lang);
    await page.goto(`${origin}/console/services?kind=split`);
    await settled(page);
    await shot(page, `split-list-${lang}`);
    const finish = page
      .locator('main article button, main li button')
      .filter({ hasText: /完成|Finish|Done|完工/ })
      .first();
    if (await finish.count()) {
      await finish.click();
      await page.waitForTimeout(500);
      await shot(page, `split-${lang}`);
      await page.keyboard.press('Escape');
    }
    const orders = await read<{ list: { id: string; state: string; number: string }[] }>(
      page,
      origin,
      ['console', 'owner'],
      'staff/orders?pageSize=100&state=inTransit',
    );
    let n = 0;
    for (const order of orders.list) {
      const one = await read<{ packages?: unknown[]; boxes?: unknown[] }>(
        page,
        origin,
        ['console', 'owner'],
        `staff/orders/one?id=${order.id}`,
      ).catch(() => null);
      const boxes = one?.packages ?? one?.boxes ?? [];
      if (boxes.length > 1) {
        await page.goto(`${origin}/console/orders/${order.id}`);
        await shot(page, `order-${lang}`);
        const sign = page
          .getByRole('button', { name: /簽收|Signed|Delivered|Record delivery|signature/i })
          .first();
        if (await sign.count()) {
          await sign.click();
          await page.waitForTimeout(400);
          await shot(page, `sign-${lang}`);
        }
        if (++n === 1) break;
      }
    }
    const phone = width === 390 ? await newPage(browser, 390, 844) : await newPage(browser, 1280, 900);
    await openAs(phone, origin, 'portal', 'demo', lang);
    const mine = await read<{ list: { id: string; state: string }[] }>(
      phone,
      origin,
      ['portal', 'demo'],
      'Orders/QueryOrder?pageSize=100&state=completed',
    ).catch(() => ({ list: [] }));
    for (const order of mine.list) {
      const one = await read<{ packages?: unknown[] }>(
        phone,
        origin,
        ['portal', 'demo'],
        `Orders/GetOrder?id=${order.id}`,
      ).catch(() => null);
      if ((one?.packages ?? []).length > 1) {
        await phone.goto(`${origin}/afterSales/apply?orderId=${order.id}`);
        await shot(phone, `claim-${lang}`);
        const go = phone.locator('main a[href*="parcelId"]').first();
        if (await go.count()) {
          await go.click();
          await settled(phone);
          await phone.screenshot({ path: `/tmp/daily/claim2-${lang}.png`, fullPage: true });
        }
        break;
      }
    }
  });
}
test('letters', async ({ browser, baseURL }) => {
  const { origin, clerk } = await newShop(browser, baseURL, { currency: 'TWD', timeZone: 'Asia/Taipei' });
  await clerk.setViewportSize({ width: 390, height: 844 });
  await clerk.goto(`${origin}/console/moving`);
  await settled(clerk);
  const rows = [
    ['会员编号', '手机号', '姓名', '邮箱'],
    ['Z1', '0922000001', '王小明', 'z1@old.example'],
    ['Z2', '0922000002', '林美惠', 'z2@old.example'],
    ['Z3', '12345', '陳大文', 'z3@old.example'],
  ];
  await clerk.locator('input[type="file"]').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.map((r) => r.join(',')).join('\r\n')),
  });
  await clerk.waitForURL(/\/moving\/[0-9a-f-]+$/);
  await clerk.getByRole('button', { name: desk('moving.apply', { n: 2 }) }).waitFor({ timeout: 30_000 });
  await settled(clerk);
  await clerk.screenshot({ path: '/tmp/daily/moving-tw.png', fullPage: true });
  await clerk.getByRole('button', { name: desk('moving.apply', { n: 2 }) }).click();
  await shot(clerk, 'moving-apply-tw');
  await clerk
    .getByRole('dialog')
    .getByRole('button', { name: desk('moving.apply', { n: 2 }) })
    .click();
  await clerk.getByText(desk('moving.state.done'), { exact: true }).first().waitFor();
  for (const [w, h] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await clerk.setViewportSize({ width: w, height: h });
    await clerk.goto(`${origin}/console/moving`);
    await settled(clerk);
    await clerk.screenshot({ path: `/tmp/daily/movingpage-${w}.png`, fullPage: true });
    await clerk.getByRole('button', { name: desk('moving.letters.write', { n: 2 }) }).click();
    await shot(clerk, `letters-${w}`);
  }
});
