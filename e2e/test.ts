import { test as base } from '@playwright/test';

/** Playwright's `test` with the URL of the first demo shop as `origin`. */
export const test = base.extend<{ readonly origin: string }>({
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
});
