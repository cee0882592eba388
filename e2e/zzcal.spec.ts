import { test } from '@playwright/test';
import { newPage, openAs, settled } from './visit.ts';

test.setTimeout(180_000);
test('pictures', async ({ browser, baseURL }) => {
  const origin = String(baseURL);
  for (const [lang, width, height] of [
    ['tw', 390, 844],
    ['en', 1280, 900],
  ] as const) {
    for (const path of (process.env.PATHS ?? '/storage').split(',')) {
      const page = await newPage(browser, width, height);
      await openAs(page, origin, 'portal', 'demo', lang);
      await page.goto(`${origin}${path}`);
      await settled(page);
      await page.screenshot({
        path: `/tmp/calendar/${lang}${path.replaceAll('/', '-')}.png`,
        fullPage: true,
      });
      const button = page.locator('thead button').nth(6);
      if (await button.count()) {
        await button.click();
        await page.screenshot({ path: `/tmp/calendar/${lang}${path.replaceAll('/', '-')}-day.png` });
      }
      await page.context().close();
    }
  }
});
