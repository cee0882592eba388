import { test as base } from '@playwright/test';

/** A journey of Playwright, which is also told where the first demo shop is. */
export const test = base.extend<{ readonly origin: string }>({
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
});
