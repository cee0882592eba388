import { expect, test } from '@playwright/test';
import { newPage, openAs } from './visit.ts';
import { portal } from './words.ts';

/** Late content does not move anything that a person reads, types into or is about to click. */
for (const width of [390, 1280])
  test(`the login page stands still at ${width} px, however late answers and files come`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const page = await newPage(browser, width);
    await openAs(page, origin, 'portal', null, 'tw');
    await page.route(/\/(api\/|assets\/OtherWays|assets\/later)/, async (route) => {
      await new Promise((later) => setTimeout(later, 600));
      await route.continue();
    });
    await page.goto(`${origin}/login`);
    const register = page.getByRole('link', { name: portal('members.login.register') });
    await expect(register).toBeVisible();
    const places = () =>
      page
        .locator('main :is(input, a, button[type="submit"])')
        .evaluateAll((parts) =>
          parts.slice(0, 4).map((part) => Math.round(part.getBoundingClientRect().top)),
        );
    const before = await places();
    await page.locator('input[autocomplete^="username"]').pressSequentially('demo', { delay: 200 });
    await expect(page.getByText(portal('members.login.or'), { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
    await page.context().close();
  });
