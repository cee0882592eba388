import { expect } from '@playwright/test';
import { firstTexts } from '../packages/portal/src/shell/firstTexts.ts';
import { words } from '../packages/portal/src/words/words.gen.ts';
import { test } from './test.ts';
import { newPage, openWith } from './visit.ts';

test.describe.configure({ mode: 'parallel' });

for (const lang of ['tw', 'en'] as const)
  test(`a visitor sees a page's title and intro before any code is loaded, and the screen then says the same (${lang})`, async ({
    browser,
    origin,
  }) => {
    for (const [path, keys] of Object.entries(firstTexts)) {
      const page = await newPage(browser, 390);
      await openWith(page, 'portal', null, lang);
      const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
      await page.route('**/assets/**', async (route) => {
        await allowed;
        await route.continue();
      });
      // If another journey has given the shop its own texts, the first paint shows no texts. So this answers the page
      // with version 1 of the texts, which means that the shop has none of its own.
      const shop = (await (await page.request.get(origin + path)).text()).replace(
        /"langVersion":\d+/,
        '"langVersion":1',
      );
      const name = /"shop_name":"([^"]+)"/.exec(shop)?.[1] ?? '';
      const [title = '', intro] = keys.map((key) => words[key][lang].replace('{shop}', name));
      await page.route(origin + path, async (route) => {
        await route.fulfill({ response: await route.fetch(), body: shop });
      });
      await page.goto(origin + path, { waitUntil: 'commit' });
      await expect(page.locator('.fp-main h1')).toHaveText(title);
      if (intro) await expect(page.locator('.fp-main p')).toHaveText(intro);
      allow();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (intro) await expect(page.locator('#content').getByText(intro)).toBeVisible();
      await page.context().close();
    }
  });
