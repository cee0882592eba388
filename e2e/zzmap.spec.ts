import { test } from '@playwright/test';
import { newPage, openAs, read, settled } from './visit.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
test('pictures', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  mkdirSync('/tmp/map', { recursive: true });
  const origin = String(baseURL);
  for (const [lang, w, h] of [['tw', 390, 844], ['en', 1280, 900], ['en', 390, 844]] as const) {
    const page = await newPage(browser, w, h);
    await openAs(page, origin, 'portal', 'demo', lang);
    const home = await read<any>(page, origin, ['portal', 'demo'], 'Member/GetOrderStatistics');
    writeFileSync('/tmp/map/home.json', JSON.stringify(home, null, 1));
    await page.goto(`${origin}/home`);
    await settled(page);
    await page.screenshot({ path: `/tmp/map/home-${lang}-${w}.png`, fullPage: true });
    for (const [n, s] of home.shipments.slice(0, 1).concat(home.shipments.filter((one: any) => one.journey.arrival.kind === 'between').slice(0, 2)).entries()) {
      await page.goto(`${origin}/myOrder/${s.id}`);
      await settled(page);
      await page.screenshot({ path: `/tmp/map/order${n}-${lang}-${w}.png`, fullPage: true });
    }
  }
});
