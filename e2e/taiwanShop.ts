import { type NewShop, newShop } from './newShop.ts';
import { test as base } from './test.ts';

/** A journey in a new shop in Taiwan, whose owner is at a console. */
export const test = base.extend<{ readonly taiwanShop: NewShop }>({
  taiwanShop: async ({ browser, baseURL }, use) =>
    use(await newShop(browser, baseURL, { currency: 'TWD', timeZone: 'Asia/Taipei' })),
});
