import type { Page, Route } from '@playwright/test';

/** Holds back requests until they are released, and then answers them. Returns the function that releases them. */
export async function holdBackRequests(
  page: Page,
  path: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
