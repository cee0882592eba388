import { test } from '@playwright/test';
import { newPage, openAs, settled, tokenOf } from './visit.ts';

for (const [width, lang] of [
  [390, 'tw'],
  [1280, 'en'],
] as const)
  test(`screens ${width}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const origin = baseURL ?? '';
    const page = await newPage(browser, width);
    const token = await tokenOf(page, origin, 'console', 'owner');
    const headers = { authorization: `Bearer ${token}` };
    const list = await (await page.request.get(`${origin}/api/staff/payments?state=succeeded&pageSize=50`, { headers })).json();
    const paid = list.data.list.filter((one: { provider: string; purpose: string }) => one.provider !== '' && one.purpose === 'order');
    console.log(paid.length, paid[0]);
    let n = 0;
    for (const one of paid.slice(width === 390 ? 0 : 3, width === 390 ? 3 : 6)) {
      n += 1;
      const answerBy = new Date(Date.now() + (n - 2) * 2.5 * 86_400_000).toISOString();
      const made = await page.request.post(`${origin}/api/staff/chargebacks`, {
        headers,
        data: { payId: one.payId, amountMinor: one.totalMinor, feeMinor: 1500, reference: `CB-${width}-${n}`, reason: ['notReceived', 'fraud', 'notAsDescribed'][n % 3], answerBy, note: 'Seen in the dashboard' },
      });
      console.log(await made.text());
    }
    await openAs(page, origin, 'console', 'owner', lang);
    const shot = async (name: string, path?: string) => {
      if (path !== undefined) await page.goto(`${origin}/console/${path}`);
      await settled(page);
      await page.screenshot({ path: `/tmp/charge/${width}-${name}.png`, fullPage: true });
    };
    await shot('list', 'wallet/chargebacks');
    const all = await (await page.request.get(`${origin}/api/staff/chargebacks`, { headers })).json();
    const [first] = all.data.list;
    await shot('one', `wallet/chargebacks/${first?.id}`);
    const buttons = page.locator('main button');
    console.log(await buttons.allInnerTexts());
    await shot('payments', 'wallet/payments?state=succeeded');
    const menu = page.getByRole('button', { name: lang === 'tw' ? '更多操作' : 'More', exact: true });
    await menu.first().click();
    await shot('menu');
    await page.getByText(lang === 'tw' ? '登記爭議款' : 'Register a chargeback').first().click();
    await shot('register');
    await page.keyboard.press('Escape');
    await page.goto(`${origin}/console/wallet/payments?state=succeeded`);
    await settled(page);
    await menu.first().click();
    await page.getByText(lang === 'tw' ? '原路退回' : 'Send back to the source').first().click();
    await shot('sendback');
    await shot('refunds', 'wallet/refunds');
    await shot('home', '');
  });
