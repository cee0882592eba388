import { type Browser, type BrowserContext, type BrowserContextOptions, test } from '@playwright/test';

/** The open contexts, each with the id of the test that opened it. */
const opened = new Map<BrowserContext, string>();

/**
 * A browser context for this test. The contexts of earlier tests are closed first. The runner would leave them open
 * until its worker ends, and their pages would continue to read data that other tests change.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const { testId } = test.info();
  const earlier = [...opened].filter(([, of]) => of !== testId).map(([context]) => context);
  for (const context of earlier) opened.delete(context);
  await Promise.all(earlier.map(close));
  const context = await browser.newContext(options);
  opened.set(context, testId);
  context.on('close', () => opened.delete(context));
  return context;
}

async function close(context: BrowserContext): Promise<void> {
  // An answer that a test still holds back must not fail the next test.
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
