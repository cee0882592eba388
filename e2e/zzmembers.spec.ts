import { test } from '@playwright/test';
import { haveSiam } from './siam.ts';
import { demoPassword, newPage, openAs, settled } from './visit.ts';

haveSiam();
for (const [lang, width, height] of [['tw', 390, 844], ['en', 1280, 900]] as const)
  test(`look ${lang}`, async ({ browser, baseURL }) => {
    const origin = `http://siam.${new URL(baseURL ?? '').host}`;
    const page = await newPage(browser, width, height);
    await page.addInitScript((l) => localStorage.setItem('crossdock.language', l), lang);
    await page.goto(`${origin}/login`);
    await page.locator('input[autocomplete^="username"]').first().fill('demo');
    await page.locator('input[type="password"]').fill(demoPassword);
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(`${origin}/home`);
    await page.goto(`${origin}/ship`);
    await settled(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/members/ship-${lang}.png`, fullPage: true });
    const own = await newPage(browser, width, height);
    await openAs(own, baseURL ?? '', 'portal', 'demo', lang);
    for (const [name, path] of [['ship2', '/ship'], ['spending', '/spending'], ['storage', '/storage'], ['newBag', '/newBag']]) {
      await own.goto(`${baseURL}${path}`);
      await settled(own);
      await own.waitForTimeout(1000);
      await own.screenshot({ path: `/tmp/members/${name}-${lang}.png`, fullPage: true });
    }
  });
