import { test } from '@playwright/test';
import { newPage, openAs, settled } from './visit.ts';

test('pictures', async ({ browser, baseURL }) => {
  test.setTimeout(200_000);
  for (const [w, lang] of [[1280, 'en'], [390, 'tw']] as const) {
    const page = await newPage(browser, w, w === 390 ? 844 : 900);
    await openAs(page, baseURL ?? '', 'console', 'owner', lang);
    for (const path of ['', '/payments', '/chargebacks', '/payouts', '/days', '/receipts', '/settings', '/statements']) {
      await page.goto(`${baseURL}/console/wallet${path}`);
      await settled(page);
      await page.screenshot({ path: `/tmp/pay/${w}wallet${path.replace('/', '-')}.png` });
    }
    if (w === 390) {
      await page.goto(`${baseURL}/console/wallet/chargebacks`);
      await settled(page);
      await page.locator('aside button[aria-expanded]').first().click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/pay/390menu.png` });
      await page.locator('aside button[aria-expanded]').first().click();
    }
    await page.goto(`${baseURL}/console/wallet/chargebacks?shelf=all`);
    await settled(page);
    await page.screenshot({ path: `/tmp/pay/${w}cb-all.png`, fullPage: true });
    await page.goto(await page.evaluate(async () => { const a = await fetch('/api/staff/chargebacks?shelf=all', { headers: { authorization: 'Bearer ' + localStorage.getItem('crossdock.console.token') } }); const j = await a.json(); return '/console/wallet/chargebacks/' + j.data.list[2].id; }));
    await settled(page);
    await page.screenshot({ path: `/tmp/pay/${w}cb-one.png`, fullPage: true });
  }
});
