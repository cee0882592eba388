import { type NewShop, newShop } from './newShop.ts';
import { test as base } from './test.ts';

/** Playwright's `test` with a new shop in Taiwan, whose owner is logged in at a console. */
export const test = base.extend<{ readonly taiwanShop: NewShop }>({
  taiwanShop: async ({ browser, baseURL }, use) =>
    use(await newShop(browser, baseURL, { currency: 'TWD', timeZone: 'Asia/Taipei' })),
});
